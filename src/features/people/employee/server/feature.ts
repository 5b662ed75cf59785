import { eq } from '../../../../platform/server/data/drizzle.ts'
import { versionedBy, versionedById } from '../../../../platform/server/data/version.ts'
import type { Feature } from '../../../../platform/server/feature.ts'
import { secretAddresses } from '../../../base/account/server/hooks.ts'
import { secretViewers } from '../../../base/secret/server/hooks.ts'
import { fileViewers } from '../../../base/upload/server/hooks.ts'
import { memberDepartures, teamEmployees, teamMoves } from '../../team/server/hooks.ts'
import { employeeCalls } from '../contract/calls.ts'
import { employeeErrors } from '../contract/errors.ts'
import { employeeNotices } from '../contract/notices.ts'
import { seesEmployeeFile } from './documents.ts'
import { addresses } from './feed.ts'
import { employeeJobs } from './jobs.ts'
import { employeeMenus } from './menu.ts'
import { opensEmployeeNumber } from './numbers.ts'
import { employeeRoutes } from './routes.ts'
import { employeePolicy, employee as employeeTable, payee } from './tables.ts'
import { employeesByTeam, forgetMember, moveTeam } from './teams.ts'

export const employee = {
  name: 'employee',
  errors: employeeErrors,
  versions: {
    employee: versionedById(employeeTable, { says: 'employeeChanged' }),
    payee: versionedBy(
      payee,
      ({ employeeId }) => eq(payee.employeeId, String(employeeId)),
      ({ employeeId }) => ['payee', employeeId],
      { by: payee.changedBy, at: payee.changedAt },
    ),
    employeePolicy: versionedBy(
      employeePolicy,
      (_, { companyId }) => (companyId ? eq(employeePolicy.companyId, companyId) : undefined),
      (_, { companyId }) => ['employeePolicy', companyId],
      { by: employeePolicy.changedBy, at: employeePolicy.changedAt },
    ),
  },
  calls: employeeCalls,
  notices: employeeNotices,
  routes: employeeRoutes,
  jobs: employeeJobs,
  menus: employeeMenus,
  hooks(hooks) {
    hooks.add(teamEmployees, 'employee', employeesByTeam)
    hooks.add(teamMoves, 'employee', moveTeam)
    hooks.add(secretAddresses, 'employee', addresses)
    hooks.add(memberDepartures, 'employee', forgetMember)
    hooks.add(fileViewers, 'employee', seesEmployeeFile)
    hooks.add(secretViewers, 'employee', opensEmployeeNumber)
    hooks.add(secretViewers, 'payee', opensEmployeeNumber)
  },
} satisfies Feature
