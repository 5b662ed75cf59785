import { instant, rowVersion } from '../../../../../platform/server/data/columns.ts'
import { boolean, check, date, index, integer, jsonb, pgTable, sql, text, uuid } from '../../../../../platform/server/data/drizzle.ts'
import type { Schedule } from '../../contract/templates.ts'

/** A request that a company keeps, to make drafts of it: by hand, or by its schedule. */
export const demandTemplate = pgTable(
  'demand_template',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    companyId: uuid('company_id').notNull(),
    createdBy: uuid('created_by').notNull(),
    version: rowVersion('demand_template'),
    title: text('title').notNull(),
    /** As a draft keeps it. */
    form: jsonb('form').$type<Record<string, unknown>>().notNull(),
    /** The day on which its days were as they are in the form. */
    daysFrom: date('days_from').notNull(),
    every: text('every').$type<Schedule['every']>(),
    day: integer('day'),
    paused: boolean('paused').notNull().default(false),
    /** Null without a schedule, or while it is paused. */
    nextOn: date('next_on'),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    check('demand_template_schedule', sql`(every is null) = (day is null) and (next_on is null or every is not null)`),
    index('demand_template_company').on(t.companyId, t.updatedAt),
    index('demand_template_next').on(t.nextOn).where(sql`next_on is not null`),
  ],
)
