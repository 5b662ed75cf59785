import { daysAfter } from '../../../../../platform/server/clock.ts'
import { ACCEPT_DAYS } from '../../../../../rules/demand.ts'
import { announceAcceptance } from '../closing.ts'
import { timerMove } from '../move.ts'

/** Neither party accepted in time. */
export const acceptOverdue = timerMove({
  providerSees: 'always',
  timer: (_row, now) => daysAfter(now, ACCEPT_DAYS),
  after: (act, { context, row }) => announceAcceptance(act, row, context.side),
})
