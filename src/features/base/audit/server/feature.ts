import type { Feature } from '../../../../platform/server/feature.ts'
import { jobFailed } from '../../../../platform/server/jobs/failed-jobs.ts'
import { auditCalls } from '../contract/calls.ts'
import { auditNotices } from '../contract/notices.ts'
import { notifyOfFailed } from './failed.ts'
import { auditJobs } from './jobs.ts'
import { auditMenus } from './menu.ts'
import { auditRoutes } from './routes.ts'

export const audit = {
  name: 'audit',
  menus: auditMenus,
  calls: auditCalls,
  notices: auditNotices,
  routes: auditRoutes,
  jobs: auditJobs,
  hooks: (hooks) => hooks.add(jobFailed, 'audit', notifyOfFailed),
} satisfies Feature
