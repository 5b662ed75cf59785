import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { type Currency, formatMoney } from '../../../platform/contract/money.ts'
import { constraintOf, preparedSql, sqlState } from '../../../platform/server/database.ts'
import { type Refusal, refuse } from '../../../platform/server/refusal.ts'
import type { Act } from '../../../platform/server/services.ts'
import type { AccountName, Cause } from '../contract/accounts.ts'
import { ledgerAccount, ledgerEntry, ledgerPosting } from './tables.ts'

export interface LedgerLine {
  account: AccountName
  /** Positive credits the account, negative debits it. Lines of zero are left out. */
  amountMinor: number
  currency: Currency
}

export interface LedgerOrder {
  /** Names this one movement for ever: a repeat with the same content does nothing, with other content is refused (`keyReused`). */
  key: string
  cause: Cause
  ref: { type: string; id: string }
  memo?: Record<string, unknown>
  lines: LedgerLine[]
}

/**
 * The only writer of balances. The lines must sum to zero per currency. Refuses `insufficientBalance` (beans: `insufficientBeans`) with
 * what is missing; the transaction is then void.
 */
export async function postLedger(act: Act, order: Omit<LedgerOrder, 'lines'> & { entries: LedgerLine[] }): Promise<{ postingId: string }> {
  return post(
    act,
    { key: order.key, cause: order.cause, ref: order.ref, ...(order.memo && { memo: order.memo }), lines: order.entries },
    null,
  )
}

/** Takes a posting back by posting its mirror. A posting can be taken back once; a second try is `alreadyReviewed`. */
export async function reversePosting(act: Act, postingId: string, cause: Cause, key: string): Promise<{ postingId: string }> {
  const [posting] = await act.tx.select().from(ledgerPosting).where(eq(ledgerPosting.id, postingId))
  if (!posting) throw refuse('notFound')
  const rows = await act.tx
    .select({ entry: ledgerEntry, account: ledgerAccount })
    .from(ledgerEntry)
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerEntry.accountId))
    .where(eq(ledgerEntry.postingId, postingId))
    .orderBy(ledgerEntry.line)
  const lines = rows.map(({ entry, account }): LedgerLine => {
    const owner = account.ownerType && account.ownerId ? { owner: { ownerType: account.ownerType, ownerId: account.ownerId } } : {}
    return { account: { kind: account.kind, ...owner }, amountMinor: -entry.amount, currency: entry.currency as Currency }
  })
  return post(act, { key, cause, ref: { type: posting.refType, id: posting.refId }, memo: { reverses: postingId }, lines }, postingId)
}

async function post(act: Act, order: LedgerOrder, reverses: string | null): Promise<{ postingId: string }> {
  const lines = order.lines.filter((line) => line.amountMinor !== 0)
  if (lines.some((line) => !Number.isSafeInteger(line.amountMinor))) throw new Error(`posting ${order.key}: amounts are whole minor units`)
  const hash = createHash('sha256')
    .update(JSON.stringify([order.cause, order.ref.type, order.ref.id, order.memo ?? null, reverses, lines.map(named)]))
    .digest('base64')
  const each = <T>(pick: (line: LedgerLine) => T) => lines.map(pick)
  try {
    const rows = await ledgerPost(act.tx, {
      key: order.key,
      hash,
      cause: order.cause,
      refType: order.ref.type,
      refId: order.ref.id,
      memo: order.memo ? JSON.stringify(order.memo) : null,
      reverses,
      at: act.now.toString(),
      actor: act.actor.accountId,
      kinds: each((line) => line.account.kind),
      ownerTypes: each((line) => line.account.owner?.ownerType ?? null),
      ownerIds: each((line) => line.account.owner?.ownerId ?? null),
      currencies: each((line) => line.currency),
      amounts: each((line) => line.amountMinor),
    })
    return { postingId: rows[0]!.id }
  } catch (error) {
    throw refusalOf(error) ?? error
  }
}

const ledgerPost = preparedSql<{ id: string }>(
  'ledger_post',
  sql`select ledger_post(${sql.join(
    [
      'key',
      'hash',
      'cause',
      'refType',
      'refId',
      'memo',
      'reverses',
      'at',
      'actor',
      'kinds',
      'ownerTypes',
      'ownerIds',
      'currencies',
      'amounts',
    ].map((name) => sql.placeholder(name)),
    sql`, `,
  )}) as id`,
)

const named = (line: LedgerLine) => [
  line.account.kind,
  line.account.owner?.ownerType,
  line.account.owner?.ownerId,
  line.currency,
  line.amountMinor,
]

function refusalOf(error: unknown): Refusal | null {
  switch (sqlState(error)) {
    case 'HD002':
      return refuse('keyReused')
    case 'HD003': {
      const { currency, short } = JSON.parse(detailOf(error)) as { currency: Currency; short: number }
      if (currency === 'BEAN') return refuse('insufficientBeans')
      return refuse('insufficientBalance', { short: { cn: formatMoney(short, currency, 'cn'), en: formatMoney(short, currency, 'en') } })
    }
    case '23505':
      return constraintOf(error) === 'ledger_posting_reversed_once' ? refuse('alreadyReviewed') : null
    default:
      return null
  }
}

const detailOf = (error: unknown): string => {
  const seen = error as { detail?: string; cause?: { detail?: string } }
  return seen.cause?.detail ?? seen.detail ?? '{}'
}
