import { instant, minor, rowVersion } from '../../../../platform/server/data/columns.ts'
import {
  boolean,
  check,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  sql,
  text,
  uniqueIndex,
  uuid,
} from '../../../../platform/server/data/drizzle.ts'
import type { Base, Bracket, ComponentKind } from '../contract/estimate.ts'
import type { RateState } from '../contract/schema.ts'

/** One version of a region's employer rates. A reviewed version is never edited: a new one replaces it. */
export const costRate = pgTable(
  'cost_rate',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    region: text('region').notNull(),
    version: integer('version').notNull(),
    /** Of this row, for those who edit it. */
    edition: rowVersion('cost_rate', 'edition'),
    currency: text('currency').notNull(),
    state: text('state').$type<RateState>().notNull().default('draft'),
    effectiveFrom: date('effective_from').notNull(),
    effectiveTo: date('effective_to'),
    noteCn: text('note_cn').notNull().default(''),
    noteEn: text('note_en').notNull().default(''),
    /** Shown as a sample: typical statutory figures, not a quote. */
    sample: boolean('sample').notNull().default(false),
    /** Everyone who wrote any of it. */
    editors: uuid('editors').array().notNull(),
    editedAt: instant('edited_at').notNull(),
    reviewedBy: uuid('reviewed_by'),
    reviewedAt: instant('reviewed_at'),
    retiredBy: uuid('retired_by'),
    retiredAt: instant('retired_at'),
    retireReason: text('retire_reason').notNull().default(''),
  },
  (t) => [
    uniqueIndex('cost_rate_version').on(t.region, t.version),
    uniqueIndex('cost_rate_draft').on(t.region).where(sql`state = 'draft'`),
    uniqueIndex('cost_rate_in_force').on(t.region, t.effectiveFrom).where(sql`state = 'reviewed'`),
    check('cost_rate_region', sql`region ~ '^[A-Z]{2}$' and currency ~ '^[A-Z]{3}$'`),
    check('cost_rate_state', sql`state in ('draft', 'reviewed', 'retired')`),
    check('cost_rate_dates', sql`effective_to is null or effective_to >= effective_from`),
    check('cost_rate_four_eyes', sql`reviewed_by is null or not (reviewed_by = any(editors))`),
    check('cost_rate_editors', sql`cardinality(editors) > 0`),
    check(
      'cost_rate_reviewed',
      sql`(reviewed_by is null) = (reviewed_at is null) and (state <> 'reviewed' or reviewed_by is not null) and (state <> 'draft' or reviewed_by is null)`,
    ),
    check('cost_rate_retired', sql`(state = 'retired') = (retired_at is not null) and (state = 'retired') = (retired_by is not null)`),
  ],
)
export type RateRow = typeof costRate.$inferSelect

/** A line of the slip: what is paid, on which basis, and who publishes the rate. */
export const costComponent = pgTable(
  'cost_component',
  {
    rateId: uuid('rate_id')
      .notNull()
      .references(() => costRate.id, { onDelete: 'cascade' }),
    sort: integer('sort').notNull(),
    code: text('code').notNull(),
    nameCn: text('name_cn').notNull(),
    nameEn: text('name_en').notNull(),
    kind: text('kind').$type<ComponentKind>().notNull(),
    base: text('base').$type<Base>().notNull(),
    ratePpm: integer('rate_ppm'),
    capMinor: minor('cap_minor'),
    floorMinor: minor('floor_minor'),
    fixedMinor: minor('fixed_minor'),
    brackets: jsonb('brackets').$type<Bracket[]>().notNull().default([]),
    whole: boolean('whole').notNull().default(false),
    sourceName: text('source_name').notNull(),
    sourceUrl: text('source_url').notNull(),
    noteCn: text('note_cn').notNull().default(''),
    noteEn: text('note_en').notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.rateId, t.sort] }),
    uniqueIndex('cost_component_code').on(t.rateId, t.code),
    check('cost_component_base', sql`base in ('month', 'year')`),
    check('cost_component_words', sql`code <> '' and name_cn <> '' and name_en <> '' and source_name <> '' and source_url <> ''`),
    check(
      'cost_component_limits',
      sql`coalesce(cap_minor, 0) >= 0 and coalesce(floor_minor, 0) >= 0 and (cap_minor is null or floor_minor is null or floor_minor <= cap_minor)`,
    ),
    check('cost_component_rate', sql`rate_ppm is null or rate_ppm between 0 and 1000000`),
    check(
      'cost_component_kind',
      sql`case kind
        when 'percent' then rate_ppm is not null and cap_minor is null and floor_minor is null and fixed_minor is null
        when 'percentSalaryCap' then rate_ppm is not null and cap_minor is not null and fixed_minor is null
        when 'percentAmountCap' then rate_ppm is not null and cap_minor is not null and fixed_minor is null
        when 'fixed' then fixed_minor >= 0 and rate_ppm is null and cap_minor is null and floor_minor is null
        when 'brackets' then jsonb_array_length(brackets) > 0 and rate_ppm is null and fixed_minor is null
        else false end`,
    ),
  ],
)
