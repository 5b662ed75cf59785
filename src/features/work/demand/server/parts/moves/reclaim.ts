import { daysAfter, momentPair, today } from '../../../../../../platform/server/clock.ts'
import { RECLAIM_OBJECTION_DAYS } from '../../../../../../rules/demand.ts'
import { demandNotices } from '../../../contract/notices.ts'
import { served } from '../../context.ts'
import { reclaimFrom } from '../../late.ts'
import { notifyProvider } from '../../news.ts'
import { partMove } from '../move.ts'

/** The part is long overdue: the company asks for its escrow back. The provider objects by sending. */
export const reclaim = partMove({
  call: 'POST /ws/demand/part/reclaim',
  by: ['publisher'],
  refusedWhen: {
    reclaimAsked: ({ part }) => part.deadlineAt !== null,
    reclaimEarly: ({ part, now }) => today(now) < reclaimFrom(part.dueOn) && { date: reclaimFrom(part.dueOn) },
  },
  prepare: ({ part }, { reason }, act) => ({
    to: part.state,
    set: { deadlineAt: daysAfter(act.now, RECLAIM_OBJECTION_DAYS) },
    reason,
  }),
  after: (act, { context: { row, part }, input }) =>
    notifyProvider(act, served(row), demandNotices.reclaimAsked, {
      what: { cn: `“${part.name}”`, en: `“${part.name}”` },
      due: momentPair(daysAfter(act.now, RECLAIM_OBJECTION_DAYS)),
      reason: input.reason,
    }),
})
