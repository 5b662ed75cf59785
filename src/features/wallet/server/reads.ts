import { and, asc, desc, eq, gte, ilike, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Currency, Money } from '../../../platform/contract/amount.ts'
import { page } from '../../../platform/contract/page.ts'
import { type Actor, type Owner, ownerOf } from '../../../platform/server/actor.ts'
import type { Reader } from '../../../platform/server/database.ts'
import type { Look } from '../../../platform/server/services.ts'
import { accountsByIds, memberCount } from '../../account/server/reads.ts'
import { balancesOf, postingsByIds } from '../../ledger/server/reads.ts'
import { fileBriefs } from '../../upload/server/reads.ts'
import type { OrderState, OrderType } from '../contract/orders.ts'
import { maskAccount, type OrderDetail, type OrderRow } from '../contract/schema.ts'
import { balanceAccount } from './accounts.ts'
import { owns, reachOrder, told } from './orders.ts'
import { type MoneyOrderRow, moneyOrder, type TopUpRow, topUp, type WithdrawalRow, withdrawal, withdrawalLine } from './tables.ts'

export { ownerName, ownerNames } from './owners.ts'

export const ofOwner = (owner: Owner) => and(eq(moneyOrder.ownerType, owner.ownerType), eq(moneyOrder.ownerId, owner.ownerId))

