import { payrollNotices } from '../../contract/notices.ts'
import { release } from '../money.ts'
import { runMove } from '../move.ts'
import { notifyPreparers } from '../news.ts'
import { dropPaymentsOf } from '../payments.ts'
import { dropLeave } from '../printed/leave.ts'

/** Takes the approval back before anything is sent: held → wallet, as a mirror of the approval. */
export const reopen = runMove({
  call: 'POST /ws/payroll/run/reopen',
  by: ['company'],
  posts: ['payroll.release'],
  refusedWhen: { runSent: ({ facts }) => facts.everSent > 0 },
  prepare: ({ row }, { reason }, act) => ({
    set: { approvedBy: null, approvedAt: null, submittedAt: null },
    reason,
    money: (version) => release(act, row, version),
  }),
  after: async (act, { row, input }) => {
    await dropPaymentsOf(act, row)
    await dropLeave(act, row)
    await notifyPreparers(act, row, payrollNotices.runReopened, { reason: input.reason })
  },
})
