import { returnToWallet } from '../money.ts'
import { runMove } from '../move.ts'
import { chosen, settledWithout, turnPayments } from '../payments.ts'

/** Held → wallet, for payments that will not be made. */
export const giveBack = runMove({
  call: 'POST /ws/payroll/run/giveBack',
  by: ['company'],
  posts: ['payroll.return'],
  prepare: async ({ row, facts }, { employeeIds, reason }, act) => {
    const payments = await chosen(act, row, { employeeIds }, 'giveBack')
    return {
      payments,
      reason,
      detail: { employeeIds },
      money: (version) => returnToWallet(act, row, payments, version),
      ...(row.state === 'paying' && settledWithout(facts, payments, 'giveBack') && { to: 'paid' as const }),
    }
  },
  after: (act, { plan, input }) => turnPayments(act, plan?.payments ?? [], 'giveBack', { reason: input.reason }),
})
