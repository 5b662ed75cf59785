import type { ResultOf } from '../../../../../platform/contract/call.ts'
import { prepared } from '../../../../../platform/server/data/database.ts'
import { and, asc, eq, or, sql } from '../../../../../platform/server/data/drizzle.ts'
import type { Look } from '../../../../../platform/server/services.ts'
import { companyOf } from '../../../../../platform/server/wire/actor.ts'
import type { DemandCalls } from '../../contract/calls.ts'
import { providerOf } from '../context.ts'
import { partyBriefs } from '../parties.ts'
import { demand } from '../tables.ts'
import { demandPart } from './tables.ts'

const MOST = 100

const row = {
  id: demand.id,
  number: demand.number,
  title: demand.title,
  currency: demand.currency,
  providerType: demand.providerType,
  providerId: demand.providerId,
}
const part = {
  id: demandPart.id,
  version: demandPart.version,
  name: demandPart.name,
  startsOn: demandPart.startsOn,
  dueOn: demandPart.dueOn,
  state: demandPart.state,
  claimedMinor: demandPart.claimedMinor,
  earnedMinor: demandPart.earnedMinor,
  deadlineAt: demandPart.deadlineAt,
}

/** Sent, and in the stage of the work; of the last part, which is the demand itself, only a supplementary sheet. */
const waits = or(
  and(eq(demand.stage, 'service'), eq(demandPart.state, 'sent'), eq(demandPart.isLast, false)),
  eq(demandPart.state, 'supplemented'),
)

/** The first hundred are found by what they are sorted by, and only those are read. */
const page = prepared((db) => {
  const first = db
    .select({ id: demandPart.id })
    .from(demandPart)
    .innerJoin(demand, eq(demand.id, demandPart.demandId))
    .where(and(eq(demand.companyId, sql.placeholder('companyId')), waits))
    .orderBy(asc(demandPart.deadlineAt), asc(demandPart.id))
    .limit(MOST)
    .as('first')
  return db
    .select({ row, part })
    .from(first)
    .innerJoin(demandPart, eq(demandPart.id, first.id))
    .innerJoin(demand, eq(demand.id, demandPart.demandId))
    .orderBy(asc(demandPart.deadlineAt), asc(demandPart.id))
    .prepare('parts_waiting')
})

/**
 * What was submitted and waits for the company. The last part is its demand, which waits in the list of demands; a supplementary sheet of
 * it waits here.
 */
export async function waitingParts(look: Look): Promise<ResultOf<DemandCalls['GET /ws/demand/part/waiting']>> {
  const rows = await page(look.db).execute({ companyId: companyOf(look.actor) })
  const parties = await partyBriefs(
    look.db,
    rows.map((one) => providerOf(one.row)),
  )
  return rows.map(({ row: of, part: { claimedMinor, earnedMinor, deadlineAt, state, ...sent } }) => ({
    ...sent,
    isSupplement: state === 'supplemented',
    demandId: of.id,
    number: of.number,
    title: of.title,
    provider: parties.get(of.providerId ?? '')?.name ?? '',
    currency: of.currency as Exclude<typeof of.currency, 'BEAN'>,
    payMinor: (claimedMinor ?? 0) - earnedMinor,
    deadlineAt: deadlineAt?.toString() ?? null,
  }))
}
