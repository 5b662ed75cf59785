import { and, eq, sql } from '../../../../../platform/server/data/drizzle.ts'
import { refuse } from '../../../../../platform/server/wire/refusal.ts'
import { START_DAYS } from '../../../../../rules/constants.ts'
import { demandNotices } from '../../contract/notices.ts'
import { canTurn } from '../application-lifecycle.ts'
import { applicationOf, turnApplication } from '../applications.ts'
import { asSeen, bidOf, needPickable } from '../bids.ts'
import { served } from '../context.ts'
import { demandMove } from '../move.ts'
import { notifyParty, publisherName } from '../news.ts'
import { servingParty } from '../parties.ts'
import { demand } from '../tables.ts'

/** One provider is picked from those who applied. */
export const pick = demandMove({
  call: 'POST /ws/demand/pick',
  action: 'pick',
  by: ['publisher'],
  providerSees: 'own',
  begins: true,
  refusedWhen: {
    nobodyApplied: ({ facts }) => !facts.pickable,
  },
  waits: { publisher: ({ facts }) => facts.awaitsPick },
  waitsForPublisher: and(
    eq(demand.stage, 'matching'),
    sql`exists (select from demand_application a where a.demand_id = ${demand.id} and a.state = 'applied')`,
  ),
  prepare: async ({ row }, { accountId, bidVersion }, act) => {
    const application = await applicationOf(act, row.id, accountId)
    if (!application || !canTurn(application, 'pick')) throw refuse('notApplied')
    // Closed, frozen or no longer verified since.
    if (!(await servingParty(act.db, accountId))) throw refuse('applicantGone')
    const bid = await bidOf(act.db, application)
    asSeen(application, bid, row, bidVersion)
    needPickable(act, row, bid)
    return { set: { providerType: application.partyType, providerId: accountId }, subjectId: accountId }
  },
  after: async (act, { row }) => {
    const { provider } = served(row)
    await turnApplication(act, row.id, provider, 'pick')
    await notifyParty(act, provider, row, demandNotices.picked, { who: await publisherName(act, row), days: START_DAYS })
  },
})
