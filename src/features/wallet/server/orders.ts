import { and, eq, inArray, sql } from 'drizzle-orm'
import { type Owner, ownerOf } from '../../../platform/server/actor.ts'
import { nextNumber } from '../../../platform/server/database.ts'
import { refuse } from '../../../platform/server/refusal.ts'
import type { Act } from '../../../platform/server/services.ts'
import type { OrderState, OrderType } from '../contract/orders.ts'
import type { OrderRow } from '../contract/schema.ts'
import { type MoneyOrderRow, moneyOrder } from './tables.ts'

type NewOrder = Pick<MoneyOrderRow, 'type' | 'state' | 'currency' | 'amountMinor'> &
  Partial<Pick<MoneyOrderRow, 'feeMinor' | 'subject' | 'link' | 'releaseKind' | 'refType' | 'refId' | 'postingIds'>> & { owner: Owner }

/** Writes an order with the next number of its series: W for withdrawals, O for all others. */
export async function addOrder(act: Act, { owner, ...order }: NewOrder): Promise<MoneyOrderRow> {
  const number = await nextNumber(act.tx, order.type === 'withdrawal' ? 'W' : 'O', act.now)
  const [row] = await act.tx
    .insert(moneyOrder)
    .values({
      ...order,
      ...owner,
      number,
      netMinor: order.amountMinor - (order.feeMinor ?? 0),
      createdBy: act.actor.accountId,
      createdAt: act.now,
      updatedAt: act.now,
    })
    .returning()
  return row!
}

/** Leads an order out of a state, or refuses `alreadyReviewed` where someone else was first. Holds its row until the commit. */
export async function leave(act: Act, order: { id: string; type: OrderType }, from: OrderState, to: OrderState): Promise<MoneyOrderRow> {
  const [row] = await act.tx
    .update(moneyOrder)
    .set({ state: to, updatedAt: act.now })
    .where(and(eq(moneyOrder.id, order.id), eq(moneyOrder.type, order.type), eq(moneyOrder.state, from)))
    .returning()
  if (!row) throw refuse('alreadyReviewed')
  return row
}

/** Puts a posting on the orders' receipts. */
export async function addReceipt(act: Act, orderIds: readonly string[], postingId: string): Promise<void> {
  if (orderIds.length === 0) return
  await act.tx
    .update(moneyOrder)
    .set({ postingIds: sql`array_append(posting_ids, ${postingId}::uuid)` })
    .where(and(inArray(moneyOrder.id, [...orderIds]), sql`not (${postingId}::uuid = any(posting_ids))`))
}

/** An order that whoever acts can reach, of a type; anything else is notFound. Operators reach all. */
export async function reachOrder(act: Pick<Act, 'db' | 'actor'>, id: string, type?: OrderType): Promise<MoneyOrderRow> {
  const [row] = await act.db.select().from(moneyOrder).where(eq(moneyOrder.id, id))
  const mine = row && act.actor.kind !== 'operator' ? owns(ownerOf(act.actor), row) : Boolean(row)
  if (!row || !mine || (type && row.type !== type)) throw refuse('notFound')
  return row
}

export const owns = (owner: Owner, row: Pick<MoneyOrderRow, 'ownerType' | 'ownerId'>): boolean =>
  row.ownerType === owner.ownerType && row.ownerId === owner.ownerId

export const told = (row: MoneyOrderRow): OrderRow => ({
  id: row.id,
  number: row.number,
  type: row.type,
  state: row.state,
  subject: row.subject,
  releaseKind: row.releaseKind,
  refType: row.refType,
  refId: row.refId,
  link: row.link,
  currency: row.currency,
  amountMinor: row.amountMinor,
  feeMinor: row.feeMinor,
  netMinor: row.netMinor,
  createdAt: row.createdAt.toString(),
  updatedAt: row.updatedAt.toString(),
})

export const moved = (row: MoneyOrderRow) => ({ id: row.id, number: row.number, state: row.state })
