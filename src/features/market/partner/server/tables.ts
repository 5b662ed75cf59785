import { instant, ofPerson, rowVersion } from '../../../../platform/server/data/columns.ts'
import { check, index, pgTable, sql, text, uniqueIndex, uuid } from '../../../../platform/server/data/drizzle.ts'
import type { ApplicationState, ChannelState, PartnerKind } from '../contract/states.ts'

export const partnerApplication = pgTable(
  'partner_application',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    version: rowVersion('partner_application'),
    reference: text('reference').notNull().unique(),
    kind: text('kind').$type<PartnerKind>().notNull(),
    state: text('state').$type<ApplicationState>().notNull().default('received'),
    company: text('company').notNull(),
    name: text('name').notNull(),
    areaCode: text('area_code').notNull().default(''),
    phone: text('phone').notNull().default(''),
    email: text('email').notNull().default(''),
    regions: text('regions').array().notNull().default(sql`'{}'`),
    approach: text('approach').notNull(),
    lang: text('lang').$type<'cn' | 'en'>().notNull(),
    accountId: ofPerson(),
    reason: text('reason').notNull().default(''),
    reviewerId: uuid('reviewer_id'),
    doubt: text('doubt').notNull().default(''),
    ip: text('ip'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    index('partner_application_queue').on(t.state, t.createdAt),
    index('partner_application_ip').on(t.ip, t.createdAt).where(sql`ip is not null`),
    check('partner_application_kind', sql`${t.kind} in ('service', 'channel')`),
    check('partner_application_state', sql`${t.state} in ('received', 'inReview', 'approved', 'declined')`),
    check('partner_application_reason', sql`(${t.state} = 'declined') = (${t.reason} <> '')`),
    check('partner_application_reviewer', sql`(${t.state} = 'received') = (${t.reviewerId} is null)`),
    check('partner_application_reachable', sql`${t.phone} <> '' or ${t.email} <> ''`),
  ],
)
export type ApplicationRecord = typeof partnerApplication.$inferSelect

/** A referral channel of a partner. Its ledger account is `channelPayable` with this id. */
export const channel = pgTable(
  'channel',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    version: rowVersion('channel'),
    code: text('code').notNull().unique('channel_code'),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => partnerApplication.id),
    partner: text('partner').notNull(),
    kind: text('kind').$type<PartnerKind>().notNull(),
    state: text('state').$type<ChannelState>().notNull().default('active'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [uniqueIndex('channel_application').on(t.applicationId), check('channel_state', sql`${t.state} in ('active', 'paused')`)],
)

/** The channel that referred an account: written once, when the account is created. For a company, that of its founder. */
export const channelAttribution = pgTable(
  'channel_attribution',
  {
    accountId: uuid('account_id').primaryKey(),
    channelId: uuid('channel_id')
      .notNull()
      .references(() => channel.id),
    userType: text('user_type').$type<'company' | 'person'>().notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    index('channel_attribution_channel').on(t.channelId, t.at),
    check('channel_attribution_type', sql`${t.userType} in ('company', 'person')`),
  ],
)
