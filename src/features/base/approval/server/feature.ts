import { eq } from '../../../../platform/server/data/drizzle.ts'
import { versionedBy } from '../../../../platform/server/data/version.ts'
import type { Feature } from '../../../../platform/server/feature.ts'
import { secondOperators } from '../../account/server/hooks.ts'
import { waitingCases } from '../../queue/server/hooks.ts'
import { fileViewers } from '../../upload/server/hooks.ts'
import { approvalCalls } from '../contract/calls.ts'
import { approvalDictionaries } from '../contract/dictionaries.ts'
import { approvalErrors } from '../contract/errors.ts'
import { approvalNotices } from '../contract/notices.ts'
import { limitKind } from './change-limit.ts'
import { approvalKinds } from './hooks.ts'
import { approvalMenus } from './menu.ts'
import { seesAskedFile, waitingForSecond } from './reads.ts'
import { approvalRoutes } from './routes.ts'
import { askSecondOperator, secondFactorKind } from './second-factor.ts'
import { approvalLimit } from './tables.ts'
import { expire, expireJob } from './writes.ts'

export const approval = {
  name: 'approval',
  errors: approvalErrors,
  versions: {
    approvalLimit: versionedBy(
      approvalLimit,
      (_, { companyId }) => (companyId ? eq(approvalLimit.companyId, companyId) : undefined),
      (_, { companyId }) => ['approvalLimit', companyId],
      { by: approvalLimit.changedBy, at: approvalLimit.changedAt },
    ),
  },
  calls: approvalCalls,
  notices: approvalNotices,
  routes: approvalRoutes,
  jobs: (jobs) => jobs.on(expireJob, expire),
  menus: approvalMenus,
  dictionaries: approvalDictionaries,
  hooks: (hooks) => {
    hooks.add(waitingCases, 'approval', { approvals: waitingForSecond })
    hooks.add(fileViewers, 'approval', seesAskedFile)
    hooks.add(approvalKinds, 'limit', limitKind)
    hooks.add(approvalKinds, 'secondFactor', secondFactorKind)
    hooks.add(secondOperators, 'approval', askSecondOperator)
  },
} satisfies Feature
