import type { Feature } from '../../../platform/server/feature.ts'
import { payTyped, salaryStandings } from '../../employee/server/hooks.ts'
import { salaryCalls } from '../contract/calls.ts'
import { salaryNotices } from '../contract/notices.ts'
import { salaryMenus } from './menu.ts'
import { standingsOf } from './reads.ts'
import { salaryRoutes } from './routes.ts'
import { proposeTyped } from './writes.ts'

export const salary = {
  name: 'salary',
  calls: salaryCalls,
  notices: salaryNotices,
  routes: salaryRoutes,
  menus: salaryMenus,
  hooks: (hooks) => {
    hooks.add(salaryStandings, 'salary', standingsOf)
    hooks.add(payTyped, 'salary', proposeTyped)
  },
} satisfies Feature
