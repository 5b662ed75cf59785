import type { Feature } from '../../../platform/server/feature.ts'
import { auditCalls } from '../contract/calls.ts'
import { auditNotices } from '../contract/notices.ts'
import { auditJobs } from './jobs.ts'
import { auditRoutes } from './routes.ts'

export const audit = {
  name: 'audit',
  calls: auditCalls,
  notices: auditNotices,
  routes: auditRoutes,
  jobs: auditJobs,
} satisfies Feature
