import type { Feature } from '../../../../platform/server/feature.ts'
import { standingErrors } from '../contract/errors.ts'

export const standing = { name: 'standing', errors: standingErrors } satisfies Feature
