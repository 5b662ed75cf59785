import type { Feature } from '../../../platform/server/feature.ts'

export const secret = { name: 'secret' } satisfies Feature
