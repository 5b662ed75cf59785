import { instant, rowVersion } from '../../../../platform/server/data/columns.ts'
import { check, pgTable, primaryKey, sql, text, uuid } from '../../../../platform/server/data/drizzle.ts'

/** An operator's wording of a dictionary value. The values themselves are code. */
export const dictionaryText = pgTable(
  'dictionary_text',
  {
    code: text('code').notNull(),
    value: text('value').notNull(),
    version: rowVersion('dictionary_text'),
    cn: text('cn').notNull(),
    en: text('en').notNull(),
    changedBy: uuid('changed_by').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.code, t.value] }), check('dictionary_text_words', sql`cn <> '' and en <> ''`)],
)
