import { versionedById } from '../../../../platform/server/data/version.ts'
import type { Feature } from '../../../../platform/server/feature.ts'
import { payInForce, payTyped, salaryStandings, takingBackObstacles, takingBackSteps } from '../../employee/server/hooks.ts'
import { salaryCalls } from '../contract/calls.ts'
import { salaryErrors } from '../contract/errors.ts'
import { salaryNotices } from '../contract/notices.ts'
import { salaryMenus } from './menu.ts'
import { standingsOf, termsInForce } from './reads.ts'
import { salaryRoutes } from './routes.ts'
import { salaryChange } from './tables.ts'
import { approvedAmong, proposeTyped, takeBackChanges } from './writes.ts'

export const salary = {
  name: 'salary',
  errors: salaryErrors,
  versions: { salaryChange: versionedById(salaryChange, { by: salaryChange.decidedBy, at: salaryChange.decidedAt }) },
  calls: salaryCalls,
  notices: salaryNotices,
  routes: salaryRoutes,
  menus: salaryMenus,
  hooks: (hooks) => {
    hooks.add(salaryStandings, 'salary', standingsOf)
    hooks.add(payInForce, 'salary', termsInForce)
    hooks.add(payTyped, 'salary', proposeTyped)
    hooks.add(takingBackObstacles, 'salary', approvedAmong)
    hooks.add(takingBackSteps, 'salary', takeBackChanges)
  },
} satisfies Feature
