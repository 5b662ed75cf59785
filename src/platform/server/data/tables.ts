import type { SecurityKind } from '../../contract/security.ts'
import { instant } from './columns.ts'
import {
  bigint,
  check,
  doublePrecision,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  sql,
  text,
  unique,
  uniqueIndex,
  uuid,
} from './drizzle.ts'

/** First answers of calls that carried an Idempotency-Key: written in the transaction of the write itself. */
export const idempotency = pgTable(
  'idempotency',
  {
    actorId: uuid('actor_id').notNull(),
    key: text('key').notNull(),
    call: text('call').notNull(),
    bodyHash: text('body_hash').notNull(),
    // json, not jsonb: the first answer is returned unchanged, including the order of its fields.
    result: json('result'),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.actorId, t.key] }), index('idempotency_at').on(t.at)],
)

/** Jobs. A row is done when `doneAt` is set; a failing one is retried with growing delays and keeps its error. */
export const job = pgTable(
  'job',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    name: text('name').notNull(),
    payload: jsonb('payload').notNull(),
    uniqueKey: text('unique_key'),
    dueAt: instant('due_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    error: text('error'),
    doneAt: instant('done_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('job_due').on(t.dueAt).where(sql`done_at is null`),
    uniqueIndex('job_unique_open').on(t.uniqueKey.op('text_pattern_ops')).where(sql`done_at is null`),
  ],
)

/** What is counted over all servers until a window ends (`wire/shared-counts.ts`). Unlogged: after a crash of the database it is empty. */
export const requestCount = pgTable(
  'request_count',
  {
    /** The limit and whom it counts: an account, or an address of the network. */
    key: text('key').primaryKey(),
    used: integer('used').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (t) => [index('request_count_ends').on(t.endsAt)],
)

/** Refused attempts: who, what and how often within an hour. */
export const securityEvent = pgTable(
  'security_event',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    kind: text('kind').$type<SecurityKind>().notNull(),
    /** The refusal, by its name in the error catalogue. */
    error: text('error').notNull(),
    call: text('call').notNull(),
    /** The signed-in caller, or the account that somebody tried to sign in to. */
    accountId: uuid('account_id'),
    /** A digest of the name that was tried; the name itself is not kept. */
    subject: text('subject').notNull(),
    ip: text('ip').notNull(),
    hour: instant('hour').notNull(),
    count: integer('count').notNull(),
    firstAt: instant('first_at').notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (t) => [
    unique('security_event_once').on(t.hour, t.kind, t.error, t.call, t.accountId, t.subject, t.ip).nullsNotDistinct(),
    index('security_event_last').on(t.lastAt),
  ],
)

/** Hours in which operators were notified of an unusual number of refusals. */
export const securityAlarm = pgTable('security_alarm', { kind: text('kind').notNull(), hour: instant('hour').notNull() }, (t) => [
  primaryKey({ columns: [t.kind, t.hour] }),
])

/** Who did what: one row for every committed write, with its input (secrets masked). Partitioned by month. */
export const audit = pgTable(
  'audit',
  {
    /** `idAt(at)` */
    id: uuid('id').primaryKey(),
    at: instant('at').notNull(),
    actorId: uuid('actor_id').notNull(),
    userType: integer('user_type').notNull(),
    companyId: uuid('company_id'),
    call: text('call').notNull(),
    input: jsonb('input').notNull(),
    requestId: text('request_id').notNull(),
    ip: text('ip'),
  },
  (t) => [
    index('audit_at').on(t.at),
    index('audit_actor').on(t.actorId, t.at),
    index('audit_company').on(t.companyId, t.at),
    index('audit_call').on(t.call, t.at),
    // What the nightly clean-up looks for.
    index('audit_ip').on(t.at).where(sql`ip is not null`),
    check('audit_id_at', sql`(at - uuid_extract_timestamp(id) between '0' and '1 millisecond') is true`),
  ],
)

/** Series of numbers without gaps (`numbers.ts`): the last number that has been made. */
export const numberSeries = pgTable('number_series', {
  series: text('series').primaryKey(),
  last: bigint('last', { mode: 'number' }).notNull(),
})

/** Numbers of these series that nobody has taken yet. */
export const numberFree = pgTable(
  'number_free',
  { series: text('series').notNull(), n: bigint('n', { mode: 'number' }).notNull() },
  (t) => [primaryKey({ name: 'number_free_pkey', columns: [t.series, t.n] })],
)

/** A month of the audit log that is held, so that it stays in the database, or was moved to a file of the archive. Others have no row. */
export const auditMonth = pgTable('audit_month', {
  /** "2024-10", in UTC as the partitions */
  month: text('month').primaryKey(),
  heldAt: instant('held_at'),
  holdReason: text('hold_reason'),
  archivedAt: instant('archived_at'),
  /** Of the file: how many rows it has, and the SHA-256 of its bytes. */
  rows: integer('rows'),
  sha256: text('sha256'),
})

/**
 * For each term of the titles and codes of public rows, in order of rank: finds the best of very many matches without reading all of them.
 * Triggers write it (`search/fields.ts`).
 */
export const searchPosting = pgTable(
  'search_posting',
  {
    kind: text('kind').notNull(),
    lexeme: text('lexeme').notNull(),
    rank: doublePrecision('rank').notNull(),
    id: uuid('id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.lexeme, t.rank, t.id] })],
)
