import type { Feature } from '../../../../platform/server/feature.ts'
import { outboxCalls } from '../contract/calls.ts'
import { outboxErrors } from '../contract/errors.ts'
import { outboxJobs } from './jobs.ts'
import { outboxMenus } from './menu.ts'
import { outboxRoutes } from './routes.ts'

export const outbox = {
  name: 'outbox',
  errors: outboxErrors,
  menus: outboxMenus,
  calls: outboxCalls,
  routes: outboxRoutes,
  jobs: outboxJobs,
} satisfies Feature
