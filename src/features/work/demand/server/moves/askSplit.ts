import { refuseFields } from '../../../../../platform/server/wire/refusal.ts'
import { REPEATS_MAX } from '../../../../../rules/demand.ts'
import { demandNotices } from '../../contract/notices.ts'
import { demandMove } from '../move.ts'
import { actorName, notifyOther, notifySplitDesk } from '../news.ts'
import { restSplit, saidBy, setTimersOfSplit, sideOfSplit } from '../split/case.ts'
import { openSplit, splitSubjects } from '../split/facts.ts'
import { oneMoreCase } from '../split/most.ts'
import { demandSplit } from '../split/tables.ts'

/** Work was returned twice, or an amount stays contested: either side asks an operator. The time of that part stands still. */
export const askSplit = demandMove({
  call: 'POST /ws/demand/split/ask',
  by: ['publisher', 'provider'],
  most: REPEATS_MAX,
  providerSees: 'always',
  quiet: true,
  refusedWhen: {
    splitOpen: (context) => openSplit(context) !== null,
    splitEarly: (context) => splitSubjects(context).length === 0,
  },
  prepare: async (context, { partId = null, words }, act) => {
    const subject = splitSubjects(context).find((one) => one.partId === partId)
    if (!subject) throw refuseFields({ partId: 'notListed' })
    await oneMoreCase(act, context)
    const { parts } = await restSplit(act, context.row, partId, true)
    const detail = { partId, heldMinor: subject.heldMinor }
    if (!subject.isLast) return { reason: words, detail, parts }
    // A reclaim is objected to by it.
    return { reason: words, detail, parts, set: { reclaimAskedAt: null }, stopTimer: true }
  },
  after: async (act, { context, row, input: { partId = null, words, consents } }) => {
    const side = sideOfSplit(context)
    const { heldMinor } = splitSubjects(context).find((one) => one.partId === partId)!
    await act.tx.insert(demandSplit).values({
      ...{ demandId: row.id, partId, state: 'asked', askedBy: side, askedAt: act.now, heldMinor },
      ...saidBy(side, words, consents),
    })
    await setTimersOfSplit(act, row.id, partId)
    const params = { who: await actorName(act), words }
    await notifyOther(act, { side, row }, 'demand:accept', demandNotices.splitAsked, params)
    await notifySplitDesk(act, row, demandNotices.splitWaits, { who: params.who })
  },
})
