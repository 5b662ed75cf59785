import type { Currency } from '../../../../platform/contract/amount.ts'
import { instant, minor } from '../../../../platform/server/data/columns.ts'
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  sql,
  text,
  unique,
  uniqueIndex,
  uuid,
} from '../../../../platform/server/data/drizzle.ts'
import type { AccountKind, AccountOwnerType } from '../contract/accounts.ts'
import type { Cause } from '../contract/causes.ts'

/**
 * The id is derived from the account's kind, owner and currency when it opens, so that posting needs no lookup. `balance` is null if it
 * is derived from entries. Permitted writers and checks: invariants.sql.
 */
export const ledgerAccount = pgTable(
  'ledger_account',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<AccountKind>().notNull(),
    ownerType: text('owner_type').$type<AccountOwnerType>(),
    ownerId: uuid('owner_id'),
    currency: text('currency').$type<Currency>().notNull(),
    balance: minor('balance'),
  },
  (t) => [
    unique('ledger_account_named').on(t.kind, t.ownerType, t.ownerId, t.currency).nullsNotDistinct(),
    index('ledger_account_owner').on(t.ownerId),
  ],
)

export const ledgerPosting = pgTable(
  'ledger_posting',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    key: text('key').notNull().unique('ledger_posting_key'),
    /** Of the input: the same key with other input is an error, not a repeat. */
    hash: text('hash').notNull(),
    cause: text('cause').$type<Cause>().notNull(),
    refType: text('ref_type').notNull(),
    refId: uuid('ref_id').notNull(),
    memo: jsonb('memo'),
    /** The posting that this one reverses; each at most once. */
    reverses: uuid('reverses'),
    at: instant('at').notNull(),
    actorId: uuid('actor_id').notNull(),
  },
  (t) => [
    uniqueIndex('ledger_posting_reversed_once').on(t.reverses).where(sql`reverses is not null`),
    index('ledger_posting_ref').on(t.refId, t.refType),
    index('ledger_posting_at').on(t.at),
    index('ledger_posting_cause').on(t.cause, t.at),
    // Of these alone: what a member pays in a day is read with each demand.
    index('ledger_posting_paid').on(t.actorId, t.at).where(sql`cause in ('demand.advance', 'demand.release')`),
  ],
)

/**
 * No foreign keys: their row locks would make the bank's row a hot spot. Only the journal's trigger writes here, and nothing is ever
 * deleted.
 */
export const ledgerEntry = pgTable(
  'ledger_entry',
  {
    postingId: uuid('posting_id').notNull(),
    line: integer('line').notNull(),
    accountId: uuid('account_id').notNull(),
    amount: minor('amount').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.postingId, t.line] }), index('ledger_entry_account').on(t.accountId, t.postingId)],
)
