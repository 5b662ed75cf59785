import type { Currency, Money } from '../../../../platform/contract/amount.ts'
import type { Page, Paging } from '../../../../platform/contract/page.ts'
import { type Reader, together } from '../../../../platform/server/data/database.ts'
import { and, asc, desc, eq, inArray, isNotNull, or, type SQL, sql } from '../../../../platform/server/data/drizzle.ts'
import { allows } from '../../../../platform/server/data/lifecycle.ts'
import { contains, inOrder, paged, withinDays } from '../../../../platform/server/data/query.ts'
import type { Look } from '../../../../platform/server/services.ts'
import { type Actor, type Owner, ownerOf } from '../../../../platform/server/wire/actor.ts'
import { accountsByIds, membersLately } from '../../../base/account/server/reads.ts'
import { registrationOf } from '../../../base/company/server/reads.ts'
import type { SecretViewer } from '../../../base/secret/server/hooks.ts'
import { masksOf } from '../../../base/secret/server/reads.ts'
import { fileBriefs } from '../../../base/upload/server/reads.ts'
import { balancesOf } from '../../ledger/server/reads.ts'
import type { OrderState, OrderType } from '../contract/orders.ts'
import type { OrderDetail, OrderRow, OwnOrderRow } from '../contract/schema.ts'
import { balanceAccount } from './accounts.ts'
import { withdrawalLifecycle } from './lifecycle.ts'
import { isOrderOf, owns, reachOrder, toOrderRow, visibleTo } from './orders.ts'
import { ownerName } from './owners.ts'
import { receiptsOf } from './receipts.ts'
import { platformOf } from './statement.ts'
import { type MoneyOrderRow, moneyOrder, type TopUpRow, topUp, type WithdrawalRow, withdrawal, withdrawalLine } from './tables.ts'

export { ownerName, ownerNames } from './owners.ts'
export { idsOf, repeatsOf } from './repeats.ts'

const ofOwner = (owner: Owner) => and(eq(moneyOrder.ownerType, owner.ownerType), eq(moneyOrder.ownerId, owner.ownerId))

