import type { SecurityKind } from '../../contract/security.ts'
import { instant } from './columns.ts'
import { index, integer, json, jsonb, pgTable, primaryKey, sql, text, unique, uniqueIndex, uuid } from './drizzle.ts'

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

/** Who did what: one row for every committed write, with its input (secrets masked). */
export const audit = pgTable(
  'audit',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    at: instant('at').notNull(),
    actorId: uuid('actor_id').notNull(),
    userType: integer('user_type').notNull(),
    companyId: uuid('company_id'),
    call: text('call').notNull(),
    input: jsonb('input').notNull(),
    requestId: text('request_id').notNull(),
    ip: text('ip'),
  },
  (t) => [index('audit_at').on(t.at), index('audit_actor').on(t.actorId, t.at)],
)
