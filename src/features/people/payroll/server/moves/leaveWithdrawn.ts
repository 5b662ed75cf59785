import { release } from '../money.ts'
import type { RunMoveOf } from '../move.ts'
import { dropPaymentsOf } from '../payments.ts'

/** By itself, when the person whom a final run is for does not leave after all: before anything is sent. */
export const leaveWithdrawn: RunMoveOf<undefined> = {
  by: ['timer'],
  posts: ['payroll.release'],
  refusedWhen: { runSent: ({ facts }) => facts.everSent > 0 },
  prepare: ({ row }, _input, act) => ({
    set: { calculating: 'no' },
    ...(row.state === 'approved' && { money: (version: number) => release(act, row, version) }),
  }),
  after: (act, { row }) => dropPaymentsOf(act, row),
}
