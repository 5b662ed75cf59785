import { eq, sql } from '../../../../platform/server/data/drizzle.ts'
import { numbered } from '../../../../platform/server/data/numbers.ts'
import { versionedBy, versionedById } from '../../../../platform/server/data/version.ts'
import type { Feature } from '../../../../platform/server/feature.ts'
import { approvalKinds, leftBooks } from '../../../base/approval/server/hooks.ts'
import { operatorFinders, waitingCases } from '../../../base/queue/server/hooks.ts'
import { fileViewers } from '../../../base/upload/server/hooks.ts'
import { decidedBooks, transferBooks } from '../../../money/wallet/server/hooks.ts'
import { everPaid, leavePlannedSteps, leftSteps, rehiredSteps, takingBackObstacles, takingBackSteps } from '../../employee/server/hooks.ts'
import { salaryEffects } from '../../salary/server/hooks.ts'
import { memberObligations } from '../../team/server/hooks.ts'
import { payrollCalls } from '../contract/calls.ts'
import { payrollErrors } from '../contract/errors.ts'
import { payrollNotices } from '../contract/notices.ts'
import { effectsOf } from './effects.ts'
import { batchNumbered, findBatches } from './find.ts'
import { payrollJobs } from './jobs.ts'
import { leavePlanned, openFinalRun, rehired } from './leaving.ts'
import { leftByPay } from './left.ts'
import { payrollMenus } from './menu.ts'
import { obligationsOf } from './obligations.ts'
import { decidedBatches, paidByBatches, payrollPaidKind, payrollReturnKind, returnedToBatches } from './outcomes.ts'
import { paidEver } from './payment-list.ts'
import { payrollRoutes } from './routes.ts'
import { payGroup, payPolicy, payRun } from './tables.ts'
import { inPayroll, leaveGroups } from './taking-back.ts'

export const payroll = {
  name: 'payroll',
  errors: payrollErrors,
  versions: {
    payGroup: versionedById(payGroup),
    payRun: versionedById(payRun),
    payPolicy: versionedBy(
      payPolicy,
      (_, { companyId }) => (companyId ? eq(payPolicy.companyId, companyId) : undefined),
      (_, { companyId }) => ['payPolicy', companyId],
      { by: payPolicy.changedBy, at: payPolicy.changedAt },
    ),
  },
  calls: payrollCalls,
  notices: payrollNotices,
  routes: payrollRoutes,
  jobs: payrollJobs,
  menus: payrollMenus,
  hooks: (hooks) => {
    hooks.add(waitingCases, 'payroll', { payrollPayouts: sql`select from pay_batch where settled_at is null` })
    hooks.add(salaryEffects, 'payroll', effectsOf)
    hooks.add(everPaid, 'payroll', paidEver)
    hooks.add(leftSteps, 'payroll', openFinalRun)
    hooks.add(leavePlannedSteps, 'payroll', leavePlanned)
    hooks.add(rehiredSteps, 'payroll', rehired)
    hooks.add(memberObligations, 'payroll', obligationsOf)
    hooks.add(takingBackObstacles, 'payroll', inPayroll)
    hooks.add(takingBackSteps, 'payroll', leaveGroups)
    hooks.add(approvalKinds, 'payrollPaid', payrollPaidKind)
    hooks.add(approvalKinds, 'payrollReturn', payrollReturnKind)
    hooks.add(leftBooks, 'payroll', leftByPay)
    hooks.add(operatorFinders, 'payroll', findBatches)
    hooks.add(numbered, 'payroll', { PB: batchNumbered })
    hooks.add(decidedBooks, 'payroll', decidedBatches)
    hooks.add(transferBooks.out, 'payroll', paidByBatches)
    hooks.add(transferBooks.in, 'payroll', returnedToBatches)
    // The proof of what was paid outside.
    hooks.add(
      fileViewers,
      'payRun',
      async (_db, actor, file) => actor.companyId !== null && file.companyId === actor.companyId && actor.holds('pay:view'),
    )
  },
} satisfies Feature
