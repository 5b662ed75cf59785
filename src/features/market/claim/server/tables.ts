import { instant, rowVersion } from '../../../../platform/server/data/columns.ts'
import { boolean, check, date, integer, pgTable, sql, text, uuid } from '../../../../platform/server/data/drizzle.ts'
import type { ClaimKey } from '../contract/claims.ts'

/** An operator's change of a claim of contract/claims.ts; a claim without a row is shown as defined there. */
export const claim = pgTable(
  'claim',
  {
    key: text('key').$type<ClaimKey>().primaryKey(),
    version: rowVersion('claim'),
    figureCn: text('figure_cn').notNull(),
    figureEn: text('figure_en').notNull(),
    textCn: text('text_cn').notNull(),
    textEn: text('text_en').notNull(),
    scopeCn: text('scope_cn').notNull(),
    scopeEn: text('scope_en').notNull(),
    /** The day for which the figure holds. */
    asOf: date('as_of'),
    /** The evidence: the register, the contract, the count, and where it is filed. Never shown to visitors. */
    evidence: text('evidence').notNull().default(''),
    /** The person responsible for it. */
    owner: text('owner').notNull().default(''),
    /** When it has to be reviewed. */
    reviewDate: date('review_date'),
    shown: boolean('shown').notNull().default(true),
    sort: integer('sort').notNull(),
    changedBy: uuid('changed_by').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  () => [
    check('claim_key', sql`key in ('regions', 'licences', 'currencies', 'payment')`),
    check(
      'claim_words',
      sql`figure_cn <> '' and figure_en <> '' and text_cn <> '' and text_en <> '' and scope_cn <> '' and scope_en <> ''`,
    ),
    check('claim_sort', sql`sort between 0 and 99`),
  ],
)
