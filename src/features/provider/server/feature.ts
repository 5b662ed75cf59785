import type { Feature } from '../../../platform/server/feature.ts'
import { providerCalls } from '../contract/calls.ts'
import { providerRoutes } from './routes.ts'

export const provider = { name: 'provider', calls: providerCalls, routes: providerRoutes } satisfies Feature
