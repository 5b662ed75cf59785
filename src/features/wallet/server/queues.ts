import { and, eq, inArray, ne } from 'drizzle-orm'
import { page } from '../../../platform/contract/page.ts'
import type { Reader } from '../../../platform/server/database.ts'
import { told } from './orders.ts'
import { ownerNames } from './owners.ts'
import { findOrders, type OrderFilter, topUpParts, withdrawalParts } from './reads.ts'
import { type MoneyOrderRow, moneyOrder, topUp, withdrawal } from './tables.ts'

/** The operator's queues: what waits, and what was decided. */
export async function topUpQueue(db: Reader, filter: OrderFilter) {
  const { rows, total } = await findOrders(db, eq(moneyOrder.type, 'topUp'), filter)
  const parts = await topUpParts(
    db,
    rows.length > 0
      ? await db
          .select()
          .from(topUp)
          .where(inArray(topUp.orderId, idsOf(rows)))
      : [],
  )
  const names = await ownerNames(db, rows)
  return page(
    rows.map((row) => ({ ...told(row), owner: ownerOf(row, names), ...parts.get(row.id)! })),
    total,
    filter,
  )
}

/** What a company has not approved yet is not the operator's to see, unless asked for by its state. */
export async function withdrawalQueue(db: Reader, filter: OrderFilter) {
  const scope = and(eq(moneyOrder.type, 'withdrawal'), filter.state ? undefined : ne(moneyOrder.state, 'applied'))
  const { rows, total } = await findOrders(db, scope, filter)
  const parts = await withdrawalParts(
    db,
    rows.length > 0
      ? await db
          .select()
          .from(withdrawal)
          .where(inArray(withdrawal.orderId, idsOf(rows)))
      : [],
  )
  const names = await ownerNames(db, rows)
  return page(
    rows.map((row) => ({ ...told(row), owner: ownerOf(row, names), withdrawal: parts.get(row.id)! })),
    total,
    filter,
  )
}

const idsOf = (rows: readonly MoneyOrderRow[]) => rows.map((row) => row.id)
const ownerOf = (row: MoneyOrderRow, names: Map<string, string>) => ({
  ownerType: row.ownerType,
  id: row.ownerId,
  name: names.get(row.ownerId) ?? '',
})
