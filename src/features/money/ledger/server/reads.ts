import type { Currency, Money } from '../../../../platform/contract/amount.ts'
import type { Page, Paging } from '../../../../platform/contract/page.ts'
import { anyOf } from '../../../../platform/server/data/columns.ts'
import { preparedSql, type Reader } from '../../../../platform/server/data/database.ts'
import { and, desc, eq, gte, inArray, lt, or, type SQL, sql } from '../../../../platform/server/data/drizzle.ts'
import { inOrder, paged } from '../../../../platform/server/data/query.ts'
import { type AccountKind, type AccountName, type AccountOwner, type AccountOwnerType, accountKinds } from '../contract/accounts.ts'
import type { Cause } from '../contract/causes.ts'
import { ledgerAccount, ledgerEntry, ledgerPosting } from './tables.ts'

export { type CompanyMovement, companyMovements, companySums, paidByMember } from './movements.ts'

const sumOf = (column: SQL | typeof ledgerEntry.amount) => sql<number>`coalesce(sum(${column}), 0)::bigint`

const isAccount = (account: AccountName) =>
  and(
    eq(ledgerAccount.kind, account.kind),
    account.owner ? eq(ledgerAccount.ownerType, account.owner.ownerType) : sql`${ledgerAccount.ownerType} is null`,
    account.owner ? eq(ledgerAccount.ownerId, account.owner.ownerId) : sql`${ledgerAccount.ownerId} is null`,
  )

/** The balance of an account in minor units. 0 for an account without entries. */
export async function balanceOf(db: Reader, account: AccountName, currency: Currency): Promise<number> {
  return (await balancesOf(db, account.kind, account.owner)).find((one) => one.currency === currency)?.amountMinor ?? 0
}

/** Every currency that the owner's account of this kind has ever had, also at 0. */
export async function balancesOf(db: Reader, kind: AccountKind, owner?: AccountOwner): Promise<Money[]> {
  const where = isAccount(owner ? { kind, owner } : { kind })
  if (accountKinds[kind].derived) {
    return db
      .select({ currency: ledgerAccount.currency, amountMinor: sumOf(ledgerEntry.amount) })
      .from(ledgerAccount)
      .leftJoin(ledgerEntry, eq(ledgerEntry.accountId, ledgerAccount.id))
      .where(where)
      .groupBy(ledgerAccount.currency)
      .orderBy(ledgerAccount.currency)
  }
  return db
    .select({ currency: ledgerAccount.currency, amountMinor: sql<number>`${ledgerAccount.balance}` })
    .from(ledgerAccount)
    .where(where)
    .orderBy(ledgerAccount.currency)
}

/** Balances of accounts of a kind that stores them, by owner. An owner without an account has no row. */
export async function balancesByOwner(
  db: Reader,
  kind: AccountKind,
  ownerIds: readonly string[],
): Promise<Array<Money & { ownerId: string }>> {
  if (ownerIds.length === 0) return []
  return preparedBalances(db, { kind, owners: [...new Set(ownerIds)] })
}

const preparedBalances = preparedSql<Money & { ownerId: string }>(
  'balances_by_owner',
  sql`select owner_id as "ownerId", currency, balance as "amountMinor" from ${ledgerAccount}
    where kind = ${sql.placeholder('kind')} and owner_id = any(${sql.placeholder('owners')}::uuid[])`,
)

/** One movement of an account, with the balance after it. */
interface StatementRow extends Money {
  postingId: string
  cause: Cause
  refType: string
  refId: string
  memo: unknown
  at: string
  balanceMinor: number
}

/** The movements of one account in one currency, newest first, each with the balance after it. */
export async function statementOf(db: Reader, account: AccountName, currency: Currency, filter: Paging): Promise<Page<StatementRow>> {
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
  const counted = db
    .select({ line: ledgerEntry.line })
    .from(ledgerEntry)
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerEntry.accountId))
    .where(where)
  return paged(filter, {
    rows: db.select().from(entries).orderBy(desc(entries.at), desc(entries.postingId), desc(entries.line)),
    total: db.$count(counted.as('counted')),
    map: (rows) => rows.map(({ line: _, ...row }) => ({ ...row, at: row.at.toString(), currency })),
  })
}

