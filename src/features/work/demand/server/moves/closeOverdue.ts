import { daysAfter } from '../../../../../platform/server/clock.ts'
import { CLOSE_DAYS } from '../../../../../rules/demand.ts'
import { announceClosing } from '../closing.ts'
import { outcomeOf } from '../context.ts'
import { refund } from '../money.ts'
import { timerMove } from '../move.ts'

/** One side or both did not close in time. */
export const closeOverdue = timerMove({
  providerSees: 'always',
  posts: ['demand.refund'],
  timer: (_row, now) => daysAfter(now, CLOSE_DAYS),
  prepare: ({ row, facts }) => ({ set: { outcome: outcomeOf(row) }, money: refund(row, facts.heldMinor) }),
  after: (act, { context, row }) => announceClosing(act, row, context.side),
})
