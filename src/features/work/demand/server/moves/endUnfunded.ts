import { refuse } from '../../../../../platform/server/wire/refusal.ts'
import { demandNotices } from '../../contract/notices.ts'
import { isOver } from '../../contract/plan/states.ts'
import { refund } from '../money.ts'
import { demandMove } from '../move.ts'
import { actorName, notifyPublisher } from '../news.ts'
import { dropAll } from '../parts/last.ts'
import { partsOf } from '../parts/rows.ts'

/** The next period or week should have begun and is not funded: the provider need not wait for it any longer. */
export const endUnfunded = demandMove({
  call: 'POST /ws/demand/end',
  by: ['provider'],
  providerSees: 'always',
  quiet: true,
  posts: ['demand.refund'],
  refusedWhen: { notUnfunded: ({ facts: { parts, today } }) => !parts?.unfundedFrom || parts.unfundedFrom > today },
  prepare: async ({ row, facts }, { reason }, act) => {
    const parts = await partsOf(act.db, row.id)
    if (parts.find(({ state }) => !isOver(state))?.state !== 'planned') throw refuse('notUnfunded')
    return { reason, money: refund(row, facts.heldMinor), parts: dropAll(parts) }
  },
  after: async (act, { row, input }) =>
    notifyPublisher(act, row, 'demand:view', demandNotices.endedUnfunded, { who: await actorName(act), reason: input.reason }),
})
