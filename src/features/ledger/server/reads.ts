import { and, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { Currency } from '../../../platform/contract/money.ts'
import { type Page, page } from '../../../platform/contract/page.ts'
import { anyOf } from '../../../platform/server/columns.ts'
import { prepared, preparedSql, type Reader } from '../../../platform/server/database.ts'
import { type AccountKind, type AccountName, type AccountOwner, accountKinds } from '../contract/accounts.ts'
import { ledgerAccount, ledgerEntry, ledgerPosting } from './tables.ts'

interface Paging {
  pageNo: number
  pageSize: number
}

const sumOf = (column: SQL | typeof ledgerEntry.amount) => sql<number>`coalesce(sum(${column}), 0)::bigint`

const isAccount = (account: AccountName) =>
  and(
    eq(ledgerAccount.kind, account.kind),
    account.owner ? eq(ledgerAccount.ownerType, account.owner.ownerType) : sql`${ledgerAccount.ownerType} is null`,
    account.owner ? eq(ledgerAccount.ownerId, account.owner.ownerId) : sql`${ledgerAccount.ownerId} is null`,
  )

/** What an account holds, in minor units. An account that was never posted to holds 0. */
export async function balanceOf(db: Reader, account: AccountName, currency: Currency): Promise<number> {
  return (await balancesOf(db, account.kind, account.owner)).find((one) => one.currency === currency)?.amountMinor ?? 0
}

/** Every currency that the owner's account of this kind has seen, also at 0. */
export async function balancesOf(
  db: Reader,
  kind: AccountKind,
  owner?: AccountOwner,
): Promise<Array<{ currency: Currency; amountMinor: number }>> {
  const where = isAccount(owner ? { kind, owner } : { kind })
  const rows = accountKinds[kind].derived
    ? await db
        .select({ currency: ledgerAccount.currency, amountMinor: sumOf(ledgerEntry.amount) })
        .from(ledgerAccount)
        .leftJoin(ledgerEntry, eq(ledgerEntry.accountId, ledgerAccount.id))
        .where(where)
        .groupBy(ledgerAccount.currency)
        .orderBy(ledgerAccount.currency)
    : await db
        .select({ currency: ledgerAccount.currency, amountMinor: sql<number>`${ledgerAccount.balance}` })
        .from(ledgerAccount)
        .where(where)
        .orderBy(ledgerAccount.currency)
  return rows as Array<{ currency: Currency; amountMinor: number }>
}

export interface EntryRow {
  postingId: string
  cause: string
  refType: string
  refId: string
  memo: unknown
  at: string
  amountMinor: number
  currency: Currency
}

/** The movements of one account, newest first. */
export async function entriesOf(
  db: Reader,
  account: AccountName,
  filter: Paging & { currency?: Currency | undefined },
): Promise<Page<EntryRow>> {
  const where = and(isAccount(account), filter.currency ? eq(ledgerAccount.currency, filter.currency) : undefined)
  const total = await db
    .select({ n: sql<number>`count(*)` })
    .from(ledgerEntry)
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerEntry.accountId))
    .where(where)
  const rows = await db
    .select({ posting: ledgerPosting, amountMinor: ledgerEntry.amount, currency: ledgerEntry.currency })
    .from(ledgerEntry)
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerEntry.accountId))
    .innerJoin(ledgerPosting, eq(ledgerPosting.id, ledgerEntry.postingId))
    .where(where)
    .orderBy(desc(ledgerPosting.at), desc(ledgerPosting.id), ledgerEntry.line)
    .limit(filter.pageSize)
    .offset((filter.pageNo - 1) * filter.pageSize)
  const records = rows.map(({ posting, amountMinor, currency }) => ({
    postingId: posting.id,
    cause: posting.cause,
    refType: posting.refType,
    refId: posting.refId,
    memo: posting.memo,
    at: posting.at.toString(),
    amountMinor,
    currency: currency as Currency,
  }))
  return page(records, total[0]!.n, filter)
}

