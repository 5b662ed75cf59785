import { anyOf } from '../../../../platform/server/data/columns.ts'
import type { Reader } from '../../../../platform/server/data/database.ts'
import type { Owner } from '../../../../platform/server/wire/actor.ts'
import { postingsByIds } from '../../ledger/server/reads.ts'
import type { OrderDetail } from '../contract/schema.ts'
import { owns } from './orders.ts'
import { type MoneyOrderRow, moneyOrder } from './tables.ts'

/** What the ledger recorded about an order, with the owner's own accounts marked. */
export async function receiptsOf(db: Reader, row: MoneyOrderRow, owner: Owner): Promise<OrderDetail['receipts']> {
  const postings = await postingsByIds(db, row.postingIds)
  const others = await otherOrders(db, row, owner, postings)
  return postings.map((posting) => ({
    postingId: posting.id,
    cause: posting.cause,
    at: posting.at,
    order: others.get(posting.refId) ?? null,
    entries: posting.entries.map(({ account, ownerType, ownerId, amountMinor, currency }) => ({
      account,
      amountMinor,
      currency,
      mine: ownerId === owner.ownerId && ownerType === owner.ownerType,
    })),
  }))
}

async function otherOrders(db: Reader, row: MoneyOrderRow, owner: Owner, postings: Awaited<ReturnType<typeof postingsByIds>>) {
  const ids = postings.flatMap((one) => (one.refType === 'moneyOrder' && one.refId !== row.id ? [one.refId] : []))
  if (ids.length === 0) return new Map<string, { id: string; number: string }>()
  const orders = await db.select().from(moneyOrder).where(anyOf(moneyOrder.id, ids))
  return new Map(orders.filter((one) => owns(owner, one)).map(({ id, number }) => [id, { id, number }]))
}