interface EntryRow extends Money {
  account: AccountKind
  ownerType: AccountOwnerType | null
  ownerId: string | null
}

/** The entries of postings in order, by posting: the content of a receipt. */
export async function entriesOfPostings(db: Reader, postingIds: readonly string[]): Promise<Map<string, EntryRow[]>> {
  const found = new Map<string, EntryRow[]>(postingIds.map((id) => [id, []]))
  if (found.size === 0) return found
  const rows = await preparedEntries(db, { postings: [...found.keys()] })
  for (const { postingId, ...entry } of rows) found.get(postingId)?.push(entry)
  return found
}

const preparedEntries = preparedSql<EntryRow & { postingId: string }>(
  'entries_of_postings',
  sql`select e.posting_id as "postingId", a.kind as account, a.owner_type as "ownerType", a.owner_id as "ownerId",
      e.amount as "amountMinor", e.currency
    from ${ledgerEntry} e join ${ledgerAccount} a on a.id = e.account_id
    where e.posting_id = any(${sql.placeholder('postings')}::uuid[]) order by e.line`,
)

interface AccountMove extends Money {
  ownerId: string
  cause: Cause
  memo: unknown
  at: string
  actorId: string
}

/** What moved in the accounts of a kind of these owners, oldest first. */
export async function movesOfAccounts(db: Reader, kind: AccountKind, ownerIds: readonly string[]): Promise<AccountMove[]> {
  if (ownerIds.length === 0) return []
  const rows = await db
    .select({
      ownerId: sql<string>`${ledgerAccount.ownerId}`,
      cause: ledgerPosting.cause,
      memo: ledgerPosting.memo,
      at: ledgerPosting.at,
      actorId: ledgerPosting.actorId,
      amountMinor: ledgerEntry.amount,
      currency: ledgerEntry.currency,
    })
    .from(ledgerAccount)
    .innerJoin(ledgerEntry, eq(ledgerEntry.accountId, ledgerAccount.id))
    .innerJoin(ledgerPosting, eq(ledgerPosting.id, ledgerEntry.postingId))
    .where(and(eq(ledgerAccount.kind, kind), anyOf(ledgerAccount.ownerId, ownerIds)))
    .orderBy(ledgerPosting.at, ledgerPosting.id)
  return rows.map((row) => ({ ...row, at: row.at.toString() }))
}

export interface PostingFilter extends Paging {
  cause?: Cause | undefined
  refType?: string | undefined
  refId?: string | undefined
  /** Those about one of these, and these themselves. */
  about?: { refIds: readonly string[]; postingIds: readonly string[] } | undefined
  currency?: Currency | undefined
  from?: Temporal.Instant | undefined
  /** Exclusive. */
  to?: Temporal.Instant | undefined
  order?: 'asc' | 'desc' | undefined
}

/** Postings with their entries, for the operator's console. */
export async function postings(db: Reader, filter: PostingFilter) {
  const where = and(
    filter.cause ? eq(ledgerPosting.cause, filter.cause) : undefined,
    filter.refType ? eq(ledgerPosting.refType, filter.refType) : undefined,
    filter.refId ? eq(ledgerPosting.refId, filter.refId) : undefined,
    filter.about ? or(anyOf(ledgerPosting.refId, filter.about.refIds), anyOf(ledgerPosting.id, filter.about.postingIds)) : undefined,
    filter.from ? gte(ledgerPosting.at, filter.from) : undefined,
    filter.to ? lt(ledgerPosting.at, filter.to) : undefined,
    filter.currency
      ? sql`exists (select from ${ledgerEntry} where ${ledgerEntry.postingId} = ${ledgerPosting.id} and ${ledgerEntry.currency} = ${filter.currency})`
      : undefined,
  )
  return paged(filter, {
    rows: db
      .select()
      .from(ledgerPosting)
      .where(where)
      .orderBy(...inOrder(filter.order ?? 'desc', ledgerPosting.at, ledgerPosting.id)),
    total: db.$count(ledgerPosting, where),
    map: (rows) => withEntries(db, rows),
  })
}

/** Postings by id with their entries, in the order in which they were made: the receipt of an order. */
export async function postingsByIds(db: Reader, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await db
    .select()
    .from(ledgerPosting)
    .where(inArray(ledgerPosting.id, [...ids]))
    .orderBy(ledgerPosting.at, ledgerPosting.id)
  return withEntries(db, rows)
}

