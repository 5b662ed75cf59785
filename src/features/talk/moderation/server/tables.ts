import { instant } from '../../../../platform/server/data/columns.ts'
import { check, index, integer, jsonb, pgTable, sql, text, uniqueIndex, uuid } from '../../../../platform/server/data/drizzle.ts'
import { typedIndex } from '../../../../platform/server/data/search/typed.ts'
import type { ReportedLine } from '../contract/schema.ts'
import type { Measure, ReportGround, ReportState } from '../contract/states.ts'

/** A report of one message by one person, what was decided, and the appeal. */
export const report = pgTable(
  'report',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    reference: text('reference').notNull().unique(),
    state: text('state').$type<ReportState>().notNull().default('open'),
    version: integer('version').notNull().default(1),
    reporterId: uuid('reporter_id').notNull(),
    authorId: uuid('author_id').notNull(),
    conversationId: uuid('conversation_id').notNull(),
    seq: integer('seq').notNull(),
    ground: text('ground').$type<ReportGround>().notNull(),
    text: text('text').notNull().default(''),
    /** The message and the lines around it as they were; empty after `keptUntil`. */
    lines: jsonb('lines').$type<ReportedLine[]>().notNull(),
    /** Their files, which stay as long as they do. */
    fileIds: uuid('file_ids').array().notNull().default(sql`'{}'`),
    keptUntil: instant('kept_until').notNull(),
    /** Operators who have opened it: they may see the files. */
    openedBy: uuid('opened_by').array().notNull().default(sql`'{}'`),
    createdAt: instant('created_at').notNull(),
    /** Since when it waits for an operator. */
    waitingSince: instant('waiting_since'),
    measure: text('measure').$type<Measure>(),
    mutedUntil: instant('muted_until'),
    reasonCn: text('reason_cn').notNull().default(''),
    reasonEn: text('reason_en').notNull().default(''),
    decidedBy: uuid('decided_by'),
    decidedAt: instant('decided_at'),
    appealText: text('appeal_text').notNull().default(''),
    appealReasonCn: text('appeal_reason_cn').notNull().default(''),
    appealReasonEn: text('appeal_reason_en').notNull().default(''),
    appealDecidedBy: uuid('appeal_decided_by'),
    appealDecidedAt: instant('appeal_decided_at'),
  },
  (t) => [
    uniqueIndex('report_once').on(t.conversationId, t.seq, t.reporterId),
    typedIndex('report_typed', t.reference),
    index('report_of_reporter').on(t.reporterId, t.createdAt),
    index('report_of_author').on(t.authorId, t.createdAt),
    index('report_queue').on(t.waitingSince),
    index('report_kept').on(t.keptUntil).where(sql`lines <> '[]'::jsonb`),
    check('report_state', sql`${t.state} in ('open', 'dismissed', 'measured', 'appealed', 'upheld', 'overturned')`),
    check('report_waits', sql`(${t.waitingSince} is not null) = (${t.state} in ('open', 'appealed'))`),
    check('report_measure', sql`(${t.measure} is null) = (${t.state} in ('open', 'dismissed'))`),
    check('report_decided', sql`(${t.decidedAt} is null) = (${t.state} = 'open')`),
    check('report_muted', sql`(${t.mutedUntil} is not null) = (${t.measure} is not distinct from 'mute')`),
  ],
)
export type ReportRecord = typeof report.$inferSelect
