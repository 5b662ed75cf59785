import type { ResultOf } from '../../../../../platform/contract/call.ts'
import { and, asc, eq } from '../../../../../platform/server/data/drizzle.ts'
import type { Look } from '../../../../../platform/server/services.ts'
import { companyOf } from '../../../../../platform/server/wire/actor.ts'
import type { DemandCalls } from '../../contract/calls.ts'
import { providerOf } from '../context.ts'
import { partyBriefs } from '../parties.ts'
import { columns } from '../reach.ts'
import { demand } from '../tables.ts'
import { demandPart } from './tables.ts'

const MOST = 100

/** What was submitted and waits for the company. The last part is its demand, which waits in the list of demands. */
export async function waitingParts(look: Look): Promise<ResultOf<DemandCalls['GET /ws/demand/part/waiting']>> {
  const rows = await look.db
    .select({ row: columns, part: demandPart })
    .from(demandPart)
    .innerJoin(demand, eq(demand.id, demandPart.demandId))
    .where(
      and(
        eq(demand.companyId, companyOf(look.actor)),
        eq(demand.stage, 'service'),
        eq(demandPart.state, 'sent'),
        eq(demandPart.isLast, false),
      ),
    )
    .orderBy(asc(demandPart.deadlineAt), asc(demandPart.id))
    .limit(MOST)
  const parties = await partyBriefs(
    look.db,
    rows.map(({ row }) => providerOf(row)),
  )
  return rows.map(({ row, part }) => ({
    id: part.id,
    version: part.version,
    demandId: row.id,
    number: row.number,
    title: row.title,
    provider: parties.get(row.providerId ?? '')?.name ?? '',
    name: part.name,
    startsOn: part.startsOn,
    dueOn: part.dueOn,
    currency: row.currency as Exclude<typeof row.currency, 'BEAN'>,
    payMinor: (part.claimedMinor ?? 0) - part.earnedMinor,
    deadlineAt: part.deadlineAt?.toString() ?? null,
  }))
}
