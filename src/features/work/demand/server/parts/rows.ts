import { prepared, type Reader } from '../../../../../platform/server/data/database.ts'
import { asc, eq, sql } from '../../../../../platform/server/data/drizzle.ts'
import { turn } from '../../../../../platform/server/data/lifecycle.ts'
import type { Act } from '../../../../../platform/server/services.ts'
import { isBefore, type Side } from '../../contract/lifecycle.ts'
import { missingOf, moneyOfPart, type PartMoney } from '../../contract/plan/money.ts'
import type { PlannedPart } from '../../contract/plan/schema.ts'
import type { PartMove, PartState } from '../../contract/plan/states.ts'
import type { DemandRow } from '../context.ts'
import type { Posted } from '../money.ts'
import { partLifecycle } from './lifecycle.ts'
import { demandPart, demandPartMove } from './tables.ts'

export type PartRow = typeof demandPart.$inferSelect

const plans = prepared((db) =>
  db
    .select()
    .from(demandPart)
    .where(eq(demandPart.demandId, sql.placeholder('demandId')))
    .orderBy(asc(demandPart.place))
    .prepare('demand_parts'),
)

/** The parts of a demand in the order of its plan; none if it has no plan. */
export const partsOf = (db: Reader, demandId: string): Promise<PartRow[]> => plans(db).execute({ demandId })

/** One change of one part. */
export interface PartWrite {
  part: PartRow
  move: PartMove
  to: PartState
  set: Partial<PartRow>
  reason?: string
}

/** A part that lacks nothing is funded. */
export const withMoney = (state: PartState, money: PartMoney): PartState =>
  state === 'planned' && missingOf(money) === 0 ? 'funded' : state

const moneySet = ({ heldMinor, advancedMinor, earnedMinor }: PartMoney) => ({ heldMinor, advancedMinor, earnedMinor })

/** The changes that a step makes: of the part that it is made on, and of those that it gives to or takes from. */
export function writesOf(
  parts: readonly PartRow[],
  after: readonly PartMoney[],
  others: Extract<PartMove, 'fund' | 'carry' | 'cover' | 'advance' | 'drop'>,
  own?: PartWrite,
): PartWrite[] {
  return parts.flatMap((part, at): PartWrite[] => {
    const money = after[at]!
    if (part.id === own?.part.id) return [{ ...own, set: { ...own.set, ...moneySet(money) } }]
    const now = moneyOfPart(part)
    const same = money.heldMinor === now.heldMinor && money.advancedMinor === now.advancedMinor && money.isOpen === now.isOpen
    if (same) return []
    return [{ part, move: others, to: others === 'drop' ? 'dropped' : withMoney(part.state, money), set: moneySet(money) }]
  })
}

/** A part that a change of the plan adds. */
export interface NewPart {
  planned: PlannedPart
  money: PartMoney
  place: number
}

/** Their record begins with the change. */
export async function addParts(act: Act, { id }: Pick<DemandRow, 'id'>, side: Side, parts: readonly NewPart[]): Promise<void> {
  for (const { planned, money, place } of parts) {
    const state = withMoney('planned', money)
    const { heldMinor, advancedMinor } = money
    const values = { ...planned, demandId: id, place, state, heldMinor, advancedMinor, updatedAt: act.now }
    const [part] = await act.tx.insert(demandPart).values(values).returning({ id: demandPart.id })
    await act.tx.insert(demandPartMove).values({
      ...{ demandId: id, partId: part!.id, at: act.now, actorId: act.actor.accountId, side, move: 'replan' as const },
      ...{ fromState: 'planned' as const, toState: state, heldMinor, advancedMinor, earnedMinor: 0 },
    })
  }
}

/** Writes changes of parts. From the start of the work on each has its record; before it, the moves of the demand are the record. */
export async function writeParts(
  act: Act,
  row: Pick<DemandRow, 'id' | 'stage'>,
  side: Side,
  writes: readonly PartWrite[],
  posted: Posted | null = null,
): Promise<PartRow[]> {
  const rows: PartRow[] = []
  for (const { part, move, to, set, reason = '' } of writes) {
    const after = await turn(act, partLifecycle, part, move, { set: { ...set, updatedAt: act.now }, to })
    rows.push(after)
    if (isBefore(row.stage, 'service')) continue
    await act.tx.insert(demandPartMove).values({
      demandId: row.id,
      partId: part.id,
      at: act.now,
      actorId: act.actor.accountId,
      side,
      move,
      fromState: part.state,
      toState: after.state,
      reason,
      postingId: posted?.postingId ?? null,
      amountMinor: posted?.amountMinor ?? null,
      currency: posted?.currency ?? null,
      ...moneySet(moneyOfPart(after)),
    })
  }
  return rows
}
