import { and, eq } from '../../../../platform/server/data/drizzle.ts'
import { versionedBy, versionedById } from '../../../../platform/server/data/version.ts'
import type { Feature } from '../../../../platform/server/feature.ts'
import { secretAddresses } from '../../../base/account/server/hooks.ts'
import { calendarChanged } from '../../calendar/server/hooks.ts'
import {
  erasingSteps,
  joinedSteps,
  leftSteps,
  onLeaveToday,
  placedSteps,
  takingBackObstacles,
  takingBackSteps,
} from '../../employee/server/hooks.ts'
import { memberDepartures } from '../../team/server/hooks.ts'
import { absenceCalls } from '../contract/calls.ts'
import { absenceErrors } from '../contract/errors.ts'
import { absenceNotices } from '../contract/notices.ts'
import { addresses } from './feed.ts'
import { absenceJobs, holidayChanged } from './jobs.ts'
import { erased, joined, left, memberLeft, withLeave } from './leaving.ts'
import { absenceMenus } from './menu.ts'
import { dropOpenings, enterWaiting } from './opening.ts'
import { onLeaveOn } from './reads.ts'
import { absenceRoutes } from './routes.ts'
import { leaveRequest, leaveType } from './tables.ts'

export const absence = {
  name: 'absence',
  errors: absenceErrors,
  versions: {
    leaveRequest: versionedById(leaveRequest),
    leaveType: versionedBy(
      leaveType,
      ({ code }, { companyId }) =>
        companyId && typeof code === 'string' ? and(eq(leaveType.companyId, companyId), eq(leaveType.code, code)) : undefined,
      ({ code }, { companyId }) => ['leaveType', companyId, code],
    ),
  },
  calls: absenceCalls,
  notices: absenceNotices,
  routes: absenceRoutes,
  jobs: absenceJobs,
  menus: absenceMenus,
  hooks: (hooks) => {
    hooks.add(joinedSteps, 'absence', joined)
    hooks.add(leftSteps, 'absence', left)
    hooks.add(placedSteps, 'absence', enterWaiting)
    hooks.add(erasingSteps, 'absence', erased)
    hooks.add(takingBackObstacles, 'absence', withLeave)
    hooks.add(takingBackSteps, 'absence', dropOpenings)
    hooks.add(onLeaveToday, 'absence', onLeaveOn)
    hooks.add(secretAddresses, 'absence', addresses)
    hooks.add(memberDepartures, 'absence', memberLeft)
    hooks.add(calendarChanged, 'absence', holidayChanged)
  },
} satisfies Feature
