import type { Feature } from '../../../platform/server/feature.ts'
import { accountCalls } from '../contract/calls.ts'
import { accountJobs } from './jobs.ts'
import { accountRoutes } from './routes.ts'

export const account = { name: 'account', calls: accountCalls, routes: accountRoutes, jobs: accountJobs } satisfies Feature
