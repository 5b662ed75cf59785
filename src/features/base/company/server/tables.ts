import { instant, rowVersion } from '../../../../platform/server/data/columns.ts'
import { boolean, check, index, integer, jsonb, pgTable, sql, text, uniqueIndex, uuid } from '../../../../platform/server/data/drizzle.ts'
import type { FieldReason, VerificationStatus } from '../../verification/contract/verification.ts'

/** A company: its card, its information, its submission for verification and the state of that. */
export const company = pgTable(
  'company',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    version: rowVersion('company'),
    shortName: text('short_name').notNull(),
    fullName: text('full_name').notNull(),
    industry: text('industry').notNull(),
    scale: text('scale').notNull(),
    type: text('type').notNull().default(''),
    website: text('website').notNull().default(''),
    area: text('area').notNull(),
    address: text('address').notNull().default(''),
    intro: text('intro').notNull().default(''),
    benefits: text('benefits').array().notNull().default(sql`'{}'`),
    logoFileId: uuid('logo_file_id'),
    albumFileIds: uuid('album_file_ids').array().notNull().default(sql`'{}'`),
    contactName: text('contact_name').notNull(),
    position: text('position').notNull(),
    contactPhone: text('contact_phone').notNull().default(''),
    contactEmail: text('contact_email').notNull().default(''),

    creditCode: text('credit_code').notNull().default(''),
    legalPerson: text('legal_person').notNull().default(''),
    licenceFileId: uuid('licence_file_id'),
    legalIdKind: text('legal_id_kind').notNull().default(''),
    legalIdFrontFileId: uuid('legal_id_front_file_id'),
    legalIdBackFileId: uuid('legal_id_back_file_id'),

    status: integer('status').$type<VerificationStatus>().notNull().default(0),
    reasons: jsonb('reasons').$type<FieldReason[]>().notNull().default([]),
    final: boolean('final').notNull().default(false),
    note: text('note').notNull().default(''),
    submittedAt: instant('submitted_at'),
    reviewedAt: instant('reviewed_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    check('company_status', sql`${t.status} between 0 and 4`),
    check('company_album', sql`cardinality(${t.albumFileIds}) <= 4`),
    // A disabled company keeps its code: otherwise enabling it could find a duplicate.
    uniqueIndex('company_credit_code').on(t.creditCode).where(sql`status in (2, 4)`),
    index('company_queue').on(t.status, t.submittedAt),
  ],
)

export type CompanyRow = typeof company.$inferSelect
