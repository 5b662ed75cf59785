import { runMove } from '../move.ts'
import { oneOf, setPayments, settledWithout } from '../payments.ts'

/** Keeps somebody's payment back, with the reason. The money stays held. */
export const withhold = runMove({
  call: 'POST /ws/payroll/run/withhold',
  by: ['company'],
  prepare: async ({ row, facts }, { employeeId, reason }, act) => {
    const payment = await oneOf(act, row, employeeId, ['held', 'failed'])
    return {
      payments: [payment],
      reason,
      detail: { employeeId },
      ...(row.state === 'paying' && settledWithout(facts, [payment], 'withheld') && { to: 'paid' as const }),
    }
  },
  after: (act, { plan, input }) => setPayments(act, plan?.payments ?? [], { state: 'withheld', reason: input.reason }),
})
