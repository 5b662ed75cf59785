import { instant, rowVersion } from '../../../../platform/server/data/columns.ts'
import { boolean, check, date, index, integer, pgTable, sql, text, uniqueIndex, uuid } from '../../../../platform/server/data/drizzle.ts'

export const influencer = pgTable(
  'influencer',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    version: rowVersion('influencer'),
    handle: text('handle').notNull(),
    platform: text('platform').notNull(),
    region: text('region').notNull(),
    languages: text('languages').array().notNull(),
    fields: text('fields').array().notNull(),
    introCn: text('intro_cn').notNull(),
    introEn: text('intro_en').notNull(),
    followers: integer('followers').notNull(),
    statedOn: date('stated_on').notNull(),
    priceCn: text('price_cn').notNull().default(''),
    priceEn: text('price_en').notNull().default(''),
    shown: boolean('shown').notNull().default(true),
    isDemo: boolean('is_demo').notNull().default(false),
    changedBy: uuid('changed_by').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [
    uniqueIndex('influencer_handle').on(t.platform, sql`lower(handle)`),
    index('influencer_fields').using('gin', t.fields),
    index('influencer_followers').on(t.followers.desc(), t.id).where(sql`shown`),
    check('influencer_followers_positive', sql`followers >= 0`),
    check('influencer_lists', sql`cardinality(fields) > 0 and cardinality(languages) > 0`),
  ],
)
