import { payrollNotices } from '../../contract/notices.ts'
import { bankSentBack } from '../money.ts'
import { runMove } from '../move.ts'
import { notifyMembers } from '../news.ts'
import { chosen, turnPayments } from '../payments.ts'

/** The bank sent back what it had paid: bank → held, to be sent again or returned to the wallet. */
export const comeBack = runMove({
  call: 'POST /ws/operator/payroll/cameBack',
  by: ['operator'],
  posts: ['payroll.bounced'],
  prepare: async ({ row }, { batchId, paymentIds, reason, reference }, act) => {
    const payments = await chosen(act, row, { batchId, paymentIds }, 'comeBack')
    return {
      payments,
      reason,
      detail: { batchId, payments: payments.length, reference },
      money: (version) => bankSentBack(act, row, payments, version),
    }
  },
  after: async (act, { row, plan, input }) => {
    await turnPayments(act, plan?.payments ?? [], 'comeBack', { reason: input.reason, reference: '' })
    await notifyMembers(act, row, 'payroll:pay', payrollNotices.paymentsFailed, {
      count: plan?.payments?.length ?? 0,
      reason: input.reason,
    })
  },
})