/** The movements of one account in one currency, newest first, each with the balance after it. */
export async function statementOf(
  db: Reader,
  account: AccountName,
  currency: Currency,
  filter: Paging,
): Promise<Page<EntryRow & { balanceMinor: number }>> {
  const where = and(isAccount(account), eq(ledgerAccount.currency, currency))
  const entries = db
    .select({
      postingId: ledgerPosting.id,
      cause: ledgerPosting.cause,
      refType: ledgerPosting.refType,
      refId: ledgerPosting.refId,
      memo: ledgerPosting.memo,
      at: ledgerPosting.at,
      line: ledgerEntry.line,
      amountMinor: ledgerEntry.amount,
      balanceMinor:
        sql<number>`(sum(${ledgerEntry.amount}) over (order by ${ledgerPosting.at}, ${ledgerPosting.id}, ${ledgerEntry.line}))::bigint`.as(
          'balance_minor',
        ),
    })
    .from(ledgerEntry)
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerEntry.accountId))
    .innerJoin(ledgerPosting, eq(ledgerPosting.id, ledgerEntry.postingId))
    .where(where)
    .as('entries')
  const rows = await db
    .select()
    .from(entries)
    .orderBy(desc(entries.at), desc(entries.postingId), desc(entries.line))
    .limit(filter.pageSize)
    .offset((filter.pageNo - 1) * filter.pageSize)
  const total = await db
    .select({ n: sql<number>`count(*)` })
    .from(ledgerEntry)
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerEntry.accountId))
    .where(where)
  const records = rows.map(({ line: _, ...row }) => ({ ...row, at: row.at.toString(), currency }))
  return page(records, total[0]!.n, filter)
}

export interface LedgerLineRow {
  account: AccountKind
  ownerType: string | null
  ownerId: string | null
  amountMinor: number
  currency: Currency
}

/** The lines of postings, in order, by posting id: what a receipt shows. */
export async function linesOf(db: Reader, postingIds: string[]): Promise<Map<string, LedgerLineRow[]>> {
  const found = new Map<string, LedgerLineRow[]>(postingIds.map((id) => [id, []]))
  if (postingIds.length === 0) return found
  const rows = await db
    .select({ entry: ledgerEntry, account: ledgerAccount })
    .from(ledgerEntry)
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerEntry.accountId))
    .where(inArray(ledgerEntry.postingId, postingIds))
    .orderBy(ledgerEntry.line)
  for (const { entry, account } of rows) {
    found.get(entry.postingId)!.push({
      account: account.kind,
      ownerType: account.ownerType,
      ownerId: account.ownerId,
      amountMinor: entry.amount,
      currency: entry.currency as Currency,
    })
  }
  return found
}

export interface PostingFilter extends Paging {
  cause?: string | undefined
  refType?: string | undefined
  refId?: string | undefined
  currency?: Currency | undefined
  from?: Temporal.Instant | undefined
  /** Exclusive. */
  to?: Temporal.Instant | undefined
  order?: 'asc' | 'desc' | undefined
}

/** Postings with their lines, for the operator's console. */
export async function postings(db: Reader, filter: PostingFilter) {
  const where = and(
    filter.cause ? eq(ledgerPosting.cause, filter.cause) : undefined,
    filter.refType ? eq(ledgerPosting.refType, filter.refType) : undefined,
    filter.refId ? eq(ledgerPosting.refId, filter.refId) : undefined,
    filter.from ? gte(ledgerPosting.at, filter.from) : undefined,
    filter.to ? lt(ledgerPosting.at, filter.to) : undefined,
    filter.currency
      ? sql`exists (select from ${ledgerEntry} where ${ledgerEntry.postingId} = ${ledgerPosting.id} and ${ledgerEntry.currency} = ${filter.currency})`
      : undefined,
  )
  const total = await db.$count(ledgerPosting, where)
  const rows = await db
    .select()
    .from(ledgerPosting)
    .where(where)
    .orderBy(...(filter.order === 'asc' ? [ledgerPosting.at, ledgerPosting.id] : [desc(ledgerPosting.at), desc(ledgerPosting.id)]))
    .limit(filter.pageSize)
    .offset((filter.pageNo - 1) * filter.pageSize)
  return page(await withLines(db, rows), total, filter)
}

