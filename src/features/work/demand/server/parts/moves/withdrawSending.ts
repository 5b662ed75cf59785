import { demandNotices } from '../../../contract/notices.ts'
import { actorName, notifyPublisher } from '../../news.ts'
import { partMove } from '../move.ts'
import { withdrawSendings } from '../sendings.ts'

/** The provider takes back what nobody of the company has opened: the part is as it was before. */
export const withdrawSending = partMove({
  call: 'POST /ws/demand/part/withdraw',
  by: ['provider'],
  refusedWhen: { sendingOpened: ({ part }) => part.openedAt !== null },
  prepare: ({ part }) =>
    part.state === 'supplemented'
      ? { to: 'released', set: { claimedMinor: part.earnedMinor } }
      : { to: part.returns > 0 || part.earnedMinor > 0 ? 'returned' : 'funded', set: { claimedMinor: null } },
  after: async (act, { context: { row, part: before }, row: part }) => {
    await withdrawSendings(act, before)
    await notifyPublisher(act, row, 'demand:confirm', demandNotices.partWithdrawn, { who: await actorName(act), part: part.name })
  },
})
