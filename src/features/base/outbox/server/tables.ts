import { bytes, instant } from '../../../../platform/server/data/columns.ts'
import { boolean, date, index, integer, pgTable, primaryKey, sql, text, uuid } from '../../../../platform/server/data/drizzle.ts'

/** Every SMS and e-mail: written in the transaction that causes it, sent after it. */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    channel: text('channel').$type<'sms' | 'email'>().notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    /** As it may be kept: dots in place of what opens something. */
    body: text('body').notNull(),
    /** The body with what opens something, sealed by a master key until it is sent or opens nothing any more. */
    sealed: bytes('sealed'),
    nonce: bytes('nonce'),
    master: text('master'),
    opensUntil: instant('opens_until'),
    at: instant('at').notNull(),
    /** Whether a provider was set for it when it was written. */
    queued: boolean('queued').notNull().default(false),
    /** Refusals so far: with the id they are the token of the next handing over. */
    refusals: integer('refusals').notNull().default(0),
    /** While it is being handed over: since when, to whom. It stays where no answer came. */
    startedAt: instant('started_at'),
    provider: text('provider'),
    /** The provider's own id. */
    providerId: text('provider_id'),
    /** When it was handed over to the provider. */
    sentAt: instant('sent_at'),
    deliveredAt: instant('delivered_at'),
    /** When it was given up: nothing sends it any more. */
    failedAt: instant('failed_at'),
    error: text('error'),
  },
  (t) => [
    index('outbox_at').on(t.at),
    index('outbox_recipient').on(t.recipient, t.at),
    index('outbox_sealed').on(t.opensUntil).where(sql`sealed is not null`),
  ],
)

/** Messages of a day to strangers: to one address, for one asker, and of the platform. Addresses as digests. */
export const messageCount = pgTable(
  'message_count',
  { day: date('day').notNull(), subject: text('subject').notNull(), sent: integer('sent').notNull() },
  (t) => [primaryKey({ columns: [t.day, t.subject] })],
)
