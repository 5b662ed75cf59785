import { daysAfter, momentPair } from '../../../../../platform/server/clock.ts'
import { REPEATS_MAX, SPLIT_DAYS } from '../../../../../rules/demand.ts'
import { demandNotices } from '../../contract/notices.ts'
import { served } from '../context.ts'
import { always, demandMove } from '../move.ts'
import { amountPair, notifyProvider, notifyPublisher } from '../news.ts'
import { proposedOf } from '../split/amount.ts'
import { awaitBoth, heldSplit, splitting, turnSplit } from '../split/case.ts'
import { openSplit, waitingSplit } from '../split/facts.ts'

/** The operator says how what is held is divided, and why. Nothing moves before both sides have accepted. */
export const proposeSplit = demandMove({
  call: 'POST /ws/operator/split/propose',
  by: ['operator'],
  most: REPEATS_MAX,
  providerSees: 'always',
  refusedWhen: {
    noSplit: (context) => openSplit(context) === null,
    splitProposed: (context) => waitingSplit(context) !== null,
  },
  waits: { operator: always },
  prepare: async (context, { amount, reason }, act) => {
    const open = openSplit(context)!
    const proposedMinor = proposedOf(context, amount)
    const { preview } = await splitting(act, context, open.partId, proposedMinor)
    return { reason, detail: { partId: open.partId, proposedMinor, backMinor: preview.backMinor } }
  },
  after: async (act, { context, row, input: { amount, reason } }) => {
    const until = daysAfter(act.now, SPLIT_DAYS).round('millisecond')
    const proposedMinor = proposedOf(context, amount)
    const before = await heldSplit(act, row.id)
    const { preview } = await splitting(act, context, before.partId, proposedMinor)
    const fresh = { publisherAccepted: false, providerAccepted: false, lastHow: null, lastBy: null, lastReason: '' }
    const heldMinor = preview.grossMinor + preview.backMinor
    await turnSplit(act, before, 'propose', { ...fresh, proposedMinor, heldMinor, proposedBy: act.actor.accountId, reason, until })
    await awaitBoth(act, row.id, until)
    const common = { back: amountPair(preview.backMinor, row), due: momentPair(until), reason }
    await notifyPublisher(act, row, 'demand:confirm', demandNotices.splitProposed, {
      amount: amountPair(preview.grossMinor, row),
      ...common,
    })
    await notifyProvider(act, served(row), demandNotices.splitProposed, { amount: amountPair(preview.grossMinor, row), ...common })
  },
})
