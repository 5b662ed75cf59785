import { anyOf } from '../../../../platform/server/data/columns.ts'
import { type Reader, together } from '../../../../platform/server/data/database.ts'
import { and, eq, ne, sql } from '../../../../platform/server/data/drizzle.ts'
import type { Look } from '../../../../platform/server/services.ts'
import { earlierPayouts } from './earlier.ts'
import { toOrderRow } from './orders.ts'
import { ownerNames, verifiedNames } from './owners.ts'
import { findOrders, type OrderFilter, topUpParts, withdrawalParts } from './reads.ts'
import { repeatsOf } from './repeats.ts'
import { type MoneyOrderRow, moneyOrder, type TopUpRow, topUp, withdrawal } from './tables.ts'

/** The operator's queues: waiting and decided orders. */
export const topUpQueue = ({ db, services }: Pick<Look, 'db' | 'services'>, filter: OrderFilter) =>
  findOrders(db, eq(moneyOrder.type, 'topUp'), filter, async (rows) => {
    const vouchers = await db
      .select()
      .from(topUp)
      .where(anyOf(topUp.orderId, idsOf(rows)))
    const [parts, names, repeats] = await together(
      () => topUpParts(db, vouchers),
      () => ownerNames(db, rows),
      () => repeatsOf({ db, services }, vouchers.map(soughtOf)),
    )
    return rows.map((row) => ({
      ...toOrderRow(row),
      owner: ownerOf(row, names),
      ...parts.get(row.id)!,
      sameVoucher: repeats.get(`topUp:${row.id}`)?.voucher ?? [],
      sameReference: repeats.get(`topUp:${row.id}`)?.reference ?? [],
    }))
  })

/** The operator does not see what a company has not approved yet, unless filtered by that state. */
export function withdrawalQueue(db: Reader, filter: OrderFilter) {
  const scope = and(eq(moneyOrder.type, 'withdrawal'), filter.state ? undefined : ne(moneyOrder.state, 'applied'))
  return findOrders(db, scope, filter, async (rows) => {
    const payouts = await db
      .select()
      .from(withdrawal)
      .where(anyOf(withdrawal.orderId, idsOf(rows)))
    const [parts, names, verified, earlier] = await together(
      () => withdrawalParts(db, payouts),
      () => ownerNames(db, rows),
      () => verifiedNames(db, rows),
      () => earlierPayouts(db, payouts),
    )
    return rows.map((row) => ({
      ...toOrderRow(row),
      owner: ownerOf(row, names),
      verifiedName: verified.get(row.ownerId) ?? '',
      earlier: earlier.get(row.id) ?? null,
      withdrawal: parts.get(row.id)!,
    }))
  })
}

/** A top-up as it is compared with other transfers. */
export const soughtOf = ({ orderId, referenceKey, voucherFileId }: TopUpRow) => ({
  usedBy: `topUp:${orderId}`,
  key: referenceKey,
  voucherFileId,
})

const idsOf = (rows: readonly MoneyOrderRow[]) => rows.map((row) => row.id)
const ownerOf = (row: MoneyOrderRow, names: Map<string, string>) => ({
  ownerType: row.ownerType,
  id: row.ownerId,
  name: names.get(row.ownerId) ?? '',
})

/** The latest decided top-ups and payouts, each with the seconds that it waited for an operator. */
export const decidedTopUps = sql`select decided_at as at, extract(epoch from decided_at - created_at) as seconds
  from money_order join top_up on order_id = id where type = 'topUp' and state in ('done', 'rejected') order by created_at desc limit 200`
export const decidedPayouts = sql`select decided_at as at, extract(epoch from decided_at - coalesce(approved_at, created_at)) as seconds
  from money_order join withdrawal on order_id = id where type = 'withdrawal' and state in ('paid', 'returned') order by created_at desc limit 200`
