import type { Feature } from '../../../../platform/server/feature.ts'
import { queueCalls } from '../contract/calls.ts'
import { queueRoutes } from './routes.ts'

export const queue = { name: 'queue', calls: queueCalls, routes: queueRoutes } satisfies Feature
