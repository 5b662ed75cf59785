import type { CashCurrency } from '../../../../platform/contract/amount.ts'
import { instant, minor, ofPerson, rowVersion } from '../../../../platform/server/data/columns.ts'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  sql,
  text,
  uniqueIndex,
  uuid,
} from '../../../../platform/server/data/drizzle.ts'
import type { FieldReason, VerificationStatus } from '../../verification/contract/verification.ts'
import type { ResumeKind } from '../contract/schema.ts'

/** An individual, under the id of their account. */
export const profile = pgTable(
  'profile',
  {
    accountId: uuid('account_id').primaryKey(),
    /** Of the card, the information and the résumé together. */
    version: rowVersion('profile'),
    name: text('name').notNull(),
    gender: text('gender').notNull(),
    birthDate: date('birth_date').notNull(),
    area: text('area').notNull(),
    city: text('city').notNull().default(''),
    position: text('position').notNull(),
    avatarFileId: uuid('avatar_file_id'),
    email: text('email').notNull().default(''),
    headline: text('headline').notNull().default(''),
    intro: text('intro').notNull().default(''),
    languages: text('languages').array().notNull().default(sql`'{}'`),
    skills: text('skills').array().notNull().default(sql`'{}'`),
    years: integer('years').notNull().default(0),
    hourlyRateMinor: minor('hourly_rate_minor'),
    monthlyRateMinor: minor('monthly_rate_minor'),
    rateCurrency: text('rate_currency').$type<CashCurrency>(),
    talentSearch: boolean('talent_search').notNull().default(false),
    available: boolean('available').notNull().default(true),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [check('profile_rate', sql`${t.rateCurrency} is not null or (${t.hourlyRateMinor} is null and ${t.monthlyRateMinor} is null)`)],
)

export type ProfileRow = typeof profile.$inferSelect

export const resumeItem = pgTable(
  'resume_item',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    accountId: ofPerson()
      .notNull()
      .references(() => profile.accountId),
    kind: text('kind').$type<ResumeKind>().notNull(),
    /** Months, as YYYY-MM; `untilMonth` empty: until now. */
    fromMonth: text('from_month').notNull(),
    untilMonth: text('until_month').notNull().default(''),
    organisation: text('organisation').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    place: integer('place').notNull(),
  },
  (t) => [index('resume_item_account').on(t.accountId, t.place)],
)

/** An individual's submission for verification, and its state. No row: nothing submitted yet. */
export const identity = pgTable(
  'identity',
  {
    accountId: uuid('account_id')
      .primaryKey()
      .references(() => profile.accountId),
    version: rowVersion('identity'),
    legalName: text('legal_name').notNull(),
    idKind: text('id_kind').notNull(),
    /** Of the number, which is a secret, among those of all individuals: a verified number is verified once. */
    numberFingerprint: text('number_fingerprint').notNull(),
    frontFileId: uuid('front_file_id').notNull(),
    backFileId: uuid('back_file_id'),
    status: integer('status').$type<VerificationStatus>().notNull(),
    reasons: jsonb('reasons').$type<FieldReason[]>().notNull().default([]),
    final: boolean('final').notNull().default(false),
    submittedAt: instant('submitted_at').notNull(),
    reviewedAt: instant('reviewed_at'),
    /** The account was closed: the evidence stays, the number may be verified on the person's next account. */
    numberFreedAt: instant('number_freed_at'),
  },
  (t) => [
    check('identity_status', sql`${t.status} between 1 and 4`),
    uniqueIndex('identity_number').on(t.idKind, t.numberFingerprint).where(sql`status in (2, 4) and number_freed_at is null`),
    index('identity_queue').on(t.status, t.submittedAt),
  ],
)

export type IdentityRow = typeof identity.$inferSelect
