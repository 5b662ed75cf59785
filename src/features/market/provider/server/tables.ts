import { instant, ofPerson, rowVersion } from '../../../../platform/server/data/columns.ts'
import { boolean, check, date, index, integer, pgTable, sql, text, uniqueIndex, uuid } from '../../../../platform/server/data/drizzle.ts'
import type { Owner } from '../../../../platform/server/wire/actor.ts'
import type { ClaimState, ClaimWay } from '../contract/claims.ts'
import type { ApplicationState, DeadReason, ProviderState, ReportState, Verification } from '../contract/schema.ts'
import type { Service } from '../contract/services.ts'

const list = (name: string) => text(name).array().notNull()

/** A provider in the directory. */
export const provider = pgTable(
  'provider',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    version: rowVersion('provider'),
    /** P-00001: people quote it and links contain it. */
    number: text('number').notNull().unique(),
    nameCn: text('name_cn').notNull(),
    nameEn: text('name_en').notNull(),
    /** How the Chinese name is typed in Latin letters: in full, and by its initials. */
    nameSounds: text('name_sounds').notNull().default(''),
    introCn: text('intro_cn').notNull(),
    introEn: text('intro_en').notNull(),
    homeRegion: text('home_region').notNull(),
    regions: list('regions'),
    services: list('services').$type<Service[]>(),
    industries: list('industries').default(sql`'{}'`),
    languages: list('languages'),
    verification: text('verification').$type<Verification>().notNull().default('none'),
    verifiedOn: date('verified_on'),
    verified: boolean('verified').notNull().generatedAlwaysAs(sql`verification = 'verified'`),
    /** How much the verification is worth in an order: current, expired, none. */
    standing: integer('standing')
      .notNull()
      .generatedAlwaysAs(sql`case verification when 'verified' then 2 when 'lapsed' then 1 else 0 end`),
    foundedYear: integer('founded_year'),
    /** A value of the dictionary companyScale. */
    teamSize: text('team_size'),
    priceCn: text('price_cn').notNull().default(''),
    priceEn: text('price_en').notNull().default(''),
    /** Its stated response time in working hours. */
    responseHours: integer('response_hours').notNull(),
    website: text('website').notNull().default(''),
    isDemo: boolean('is_demo').notNull().default(false),
    state: text('state').$type<ProviderState>().notNull().default('listed'),
    /** Why it is hidden, for other operators. */
    hiddenReason: text('hidden_reason').notNull().default(''),
    /** Who has proved that the entry is theirs, and since when. */
    ownerType: text('owner_type').$type<Owner['ownerType']>(),
    ownerId: uuid('owner_id'),
    ownedAt: instant('owned_at'),
    /** It wants no invitations, or none any more. */
    refusesInvitations: boolean('refuses_invitations').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    check('provider_state', sql`state in ('listed', 'hidden') and (state = 'hidden') = (hidden_reason <> '')`),
    check(
      'provider_owner',
      sql`(owner_id is null) = (owner_type is null) and (owner_id is null) = (owned_at is null) and owner_type in ('company', 'person')`,
    ),
    check('provider_verification', sql`verification in ('none', 'verified', 'lapsed') and (verification = 'none') = (verified_on is null)`),
    check('provider_lists', sql`cardinality(regions) > 0 and cardinality(services) > 0 and cardinality(languages) > 0`),
    check('provider_numbers', sql`response_hours between 1 and 240 and founded_year between 1800 and 2100`),
    // One index for every filter and for several at once.
    index('provider_filters').using('gin', t.regions, t.services, t.industries, t.languages),
    // Exactly the orders of the list (decision 11).
    index('provider_by_standing').on(t.standing.desc().nullsFirst(), t.responseHours, t.id).where(sql`state = 'listed'`),
    // The same among the firms at home in a country, which come first where it is asked for.
    index('provider_by_home').on(t.homeRegion, t.standing.desc().nullsFirst(), t.responseHours, t.id).where(sql`state = 'listed'`),
    index('provider_by_name_cn').on(sql`name_cn collate "zh-x-icu"`, t.id).where(sql`state = 'listed'`),
    index('provider_by_name_en').on(sql`lower(name_en)`, t.id).where(sql`state = 'listed'`),
    index('provider_updated').on(t.updatedAt),
    index('provider_created').on(t.createdAt).where(sql`state = 'listed'`),
    index('provider_owned').on(t.ownerId).where(sql`owner_id is not null`),
  ],
)

/** Contact details: separate from the public data, so that no query of the directory can reveal them. */
export const providerContact = pgTable(
  'provider_contact',
  {
    providerId: uuid('provider_id')
      .primaryKey()
      .references(() => provider.id),
    person: text('person').notNull().default(''),
    phone: text('phone').notNull().default(''),
    email: text('email').notNull().default(''),
    wechat: text('wechat').notNull().default(''),
    /** Set when an operator confirmed that nobody answers; cleared when the contact is corrected. */
    deadAt: instant('dead_at'),
    updatedAt: instant('updated_at').notNull(),
  },
  () => [check('provider_contact_some', sql`phone <> '' or email <> '' or wechat <> ''`)],
)

