import type { Currency } from '../../../../platform/contract/amount.ts'
import { instant, minor, ofPerson } from '../../../../platform/server/data/columns.ts'
import { boolean, check, index, integer, jsonb, pgTable, sql, text } from '../../../../platform/server/data/drizzle.ts'

/** The public data of somebody who agreed to be found; nothing else of them is here. */
export const talentCard = pgTable(
  'talent_card',
  {
    accountId: ofPerson().primaryKey(),
    number: text('number').notNull().unique(),
    region: text('region').notNull(),
    position: text('position').notNull(),
    skills: text('skills').array().notNull(),
    languages: text('languages').array().notNull(),
    years: integer('years').notNull(),
    roles: jsonb('roles').$type<{ title: string; from: string; to: string }[]>().notNull(),
    /** Titles and skills, for the search. */
    words: text('words').notNull(),
    hourlyRateMinor: minor('hourly_rate_minor'),
    monthlyRateMinor: minor('monthly_rate_minor'),
    rateCurrency: text('rate_currency').$type<Currency>(),
    available: boolean('available').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** When the person agreed to be found. Cards that are older than this column have none: they are no news. */
    createdAt: instant('created_at'),
  },
  (t) => [
    index('talent_languages').using('gin', t.languages),
    index('talent_region').on(t.region),
    index('talent_updated').on(t.updatedAt.desc(), t.accountId),
    index('talent_created').on(t.createdAt),
    check('talent_number', sql`number ~ '^T-[A-Z0-9]{6}$'`),
  ],
)
