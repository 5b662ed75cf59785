import type { Feature } from '../../../platform/server/feature.ts'
import { verificationNotices } from '../contract/notices.ts'

export const verification = { name: 'verification', notices: verificationNotices } satisfies Feature
