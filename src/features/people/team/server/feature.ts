import { versionedById } from '../../../../platform/server/data/version.ts'
import type { Feature } from '../../../../platform/server/feature.ts'
import { closingSteps, exportSections, waitingInvitations } from '../../../base/account/server/hooks.ts'
import { teamCalls } from '../contract/calls.ts'
import { teamErrors } from '../contract/errors.ts'
import { teamNotices } from '../contract/notices.ts'
import { isInvited } from './acceptance.ts'
import { teamJobs } from './jobs.ts'
import { departClosed } from './members.ts'
import { teamMenus } from './menu.ts'
import { teamOfMember } from './reads.ts'
import { teamRoutes } from './routes.ts'
import { team as teamTable } from './tables.ts'

export const team = {
  name: 'team',
  errors: teamErrors,
  versions: { team: versionedById(teamTable) },
  calls: teamCalls,
  notices: teamNotices,
  routes: teamRoutes,
  jobs: teamJobs,
  menus: teamMenus,
  hooks: (hooks) => {
    hooks.add(waitingInvitations, 'team', isInvited)
    hooks.add(closingSteps, 'team', departClosed)
    hooks.add(exportSections, 'team', teamOfMember)
  },
} satisfies Feature
