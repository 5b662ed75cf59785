import { versionedById } from '../../../../platform/server/data/version.ts'
import type { Feature } from '../../../../platform/server/feature.ts'
import { eventCalls } from '../contract/calls.ts'
import { eventErrors } from '../contract/errors.ts'
import { eventNotices } from '../contract/notices.ts'
import { eventJobs } from './jobs.ts'
import { eventMenus } from './menu.ts'
import { eventRoutes } from './routes.ts'
import { event as eventTable } from './tables.ts'

export const event = {
  name: 'event',
  errors: eventErrors,
  versions: { event: versionedById(eventTable) },
  calls: eventCalls,
  notices: eventNotices,
  routes: eventRoutes,
  jobs: eventJobs,
  menus: eventMenus,
} satisfies Feature
