import { and, eq, sql } from '../../../../../platform/server/data/drizzle.ts'
import { refuse } from '../../../../../platform/server/wire/refusal.ts'
import { START_DAYS } from '../../../../../rules/demand.ts'
import { demandNotices } from '../../contract/notices.ts'
import { atPrice, placeParts } from '../agreed.ts'
import { canTurn } from '../application-lifecycle.ts'
import { applicationOf, turnApplication } from '../applications.ts'
import { asSeen, bidOf, isTurnedDown, needValid, priceOf } from '../bids.ts'
import { dueOf, served } from '../context.ts'
import { funding } from '../money.ts'
import { demandMove } from '../move.ts'
import { notifyParty, publisherName } from '../news.ts'
import { servingParty } from '../parties.ts'
import { partsOf } from '../parts/rows.ts'
import { sealedNow } from '../sealed.ts'
import { demand } from '../tables.ts'

/** One provider is picked from those who applied, at the price of the bid: what it lacks in escrow is funded with the pick. */
export const pick = demandMove({
  call: 'POST /ws/demand/pick',
  action: 'pick',
  by: ['publisher'],
  providerSees: 'own',
  begins: true,
  posts: ['demand.fund'],
  second: 'demand:hosting',
  refusedWhen: {
    bidsSealed: sealedNow,
    nobodyApplied: ({ facts }) => !facts.pickable,
  },
  waits: { publisher: ({ facts }) => facts.awaitsPick },
  waitsForPublisher: and(
    eq(demand.stage, 'matching'),
    sql`exists (select from demand_application a where a.demand_id = ${demand.id} and a.state = 'applied'
      and not a.stale and a.turn_down_at is null)`,
  ),
  prepare: async ({ row, facts }, { accountId, bidVersion }, act) => {
    const application = await applicationOf(act, row.id, accountId)
    if (application && isTurnedDown(application)) throw refuse('turnedDownAlready')
    if (!application || !canTurn(application, 'pick')) throw refuse('notApplied')
    // Closed, frozen or no longer verified since.
    if (!(await servingParty(act.db, accountId))) throw refuse('applicantGone')
    const bid = await bidOf(act.db, application)
    asSeen(application, bid, row, bidVersion)
    needValid(act, application, bid)
    const provider = { providerType: application.partyType, providerId: accountId }
    const priceMinor = priceOf(row, bid)
    if (priceMinor === row.amountMinor) return { set: provider, subjectId: accountId }
    const { set, topUpMinor } = atPrice(row, await partsOf(act.db, row.id), priceMinor, facts.heldMinor)
    return {
      set: { ...provider, ...set },
      money: topUpMinor > 0 ? funding(row, topUpMinor) : null,
      subjectId: accountId,
      detail: { bidVersion: application.bidVersion, priceMinor },
    }
  },
  after: async (act, { context, row }) => {
    const { provider } = served(row)
    await placeParts(act, row, Math.max(context.facts.heldMinor, dueOf(row)))
    await turnApplication(act, row.id, provider, 'pick')
    await notifyParty(act, provider, row, demandNotices.picked, { who: await publisherName(act, row), days: START_DAYS })
  },
})
