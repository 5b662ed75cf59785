import type { Feature } from '../../../../platform/server/feature.ts'
import { standingCalls } from '../contract/calls.ts'
import { standingErrors } from '../contract/errors.ts'
import { standingRoutes } from './routes.ts'

export const standing = { name: 'standing', errors: standingErrors, calls: standingCalls, routes: standingRoutes } satisfies Feature