/** Postings by id with their lines, in the order in which they were made: the receipt of an order. */
export async function postingsByIds(db: Reader, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await db
    .select()
    .from(ledgerPosting)
    .where(inArray(ledgerPosting.id, [...ids]))
    .orderBy(ledgerPosting.at, ledgerPosting.id)
  return withLines(db, rows)
}

async function withLines(db: Reader, rows: Array<typeof ledgerPosting.$inferSelect>) {
  const lines = await linesOf(
    db,
    rows.map((row) => row.id),
  )
  return rows.map((row) => ({
    id: row.id,
    key: row.key,
    cause: row.cause,
    refType: row.refType,
    refId: row.refId,
    memo: row.memo as Record<string, unknown> | null,
    reverses: row.reverses,
    at: row.at.toString(),
    actorId: row.actorId,
    lines: lines.get(row.id)!,
  }))
}

export interface TrialBalance {
  /** Per currency: the sum of every entry, which must be 0, and what it is made of. */
  currencies: Array<{ currency: Currency; totalMinor: number; kinds: Array<{ kind: AccountKind; amountMinor: number }> }>
  /** Accounts whose kept balance differs from the sum of their entries: must be 0. */
  drifted: number
  postings: number
}

/** Adds up the whole ledger from its entries and holds the kept balances against them. */
export async function trialBalance(db: Reader): Promise<TrialBalance> {
  const sums = await db.execute<{ currency: Currency; kind: AccountKind; amount: number; drifted: number }>(sql`
    select currency, kind, sum(amount)::bigint as amount, count(*) filter (where balance <> amount) as drifted
    from (
      select a.currency, a.kind, a.balance, coalesce(sum(e.amount), 0) as amount
      from ${ledgerAccount} a left join ${ledgerEntry} e on e.account_id = a.id group by a.id
    ) each_account
    group by currency, kind order by currency, kind`)
  const byCurrency = Map.groupBy(sums.rows, (row) => row.currency)
  return {
    currencies: [...byCurrency].map(([currency, rows]) => ({
      currency,
      totalMinor: rows.reduce((sum, row) => sum + row.amount, 0),
      kinds: rows.map((row) => ({ kind: row.kind, amountMinor: row.amount })),
    })),
    drifted: sums.rows.reduce((sum, row) => sum + row.drifted, 0),
    postings: await db.$count(ledgerPosting),
  }
}

export interface Escrow {
  currency: Currency
  /** All that was ever put in. */
  hostedMinor: number
  /** What went to the provider, with the fees taken from it. */
  releasedMinor: number
  /** What went back to a company's wallet. */
  refundedMinor: number
  /** What is there now: hosted − released − refunded. */
  heldMinor: number
}

/**
 * The story of one demand's escrow, told by its entries alone: what leaves it for a company's wallet in the same posting is a refund,
 * everything else a release. A reversing posting undoes what it mirrors.
 */
export const escrowOf = async (db: Reader, demandId: string): Promise<Escrow[]> => (await escrowOfOne(db, { demand: demandId })).map(toldOf)

/** The same story of many demands, added up per currency. */
export const escrowTotals = async (db: Reader, demandIds: readonly string[]): Promise<Escrow[]> =>
  demandIds.length === 0 ? [] : (await escrowOfMany(db, { demands: [...demandIds] })).map(toldOf)

interface EscrowSums {
  currency: Currency
  hosted: number
  out: number
  refunded: number
}

const toldOf = (row: EscrowSums): Escrow => ({
  currency: row.currency,
  hostedMinor: row.hosted,
  releasedMinor: row.out - row.refunded,
  refundedMinor: row.refunded,
  heldMinor: row.hosted - row.out,
})

const escrowStory = (isOwner: SQL): SQL => sql`
  with moved as (
    select e.currency, case when p.reverses is null then 1 else -1 end as sign, sum(e.amount) as escrow,
      (select coalesce(sum(w.amount), 0) from ${ledgerEntry} w join ${ledgerAccount} b on b.id = w.account_id
        where w.posting_id = e.posting_id and w.currency = e.currency and b.kind = 'companyWallet') as wallet
    from ${ledgerAccount} a join ${ledgerEntry} e on e.account_id = a.id join ${ledgerPosting} p on p.id = e.posting_id
    where a.kind = 'demandEscrow' and a.owner_type = 'demand' and a.owner_id ${isOwner}
    group by e.posting_id, e.currency, p.reverses
  ), told as (select currency, sign, escrow * sign as escrow, wallet * sign as wallet from moved)
  select currency, coalesce(sum(sign * greatest(escrow, 0)), 0)::bigint as hosted, coalesce(sum(sign * greatest(-escrow, 0)), 0)::bigint as out,
    coalesce(sum(sign * least(greatest(-escrow, 0), greatest(wallet, 0))), 0)::bigint as refunded
  from told group by currency order by currency`

