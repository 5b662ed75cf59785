import type { Feature } from '../../../platform/server/feature.ts'
import { costCalls } from '../contract/calls.ts'
import { costRoutes } from './routes.ts'

export const cost = { name: 'cost', calls: costCalls, routes: costRoutes } satisfies Feature
