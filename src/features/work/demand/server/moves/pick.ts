import { and, eq, sql } from '../../../../../platform/server/data/drizzle.ts'
import { refuse } from '../../../../../platform/server/wire/refusal.ts'
import { START_DAYS } from '../../../../../rules/constants.ts'
import { findIndividual } from '../../../../base/account/server/reads.ts'
import { demandNotices } from '../../contract/notices.ts'
import { canTurn } from '../application-lifecycle.ts'
import { applicationOf, turnApplication } from '../applications.ts'
import { demandMove } from '../move.ts'
import { notifyPerson, publisherName } from '../news.ts'
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
  prepare: async ({ row }, { accountId }, act) => {
    const application = await applicationOf(act, row.id, accountId)
    if (!canTurn(application, 'pick')) throw refuse('notApplied')
    // Closed or frozen since.
    if (!(await findIndividual(act.db, { accountId }))) throw refuse('applicantGone')
    return { set: { providerId: accountId }, subjectId: accountId }
  },
  after: async (act, { row, input }) => {
    await turnApplication(act, row.id, input.accountId, 'pick')
    await notifyPerson(act, input.accountId, row, demandNotices.picked, { who: await publisherName(act, row), days: START_DAYS })
  },
})
