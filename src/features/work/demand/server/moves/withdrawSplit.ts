import { demandNotices } from '../../contract/notices.ts'
import { demandMove } from '../move.ts'
import { actorName, notifyOther } from '../news.ts'
import { endSplit, heldSplit, sideOfSplit } from '../split/case.ts'
import { goOn, wentOn } from '../split/end.ts'
import { openSplit } from '../split/facts.ts'

/** The side that asked takes it back: the time to answer begins again. */
export const withdrawSplit = demandMove({
  call: 'POST /ws/demand/split/withdraw',
  by: ['publisher', 'provider'],
  providerSees: 'always',
  quiet: true,
  refusedWhen: { noSplit: (context) => openSplit(context)?.askedBy !== context.side },
  prepare: goOn,
  after: async (act, { context, row }) => {
    await endSplit(act, await heldSplit(act, row.id), 'withdrawn')
    await wentOn(act, context)
    const side = sideOfSplit(context)
    await notifyOther(act, { side, row }, 'demand:accept', demandNotices.splitWithdrawn, { who: await actorName(act) })
  },
})
