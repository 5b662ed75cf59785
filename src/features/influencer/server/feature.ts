import type { Feature } from '../../../platform/server/feature.ts'
import { influencerCalls } from '../contract/calls.ts'
import { influencerRoutes } from './routes.ts'

export const influencer = { name: 'influencer', calls: influencerCalls, routes: influencerRoutes } satisfies Feature
