import { moneyOf } from '../../../../platform/contract/amount.ts'
import { type Page, type Paging, page } from '../../../../platform/contract/page.ts'
import { daysAfter } from '../../../../platform/server/clock.ts'
import { anyOf } from '../../../../platform/server/data/columns.ts'
import { type Reader, together } from '../../../../platform/server/data/database.ts'
import { and, eq, gte, inArray, or, type SQL, sql } from '../../../../platform/server/data/drizzle.ts'
import { allows } from '../../../../platform/server/data/lifecycle.ts'
import { contains, inOrder, paged } from '../../../../platform/server/data/query.ts'
import type { Look } from '../../../../platform/server/services.ts'
import { type Owner, ownerOf } from '../../../../platform/server/wire/actor.ts'
import { BEAN_REFUND_DAYS } from '../../../../rules/constants.ts'
import { fileBriefs } from '../../../base/upload/server/reads.ts'
import { balanceOf, statementOf } from '../../ledger/server/reads.ts'
import type { DecidedBook, TransferBook } from '../../wallet/server/hooks.ts'
import { idsOf, ownerNames, repeatsOf } from '../../wallet/server/reads.ts'
import type { BeanMove, BeanOrderRow, OperatorBeanOrder } from '../contract/calls.ts'
import type { BeanOrderState } from '../contract/states.ts'
import { beanOrderLifecycle } from './lifecycle.ts'
import { type BeanOrder, beanOrder } from './tables.ts'

const wallet = ({ ownerType, ownerId }: Owner) => ({ kind: 'beanWallet' as const, owner: { ownerType, ownerId } })

/** The beans that a company or a person has. */
export const beanBalance = (db: Reader, owner: Owner): Promise<number> => balanceOf(db, wallet(owner), 'BEAN')

const ofOwner = (owner: Owner) => and(eq(beanOrder.ownerType, owner.ownerType), eq(beanOrder.ownerId, owner.ownerId))

interface Filter extends Paging {
  order: 'asc' | 'desc'
  state?: BeanOrderState | undefined
}

function find<T>(db: Reader, scope: SQL | undefined, filter: Filter, map: (rows: BeanOrder[]) => Promise<T[]>): Promise<Page<T>> {
  const where = and(scope, filter.state && eq(beanOrder.state, filter.state))
  return paged(filter, {
    rows: db
      .select()
      .from(beanOrder)
      .where(where)
      .orderBy(...inOrder(filter.order, beanOrder.createdAt, beanOrder.id)),
    total: db.$count(beanOrder, where),
    map,
  })
}

async function toRows(db: Reader, rows: readonly BeanOrder[]): Promise<BeanOrderRow[]> {
  const files = await fileBriefs(
    db,
    rows.map((row) => row.voucherFileId),
  )
  return rows.map((row) => {
    return {
      id: row.id,
      number: row.number,
      state: row.state,
      payment: row.payment,
      beans: row.beans,
      priceMinor: row.priceMinor,
      currency: 'CNY',
      bankReference: row.bankReference,
      voucher: (row.voucherFileId && files.get(row.voucherFileId)) || null,
      reason: row.reason,
      createdAt: row.createdAt.toString(),
      decidedAt: (row.decidedAt ?? row.paidAt)?.toString() ?? null,
    }
  })
}

export const ordersOf = ({ db, actor }: Pick<Look, 'db' | 'actor'>, filter: Filter): Promise<Page<BeanOrderRow>> =>
  find(db, ofOwner(ownerOf(actor)), filter, (rows) => toRows(db, rows))

/** An order as its transfer is compared with others. */
export const soughtOf = ({ id, referenceKey, voucherFileId }: BeanOrder) => ({
  usedBy: `beanOrder:${id}`,
  key: referenceKey,
  voucherFileId,
})

/** Orders of beans that were paid by transfer. */
export const beanTransfers: TransferBook = async (db, { keys, usedBy }) => {
  const rows = await db
    .select()
    .from(beanOrder)
    .where(or(inArray(beanOrder.referenceKey, [...keys]), anyOf(beanOrder.id, idsOf('beanOrder', usedBy))))
  return rows.map((row) => ({
    usedBy: `beanOrder:${row.id}`,
    keys: arrived.includes(row.state) ? [row.referenceKey] : [],
    number: row.number,
    owner: row,
  }))
}
const arrived: readonly BeanOrderState[] = ['pending', 'done', 'refunded']

