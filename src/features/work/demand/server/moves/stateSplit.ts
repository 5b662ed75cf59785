import { sql } from '../../../../../platform/server/data/drizzle.ts'
import { REPEATS_MAX } from '../../../../../rules/demand.ts'
import { demandNotices } from '../../contract/notices.ts'
import { demandMove } from '../move.ts'
import { actorName, notifyOther, notifySplitDesk } from '../news.ts'
import { heldSplit, saidBy, sideOfSplit, turnSplit } from '../split/case.ts'
import { consentsToSplit, openSplit, splitAsksMe } from '../split/facts.ts'
import { demandSplit } from '../split/tables.ts'
import { demand } from '../tables.ts'

/** One side says how it sees it, and whether the operator may read. Both can be changed while the case is open. */
export const stateSplit = demandMove({
  call: 'POST /ws/demand/split/state',
  by: ['publisher', 'provider'],
  most: REPEATS_MAX,
  // Consent can be taken back by a side that has spoken as often as it may.
  uncounted: (context, { detail }) => detail?.consents === false && consentsToSplit(context),
  providerSees: 'always',
  quiet: true,
  refusedWhen: { noSplit: (context) => openSplit(context) === null },
  waits: { publisher: splitAsksMe, provider: splitAsksMe },
  waitsForPublisher: sql`exists (select from ${demandSplit} x where x.demand_id = ${demand.id} and x.state <> 'over' and x.publisher_words = '')`,
  prepare: (_context, { words, consents }) => ({ reason: words, detail: { consents } }),
  after: async (act, { context, row, input: { words, consents } }) => {
    const side = sideOfSplit(context)
    const isFirst = splitAsksMe(context)
    await turnSplit(act, await heldSplit(act, row.id), 'say', saidBy(side, words, consents))
    if (!isFirst) return
    const params = { who: await actorName(act), words }
    await notifyOther(act, { side, row }, 'demand:accept', demandNotices.splitStated, params)
    await notifySplitDesk(act, row, demandNotices.splitStated, params)
  },
})
