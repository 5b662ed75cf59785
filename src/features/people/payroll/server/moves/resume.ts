import { runMove } from '../move.ts'
import { oneOf, turnPayments } from '../payments.ts'

/** Ends the withholding: the payment waits to be sent. */
export const resume = runMove({
  call: 'POST /ws/payroll/run/resume',
  by: ['company'],
  prepare: async ({ row }, { employeeId }, act) => ({
    payments: [await oneOf(act, row, employeeId, 'resume')],
    detail: { employeeId },
  }),
  after: (act, { plan }) => turnPayments(act, plan?.payments ?? [], 'resume', { reason: '' }),
})
