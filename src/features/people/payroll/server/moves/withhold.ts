import { runMove } from '../move.ts'
import { oneOf, settledWithout, turnPayments } from '../payments.ts'

/** Keeps somebody's payment back, with the reason. The money stays held. */
export const withhold = runMove({
  call: 'POST /ws/payroll/run/withhold',
  by: ['company'],
  prepare: async ({ row, facts }, { employeeId, reason }, act) => {
    const payment = await oneOf(act, row, employeeId, 'withhold')
    return {
      payments: [payment],
      reason,
      detail: { employeeId },
      ...(row.state === 'paying' && settledWithout(facts, [payment], 'withhold') && { to: 'paid' as const }),
    }
  },
  after: (act, { plan, input }) => turnPayments(act, plan?.payments ?? [], 'withhold', { reason: input.reason }),
})
