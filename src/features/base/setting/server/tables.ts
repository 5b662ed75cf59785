import { instant, rowVersion } from '../../../../platform/server/data/columns.ts'
import { jsonb, pgTable, text, uuid } from '../../../../platform/server/data/drizzle.ts'

export const setting = pgTable('setting', {
  name: text('name').primaryKey(),
  version: rowVersion('setting'),
  value: jsonb('value').notNull(),
  changedBy: uuid('changed_by').notNull(),
  changedAt: instant('changed_at').notNull(),
})
