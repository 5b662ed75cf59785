import { instant, rowVersion } from '../../../../../platform/server/data/columns.ts'
import { pgTable, text, uuid } from '../../../../../platform/server/data/drizzle.ts'
import { demandApplication } from '../tables.ts'

/** What the company notes about an applicant, for its own members: one text for each application. */
export const demandBidNote = pgTable('demand_bid_note', {
  applicationId: uuid('application_id')
    .primaryKey()
    .references(() => demandApplication.id),
  version: rowVersion('demand_bid_note'),
  text: text('text').notNull(),
  byId: uuid('by_id').notNull(),
  at: instant('at').notNull(),
})
