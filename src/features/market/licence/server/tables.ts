import { instant, rowVersion } from '../../../../platform/server/data/columns.ts'
import { boolean, check, date, index, pgTable, sql, text, uniqueIndex, uuid } from '../../../../platform/server/data/drizzle.ts'
import type { LicenceKind } from '../contract/calls.ts'

export const licence = pgTable(
  'licence',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    version: rowVersion('licence'),
    kind: text('kind').$type<LicenceKind>().notNull(),
    holderCn: text('holder_cn').notNull(),
    holderEn: text('holder_en').notNull(),
    authorityCn: text('authority_cn').notNull(),
    authorityEn: text('authority_en').notNull(),
    region: text('region').notNull(),
    number: text('number').notNull(),
    scopeCn: text('scope_cn').notNull(),
    scopeEn: text('scope_en').notNull(),
    issuedOn: date('issued_on').notNull(),
    expiresOn: date('expires_on'),
    url: text('url').notNull().default(''),
    shown: boolean('shown').notNull().default(true),
    isDemo: boolean('is_demo').notNull().default(false),
    changedBy: uuid('changed_by').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [
    uniqueIndex('licence_number').on(t.authorityEn, t.number),
    index('licence_shown').on(t.kind, t.region).where(sql`shown`),
    check('licence_kind', sql`kind in ('payment', 'remittance', 'security', 'lawFirm')`),
    check('licence_dates', sql`expires_on is null or issued_on <= expires_on`),
  ],
)
