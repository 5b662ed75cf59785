import { settleBatches } from '../batches.ts'
import { bankPaid } from '../money.ts'
import { runMove } from '../move.ts'
import { notifyOfPaidRun } from '../news.ts'
import { chosen, settledWithout, turnPayments } from '../payments.ts'

/** The bank has paid: on its way → bank. */
export const markPaid = runMove({
  call: 'POST /ws/operator/payroll/paid',
  by: ['operator'],
  posts: ['payroll.paid'],
  prepare: async ({ row, facts }, { batchId, paymentIds, reference }, act) => {
    const payments = await chosen(act, row, { batchId, paymentIds }, 'markPaid')
    return {
      payments,
      detail: { batchId, payments: payments.length, reference },
      money: (version) => bankPaid(act, row, payments, version),
      ...(row.state === 'paying' && settledWithout(facts, payments, 'markPaid') && { to: 'paid' as const }),
    }
  },
  after: async (act, { context, row, plan, input }) => {
    await turnPayments(act, plan?.payments ?? [], 'markPaid', input.reference === '' ? {} : { reference: input.reference })
    await settleBatches(act, [input.batchId])
    if (row.state === 'paid' && context.row.state !== 'paid') await notifyOfPaidRun(act, row)
  },
})
