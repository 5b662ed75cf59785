import { instant } from '../../../../platform/server/data/columns.ts'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  sql,
  text,
  uniqueIndex,
  uuid,
} from '../../../../platform/server/data/drizzle.ts'
import type { CorrectionKind } from '../contract/schema.ts'

/** A year of a region that an operator verified against a published source. */
export const calendarVerification = pgTable(
  'calendar_verification',
  {
    region: text('region').notNull(),
    year: integer('year').notNull(),
    source: text('source').notNull(),
    verifiedBy: uuid('verified_by').notNull(),
    verifiedAt: instant('verified_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.region, t.year] }),
    check('calendar_verification_words', sql`region ~ '^[A-Z]{2}$' and source <> ''`),
    check('calendar_verification_year', sql`year between 2024 and 2030`),
  ],
)

/** An operator's correction of the public calendar. */
export const calendarCorrection = pgTable(
  'calendar_correction',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    region: text('region').notNull(),
    date: date('date').notNull(),
    kind: text('kind').$type<CorrectionKind>().notNull(),
    /** The English name in the public calendar of the holiday that is removed or renamed. */
    english: text('english').notNull().default(''),
    nameCn: text('name_cn').notNull().default(''),
    nameEn: text('name_en').notNull().default(''),
    reason: text('reason').notNull(),
    /** Whether it also counts in states and provinces whose days are listed by themselves. */
    inParts: boolean('in_parts').notNull().default(true),
    madeBy: uuid('made_by').notNull(),
    madeAt: instant('made_at').notNull(),
  },
  (t) => [
    index('calendar_correction_region').on(t.region, t.date),
    // A holiday is removed or renamed once; a day is added or made a working day once under one name.
    uniqueIndex('calendar_correction_once').on(
      t.region,
      t.date,
      sql`(case when kind in ('remove', 'rename') then english else kind || ':' || name_en end)`,
    ),
    check('calendar_correction_kind', sql`kind in ('add', 'remove', 'rename', 'workday')`),
    check(
      'calendar_correction_names',
      sql`case when kind in ('remove', 'rename') then english <> '' else english = '' end and (kind = 'remove' or (name_cn <> '' and name_en <> ''))`,
    ),
  ],
)
export type CorrectionRow = typeof calendarCorrection.$inferSelect

/** When a day of a region was last corrected, or a correction of it undone: what was counted by it earlier is counted again. */
export const calendarChange = pgTable(
  'calendar_change',
  { region: text('region').notNull(), date: date('date').notNull(), at: instant('at').notNull() },
  (t) => [primaryKey({ columns: [t.region, t.date] })],
)
