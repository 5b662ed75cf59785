import { sql } from 'drizzle-orm'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/server/columns.ts'

/** Every SMS and e-mail: written in the transaction that causes it, sent after it. */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    channel: text('channel').$type<'sms' | 'email'>().notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    at: instant('at').notNull(),
    sentAt: instant('sent_at'),
    error: text('error'),
  },
  (t) => [index('outbox_at').on(t.at), index('outbox_recipient').on(t.recipient, t.at)],
)
