import type { Feature } from '../../../platform/server/feature.ts'
import { eventCalls } from '../contract/calls.ts'
import { eventJobs } from './jobs.ts'
import { eventRoutes } from './routes.ts'

export const event = { name: 'event', calls: eventCalls, routes: eventRoutes, jobs: eventJobs } satisfies Feature
