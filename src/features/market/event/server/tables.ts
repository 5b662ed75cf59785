import type { Lang } from '../../../../platform/contract/texts.ts'
import { instant, ofPerson } from '../../../../platform/server/data/columns.ts'
import { boolean, check, index, integer, jsonb, pgTable, sql, text, uniqueIndex, uuid } from '../../../../platform/server/data/drizzle.ts'
import type { EventKind, EventState, TicketState } from '../contract/kinds.ts'

export const event = pgTable(
  'event',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    slug: text('slug').notNull(),
    kind: text('kind').$type<EventKind>().notNull(),
    state: text('state').$type<EventState>().notNull().default('draft'),
    titleCn: text('title_cn').notNull(),
    titleEn: text('title_en').notNull(),
    summaryCn: text('summary_cn').notNull().default(''),
    summaryEn: text('summary_en').notNull().default(''),
    bodyCn: text('body_cn').notNull().default(''),
    bodyEn: text('body_en').notNull().default(''),
    agenda: jsonb('agenda').$type<{ time: string; cn: string; en: string }[]>().notNull().default([]),
    cityCn: text('city_cn').notNull().default(''),
    cityEn: text('city_en').notNull().default(''),
    addressCn: text('address_cn').notNull().default(''),
    addressEn: text('address_en').notNull().default(''),
    /** For those who have a seat. */
    onlineLink: text('online_link').notNull().default(''),
    hostCn: text('host_cn').notNull().default(''),
    hostEn: text('host_en').notNull().default(''),
    region: text('region').notNull(),
    zone: text('zone').notNull(),
    registrationFrom: instant('registration_from').notNull(),
    registrationTo: instant('registration_to').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    seats: integer('seats').notNull(),
    /** Sign-ups with a seat, confirmed or checked in: the check below makes overselling impossible. */
    taken: integer('taken').notNull().default(0),
    coverFileId: uuid('cover_file_id'),
    cancelReasonCn: text('cancel_reason_cn').notNull().default(''),
    cancelReasonEn: text('cancel_reason_en').notNull().default(''),
    isDemo: boolean('is_demo').notNull().default(false),
    /** Counts every save and move; guards every update. */
    version: integer('version').notNull().default(1),
    createdBy: uuid('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [
    uniqueIndex('event_slug').on(t.slug),
    index('event_public').on(t.startsAt, t.id).where(sql`state <> 'draft'`),
    index('event_changed').on(t.changedAt, t.id),
    check('event_kind', sql`kind in ('international', 'offlineSalon', 'onlineActivities')`),
    check('event_state', sql`state in ('draft', 'published', 'closed', 'cancelled')`),
    check('event_slug_form', sql`slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('event_times', sql`registration_from < registration_to and registration_to <= ends_at and starts_at < ends_at`),
    check('event_seats', sql`seats > 0 and taken >= 0 and taken <= seats`),
    check('event_place', sql`state = 'draft' or online_link <> '' or (address_cn <> '' and address_en <> '')`),
    check('event_cancelled', sql`(state = 'cancelled') = (cancel_reason_cn <> '' and cancel_reason_en <> '')`),
  ],
)
export type EventRow = typeof event.$inferSelect

export const eventSignup = pgTable(
  'event_signup',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    eventId: uuid('event_id')
      .notNull()
      .references(() => event.id),
    /** Null for visitors. */
    accountId: ofPerson(),
    code: text('code').notNull(),
    state: text('state').$type<TicketState>().notNull(),
    name: text('name').notNull(),
    company: text('company').notNull().default(''),
    phone: text('phone').notNull().default(''),
    email: text('email').notNull().default(''),
    channel: text('channel').notNull().default(''),
    lang: text('lang').$type<Lang>().notNull(),
    /** The form that it came from: a retry of that form is the same sign-up. */
    attempt: text('attempt'),
    /** Of the code that proves the contact, until when it does, and how often somebody tried. */
    proofHash: text('proof_hash'),
    proofUntil: instant('proof_until'),
    proofTries: integer('proof_tries').notNull().default(0),
    /** For the limit by address alone; the nightly clean-up deletes it after a month. */
    ip: text('ip'),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
    checkedInAt: instant('checked_in_at'),
    checkedInBy: uuid('checked_in_by'),
  },
  (t) => [
    uniqueIndex('event_signup_code').on(t.code),
    uniqueIndex('event_signup_attempt').on(t.eventId, t.attempt).where(sql`attempt is not null`),
    uniqueIndex('event_signup_phone').on(t.eventId, t.phone).where(sql`phone <> '' and state not in ('cancelled', 'unproved')`),
    uniqueIndex('event_signup_email').on(t.eventId, t.email).where(sql`email <> '' and state not in ('cancelled', 'unproved')`),
    uniqueIndex('event_signup_account')
      .on(t.eventId, t.accountId)
      .where(sql`account_id is not null and state not in ('cancelled', 'unproved')`),
    index('event_signup_event').on(t.eventId, t.state, t.createdAt),
    index('event_signup_mine').on(t.accountId).where(sql`account_id is not null`),
    index('event_signup_unproved').on(t.proofUntil).where(sql`state = 'unproved'`),
    index('event_signup_ip').on(t.ip, t.createdAt).where(sql`ip is not null`),
    check('event_signup_state', sql`state in ('unproved', 'confirmed', 'waitlisted', 'cancelled', 'checkedIn')`),
    check('event_signup_reachable', sql`(phone <> '') <> (email <> '')`),
    check('event_signup_checked_in', sql`(state = 'checkedIn') = (checked_in_at is not null)`),
    check('event_signup_lang', sql`lang in ('cn', 'en')`),
  ],
)
export type SignupRow = typeof eventSignup.$inferSelect
