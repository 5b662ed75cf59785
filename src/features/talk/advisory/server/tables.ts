import { instant, ofPerson, rowVersion } from '../../../../platform/server/data/columns.ts'
import { check, index, integer, jsonb, pgTable, smallint, sql, text, uuid } from '../../../../platform/server/data/drizzle.ts'
import { typedIndex } from '../../../../platform/server/data/search/typed.ts'
import type { Attached } from '../contract/schema.ts'
import type { AdvisoryEvent, AdvisoryState, AdvisoryTopic, Rating } from '../contract/states.ts'

/** A consultation: the question of one person, and its state. */
export const advisory = pgTable(
  'advisory',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    reference: text('reference').notNull().unique(),
    state: text('state').$type<AdvisoryState>().notNull().default('open'),
    version: integer('version').notNull().default(1),
    accountId: ofPerson().notNull(),
    companyId: uuid('company_id'),
    topic: text('topic').$type<AdvisoryTopic>().notNull(),
    region: text('region').notNull().default(''),
    text: text('text').notNull(),
    lang: text('lang').$type<'cn' | 'en'>().notNull(),
    /** The operator who answers it. */
    ownerId: uuid('owner_id'),
    /** Since when the asker waits for an answer, and until when the desk owes it; null while the desk owes nothing. */
    waitingSince: instant('waiting_since'),
    dueAt: instant('due_at'),
    firstAnsweredAt: instant('first_answered_at'),
    closedAt: instant('closed_at'),
    rating: smallint('rating').$type<Rating>(),
    ratingText: text('rating_text').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    /** The last message that the asker can see. */
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    typedIndex('advisory_typed', t.reference),
    index('advisory_of_account').on(t.accountId, t.updatedAt),
    index('advisory_queue').on(t.state, t.createdAt),
    check('advisory_state', sql`${t.state} in ('open', 'taken', 'answered', 'closed')`),
    check(
      'advisory_waits',
      sql`(${t.dueAt} is null) = (${t.waitingSince} is null) and (${t.dueAt} is null) = (${t.state} in ('answered', 'closed'))`,
    ),
    check('advisory_owner', sql`${t.state} not in ('taken', 'answered') or ${t.ownerId} is not null`),
    check('advisory_closed', sql`(${t.closedAt} is null) = (${t.state} <> 'closed')`),
    check('advisory_rating', sql`${t.rating} between 1 and 5`),
    check('advisory_lang', sql`${t.lang} in ('cn', 'en')`),
  ],
)
export type AdvisoryRecord = typeof advisory.$inferSelect

/** Its thread: messages of both sides, notes of the desk, events. */
export const advisoryEntry = pgTable(
  'advisory_entry',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    advisoryId: uuid('advisory_id')
      .notNull()
      .references(() => advisory.id),
    at: instant('at').notNull(),
    kind: text('kind').$type<'question' | 'answer' | 'note' | 'event'>().notNull(),
    /** Null for the system. */
    actorId: uuid('actor_id'),
    text: text('text').notNull().default(''),
    fileIds: uuid('file_ids').array().notNull().default(sql`'{}'`),
    attached: jsonb('attached').$type<Attached[]>().notNull().default([]),
    event: text('event').$type<AdvisoryEvent>(),
    toId: uuid('to_id'),
  },
  (t) => [
    index('advisory_entry_of').on(t.advisoryId, t.at),
    index('advisory_entry_by').on(t.actorId, t.at).where(sql`kind = 'question'`),
    check('advisory_entry_kind', sql`${t.kind} in ('question', 'answer', 'note', 'event')`),
    check('advisory_entry_event', sql`(${t.event} is null) = (${t.kind} <> 'event')`),
  ],
)

/** A prepared answer, in both languages. */
export const advisoryPrepared = pgTable('advisory_prepared', {
  id: uuid('id').primaryKey().default(sql`uuidv7()`),
  version: rowVersion('advisory_prepared'),
  topic: text('topic').$type<AdvisoryTopic | ''>().notNull().default(''),
  titleCn: text('title_cn').notNull(),
  titleEn: text('title_en').notNull(),
  textCn: text('text_cn').notNull(),
  textEn: text('text_en').notNull(),
  changedAt: instant('changed_at').notNull(),
  changedBy: uuid('changed_by').notNull(),
})
