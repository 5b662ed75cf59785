import { payrollNotices } from '../../contract/notices.ts'
import { settleBatches } from '../batches.ts'
import { bankReturned } from '../money.ts'
import { runMove } from '../move.ts'
import { notifyMembers } from '../news.ts'
import { chosen, turnPayments } from '../payments.ts'

/** The bank returned it: on its way → held, to be sent again or returned to the wallet. */
export const markFailed = runMove({
  call: 'POST /ws/operator/payroll/failed',
  by: ['operator'],
  posts: ['payroll.failed'],
  prepare: async ({ row }, { batchId, paymentIds, reason }, act) => {
    const payments = await chosen(act, row, { batchId, paymentIds }, 'markFailed')
    return {
      payments,
      reason,
      detail: { batchId, payments: payments.length },
      money: (version) => bankReturned(act, row, payments, version),
    }
  },
  after: async (act, { row, plan, input }) => {
    await turnPayments(act, plan?.payments ?? [], 'markFailed', input.reason === '' ? {} : { reason: input.reason })
    await settleBatches(act, [input.batchId])
    await notifyMembers(act, row, 'payroll:pay', payrollNotices.paymentsFailed, {
      count: plan?.payments?.length ?? 0,
      reason: input.reason,
    })
  },
})
