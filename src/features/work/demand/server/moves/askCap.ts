import { fieldError, refuse, refuseFields } from '../../../../../platform/server/wire/refusal.ts'
import { REPEATS_MAX } from '../../../../../rules/demand.ts'
import { demandNotices } from '../../contract/notices.ts'
import { capNow } from '../../contract/plan/cap.ts'
import { countText, workPair } from '../../contract/plan/work.ts'
import { demandMove } from '../move.ts'
import { actorName, notifyPublisher } from '../news.ts'
import { partsOf } from '../parts/rows.ts'
import { cappedBy } from './changeCap.ts'

/** The provider needs more than the cap a week allows, and asks the company to raise it. */
export const askCap = demandMove({
  call: 'POST /ws/demand/cap/ask',
  by: ['provider'],
  most: REPEATS_MAX,
  providerSees: 'always',
  quiet: true,
  refusedWhen: { noWeeks: ({ row, facts }) => row.contractKind !== 'payAsYouGo' || (facts.parts?.changeable ?? 0) === 0 },
  prepare: async ({ row }, { cap, reason }, act) => {
    const parts = await partsOf(act.db, row.id)
    const now = capNow(parts)
    const unit = parts.find(({ work }) => work)?.work?.unit
    if (now === null || !unit) throw refuse('noWeeks')
    if (cappedBy(parts, cap) <= now) throw refuseFields({ cap: fieldError('capAbove', { cap: countText(unit, now) }) })
    return { set: { capAsked: cap }, reason, detail: { cap } }
  },
  after: async (act, { row, input }) => {
    const parts = await partsOf(act.db, row.id)
    const cap = workPair(parts.find(({ work }) => work)!.work!.unit, cappedBy(parts, input.cap))
    await notifyPublisher(act, row, 'demand:hosting', demandNotices.capAsked, { who: await actorName(act), cap, reason: input.reason })
  },
})
