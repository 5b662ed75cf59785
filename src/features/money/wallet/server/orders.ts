import { and, eq, inArray, type SQL, sql } from '../../../../platform/server/data/drizzle.ts'
import { allows } from '../../../../platform/server/data/lifecycle.ts'
import { nextMoneyNumber } from '../../../../platform/server/data/numbers.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { type Actor, type Owner, ownerOf } from '../../../../platform/server/wire/actor.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import type { OrderStateOf, OrderType } from '../contract/orders.ts'
import type { OrderRow } from '../contract/schema.ts'
import { releaseLifecycle } from './lifecycle.ts'
import { type MoneyOrderRow, moneyOrder } from './tables.ts'

type NewOrder = Pick<MoneyOrderRow, 'type' | 'state' | 'currency' | 'amountMinor'> &
  Partial<Pick<MoneyOrderRow, 'feeMinor' | 'subject' | 'link' | 'releaseKind' | 'refType' | 'refId' | 'postingIds'>> & { owner: Owner }

/** Creates an order with the next number of its series: W for withdrawals, O for all others. */
export async function addOrder(act: Act, { owner, ...order }: NewOrder): Promise<MoneyOrderRow> {
  const number = await nextMoneyNumber(act.tx, order.type === 'withdrawal' ? 'W' : 'O', act.now, moneyOrder.number)
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

/** Adds a posting to the orders' receipts. */
export async function addReceipt(act: Act, orderIds: readonly string[], postingId: string): Promise<void> {
  if (orderIds.length === 0) return
  await act.tx
    .update(moneyOrder)
    .set({ postingIds: sql`array_append(posting_ids, ${postingId}::uuid)` })
    .where(and(inArray(moneyOrder.id, [...orderIds]), sql`not (${postingId}::uuid = any(posting_ids))`))
}

const PAY_RUN = 'payRun'

/**
 * Funds of a pay run, and what came back of them: with few people in a run they say what somebody earns, so they are for those who see pay.
 * For other members of the company they do not exist.
 */
const ofPay = (row: Pick<MoneyOrderRow, 'refType'>): boolean => row.refType === PAY_RUN
const seesOrder = (actor: Pick<Actor, 'kind' | 'holds'>, row: Pick<MoneyOrderRow, 'refType'>): boolean =>
  !ofPay(row) || actor.kind === 'operator' || actor.holds('pay:view')
export const visibleTo = (actor: Pick<Actor, 'kind' | 'holds'>): SQL | undefined =>
  seesOrder(actor, { refType: PAY_RUN }) ? undefined : sql`${moneyOrder.refType} is distinct from ${PAY_RUN}`

/** An order that the caller can access; anything else is notFound. Operators can access all. */
export async function reachOrder(act: Pick<Act, 'db' | 'actor'>, id: string): Promise<MoneyOrderRow> {
  const [row] = await act.db.select().from(moneyOrder).where(eq(moneyOrder.id, id))
  if (!row || (act.actor.kind !== 'operator' && !owns(ownerOf(act.actor), row)) || !seesOrder(act.actor, row)) throw refuse('notFound')
  return row
}

/** An order of one kind, in one of the states of that kind. */
export type OrderOf<T extends OrderType> = MoneyOrderRow & { type: T; state: OrderStateOf<T> }

/** A check of the table limits each kind to its states. */
export const isOrderOf = <T extends OrderType>(row: MoneyOrderRow, type: T): row is OrderOf<T> => row.type === type

/** The same for one kind of order. */
export async function reachOrderOf<T extends OrderType>(act: Pick<Act, 'db' | 'actor'>, id: string, type: T): Promise<OrderOf<T>> {
  const row = await reachOrder(act, id)
  if (!isOrderOf(row, type)) throw refuse('notFound')
  return row
}

export const owns = (owner: Owner, row: Pick<MoneyOrderRow, 'ownerType' | 'ownerId'>): boolean =>
  row.ownerType === owner.ownerType && row.ownerId === owner.ownerId

export const toOrderRow = (row: MoneyOrderRow): OrderRow => ({
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
  withdrawable: isOrderOf(row, 'release') && allows(releaseLifecycle, row.state, 'withdraw'),
  createdAt: row.createdAt.toString(),
  updatedAt: row.updatedAt.toString(),
})

export const moved = (row: MoneyOrderRow) => ({
  id: row.id,
  number: row.number,
  state: row.state,
  currency: row.currency,
  amountMinor: row.amountMinor,
  netMinor: row.netMinor,
})
