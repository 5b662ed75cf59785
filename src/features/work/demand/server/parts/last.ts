import { sql } from '../../../../../platform/server/data/drizzle.ts'
import type { Act } from '../../../../../platform/server/services.ts'
import { refuse } from '../../../../../platform/server/wire/refusal.ts'
import type { Books } from '../../contract/plan/money.ts'
import { isOver, type PartMove, type PartState } from '../../contract/plan/states.ts'
import type { DemandContext, DemandRow } from '../context.ts'
import { type PartRow, type PartWrite, partsOf, writesOf } from './rows.ts'
import { setPartTimers } from './timers.ts'

/** The moves of a demand as those of its last part. A demand without a plan has no rows of parts, and nothing is written. */

/** Where a contract was given notice of, parts that were dropped follow it. */
export const lastOf = (rows: readonly PartRow[]): PartRow | null => rows.find(({ isLast }) => isLast) ?? null

/** The last of the parts of a demand, as what releases money of a part takes it. */
export async function lastIn(act: Act, demand: DemandContext) {
  const parts = await partsOf(act.db, demand.row.id)
  const part = lastOf(parts)
  if (!part) throw refuse('onePart')
  return { demand, row: demand.row, part, parts }
}

/** The last day of a part: of the last one that of the demand. */
export const lastDayOf = ({
  row,
  part,
}: {
  row: Pick<DemandRow, 'expectedCompletion'>
  part: Pick<PartRow, 'isLast' | 'dueOn'>
}): string => (part.isLast ? row.expectedCompletion : part.dueOn)

/** Of a demand: less than claimed was paid for its last part, and the provider has not answered. */
export const lastLowered = sql`exists (select from demand_part p where p.demand_id = "demand"."id" and p.is_last and p.state = 'lowered')`

/** Its time and its timers, whenever a move of the demand has given it a deadline or taken it. */
export async function setTimersOfLast(act: Act, demandId: string): Promise<void> {
  const part = lastOf(await partsOf(act.db, demandId))
  if (part) await setPartTimers(act, part)
}

export function writeOfLast(rows: readonly PartRow[], move: PartMove, to: PartState, set: Partial<PartRow> = {}, reason = ''): PartWrite[] {
  const part = lastOf(rows)
  return part ? [{ part, move, to, set, reason }] : []
}

/** It is released, and what other parts are left with is handed on. */
export function releaseOfLast(rows: readonly PartRow[], after: Books, move: 'release' | 'releaseOverdue'): PartWrite[] {
  const part = lastOf(rows)
  return part ? writesOf(rows, after.parts, 'carry', { part, move, to: 'released', set: {} }) : []
}

/** All parts that are not over end with the demand: what they held is refunded by it. */
export const dropAll = (rows: readonly PartRow[]): PartWrite[] =>
  rows.filter(({ state }) => !isOver(state)).map((part) => ({ part, move: 'drop', to: 'dropped', set: { heldMinor: 0 } }))
