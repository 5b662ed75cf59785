import { and, eq } from 'drizzle-orm'
import type { Currency } from '../../../platform/contract/money.ts'
import { refuse } from '../../../platform/server/refusal.ts'
import type { Act } from '../../../platform/server/services.ts'
import { type Move, type MoveRule, moves, permissionOf, type Status, stages } from '../contract/lifecycle.ts'
import { type DemandRow, objection, type Viewer } from './policy.ts'
import { reachForMove } from './reach.ts'
import { demand, demandMove } from './tables.ts'
import { armTimer, cancelTimers, deadlineOf } from './timers.ts'

export interface Posted {
  postingId: string | null
  amountMinor: number
  currency: Currency
}

export interface MoveOrder {
  /** What else changes on the row. */
  set?: Partial<DemandRow>
  /** Where the table leaves the target to the guard. */
  to?: Status
  reason?: string
  subjectId?: string
  detail?: Record<string, unknown>
  /** Starts the stage's timer anew although the stage stays. */
  rearm?: boolean
  /** Posts the money of the move; runs after the guards, in the same transaction, before the row turns. */
  money?: (row: DemandRow) => Promise<Posted | null>
}

/**
 * The only executor of the lifecycle table. Locks the demand through what the actor can reach, asks the one objection function, posts, turns the row guarded
 * by its old state and version, records the move and sets the timer of the new stage: one transaction. Refuses `notFound`, `forbidden` and
 * `moveNotPossible` with the rule that stands against it.
 */
export async function transition(
  act: Act,
  demandId: string,
  move: Move,
  prepare: (row: DemandRow, viewer: Viewer) => Promise<MoveOrder> | MoveOrder = () => ({}),
): Promise<{ before: DemandRow; after: DemandRow; viewer: Viewer }> {
  const rule: MoveRule = moves[move]
  const { row, viewer, facts } = await reachForMove(act, demandId)
  const permission = permissionOf(move, viewer.side)
  if (permission && !act.actor.holds(permission)) throw refuse('forbidden')
  const against = objection(move, row, viewer, facts)
  if (against) throw refuse('moveNotPossible', { stage: stages[row.status], reason: against })
  const order = await prepare(row, viewer)
  const to = order.to ?? rule.to[0]!
  if (!rule.to.includes(to)) throw new Error(`demand ${move}: ${row.status} → ${to} is not in the table`)
  const posted = (await order.money?.(row)) ?? null
  const after = await turn(act, row, to, order)
  await recordMove(act, after, { move, from: row.status, side: viewer.side, posted, ...order })
  if (to !== row.status || after.deadlineAt?.toString() !== row.deadlineAt?.toString()) {
    await cancelTimers(act, row.id)
    await armTimer(act, after)
  }
  return { before: row, after, viewer }
}

async function turn(act: Act, row: DemandRow, to: Status, { set = {}, rearm }: MoveOrder): Promise<DemandRow> {
  const next = { ...row, ...set, status: to }
  const deadlineAt = to === row.status && set.recruitEnd === undefined && !rearm ? row.deadlineAt : deadlineOf(next, act.now)
  const [after] = await act.tx
    .update(demand)
    .set({ ...set, status: to, deadlineAt, version: row.version + 1, updatedAt: act.now })
    .where(and(eq(demand.id, row.id), eq(demand.status, row.status), eq(demand.version, row.version)))
    .returning()
  if (!after) throw refuse('staleState')
  return after
}

interface Recorded extends MoveOrder {
  move: Move | 'create'
  from: Status | null
  side: Viewer['side']
  posted?: Posted | null
}

export async function recordMove(act: Act, row: DemandRow, entry: Recorded): Promise<void> {
  await act.tx.insert(demandMove).values({
    demandId: row.id,
    at: act.now,
    actorId: act.actor.accountId,
    side: entry.side,
    move: entry.move,
    fromStatus: entry.from,
    toStatus: row.status,
    reason: entry.reason ?? '',
    postingId: entry.posted?.postingId ?? null,
    amountMinor: entry.posted?.amountMinor ?? null,
    currency: entry.posted?.currency ?? null,
    subjectId: entry.subjectId ?? null,
    detail: entry.detail ?? null,
  })
}

/** Moves so far: makes ledger keys of repeated moves differ while a retry of the same one keeps its key. */
export const moveKey = (row: DemandRow, move: Move): string => `demand:${row.id}:${move}:v${row.version}`