/** A contact that an owner has paid for: a company as a whole, or a person. */
export const providerUnlock = pgTable(
  'provider_unlock',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    ownerType: text('owner_type').$type<Owner['ownerType']>().notNull(),
    ownerId: uuid('owner_id').notNull(),
    providerId: uuid('provider_id')
      .notNull()
      .references(() => provider.id),
    beans: integer('beans').notNull(),
    postingId: uuid('posting_id').notNull(),
    refundPostingId: uuid('refund_posting_id'),
    state: text('state').$type<'unlocked' | 'refunded'>().notNull().default('unlocked'),
    byAccount: uuid('by_account').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    uniqueIndex('provider_unlock_once').on(t.ownerId, t.ownerType, t.providerId).where(sql`state = 'unlocked'`),
    index('provider_unlock_owner').on(t.ownerId, t.at),
    index('provider_unlock_provider').on(t.providerId),
    check('provider_unlock_owner_type', sql`owner_type in ('company', 'person')`),
    check('provider_unlock_state', sql`state in ('unlocked', 'refunded') and (state = 'refunded') = (refund_posting_id is not null)`),
    check('provider_unlock_beans', sql`beans > 0`),
  ],
)

/** A report that nobody answers, from a side that paid for the contact; once per purchase. */
export const providerReport = pgTable(
  'provider_report',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    version: rowVersion('provider_report'),
    unlockId: uuid('unlock_id')
      .notNull()
      .unique()
      .references(() => providerUnlock.id),
    providerId: uuid('provider_id')
      .notNull()
      .references(() => provider.id),
    reportedBy: uuid('reported_by').notNull(),
    reason: text('reason').$type<DeadReason>().notNull(),
    detail: text('detail').notNull().default(''),
    state: text('state').$type<ReportState>().notNull().default('open'),
    decision: text('decision').notNull().default(''),
    decidedBy: uuid('decided_by'),
    decidedAt: instant('decided_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('provider_report_queue').on(t.state, t.createdAt),
    index('provider_report_provider').on(t.providerId, t.state),
    check('provider_report_state', sql`state in ('open', 'confirmed', 'rejected') and (state = 'open') = (decided_at is null)`),
  ],
)

/** Somebody says that an entry is theirs: proved by a code to its listed contact, or by its licence, which an operator looks up. */
export const providerClaim = pgTable(
  'provider_claim',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    version: rowVersion('provider_claim'),
    providerId: uuid('provider_id')
      .notNull()
      .references(() => provider.id),
    ownerType: text('owner_type').$type<Owner['ownerType']>().notNull(),
    ownerId: uuid('owner_id').notNull(),
    byAccount: uuid('by_account').notNull(),
    way: text('way').$type<ClaimWay>().notNull(),
    /** Of a claim by licence: its number and authority, and how the claimant belongs to the entry. */
    licence: text('licence').notNull().default(''),
    note: text('note').notNull().default(''),
    state: text('state').$type<ClaimState>().notNull(),
    reason: text('reason').notNull().default(''),
    decidedBy: uuid('decided_by'),
    decidedAt: instant('decided_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('provider_claim_queue').on(t.state, t.createdAt),
    index('provider_claim_provider').on(t.providerId, t.state),
    index('provider_claim_owner').on(t.ownerId),
    uniqueIndex('provider_claim_open').on(t.providerId, t.ownerId).where(sql`state = 'waiting'`),
    check('provider_claim_owner_type', sql`owner_type in ('company', 'person')`),
    check('provider_claim_way', sql`way in ('email', 'sms', 'licence') and (way = 'licence') = (licence <> '')`),
    check(
      'provider_claim_state',
      sql`case state when 'waiting' then decided_at is null when 'approved' then decided_at is not null
        when 'refused' then decided_at is not null and reason <> '' else false end`,
    ),
  ],
)

/** An application to be listed. Becomes a provider when an operator approves it. */
export const providerApplication = pgTable(
  'provider_application',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    version: rowVersion('provider_application'),
    number: text('number').notNull().unique(),
    accountId: ofPerson(),
    lang: text('lang').$type<'cn' | 'en'>().notNull(),
    nameCn: text('name_cn').notNull().default(''),
    nameEn: text('name_en').notNull().default(''),
    intro: text('intro').notNull(),
    homeRegion: text('home_region').notNull(),
    regions: list('regions'),
    services: list('services').$type<Service[]>(),
    industries: list('industries').default(sql`'{}'`),
    languages: list('languages'),
    website: text('website').notNull().default(''),
    person: text('person').notNull(),
    phone: text('phone').notNull().default(''),
    email: text('email').notNull(),
    state: text('state').$type<ApplicationState>().notNull().default('received'),
    reason: text('reason').notNull().default(''),
    providerId: uuid('provider_id').references(() => provider.id),
    decidedBy: uuid('decided_by'),
    decidedAt: instant('decided_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('provider_application_queue').on(t.state, t.createdAt),
    index('provider_application_provider').on(t.providerId).where(sql`provider_id is not null`),
    index('provider_application_account').on(t.accountId).where(sql`account_id is not null`),
    check('provider_application_name', sql`name_cn <> '' or name_en <> ''`),
    check(
      'provider_application_state',
      sql`case state when 'received' then decided_at is null when 'inReview' then decided_at is null
        when 'listed' then provider_id is not null and decided_at is not null
        when 'declined' then provider_id is null and reason <> '' and decided_at is not null else false end`,
    ),
  ],
)

export type ProviderRow = Omit<typeof provider.$inferSelect, 'nameSounds'>
export type ContactRow = typeof providerContact.$inferSelect
export type UnlockRow = typeof providerUnlock.$inferSelect
