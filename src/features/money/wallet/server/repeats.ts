/** A transfer is booked once: the same reference or the same picture under another number is a question for operators. */
import { anyOf } from '../../../../platform/server/data/columns.ts'
import { type Reader, together } from '../../../../platform/server/data/database.ts'
import { and, eq, inArray, ne } from '../../../../platform/server/data/drizzle.ts'
import { fieldError, refuseFields } from '../../../../platform/server/wire/refusal.ts'
import { sentTwice } from '../../../base/upload/server/reads.ts'
import { codeIn, referenceKey, transferReference } from '../contract/reference.ts'
import { ownerNames } from './owners.ts'
import { type MoneyOrderRow, moneyOrder, type TopUpRow, topUp, unallocatedMoney, withdrawal } from './tables.ts'

/** A company writes its own code into each of its transfers: that says nothing about one of them. */
export const topUpKey = (ownerId: string, reference: string): string => {
  const key = referenceKey(reference)
  return key === referenceKey(transferReference(ownerId)) ? '' : key
}

/** The code of a company alone says nothing about one transfer. */
export const arrivalKey = (reference: string): string => {
  const key = referenceKey(reference)
  return codeIn(key) === key ? '' : key
}

/** Orders that may be the same transfer as these top-ups, by the order: with the same reference, or the same voucher byte for byte. */
export async function repeatsOf(
  db: Reader,
  vouchers: readonly TopUpRow[],
): Promise<Map<string, { reference: Repeat[]; voucher: Repeat[] }>> {
  const keys = [...new Set(vouchers.map(({ referenceKey }) => referenceKey).filter(Boolean))]
  const [keyed, arrived, twice] = await together(
    () =>
      db
        .select({ id: topUp.orderId, key: topUp.referenceKey })
        .from(topUp)
        .innerJoin(moneyOrder, eq(moneyOrder.id, topUp.orderId))
        .where(and(inArray(topUp.referenceKey, keys), inArray(moneyOrder.state, ['pending', 'done']))),
    () => arrivedUnder(db, keys),
    () =>
      sentTwice(
        db,
        vouchers.flatMap((row) => row.voucherFileId ?? []),
      ),
  )
  const byVoucher = (row: TopUpRow) => ((row.voucherFileId && twice.get(row.voucherFileId)) || []).map((usedBy) => usedBy.split(':')[1]!)
  const byReference = (row: TopUpRow) => keyed.flatMap(({ id, key }) => (id !== row.orderId && key === row.referenceKey ? [id] : []))
  const others = await ordersShown(
    db,
    vouchers.flatMap((row) => [...byVoucher(row), ...byReference(row)]),
  )
  const shown = (ids: string[]) => ids.flatMap((id) => others.get(id) ?? [])
  const kept = (row: TopUpRow) =>
    arrived
      .filter((one) => one.referenceKey === row.referenceKey && one.orderId !== row.orderId && one.id !== row.unallocatedId)
      .map(({ number, sender }) => ({ number, owner: sender }))
  return new Map(
    vouchers.map((row) => [row.orderId, { reference: [...shown(byReference(row)), ...kept(row)], voucher: shown(byVoucher(row)) }]),
  )
}

const arrivedUnder = (db: Reader, keys: readonly string[]) =>
  db
    .select()
    .from(unallocatedMoney)
    .where(and(inArray(unallocatedMoney.referenceKey, [...keys]), ne(unallocatedMoney.state, 'undone')))

/** Top-ups and unallocated money with this reference: the transfer may be booked or announced already. */
export async function bookedUnder(db: Reader, key: string): Promise<Repeat[]> {
  if (key === '') return []
  const rows = await db
    .select({ id: topUp.orderId })
    .from(topUp)
    .innerJoin(moneyOrder, eq(moneyOrder.id, topUp.orderId))
    .where(and(eq(topUp.referenceKey, key), inArray(moneyOrder.state, ['pending', 'done'])))
  const orders = await ordersShown(
    db,
    rows.map(({ id }) => id),
  )
  return [...orders.values(), ...(await arrivedUnder(db, [key])).map(({ number, sender }) => ({ number, owner: sender }))]
}

/** Payouts that were reported under this reference. */
export async function paidUnder(db: Reader, orderId: string, reference: string): Promise<Repeat[]> {
  const rows = await db
    .select({ id: withdrawal.orderId })
    .from(withdrawal)
    .where(and(eq(withdrawal.referenceKey, referenceKey(reference)), ne(withdrawal.orderId, orderId)))
  return [
    ...(
      await ordersShown(
        db,
        rows.map(({ id }) => id),
      )
    ).values(),
  ]
}

interface Repeat {
  number: string
  owner: string
}

async function ordersShown(db: Reader, ids: readonly string[]): Promise<Map<string, Repeat>> {
  if (ids.length === 0) return new Map()
  const rows: MoneyOrderRow[] = await db.select().from(moneyOrder).where(anyOf(moneyOrder.id, ids))
  const names = await ownerNames(db, rows)
  return new Map(rows.map(({ id, number, ownerId }) => [id, { number, owner: names.get(ownerId) ?? '' }]))
}

/** Refuses at `field`, unless the operator says that it is another transfer; then a second operator has to agree. */
export function askAboutRepeats(repeats: readonly Repeat[], another: boolean | undefined, field: string): boolean {
  if (repeats.length === 0) return false
  if (!another) throw refuseFields({ [field]: fieldError('transferRepeated', { numbers: repeats.map(({ number }) => number).join(', ') }) })
  return true
}
