import { and, eq, inArray, isNull, or, sql } from '../../../../../platform/server/data/drizzle.ts'
import type { Act } from '../../../../../platform/server/services.ts'
import { POSTPONE_DAYS } from '../../../../../rules/demand.ts'
import { heldBeforeStart } from '../../contract/bid-money.ts'
import { missingOf } from '../../contract/plan/money.ts'
import { type PlannedPart, plannedParts } from '../../contract/plan/schema.ts'
import type { DemandForm } from '../../contract/schema.ts'
import { type DemandRow, dueOf } from '../context.ts'
import type { PartRow } from './rows.ts'
import { demandPart } from './tables.ts'
import { setPartTimers } from './timers.ts'

/** What of a part is agreed. */
type Planned = Pick<PartRow, 'place'> & Terms
/** What of it is agreed, wherever it has its place. */
type Terms = Pick<PartRow, 'isLast' | 'name' | 'startsOn' | 'dueOn' | 'amountMinor' | 'measure' | 'work' | 'rest'>

/** The plan of a form as parts; none without a plan. The schema has seen to its dates and amounts. */
export const plannedOf = ({ plan, ...form }: DemandForm): Planned[] =>
  plan ? plannedParts({ ...form, plan }).map((one, at) => ({ ...one, place: at + 1 })) : []

/**
 * Postponing moves what was not sent yet; of periods only the last one ends later, for the same amount. What is due later is not overdue
 * any more: a reclaim of it ends.
 */
export async function postponeParts(act: Act, row: Pick<DemandRow, 'id'>): Promise<void> {
  const moved = await act.tx
    .update(demandPart)
    .set({ dueOn: sql`${demandPart.dueOn} + ${POSTPONE_DAYS}::int`, deadlineAt: null })
    .where(
      and(
        eq(demandPart.demandId, row.id),
        inArray(demandPart.state, ['planned', 'funded', 'returned']),
        or(isNull(demandPart.startsOn), demandPart.isLast),
      ),
    )
    .returning()
  for (const part of moved) await setPartTimers(act, part)
}

/** What of a part an edit may have changed, as it is kept in the record of the edit. */
export const agreedPart = ({ name, startsOn, dueOn, isLast, amountMinor, measure, work, rest }: Terms): PlannedPart => ({
  name,
  startsOn,
  dueOn,
  isLast,
  amountMinor,
  measure,
  work,
  rest,
})

const agreedIn = ({ name, startsOn, dueOn, amountMinor, measure, work, rest }: Terms) =>
  JSON.stringify([name, startsOn, dueOn, amountMinor, measure && ordered(measure), work && ordered(work), rest])
/** The database keeps the keys of JSON in an order of its own. */
const ordered = (stored: object) => Object.entries(stored).toSorted(([a], [b]) => (a < b ? -1 : 1))

/** Whether an edit has changed the plan of parts. */
export const planDiffers = (before: readonly Terms[], after: readonly Terms[]): boolean =>
  before.map(agreedIn).join() !== after.map(agreedIn).join()

/** The same parts but for their days. */
export const plannedAlike = (before: readonly Planned[], after: readonly Planned[]): boolean =>
  before.map(apartFromDays).join() === after.map(apartFromDays).join()
const apartFromDays = ({ name, amountMinor, measure, work, startsOn, rest }: Planned): string =>
  JSON.stringify([
    startsOn === null ? name : '',
    startsOn === null ? amountMinor : 0,
    measure?.target ?? null,
    work?.rateMinor ?? null,
    rest,
  ])

/** Stores the parts of a plan, in place of those that were there: before work begins nobody has done anything to them. */
export async function replaceParts(act: Act, row: DemandRow, planned: readonly Planned[], heldMinor: number): Promise<void> {
  await act.tx.delete(demandPart).where(eq(demandPart.demandId, row.id))
  if (planned.length === 0) return
  const hosted = heldBeforeStart(
    planned.map(({ amountMinor }) => amountMinor),
    dueOf(row),
    heldMinor,
  )
  await act.tx.insert(demandPart).values(
    planned.map((one, at) => {
      const money = hosted[at]!
      const state = missingOf(money) === 0 ? ('funded' as const) : ('planned' as const)
      const periodMinor = one.startsOn !== null && one.work === null ? row.periodMinor : null
      return { ...one, demandId: row.id, state, periodMinor, heldMinor: money.heldMinor, updatedAt: act.now }
    }),
  )
}
