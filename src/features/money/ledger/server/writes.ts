import { hash } from 'node:crypto'
import { moneyPair } from '../../../../platform/contract/amount.ts'
import { constraintOf, preparedSql, sqlState } from '../../../../platform/server/data/database.ts'
import { eq, sql } from '../../../../platform/server/data/drizzle.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { type Refusal, refuse } from '../../../../platform/server/wire/refusal.ts'
import type { Use } from '../../../base/standing/contract/standing.ts'
import { needStandings, type Party } from '../../../base/standing/server/reads.ts'
import { type Cause, causeUses } from '../contract/causes.ts'
import { type Entry, entriesOf, mirrored, type Posting } from '../contract/posting.ts'
import { ledgerAccount, ledgerEntry, ledgerPosting } from './tables.ts'

/**
 * The only writer of balances. The entries must sum to zero per currency; those of one account are merged. Refuses `insufficientBalance`
 * (beans: `insufficientBeans`) with the missing amount; the transaction must then be rolled back.
 */
export const postLedger = (act: Act, posting: Posting): Promise<{ postingId: string }> => post(act, posting, null)

/** Reverses the posting that was made under this key. */
export async function reverseByKey(act: Act, posted: string, cause: Cause, key: string): Promise<{ postingId: string }> {
  const [found] = await act.tx.select({ id: ledgerPosting.id }).from(ledgerPosting).where(eq(ledgerPosting.key, posted))
  if (!found) throw refuse('notFound')
  return reversePosting(act, found.id, cause, key)
}

/** Reverses a posting. A posting can be reversed once; a second attempt is `staleState`. */
export async function reversePosting(act: Act, postingId: string, cause: Cause, key: string): Promise<{ postingId: string }> {
  const [posting] = await act.tx.select().from(ledgerPosting).where(eq(ledgerPosting.id, postingId))
  if (!posting) throw refuse('notFound')
  const rows = await act.tx
    .select({ entry: ledgerEntry, account: ledgerAccount })
    .from(ledgerEntry)
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerEntry.accountId))
    .where(eq(ledgerEntry.postingId, postingId))
    .orderBy(ledgerEntry.line)
  const entries = rows.map(({ entry, account: { kind, ownerType, ownerId } }): Entry => {
    const owner = ownerType && ownerId ? { owner: { ownerType, ownerId } } : {}
    return { account: { kind, ...owner }, amountMinor: entry.amount, currency: entry.currency }
  })
  const ref = { type: posting.refType, id: posting.refId }
  return post(act, { key, cause, ref, memo: { reverses: postingId }, entries: mirrored(entries) }, postingId)
}

/** Money moves for a person only with a proof of that person: a token alone may be stolen. Timers have no caller. */
function needProof(act: Act, { key, cause }: Posting): void {
  if (act.actor.kind === 'system' || act.proof === 'given') return
  if (act.proof === 'missing') throw refuse('proofNeeded')
  throw new Error(`posting ${key}: ${cause} is posted by a call that declares no proof`)
}

/** What a posting means for each company and person with an account in it. */
function usesOf({ cause, entries }: Pick<Posting, 'cause' | 'entries'>): (Party & { use: Use })[] {
  const { from, to }: { from?: Use; to?: Use } = causeUses[cause]
  if (!from && !to) return []
  const byBank = entries.some(({ account, amountMinor }) => account.kind === 'bank' && amountMinor > 0)
  return entries.flatMap(({ account: { owner }, amountMinor }) => {
    if (owner?.ownerType !== 'company' && owner?.ownerType !== 'person') return []
    const use = byBank ? 'payOut' : amountMinor < 0 ? from : to
    return use ? [{ ownerType: owner.ownerType, ownerId: owner.ownerId, use }] : []
  })
}

async function post(act: Act, posting: Posting, reverses: string | null): Promise<{ postingId: string }> {
  needProof(act, posting)
  await needStandings(act, usesOf(posting))
  const { key, cause, ref, memo } = posting
  const entries = entriesOf(posting.entries)
  if (entries.some((entry) => !Number.isSafeInteger(entry.amountMinor))) throw new Error(`posting ${key}: amounts are whole minor units`)
  const content = [cause, ref.type, ref.id, memo ?? null, reverses, entries.map(nameOf)]
  const each = <T>(pick: (entry: Entry) => T) => entries.map(pick)
  try {
    const [row] = await journal(act.tx, {
      key,
      hash: hash('sha256', JSON.stringify(content), 'base64'),
      cause,
      refType: ref.type,
      refId: ref.id,
      memo: memo ? JSON.stringify(memo) : null,
      reverses,
      at: act.now.toString(),
      actor: act.actor.accountId,
      kinds: each((entry) => entry.account.kind),
      ownerTypes: each((entry) => entry.account.owner?.ownerType ?? null),
      ownerIds: each((entry) => entry.account.owner?.ownerId ?? null),
      currencies: each((entry) => entry.currency),
      amounts: each((entry) => entry.amountMinor),
    })
    if (!row) throw new Error(`posting ${key}: the journal gave no answer`)
    return { postingId: row.id }
  } catch (error) {
    throw refusalOf(error) ?? error
  }
}

const p = sql.placeholder
/** One round trip: the view's trigger in invariants.sql checks and posts. */
const journal = preparedSql<{ id: string }>(
  'ledger_journal',
  sql`insert into ledger_journal
      (key, hash, cause, ref_type, ref_id, memo, reverses, at, actor_id, kinds, owner_types, owner_ids, currencies, amounts)
    values (${p('key')}, ${p('hash')}, ${p('cause')}, ${p('refType')}, ${p('refId')}, ${p('memo')}, ${p('reverses')}, ${p('at')}, ${p('actor')},
      ${p('kinds')}, ${p('ownerTypes')}, ${p('ownerIds')}, ${p('currencies')}, ${p('amounts')})
    returning id`,
)

const nameOf = ({ account: { kind, owner }, currency, amountMinor }: Entry) => [
  kind,
  owner?.ownerType,
  owner?.ownerId,
  currency,
  amountMinor,
]

function refusalOf(error: unknown): Refusal | null {
  switch (sqlState(error)) {
    case 'HD002':
      return refuse('keyReused')
    case 'HD003': {
      const { currency, short } = JSON.parse(detailOf(error)) as { currency: Entry['currency']; short: number }
      if (currency === 'BEAN') return refuse('insufficientBeans')
      return refuse('insufficientBalance', { short: moneyPair(short, currency) })
    }
    case '23505':
      return constraintOf(error) === 'ledger_posting_reversed_once' ? refuse('staleState') : null
    default:
      return null
  }
}

const detailOf = (error: unknown): string => {
  const seen = error as { detail?: string; cause?: { detail?: string } }
  return seen.cause?.detail ?? seen.detail ?? '{}'
}