// Two statements: with a list, PostgreSQL never trusts a general plan and plans each time anew, which costs ten times the reading.
const escrowOfOne = preparedSql<EscrowSums>('escrow_of_one', escrowStory(sql`= ${sql.placeholder('demand')}::uuid`))
const escrowOfMany = preparedSql<EscrowSums>('escrow_of_many', escrowStory(sql`= any(${sql.placeholder('demands')}::uuid[])`))

/** Every cause that was ever posted: what the console filters by. */
export async function causes(db: Reader): Promise<string[]> {
  const rows = await db.selectDistinct({ cause: ledgerPosting.cause }).from(ledgerPosting).orderBy(ledgerPosting.cause)
  return rows.map((row) => row.cause)
}

/** What lies in escrow for each of these demands, in the demand's own currency; 0 where nothing was ever hosted. */
export async function heldByDemands(db: Reader, demandIds: readonly string[]): Promise<Map<string, number>> {
  if (demandIds.length === 0) return new Map()
  const rows = await held(db).execute({ ids: [...new Set(demandIds)] })
  return new Map(rows.map((row) => [row.id!, row.held]))
}

const held = prepared((db) =>
  db
    .select({ id: ledgerAccount.ownerId, held: sql<number>`sum(${ledgerAccount.balance})::bigint` })
    .from(ledgerAccount)
    .where(
      and(
        eq(ledgerAccount.kind, 'demandEscrow'),
        eq(ledgerAccount.ownerType, 'demand'),
        anyOf(ledgerAccount.ownerId, sql.placeholder('ids')),
      ),
    )
    .groupBy(ledgerAccount.ownerId)
    .prepare('held_by_demands'),
)

/** What these things (demands) have brought in fees, per thing and currency: all of it, and the part that is owed to channels. */
export async function feesOf(
  db: Reader,
  refIds: readonly string[],
): Promise<Array<{ refId: string; currency: Currency; feeMinor: number; channelMinor: number }>> {
  if (refIds.length === 0) return []
  const rows = await db
    .select({
      refId: ledgerPosting.refId,
      currency: ledgerEntry.currency,
      feeMinor: sumOf(ledgerEntry.amount),
      channelMinor: sql<number>`coalesce(sum(${ledgerEntry.amount}) filter (where ${ledgerAccount.kind} = 'channelPayable'), 0)::bigint`,
    })
    .from(ledgerPosting)
    .innerJoin(ledgerEntry, eq(ledgerEntry.postingId, ledgerPosting.id))
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerEntry.accountId))
    .where(and(anyOf(ledgerPosting.refId, refIds), inArray(ledgerAccount.kind, ['platformFee', 'channelPayable'])))
    .groupBy(ledgerPosting.refId, ledgerEntry.currency)
    .orderBy(ledgerEntry.currency)
  return rows as Array<{ refId: string; currency: Currency; feeMinor: number; channelMinor: number }>
}

/** The entries of these postings, by the kind of account. */
export async function entriesOfPostings(
  db: Reader,
  postingIds: readonly string[],
): Promise<Array<{ postingId: string; kind: AccountKind; amountMinor: number }>> {
  if (postingIds.length === 0) return []
  return postingEntries(db).execute({ ids: [...new Set(postingIds)] })
}

const postingEntries = prepared((db) =>
  db
    .select({ postingId: ledgerEntry.postingId, kind: ledgerAccount.kind, amountMinor: ledgerEntry.amount })
    .from(ledgerEntry)
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerEntry.accountId))
    .where(anyOf(ledgerEntry.postingId, sql.placeholder('ids')))
    .prepare('ledger_entries_of_postings'),
)
