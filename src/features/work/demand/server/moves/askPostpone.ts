import { refuseFields } from '../../../../../platform/server/wire/refusal.ts'
import { demandNotices } from '../../contract/notices.ts'
import { demandMove } from '../move.ts'
import { actorName, notifyPublisher } from '../news.ts'

/** The provider's half of *postpone*: requests seven more days, once (source §4, §9). */
export const askPostpone = demandMove({
  call: 'POST /ws/demand/postpone',
  action: 'postpone',
  by: ['provider'],
  providerSees: 'always',
  refusedWhen: {
    postponementRequested: ({ row }) => row.postpone === 'asked',
    postponedOnce: ({ row }) => row.postpone === 'granted',
  },
  prepare: (_context, { reason }) => {
    if (reason === '') throw refuseFields({ reason: 'required' })
    return { set: { postpone: 'asked' }, reason }
  },
  after: async (act, { row, input }) =>
    notifyPublisher(act, row, 'demand:grant', demandNotices.postponeAsked, { who: await actorName(act), reason: input.reason }),
})
