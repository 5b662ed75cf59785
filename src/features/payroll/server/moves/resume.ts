import { runMove } from '../move.ts'
import { oneOf, setPayments } from '../payments.ts'

/** Ends the withholding: the payment waits to be sent. */
export const resume = runMove({
  call: 'POST /ws/payroll/run/resume',
  by: ['company'],
  prepare: async ({ row }, { employeeId }, act) => ({
    payments: [await oneOf(act, row, employeeId, ['withheld'])],
    detail: { employeeId },
  }),
  after: (act, { plan }) => setPayments(act, plan?.payments ?? [], { state: 'held', reason: '' }),
})
