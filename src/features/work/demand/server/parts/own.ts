import type { ResultOf } from '../../../../../platform/contract/call.ts'
import { today } from '../../../../../platform/server/clock.ts'
import { together } from '../../../../../platform/server/data/database.ts'
import { and, asc, eq, inArray, isNull, lte, not, or } from '../../../../../platform/server/data/drizzle.ts'
import type { Look } from '../../../../../platform/server/services.ts'
import { ownerOf } from '../../../../../platform/server/wire/actor.ts'
import { companyBriefs } from '../../../../base/company/server/reads.ts'
import type { DemandCalls } from '../../contract/calls.ts'
import { claimOf, grossOf, moneyOfPart } from '../../contract/plan/money.ts'
import { heldByDemands } from '../escrow.ts'
import { columns } from '../reach.ts'
import { demand } from '../tables.ts'
import { lastLowered } from './last.ts'
import type { PartRow } from './rows.ts'
import { demandPart } from './tables.ts'

const MOST = 100

type Own = ResultOf<DemandCalls['GET /ws/demand/part/mine']>

/**
 * What the caller does for others now, across demands: parts that have begun, were returned, or are paid less than claimed; and what
 * was submitted, with the day on which it is released without an answer.
 */
export async function ownParts(look: Look): Promise<Own> {
  const { ownerId } = ownerOf(look.actor)
  const [parts, delivered] = await together(
    () =>
      look.db
        .select({ row: columns, part: demandPart })
        .from(demandPart)
        .innerJoin(demand, eq(demand.id, demandPart.demandId))
        .where(
          and(
            eq(demand.providerId, ownerId),
            or(
              and(eq(demand.stage, 'service'), inArray(demandPart.state, ['sent', 'returned', 'lowered'])),
              eq(demandPart.state, 'supplemented'),
              // The last one, while its delivery waits.
              and(eq(demand.stage, 'complete'), eq(demandPart.state, 'lowered')),
              and(
                eq(demand.stage, 'service'),
                eq(demandPart.state, 'funded'),
                or(isNull(demandPart.startsOn), lte(demandPart.startsOn, today(look.now))),
              ),
            ),
          ),
        )
        .orderBy(asc(demandPart.dueOn), asc(demandPart.id))
        .limit(MOST),
    () =>
      look.db
        .select({ row: columns, last: demandPart })
        .from(demand)
        .leftJoin(demandPart, and(eq(demandPart.demandId, demand.id), eq(demandPart.isLast, true)))
        .where(and(eq(demand.providerId, ownerId), eq(demand.stage, 'complete'), not(lastLowered)))
        .orderBy(asc(demand.deadlineAt), asc(demand.id))
        .limit(MOST),
  )
  const [held, companies] = await together(
    () =>
      heldByDemands(
        look.db,
        delivered.map(({ row }) => row.id),
      ),
    () =>
      companyBriefs(
        look.db,
        [...parts, ...delivered].map(({ row }) => row.companyId),
      ),
  )
  const of = (row: (typeof delivered)[number]['row']) => ({
    demandId: row.id,
    title: row.title,
    company: companies.get(row.companyId)?.name ?? '',
    currency: row.currency as Exclude<typeof row.currency, 'BEAN'>,
  })
  return [
    ...parts.map(({ row, part }) => ({
      ...of(row),
      id: part.id,
      name: part.name,
      startsOn: part.startsOn,
      dueOn: part.dueOn,
      state: part.state,
      isCapped: part.work !== null,
      amountMinor: part.state === 'sent' || part.state === 'supplemented' ? paidOf(part) : part.amountMinor,
      deadlineAt: part.deadlineAt?.toString() ?? null,
    })),
    ...delivered.map(({ row, last }) => ({
      ...of(row),
      id: row.id,
      name: '',
      startsOn: null,
      dueOn: row.expectedCompletion,
      state: 'sent' as const,
      isCapped: false,
      amountMinor: last ? paidOf(last) : (held.get(row.id) ?? 0),
      deadlineAt: row.deadlineAt?.toString() ?? null,
    })),
  ]
}

/** What a release of all that was claimed pays. A supplementary sheet is paid for itself: what its week was advanced is over. */
function paidOf(part: PartRow): number {
  const money = moneyOfPart(part)
  if (!money.isOpen) return (part.claimedMinor ?? 0) - part.earnedMinor
  return grossOf(claimOf(money, part.claimedMinor), money)
}
