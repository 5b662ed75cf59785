import { daysAfter } from '../../../../../platform/server/clock.ts'
import { CONFIRM_DAYS } from '../../../../../rules/demand.ts'
import { demandNotices } from '../../contract/notices.ts'
import { moveTexts } from '../../contract/texts.ts'
import { served } from '../context.ts'
import { releasingLast } from '../money.ts'
import { timerMove } from '../move.ts'
import { amountPair, notifyProvider, notifyPublisher } from '../news.ts'
import { releaseOfLast } from '../parts/last.ts'

/** The company did not respond: the delivery counts as confirmed. */
export const confirmOverdue = timerMove({
  providerSees: 'always',
  refusedWhen: { lastLowered: ({ facts: { parts } }) => parts?.lastLowered === true },
  posts: ['demand.release', 'demand.refund'],
  timer: (_row, now) => daysAfter(now, CONFIRM_DAYS),
  prepare: async ({ row, facts: { heldMinor } }, _input, act) => {
    const { money, rows, after } = await releasingLast(act, row, heldMinor)
    return { money, parts: releaseOfLast(rows, after, 'releaseOverdue') }
  },
  after: async (act, { row, plan }) => {
    await notifyProvider(act, served(row), demandNotices.confirmed, { amount: amountPair(plan?.money?.release?.netMinor ?? 0, row) })
    await notifyPublisher(act, row, 'demand:confirm', demandNotices.timerFired, { what: moveTexts.confirmOverdue.fired })
  },
})
