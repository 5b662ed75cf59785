import { instant, ofPerson } from '../../../../platform/server/data/columns.ts'
import { check, index, pgTable, sql, text, uuid } from '../../../../platform/server/data/drizzle.ts'
import { typedIndex } from '../../../../platform/server/data/search/typed.ts'
import type { FeedbackKind, FeedbackState } from '../contract/states.ts'

/** One message about the product. */
export const feedback = pgTable(
  'feedback',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    reference: text('reference').notNull().unique(),
    state: text('state').$type<FeedbackState>().notNull().default('received'),
    kind: text('kind').$type<FeedbackKind>().notNull(),
    accountId: ofPerson().notNull(),
    companyId: uuid('company_id'),
    text: text('text').notNull(),
    lang: text('lang').$type<'cn' | 'en'>().notNull(),
    screenshotIds: uuid('screenshot_ids').array().notNull().default(sql`'{}'`),
    page: text('page').notNull().default(''),
    version: text('version').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    typedIndex('feedback_typed', t.reference),
    index('feedback_of_account').on(t.accountId, t.createdAt),
    index('feedback_inbox').on(t.state, t.createdAt),
    check('feedback_state', sql`${t.state} in ('received', 'looked', 'answered', 'closed')`),
    check('feedback_screenshots', sql`cardinality(${t.screenshotIds}) <= 4`),
    check('feedback_lang', sql`${t.lang} in ('cn', 'en')`),
  ],
)
export type FeedbackRecord = typeof feedback.$inferSelect

/** An answer of the platform. */
export const feedbackAnswer = pgTable(
  'feedback_answer',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    feedbackId: uuid('feedback_id')
      .notNull()
      .references(() => feedback.id),
    at: instant('at').notNull(),
    actorId: uuid('actor_id').notNull(),
    text: text('text').notNull(),
  },
  (t) => [index('feedback_answer_of').on(t.feedbackId, t.at)],
)
