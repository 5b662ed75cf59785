import { daysAfter, momentPair } from '../../../../../platform/server/clock.ts'
import { RECLAIM_OBJECTION_DAYS } from '../../../../../rules/demand.ts'
import { demandNotices } from '../../contract/notices.ts'
import { served } from '../context.ts'
import { reclaimFrom } from '../late.ts'
import { demandMove } from '../move.ts'
import { notifyProvider } from '../news.ts'

/** The work is long overdue: the company asks for its escrow back. The provider objects by delivering. */
export const reclaim = demandMove({
  call: 'POST /ws/demand/reclaim',
  by: ['publisher'],
  providerSees: 'always',
  quiet: true,
  refusedWhen: {
    reclaimAsked: ({ row }) => row.reclaimAskedAt !== null,
    reclaimEarly: ({ row, facts }) => facts.today < reclaimFrom(row.expectedCompletion) && { date: reclaimFrom(row.expectedCompletion) },
    partsOpen: ({ facts: { parts } }) => typeof parts?.open === 'string' && { parts: parts.open },
  },
  prepare: (_context, { reason }, act) => ({ set: { reclaimAskedAt: act.now }, restartTimer: true, reason }),
  after: (act, { row, input }) =>
    notifyProvider(act, served(row), demandNotices.reclaimAsked, {
      what: { cn: '本需求', en: 'the request' },
      due: momentPair(daysAfter(act.now, RECLAIM_OBJECTION_DAYS)),
      reason: input.reason,
    }),
})