export interface OrderFilter {
  pageNo: number
  pageSize: number
  order: 'asc' | 'desc'
  column: 'createdAt' | 'amount' | 'number'
  search: string
  type?: OrderType | undefined
  state?: OrderState | undefined
  currency?: Currency | undefined
  demandId?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

const like = (text: string) => `%${text.replace(/[%_\\]/g, '\\$&')}%`
const startOf = (day: string, plusDays = 0) =>
  Temporal.PlainDate.from(day).add({ days: plusDays }).toZonedDateTime('Asia/Shanghai').toInstant()

/** Orders of a scope as a filter of a list asks for them. The scope is the caller's to prove. */
export async function findOrders(
  db: Reader,
  scope: SQL | undefined,
  filter: OrderFilter,
): Promise<{ rows: MoneyOrderRow[]; total: number }> {
  const where = and(
    scope,
    filter.type && eq(moneyOrder.type, filter.type),
    filter.state && eq(moneyOrder.state, filter.state),
    filter.currency && eq(moneyOrder.currency, filter.currency),
    filter.demandId ? and(eq(moneyOrder.refType, 'demand'), eq(moneyOrder.refId, filter.demandId)) : undefined,
    filter.search ? or(ilike(moneyOrder.number, like(filter.search)), ilike(moneyOrder.subject, like(filter.search))) : undefined,
    filter.from ? gte(moneyOrder.createdAt, startOf(filter.from)) : undefined,
    filter.to ? lt(moneyOrder.createdAt, startOf(filter.to, 1)) : undefined,
  )
  const column = { createdAt: moneyOrder.createdAt, amount: moneyOrder.amountMinor, number: moneyOrder.number }[filter.column]
  const turn = filter.order === 'asc' ? asc : desc
  const rows = await db
    .select()
    .from(moneyOrder)
    .where(where)
    .orderBy(turn(column), turn(moneyOrder.id))
    .limit(filter.pageSize)
    .offset((filter.pageNo - 1) * filter.pageSize)
  return { rows, total: await db.$count(moneyOrder, where) }
}

export async function ordersOf({ db, actor }: Pick<Look, 'db' | 'actor'>, filter: OrderFilter) {
  const { rows, total } = await findOrders(db, ofOwner(ownerOf(actor)), filter)
  return page(rows.map(told), total, filter)
}

export async function summaryOf({ db, actor }: Pick<Look, 'db' | 'actor'>) {
  const owner = ownerOf(actor)
  const available = await balancesOf(db, balanceAccount(owner).kind, owner)
  const transit = await balancesOf(db, 'payoutTransit', owner)
  const [beans] = await balancesOf(db, 'beanWallet', owner)
  const pending = await db
    .select({ currency: moneyOrder.currency, amountMinor: sql<number>`sum(amount_minor)::bigint`, count: sql<number>`count(*)` })
    .from(moneyOrder)
    .where(and(ofOwner(owner), eq(moneyOrder.type, 'topUp'), eq(moneyOrder.state, 'pending')))
    .groupBy(moneyOrder.currency)
  const amountIn = (list: Money[], currency: Currency) => list.find((one) => one.currency === currency)?.amountMinor ?? 0
  const currencies = [...new Set([...available, ...transit, ...pending].map((one) => one.currency))].sort()
  return {
    balances: currencies.map((currency) => ({
      currency,
      availableMinor: amountIn(available, currency),
      inTransitMinor: amountIn(transit, currency),
      pendingTopUpMinor: amountIn(pending, currency),
    })),
    beans: beans?.amountMinor ?? 0,
    pendingTopUps: pending.reduce((sum, one) => sum + one.count, 0),
    waitingForMyApproval: await waitingFor(db, actor),
  }
}

async function waitingFor(db: Reader, actor: Actor): Promise<number> {
  if (!actor.companyId || !actor.holds('wallet:approve')) return 0
  const others = (await memberCount(db, actor.companyId)) > 1 ? sql`${withdrawal.preparedBy} <> ${actor.accountId}` : undefined
  const [row] = await db
    .select({ count: sql<number>`count(*)` })
    .from(moneyOrder)
    .innerJoin(withdrawal, eq(withdrawal.orderId, moneyOrder.id))
    .where(and(ofOwner(ownerOf(actor)), eq(moneyOrder.state, 'applied'), others))
  return row!.count
}

/** One order as its owner sees it, with the receipt that the ledger gives. */
export async function orderDetailOf({ db, actor }: Pick<Look, 'db' | 'actor'>, id: string): Promise<OrderDetail> {
  const row = await reachOrder({ db, actor }, id)
  const owner = ownerOf(actor)
  const postings = await postingsByIds(db, row.postingIds)
  const [voucher] = row.type === 'topUp' ? await db.select().from(topUp).where(eq(topUp.orderId, id)) : []
  const [payout] = row.type === 'withdrawal' ? await db.select().from(withdrawal).where(eq(withdrawal.orderId, id)) : []
  const releases = payout ? await releasesIn(db, id) : []
  const part = payout ? (await withdrawalParts(db, [payout])).get(id)! : null
  const whole = actor.holds('bank:edit')
  const waits = row.type === 'withdrawal' && row.state === 'applied' && actor.holds('wallet:approve')
  return {
    ...told(row),
    receipts: postings.map((posting) => ({
      postingId: posting.id,
      cause: posting.cause,
      at: posting.at,
      entries: posting.entries.map(({ account, ownerType, ownerId, amountMinor, currency }) => ({
        account,
        amountMinor,
        currency,
        mine: ownerId === owner.ownerId && ownerType === owner.ownerType,
      })),
    })),
    topUp: voucher ? (await topUpParts(db, [voucher])).get(id)! : null,
    withdrawal: part && {
      ...part,
      bank: whole ? part.bank : { ...part.bank, accountNumber: maskAccount(part.bank.accountNumber) },
      orders: releases.map(told),
    },
    may: {
      approve: waits && (payout!.preparedBy !== actor.accountId || (await memberCount(db, row.ownerId)) === 1),
      decline: waits,
    },
  }
}

async function releasesIn(db: Reader, withdrawalId: string): Promise<MoneyOrderRow[]> {
  const rows = await db
    .select({ order: moneyOrder })
    .from(withdrawalLine)
    .innerJoin(moneyOrder, eq(moneyOrder.id, withdrawalLine.releaseId))
    .where(eq(withdrawalLine.withdrawalId, withdrawalId))
    .orderBy(moneyOrder.number)
  return rows.map((row) => row.order)
}

export async function topUpParts(db: Reader, rows: readonly TopUpRow[]) {
  const files = await fileBriefs(
    db,
    rows.map((row) => row.voucherFileId),
  )
  return new Map(
    rows.map((row) => [
      row.orderId,
      {
        bankReference: row.bankReference,
        voucher: linkOf(files.get(row.voucherFileId)),
        reason: row.reason,
        decidedAt: row.decidedAt?.toString() ?? null,
      },
    ]),
  )
}

export async function withdrawalParts(db: Reader, rows: readonly WithdrawalRow[]) {
  const files = await fileBriefs(
    db,
    rows.map((row) => row.proofFileId),
  )
  const people = await accountsByIds(
    db,
    rows.flatMap((row) => [row.preparedBy, ...(row.approvedBy ? [row.approvedBy] : [])]),
  )
  const person = (id: string) => ({ id, name: people.get(id)?.name ?? '' })
  return new Map(
    rows.map((row) => [
      row.orderId,
      {
        bank: row.bank,
        preparedBy: person(row.preparedBy),
        approvedBy: row.approvedBy ? person(row.approvedBy) : null,
        decidedAt: row.decidedAt?.toString() ?? null,
        reason: row.reason,
        payoutReference: row.payoutReference,
        proof: row.proofFileId ? linkOf(files.get(row.proofFileId)) : null,
      },
    ]),
  )
}

const linkOf = (file: { id: string; url: string; name: string; size: number } | undefined) =>
  file ? { id: file.id, url: file.url, name: file.name, size: file.size } : null

/** What a person earned, order by order, with totals over everything and not only over the page. */
export async function settlementsOf({ db, actor }: Pick<Look, 'db' | 'actor'>, filter: OrderFilter) {
  const mine = and(ofOwner(ownerOf(actor)), eq(moneyOrder.type, 'release'))
  const { rows, total } = await findOrders(db, mine, filter)
  const sums = await db
    .select({
      currency: moneyOrder.currency,
      availableMinor: sql<number>`coalesce(sum(net_minor) filter (where state in ('available', 'returned')), 0)::bigint`,
      appliedMinor: sql<number>`coalesce(sum(net_minor) filter (where state = 'applied'), 0)::bigint`,
      paidMinor: sql<number>`coalesce(sum(net_minor) filter (where state = 'paid'), 0)::bigint`,
    })
    .from(moneyOrder)
    .where(mine)
    .groupBy(moneyOrder.currency)
    .orderBy(moneyOrder.currency)
  const taken = await lastWithdrawals(
    db,
    rows.map((row) => row.id),
  )
  const records = rows.map((row) => ({ ...told(row), withdrawal: taken.get(row.id) ?? null }))
  return { ...page(records, total, filter), totals: sums }
}

/** The last withdrawal that took each release: where it is paid, or why it came back. */
async function lastWithdrawals(db: Reader, releaseIds: string[]) {
  if (releaseIds.length === 0) return new Map<string, { id: string; number: string; reason: string }>()
  const rows = await db
    .select({ releaseId: withdrawalLine.releaseId, id: moneyOrder.id, number: moneyOrder.number, reason: withdrawal.reason })
    .from(withdrawalLine)
    .innerJoin(withdrawal, eq(withdrawal.orderId, withdrawalLine.withdrawalId))
    .innerJoin(moneyOrder, eq(moneyOrder.id, withdrawalLine.withdrawalId))
    .where(inArray(withdrawalLine.releaseId, releaseIds))
    .orderBy(asc(moneyOrder.createdAt), asc(moneyOrder.id))
  return new Map(rows.map(({ releaseId, ...taken }) => [releaseId, taken]))
}

/** The releases that a demand has brought a person, oldest first: whether there is something to withdraw. */
export async function releasesOf(db: Reader, personId: string, demandId: string): Promise<OrderRow[]> {
  const rows = await db
    .select()
    .from(moneyOrder)
    .where(
      and(
        ofOwner({ ownerType: 'person', ownerId: personId }),
        eq(moneyOrder.type, 'release'),
        eq(moneyOrder.refType, 'demand'),
        eq(moneyOrder.refId, demandId),
      ),
    )
    .orderBy(moneyOrder.createdAt, moneyOrder.id)
  return rows.map(told)
}

/** What still moves for an owner: reasons why an account cannot be closed yet. */
export async function openOrders(db: Reader, owner: Owner): Promise<number> {
  return db.$count(
    moneyOrder,
    and(
      ofOwner(owner),
      or(
        and(eq(moneyOrder.type, 'topUp'), eq(moneyOrder.state, 'pending')),
        and(eq(moneyOrder.type, 'withdrawal'), inArray(moneyOrder.state, ['applied', 'approved'])),
      ),
    ),
  )
}

/** Every order of an owner, oldest first: the data export. */
export async function allOrders(db: Reader, owner: Owner): Promise<MoneyOrderRow[]> {
  return db.select().from(moneyOrder).where(ofOwner(owner)).orderBy(moneyOrder.createdAt, moneyOrder.id)
}

/** A payout's proof is its owner's to see (the rule of `fileViewers`). */
export async function seesProof(db: Reader, actor: Actor, usedBy: string | null): Promise<boolean> {
  const [row] = await db
    .select()
    .from(moneyOrder)
    .where(eq(moneyOrder.id, (usedBy ?? '').split(':')[1] ?? ''))
  return row !== undefined && owns(ownerOf(actor), row)
}
