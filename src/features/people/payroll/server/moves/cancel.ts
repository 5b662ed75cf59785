import { release } from '../money.ts'
import { runMove } from '../move.ts'
import { dropPaymentsOf } from '../payments.ts'

/** Ends a run before anything is sent; what was held returns to the wallet. */
export const cancel = runMove({
  call: 'POST /ws/payroll/run/cancel',
  by: ['company'],
  posts: ['payroll.release'],
  refusedWhen: { runSent: ({ facts }) => facts.everSent > 0 },
  prepare: ({ row }, { reason }, act) => ({
    set: { calculating: 'no', remark: reason },
    reason,
    ...(row.state === 'approved' && { money: (version: number) => release(act, row, version) }),
  }),
  after: (act, { row }) => dropPaymentsOf(act, row),
})
