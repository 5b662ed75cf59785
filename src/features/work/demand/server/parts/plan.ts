import { parseAmount } from '../../../../../platform/contract/amount.ts'
import { and, eq, inArray, sql } from '../../../../../platform/server/data/drizzle.ts'
import type { Act } from '../../../../../platform/server/services.ts'
import { POSTPONE_DAYS } from '../../../../../rules/constants.ts'
import { hostOn, missingOf, type PartMoney } from '../../contract/plan/money.ts'
import { type PlannedPart, tiersOf } from '../../contract/plan/schema.ts'
import type { DemandForm } from '../../contract/schema.ts'
import type { DemandRow } from '../context.ts'
import { demandPart } from '../tables.ts'
import type { PartRow } from './rows.ts'

/** What of a part is agreed. */
type Planned = Pick<PartRow, 'place' | 'isLast' | 'name' | 'dueOn' | 'amountMinor' | 'measure' | 'rest'>

/** The plan of a form as parts; none without a plan. The schema has seen to its dates and amounts. */
export function plannedOf({ plan, currency, expectedCompletion }: DemandForm): Planned[] {
  const milestones = plan?.milestones ?? []
  return milestones.map((one, at) => {
    const isLast = at === milestones.length - 1
    const { metric, unit, baseline, target, direction, how } = one
    return {
      place: at + 1,
      isLast,
      name: one.name,
      dueOn: isLast ? expectedCompletion : one.dueOn,
      amountMinor: parseAmount(one.amount, currency) ?? 0,
      measure: target === '' ? null : { metric, unit, baseline, target, direction, how, tiers: [...tiersOf(one)] },
      rest: one.rest,
    }
  })
}

/** Postponing moves what was not sent yet. */
export async function postponeParts(act: Act, row: Pick<DemandRow, 'id'>): Promise<void> {
  await act.tx
    .update(demandPart)
    .set({ dueOn: sql`${demandPart.dueOn} + ${POSTPONE_DAYS}::int` })
    .where(and(eq(demandPart.demandId, row.id), inArray(demandPart.state, ['planned', 'funded', 'returned'])))
}

/** What of a part an edit may have changed, as it is kept in the record of the edit. */
export const agreedPart = ({ name, dueOn, isLast, amountMinor, measure, rest }: Planned): PlannedPart => ({
  name,
  dueOn,
  isLast,
  amountMinor,
  measure,
  rest,
})

const agreedIn = ({ name, dueOn, amountMinor, measure, rest }: Planned) =>
  JSON.stringify([name, dueOn, amountMinor, measure && ordered(measure), rest])
/** The database keeps the keys of JSON in an order of its own. */
const ordered = (measure: NonNullable<Planned['measure']>) => Object.entries(measure).toSorted(([a], [b]) => (a < b ? -1 : 1))

/** Whether an edit has changed the plan of parts. */
export const planDiffers = (before: readonly Planned[], after: readonly Planned[]): boolean =>
  before.map(agreedIn).join() !== after.map(agreedIn).join()

/** Stores the parts of a plan, in place of those that were there: before work begins nobody has done anything to them. */
export async function replaceParts(act: Act, row: DemandRow, planned: readonly Planned[], heldMinor: number): Promise<void> {
  await act.tx.delete(demandPart).where(eq(demandPart.demandId, row.id))
  if (planned.length === 0) return
  const empty = planned.map(({ amountMinor }): PartMoney => ({ amountMinor, heldMinor: 0, advancedMinor: 0, earnedMinor: 0, isOpen: true }))
  const hosted = hostOn(empty, heldMinor)
  await act.tx.insert(demandPart).values(
    planned.map((one, at) => {
      const money = hosted[at]!
      const state = missingOf(money) === 0 ? ('funded' as const) : ('planned' as const)
      return { ...one, demandId: row.id, state, heldMinor: money.heldMinor, updatedAt: act.now }
    }),
  )
}
