import { instant } from '../../../../platform/server/data/columns.ts'
import { boolean, index, jsonb, pgTable, sql, text, uuid } from '../../../../platform/server/data/drizzle.ts'
import type { FieldReason, VerificationEvent } from '../contract/verification.ts'

/** Every step of every verification, append-only. */
export const verificationEvent = pgTable(
  'verification_event',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    subjectType: text('subject_type').$type<'company' | 'person'>().notNull(),
    subjectId: uuid('subject_id').notNull(),
    action: text('action').$type<VerificationEvent['action']>().notNull(),
    actorId: uuid('actor_id').notNull(),
    at: instant('at').notNull(),
    reasons: jsonb('reasons').$type<FieldReason[]>().notNull(),
    final: boolean('final').notNull().default(false),
    note: text('note').notNull().default(''),
  },
  (t) => [index('verification_event_subject').on(t.subjectType, t.subjectId, t.at)],
)
