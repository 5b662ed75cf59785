import type { Feature } from '../../../platform/server/feature.ts'
import { exportSections } from '../../account/server/hooks.ts'
import { noticeCalls } from '../contract/calls.ts'
import { noticeMenus } from './menu.ts'
import { allNoticesOf } from './reads.ts'
import { noticeRoutes } from './routes.ts'

export const notice = {
  name: 'notice',
  calls: noticeCalls,
  routes: noticeRoutes,
  menus: noticeMenus,
  hooks: (hooks) => hooks.add(exportSections, 'messages', allNoticesOf),
} satisfies Feature
