import type { Books } from '../../contract/plan/money.ts'
import { isOver, type PartMove, type PartState } from '../../contract/plan/states.ts'
import type { DemandRow } from '../context.ts'
import { type PartRow, type PartWrite, writesOf } from './rows.ts'

/** The moves of a demand as those of its last part. A demand without a plan has no rows of parts, and nothing is written. */

/** Where a contract was given notice of, parts that were dropped follow it. */
export const lastOf = (rows: readonly PartRow[]): PartRow | null => rows.find(({ isLast }) => isLast) ?? null

/** The last day of a part: of the last one that of the demand. */
export const lastDayOf = ({
  row,
  part,
}: {
  row: Pick<DemandRow, 'expectedCompletion'>
  part: Pick<PartRow, 'isLast' | 'dueOn'>
}): string => (part.isLast ? row.expectedCompletion : part.dueOn)

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