async function withEntries(db: Reader, rows: Array<typeof ledgerPosting.$inferSelect>) {
  const entries = await entriesOfPostings(
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
    entries: entries.get(row.id) ?? [],
  }))
}

interface TrialBalance {
  /** Per currency: the sum of all entries, which must be 0, and its components. */
  currencies: Array<{ currency: Currency; totalMinor: number; kinds: Array<{ kind: AccountKind; amountMinor: number }> }>
  /** Accounts whose stored balance differs from the sum of their entries: must be 0. */
  drifted: number
  postings: number
}

/** Sums the whole ledger from its entries and compares the stored balances. */
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

/** The turnover of accounts, in minor units of one currency. */
export interface Flow {
  currency: Currency
  /** The total credited. */
  inMinor: number
  /** The total debited. */
  outMinor: number
  /** The part of it that went back to accounts from which they were credited. */
  backMinor: number
}

/**
 * Credits and debits of the accounts of a kind, summed over these owners, and the part that went back to where it came from: computed from
 * the entries alone. A reversing posting offsets the one it reverses.
 */
export async function flowsOf(db: Reader, kind: AccountKind, ownerIds: readonly string[]): Promise<Flow[]> {
  const [owner, ...more] = ownerIds
  if (owner === undefined) return []
  return more.length === 0 ? flowsOfOne(db, { kind, owner }) : flowsOfMany(db, { kind, owners: [...ownerIds] })
}

const flows = (isOwner: SQL): SQL => sql`
  with touched as (
    select e.posting_id, e.currency, case when p.reverses is null then 1 else -1 end as sign, sum(e.amount) as own
    from ${ledgerAccount} a join ${ledgerEntry} e on e.account_id = a.id join ${ledgerPosting} p on p.id = e.posting_id
    where a.kind = ${sql.placeholder('kind')} and a.owner_id ${isOwner}
    group by e.posting_id, e.currency, p.reverses
  ), funders as (
    select distinct o.account_id from touched t join ${ledgerEntry} o on o.posting_id = t.posting_id
    where t.own * t.sign > 0 and o.amount * t.sign < 0
  ), moved as (
    select t.currency, t.sign, t.own, (select coalesce(sum(o.amount), 0) from ${ledgerEntry} o join funders f on f.account_id = o.account_id
      where o.posting_id = t.posting_id and o.currency = t.currency) as back
    from touched t
  ), signed as (select currency, sign, own * sign as own, back * sign as back from moved)
  select currency, coalesce(sum(sign * greatest(own, 0)), 0)::bigint as "inMinor", coalesce(sum(sign * greatest(-own, 0)), 0)::bigint as "outMinor",
    coalesce(sum(sign * least(greatest(-own, 0), greatest(back, 0))), 0)::bigint as "backMinor"
  from signed group by currency order by currency`

// Two statements: with a list, PostgreSQL never uses a generic plan and plans each time, which costs ten times the reading.
const flowsOfOne = preparedSql<Flow>('ledger_flows_of_one', flows(sql`= ${sql.placeholder('owner')}::uuid`))
const flowsOfMany = preparedSql<Flow>('ledger_flows_of_many', flows(sql`= any(${sql.placeholder('owners')}::uuid[])`))

/** The sums that postings about these things moved in accounts of these kinds, per thing, kind and currency. */
export async function sumsByRef(
  db: Reader,
  refIds: readonly string[],
  kinds: readonly AccountKind[],
): Promise<Array<Money & { refId: string; kind: AccountKind }>> {
  if (refIds.length === 0) return []
  return db
    .select({
      refId: ledgerPosting.refId,
      kind: ledgerAccount.kind,
      currency: ledgerEntry.currency,
      amountMinor: sumOf(ledgerEntry.amount),
    })
    .from(ledgerPosting)
    .innerJoin(ledgerEntry, eq(ledgerEntry.postingId, ledgerPosting.id))
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerEntry.accountId))
    .where(and(anyOf(ledgerPosting.refId, refIds), inArray(ledgerAccount.kind, [...kinds])))
    .groupBy(ledgerPosting.refId, ledgerAccount.kind, ledgerEntry.currency)
    .orderBy(ledgerEntry.currency)
}
