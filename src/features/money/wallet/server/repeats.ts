/** A transfer is booked once: the same reference or the same picture under another number is a question for operators. */
import { anyOf } from '../../../../platform/server/data/columns.ts'
import { type Reader, together } from '../../../../platform/server/data/database.ts'
import { and, eq, inArray, or, type PgColumn, type SQLWrapper, sql } from '../../../../platform/server/data/drizzle.ts'
import { takeTurn } from '../../../../platform/server/data/query.ts'
import type { Act, Look } from '../../../../platform/server/services.ts'
import { fieldError, refuseFields } from '../../../../platform/server/wire/refusal.ts'
import { sentTwice } from '../../../base/upload/server/reads.ts'
import { codeIn, referenceKey, transferReference } from '../contract/reference.ts'
import { type BookedTransfer, type TransferBook, transferBooks } from './hooks.ts'
import { ownerNames } from './owners.ts'
import { moneyOrder, topUp, unallocatedMoney, withdrawal } from './tables.ts'

/** A company writes its own code into each of its transfers: that says nothing about one of them. */
export const announcedKey = (ownerId: string, reference: string): string => {
  const key = referenceKey(reference)
  return key === referenceKey(transferReference(ownerId)) ? '' : key
}

/** The code of a company alone says nothing about one transfer. */
export const arrivalKey = (reference: string): string => {
  const key = referenceKey(reference)
  return codeIn(key) === key ? '' : key
}

interface Repeat {
  number: string
  owner: string
}

interface Announced {
  usedBy: string
  key: string
  voucherFileId: string | null
}

/** Transfers that arrived or were announced and may be the same as these: with the same reference, or the same voucher byte for byte. */
export async function repeatsOf(
  look: Pick<Look, 'db' | 'services'>,
  announced: readonly Announced[],
): Promise<Map<string, { reference: Repeat[]; voucher: Repeat[] }>> {
  const keys = [...new Set(announced.map(({ key }) => key).filter(Boolean))]
  const [twice, keyed] = await together(
    () =>
      sentTwice(
        look.db,
        announced.flatMap(({ voucherFileId }) => voucherFileId ?? []),
      ),
    () => booked(look, 'in', { keys, usedBy: [] }),
  )
  const pictured = await booked(look, 'in', { keys: [], usedBy: [...new Set([...twice.values()].flat())] })
  const same = announced.map(({ usedBy, key, voucherFileId }) => {
    const pictures = (voucherFileId && twice.get(voucherFileId)) || []
    return {
      usedBy,
      reference: keyed.filter((one) => key !== '' && isOther(one, usedBy) && one.keys.includes(key)),
      voucher: pictured.filter((one) => pictures.includes(one.usedBy)),
    }
  })
  const names = await namesOf(
    look.db,
    same.flatMap(({ reference, voucher }) => [...reference, ...voucher]),
  )
  const shown = (found: readonly BookedTransfer[]) => found.map((one) => repeatOf(one, names))
  return new Map(same.map(({ usedBy, reference, voucher }) => [usedBy, { reference: shown(reference), voucher: shown(voucher) }]))
}

const isOther = (one: BookedTransfer, usedBy: string): boolean => one.usedBy !== usedBy && one.partOf !== usedBy

const namesOf = async (db: Reader, found: readonly BookedTransfer[]): Promise<ReadonlyMap<string, string>> => {
  const owners = found.flatMap(({ owner }) => (typeof owner === 'string' ? [] : [owner]))
  return owners.length === 0 ? new Map() : ownerNames(db, owners)
}

const repeatOf = ({ number, owner }: BookedTransfer, names: ReadonlyMap<string, string>): Repeat => ({
  number,
  owner: typeof owner === 'string' ? owner : (names.get(owner.ownerId) ?? ''),
})

async function booked(
  { db, services }: Pick<Look, 'db' | 'services'>,
  way: keyof typeof transferBooks,
  sought: Parameters<TransferBook>[1],
): Promise<BookedTransfer[]> {
  if (sought.keys.length + sought.usedBy.length === 0) return []
  const books = [...services.hooks.of(transferBooks[way]).values()]
  return (await together(...books.map((find) => () => find(db, sought)))).flat()
}

