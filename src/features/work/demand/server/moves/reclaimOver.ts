import { daysAfter } from '../../../../../platform/server/clock.ts'
import { RECLAIM_OBJECTION_DAYS } from '../../../../../rules/demand.ts'
import { demandNotices } from '../../contract/notices.ts'
import { moveTexts } from '../../contract/texts.ts'
import { served } from '../context.ts'
import { refund } from '../money.ts'
import { timerMove } from '../move.ts'
import { notifyProvider, notifyPublisher } from '../news.ts'
import { dropAll } from '../parts/last.ts'
import { partsOf } from '../parts/rows.ts'

/** The provider did not object: the escrow goes back, and the demand is at acceptance without a release. */
export const reclaimOver = timerMove({
  providerSees: 'always',
  posts: ['demand.refund'],
  timer: ({ reclaimAskedAt }, now) => (reclaimAskedAt ? daysAfter(now, RECLAIM_OBJECTION_DAYS) : null),
  prepare: async ({ row, facts }, _input, act) => ({
    money: refund(row, facts.heldMinor),
    parts: dropAll(await partsOf(act.db, row.id)),
  }),
  after: async (act, { row }) => {
    const what = moveTexts.reclaimOver.fired
    await notifyProvider(act, served(row), demandNotices.timerFired, { what })
    await notifyPublisher(act, row, 'demand:view', demandNotices.timerFired, { what })
  },
})
