import type { Feature } from '../../../../platform/server/feature.ts'
import { calendarChanged } from '../../calendar/server/hooks.ts'
import { erasingSteps, joinedSteps, leftSteps, onLeaveToday, takingBackObstacles } from '../../employee/server/hooks.ts'
import { memberDepartures } from '../../team/server/hooks.ts'
import { absenceCalls } from '../contract/calls.ts'
import { absenceErrors } from '../contract/errors.ts'
import { absenceNotices } from '../contract/notices.ts'
import { absenceJobs, holidayChanged } from './jobs.ts'
import { erased, joined, left, memberLeft, withLeave } from './leaving.ts'
import { absenceMenus } from './menu.ts'
import { onLeaveOn } from './reads.ts'
import { absenceRoutes } from './routes.ts'

export const absence = {
  name: 'absence',
  errors: absenceErrors,
  calls: absenceCalls,
  notices: absenceNotices,
  routes: absenceRoutes,
  jobs: absenceJobs,
  menus: absenceMenus,
  hooks: (hooks) => {
    hooks.add(joinedSteps, 'absence', joined)
    hooks.add(leftSteps, 'absence', left)
    hooks.add(erasingSteps, 'absence', erased)
    hooks.add(takingBackObstacles, 'absence', withLeave)
    hooks.add(onLeaveToday, 'absence', onLeaveOn)
    hooks.add(memberDepartures, 'absence', memberLeft)
    hooks.add(calendarChanged, 'absence', holidayChanged)
  },
} satisfies Feature