/** Orders of beans that were confirmed as paid by transfer. */
export const decidedBeans: DecidedBook = async (db, { ownerId, operatorId, since }) => {
  const rows = await db
    .select({ priceMinor: beanOrder.priceMinor })
    .from(beanOrder)
    .where(
      and(
        eq(beanOrder.ownerId, ownerId),
        eq(beanOrder.payment, 'transfer'),
        eq(beanOrder.state, 'done'),
        eq(beanOrder.decidedBy, operatorId),
        gte(beanOrder.decidedAt, since),
      ),
    )
  return rows.map(({ priceMinor }) => moneyOf(priceMinor, 'CNY'))
}
export function orderQueue(
  look: Pick<Look, 'db' | 'now' | 'services'>,
  filter: Filter & { search: string },
): Promise<Page<OperatorBeanOrder>> {
  const { db } = look
  return find(db, contains([beanOrder.number, beanOrder.bankReference], filter.search), filter, async (rows) => {
    const [orders, names, repeats, unused] = await together(
      () => toRows(db, rows),
      () => ownerNames(db, rows),
      () => repeatsOf(look, rows.map(soughtOf)),
      () => together(...rows.map((row) => async () => allows(beanOrderLifecycle, row.state, 'refund') && isUnused(look, row))),
    )
    return rows.map((row, at) => ({
      ...orders[at]!,
      owner: { ownerType: row.ownerType, id: row.ownerId, name: names.get(row.ownerId) ?? '' },
      refundable: unused[at]!,
      reversible: row.payment === 'transfer' && allows(beanOrderLifecycle, row.state, 'reverse'),
      sameVoucher: repeats.get(`beanOrder:${row.id}`)?.voucher ?? [],
      sameReference: repeats.get(`beanOrder:${row.id}`)?.reference ?? [],
    }))
  })
}

/**
 * Whether an order may be refunded: paid within the period of the agreement, and none of its beans used. Older beans are used first, so
 * an order is unused as long as the wallet contains at least the beans of it and of later orders.
 */
export async function isUnused({ db, now }: Pick<Look, 'db' | 'now'>, order: BeanOrder): Promise<boolean> {
  if (!order.paidAt || Temporal.Instant.compare(now, daysAfter(order.paidAt, BEAN_REFUND_DAYS)) > 0) return false
  const owner = { ownerType: order.ownerType, ownerId: order.ownerId }
  const [since] = await db
    .select({ beans: sql<number>`coalesce(sum(beans), 0)::bigint` })
    .from(beanOrder)
    .where(and(ofOwner(owner), eq(beanOrder.state, 'done'), gte(beanOrder.paidAt, order.paidAt)))
  return (await beanBalance(db, owner)) >= since!.beans
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

export async function movesOf({ db, actor }: Pick<Look, 'db' | 'actor'>, filter: Paging): Promise<Page<BeanMove>> {
  const { records, total } = await statementOf(db, wallet(ownerOf(actor)), 'BEAN', filter)
  const orderIds = records.filter((row) => row.refType === 'beanOrder').map((row) => row.refId)
  const orders =
    orderIds.length > 0
      ? await db.select({ id: beanOrder.id, number: beanOrder.number }).from(beanOrder).where(inArray(beanOrder.id, orderIds))
      : []
  const numbers = new Map(orders.map((row) => [row.id, row.number]))
  const moves = records.map((row): BeanMove => {
    const memo = (row.memo ?? {}) as Record<string, unknown>
    return {
      id: row.postingId,
      at: row.at,
      cause: row.cause,
      beans: row.amountMinor,
      balance: row.balanceMinor,
      order: numbers.get(row.refId) ?? null,
      provider: row.refType === 'provider' ? { number: text(memo['number']), cn: text(memo['cn']), en: text(memo['en']) } : null,
    }
  })
  return page(moves, total, filter)
}

export const pendingOrders = (db: Reader, owner: Owner): Promise<number> =>
  db.$count(beanOrder, and(ofOwner(owner), eq(beanOrder.state, 'pending')))

/** Everything about an owner's beans, oldest first: the data export. */
export async function exportOf({ db, actor }: Pick<Look, 'db' | 'actor'>): Promise<unknown> {
  if (actor.kind === 'operator' || !actor.holds('wallet:view')) return null
  const all = { pageNo: 1, pageSize: 10_000 }
  return {
    balance: await beanBalance(db, ownerOf(actor)),
    orders: (await ordersOf({ db, actor }, { ...all, order: 'asc' })).records,
    moves: (await movesOf({ db, actor }, all)).records,
  }
}

/** The latest transfers for beans that an operator decided, each with the seconds that it waited. */
export const decidedBeanOrders = sql`select decided_at as at, extract(epoch from decided_at - created_at) as seconds
  from bean_order where payment = 'transfer' and state in ('done', 'rejected') order by created_at desc limit 200`