/**
 * Asks at `field` whether a transfer under a reference that was booked already is another one. True if the operator says that it is: then
 * a second operator has to agree. Of two that are booked at once, the later one sees the earlier.
 */
export async function askOnce(
  act: Act,
  way: keyof typeof transferBooks,
  { usedBy, key, another, field }: { usedBy: string; key: string; another: boolean | undefined; field: string },
): Promise<boolean> {
  if (key === '') return false
  await takeTurn(act.tx, `transfer:${way}:${key}`)
  const found = (await booked(act, way, { keys: [key], usedBy: [] })).filter((one) => isOther(one, usedBy))
  return askAboutRepeats(found, another, field)
}

/** Refuses at `field`, unless the operator says that it is another transfer; then a second operator has to agree. */
export function askAboutRepeats(repeats: readonly Pick<Repeat, 'number'>[], another: boolean | undefined, field: string): boolean {
  if (repeats.length === 0) return false
  if (!another) throw refuseFields({ [field]: fieldError('transferRepeated', { numbers: repeats.map(({ number }) => number).join(', ') }) })
  return true
}

/** What the wallet books: top-ups, unallocated money, and payouts that came back. */
export const arrivedHere: TransferBook = async (db, { keys, usedBy }) => {
  const [orders, kept] = await together(
    () =>
      ordersIn(
        db,
        db
          .select({ id: topUp.orderId })
          .from(topUp)
          .where(or(inArray(topUp.referenceKey, [...keys]), anyOf(topUp.orderId, idsOf('topUp', usedBy))))
          .union(
            db
              .select({ id: withdrawal.orderId })
              .from(withdrawal)
              .where(inArray(withdrawal.returnKey, [...keys])),
          ),
      ),
    () =>
      db
        .select()
        .from(unallocatedMoney)
        .where(and(inArray(unallocatedMoney.referenceKey, [...keys]), inArray(unallocatedMoney.state, ['open', 'settled']))),
  )
  return [
    ...orders.map(({ order, topUp: reported, withdrawal: paid }) => ({
      usedBy: reported ? `topUp:${order.id}` : `return:${order.id}`,
      keys: reported ? (['pending', 'done'].includes(order.state) ? [reported.referenceKey] : []) : [paid?.returnKey ?? ''],
      number: order.number,
      owner: order,
    })),
    ...kept.map(({ id, referenceKey: key, number, sender, orderId }) => ({
      usedBy: `unallocated:${id}`,
      keys: [key],
      number,
      owner: sender,
      partOf: orderId ? `topUp:${orderId}` : undefined,
    })),
  ]
}

/** What the wallet pays out: withdrawals, and unallocated money that is sent back. */
export const paidHere: TransferBook = async (db, { keys }) => {
  const [orders, back] = await together(
    () =>
      ordersIn(
        db,
        db
          .select({ id: withdrawal.orderId })
          .from(withdrawal)
          .where(inArray(withdrawal.referenceKey, [...keys])),
      ),
    () =>
      db
        .select()
        .from(unallocatedMoney)
        .where(sql`${unallocatedMoney.backKeys} && ${sql.param([...keys])}::text[]`),
  )
  return [
    ...orders.map(({ order, withdrawal: paid }) => ({
      usedBy: `withdrawal:${order.id}`,
      keys: [paid?.referenceKey ?? ''],
      number: order.number,
      owner: order,
    })),
    ...back.map(({ id, backKeys, number, sender }) => ({ usedBy: `unallocated:${id}`, keys: backKeys, number, owner: sender })),
  ]
}

const ordersIn = (db: Reader, ids: SQLWrapper) =>
  db
    .select({ order: moneyOrder, topUp, withdrawal })
    .from(moneyOrder)
    .leftJoin(topUp, eq(topUp.orderId, moneyOrder.id))
    .leftJoin(withdrawal, eq(withdrawal.orderId, moneyOrder.id))
    .where(inArray(moneyOrder.id, ids))

/** The ids of those of one kind among what is named as `kind:id`. */
export const idsOf = (kind: string, usedBy: readonly string[]): string[] =>
  usedBy.flatMap((one) => (one.startsWith(`${kind}:`) ? [one.slice(kind.length + 1)] : []))

/** A list of references with one more; the same one once. */
export const withKey = (keys: PgColumn, key: string) => sql`array_append(array_remove(${keys}, ${key}), ${key})`