export interface OrderFilter extends Paging {
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

/** Orders of a scope, filtered for a list. The caller has checked the scope. */
export function findOrders<T>(
  db: Reader,
  scope: SQL | undefined,
  filter: OrderFilter,
  map: (rows: MoneyOrderRow[]) => T[] | Promise<T[]>,
): Promise<Page<T>> {
  const where = and(
    scope,
    filter.type && eq(moneyOrder.type, filter.type),
    filter.state && eq(moneyOrder.state, filter.state),
    filter.currency && eq(moneyOrder.currency, filter.currency),
    filter.demandId ? and(eq(moneyOrder.refType, 'demand'), eq(moneyOrder.refId, filter.demandId)) : undefined,
    contains([moneyOrder.number, moneyOrder.subject], filter.search),
    withinDays(moneyOrder.createdAt, filter.from, filter.to),
  )
  const column = { createdAt: moneyOrder.createdAt, amount: moneyOrder.amountMinor, number: moneyOrder.number }[filter.column]
  // Amounts are compared within their currency.
  const within = filter.column === 'amount' ? [filter.order === 'asc' ? desc(moneyOrder.currency) : asc(moneyOrder.currency)] : []
  return paged(filter, {
    rows: db
      .select()
      .from(moneyOrder)
      .where(where)
      .orderBy(...within, ...inOrder(filter.order, column, moneyOrder.id)),
    total: db.$count(moneyOrder, where),
    map,
  })
}

export const ordersOf = ({ db, actor }: Pick<Look, 'db' | 'actor'>, filter: OrderFilter): Promise<Page<OwnOrderRow>> =>
  findOrders(db, and(ofOwner(ownerOf(actor)), visibleTo(actor)), filter, async (rows) => {
    const short = await shortTopUps(db, rows)
    return rows.map((row) => ({ ...toOrderRow(row), short: short.get(row.id) ?? null }))
  })

async function shortTopUps(db: Reader, rows: readonly MoneyOrderRow[]) {
  const ids = rows.filter((row) => isOrderOf(row, 'topUp')).map((row) => row.id)
  const found =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(topUp)
          .where(and(inArray(topUp.orderId, ids), isNotNull(topUp.askedMinor)))
  const sent = new Map(found.map((one) => [one.orderId, one]))
  return new Map(
    rows.flatMap((row) => {
      const one = sent.get(row.id)
      return one?.askedMinor && one.askedMinor > row.amountMinor
        ? [[row.id, { missingMinor: one.askedMinor - row.amountMinor, agreed: one.agreedAt !== null }] as const]
        : []
    }),
  )
}

export async function summaryOf({ db, actor, now }: Pick<Look, 'db' | 'actor' | 'now'>) {
  const owner = ownerOf(actor)
  const [[beans], { balances, pendingTopUps }, waitingForMyApproval] = await together(
    () => balancesOf(db, 'beanWallet', owner),
    () => balancesShown(db, owner),
    () => waitingFor({ db, actor, now }),
  )
  return { balances, beans: beans?.amountMinor ?? 0, pendingTopUps, waitingForMyApproval }
}

/** By currency: what is there, on its way out, and announced. */
export async function balancesShown(db: Reader, owner: Owner) {
  const [available, transit, pending] = await together(
    () => balancesOf(db, balanceAccount(owner).kind, owner),
    () => balancesOf(db, 'payoutTransit', owner),
    () =>
      db
        .select({ currency: moneyOrder.currency, amountMinor: sql<number>`sum(amount_minor)::bigint`, count: sql<number>`count(*)` })
        .from(moneyOrder)
        .where(and(ofOwner(owner), eq(moneyOrder.type, 'topUp'), eq(moneyOrder.state, 'pending')))
        .groupBy(moneyOrder.currency),
  )
  const amountIn = (list: Money[], currency: Currency) => list.find((one) => one.currency === currency)?.amountMinor ?? 0
  const currencies = [...new Set([...available, ...transit, ...pending].map((one) => one.currency))].sort()
  return {
    balances: currencies.map((currency) => ({
      currency,
      availableMinor: amountIn(available, currency),
      inTransitMinor: amountIn(transit, currency),
      pendingTopUpMinor: amountIn(pending, currency),
    })),
    pendingTopUps: pending.reduce((sum, one) => sum + one.count, 0),
  }
}

async function waitingFor({ db, actor, now }: Pick<Look, 'db' | 'actor' | 'now'>): Promise<number> {
  if (!actor.companyId || !actor.holds('wallet:approve')) return 0
  const others = (await membersLately(db, actor.companyId, now)) > 1 ? sql`${withdrawal.preparedBy} <> ${actor.accountId}` : undefined
  const [row] = await db
    .select({ count: sql<number>`count(*)` })
    .from(moneyOrder)
    .innerJoin(withdrawal, eq(withdrawal.orderId, moneyOrder.id))
    .where(and(ofOwner(ownerOf(actor)), eq(moneyOrder.state, 'applied'), others))
  return row!.count
}

/** One order as its owner sees it, with the receipt from the ledger. */
export async function orderDetailOf(
  { db, actor, now, lang }: Pick<Look, 'db' | 'actor' | 'now' | 'lang'>,
  id: string,
): Promise<OrderDetail> {
  const row = await reachOrder({ db, actor }, id)
  const [voucher] = row.type === 'topUp' ? await db.select().from(topUp).where(eq(topUp.orderId, id)) : []
  const [payout] = row.type === 'withdrawal' ? await db.select().from(withdrawal).where(eq(withdrawal.orderId, id)) : []
  const releases = payout ? await releasesIn(db, id) : []
  const part = payout ? (await withdrawalParts(db, [payout])).get(id)! : null
  const waits = isOrderOf(row, 'withdrawal') && allows(withdrawalLifecycle, row.state, 'approve') && actor.holds('wallet:approve')
  const [receipts, owner, platform] = await together(
    () => receiptsOf(db, row, ownerOf(actor)),
    async () =>
      row.ownerType === 'company' ? await registrationOf(db, row.ownerId) : { name: await ownerName(db, row), registration: '' },
    () => platformOf(db, lang),
  )
  return {
    ...toOrderRow(row),
    receipts,
    owner,
    platform,
    topUp: voucher ? (await topUpParts(db, [voucher])).get(id)! : null,
    withdrawal: part && {
      ...part,
      orders: releases.map(toOrderRow),
    },
    may: {
      agree: (voucher?.askedMinor ?? 0) > row.amountMinor && voucher?.agreedAt === null && actor.holds('wallet:topUp'),
      approve: waits && (payout!.preparedBy !== actor.accountId || (await membersLately(db, row.ownerId, now)) === 1),
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
        voucher: (row.voucherFileId && files.get(row.voucherFileId)) || null,
        reason: row.reason,
        decidedAt: row.decidedAt?.toString() ?? null,
        askedMinor: row.askedMinor,
        agreedAt: row.agreedAt?.toString() ?? null,
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
  const masks = await masksOf(
    db,
    'withdrawal',
    rows.map((row) => row.orderId),
  )
  const person = (id: string) => ({ id, name: people.get(id)?.name ?? '' })
  return new Map(
    rows.map((row) => [
      row.orderId,
      {
        bank: { ...row.bank, accountNumber: masks.get(row.orderId)?.accountNumber ?? '' },
        preparedBy: person(row.preparedBy),
        approvedBy: row.approvedBy ? person(row.approvedBy) : null,
        decidedAt: row.decidedAt?.toString() ?? null,
        reason: row.reason,
        payoutReference: row.payoutReference,
        proof: (row.proofFileId && files.get(row.proofFileId)) || null,
      },
    ]),
  )
}

/** A person's earnings, order by order, with totals over all and not only over the page. */
export async function settlementsOf({ db, actor }: Pick<Look, 'db' | 'actor'>, filter: OrderFilter) {
  const mine = and(ofOwner(ownerOf(actor)), eq(moneyOrder.type, 'release'))
  const page = await findOrders(db, mine, filter, async (rows) => {
    const taken = await lastWithdrawals(
      db,
      rows.map((row) => row.id),
    )
    return rows.map((row) => ({ ...toOrderRow(row), withdrawal: taken.get(row.id) ?? null }))
  })
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
  return { ...page, totals: sums }
}

/** The last withdrawal that included each release: its payout, or why it was returned. */
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

/** The releases that a person received for a demand, oldest first: whether there is something to withdraw. */
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
  return rows.map(toOrderRow)
}

/** An owner's unfinished orders: reasons why an account cannot be closed yet. */
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

/** Every order of the caller's, oldest first: the data export. */
export async function allOrders(db: Reader, actor: Actor): Promise<MoneyOrderRow[]> {
  return db
    .select()
    .from(moneyOrder)
    .where(and(ofOwner(ownerOf(actor)), visibleTo(actor)))
    .orderBy(moneyOrder.createdAt, moneyOrder.id)
}

/** Those of the owner who see money may see a payout's proof (the rule of `fileViewers`). */
export async function seesProof(db: Reader, actor: Actor, usedBy: string | null): Promise<boolean> {
  const [row] = await db
    .select()
    .from(moneyOrder)
    .where(eq(moneyOrder.id, (usedBy ?? '').split(':')[1] ?? ''))
  return row !== undefined && owns(ownerOf(actor), row) && actor.holds('wallet:view')
}

/** Who submitted the company's withdrawals that wait for a second member. */
export async function withdrawalsAwaitingApproval(db: Reader, companyId: string): Promise<{ createdBy: string }[]> {
  const waiting = and(eq(moneyOrder.type, 'withdrawal'), eq(moneyOrder.state, 'applied'))
  return db
    .select({ createdBy: moneyOrder.createdBy })
    .from(moneyOrder)
    .where(and(ofOwner({ ownerType: 'company', ownerId: companyId }), waiting))
}

/** The full number of a payout is for those who manage the owner's accounts, and for the operator who pays it. */
export const seesPayoutNumber: SecretViewer = async ({ db, actor }, { row }) => {
  const [order] = await db.select().from(moneyOrder).where(eq(moneyOrder.id, row))
  if (order?.type !== 'withdrawal') return null
  const may = actor.kind === 'operator' ? actor.holds('operator:money') : actor.holds('bank:edit') && owns(ownerOf(actor), order)
  return may ? order.ownerId : null
}
