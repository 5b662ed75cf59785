import type { Feature } from '../../../platform/server/feature.ts'
import { verificationDictionaries } from '../contract/dictionaries.ts'
import { verificationNotices } from '../contract/notices.ts'

export const verification = { name: 'verification', notices: verificationNotices, dictionaries: verificationDictionaries } satisfies Feature
