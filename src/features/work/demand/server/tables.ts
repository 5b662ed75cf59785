import type { Currency } from '../../../../platform/contract/amount.ts'
import { instant, minor, rowVersion } from '../../../../platform/server/data/columns.ts'
import {
  boolean,
  check,
  customType,
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
import type { Owner } from '../../../../platform/server/wire/actor.ts'
import type { Cycle } from '../../../../rules/constants.ts'
import type { Asked } from '../contract/bid-money.ts'
import type { BidAnswer, BidQuestion } from '../contract/bid-questions.ts'
import type { Bidding, CounterAnswer, TurnDownCategory } from '../contract/bid-rules.ts'
import type { InvitationKind } from '../contract/invitations.ts'
import { type Side, type Stage, type Status, stageOf, statusOf } from '../contract/lifecycle.ts'
import type { PlanChange } from '../contract/plan/change.ts'
import type { Application } from '../contract/schema.ts'
import type { Move } from '../contract/texts.ts'

/** A stage by its key in code; a number in the table, as on the wire. */
const stage = customType<{ data: Stage; driverData: number }>({
  dataType: () => 'integer',
  toDriver: statusOf,
  fromDriver: (value) => stageOf(value as Status),
})

const isOpen = sql`sea_service_status = 2 and visibility = 'public'`

/** A demand: one row from creation to its end. Money is in the ledger under the demand's escrow; this row has only what was agreed. */
export const demand = pgTable(
  'demand',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    number: text('number').notNull().unique(),
    companyId: uuid('company_id').notNull(),
    createdBy: uuid('created_by').notNull(),
    stage: stage('sea_service_status').notNull().default(sql`0`),
    /** Counts moves and edits; guards every update. */
    version: integer('version').notNull().default(1),
    /**
     * What readers are shown and name when they decide: as `version`, but not for what others do who only want to take part, so that an
     * application does not stop the publisher from saving.
     */
    edition: integer('edition').notNull().default(1),
    category: text('category').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    deliverables: text('deliverables').notNull(),
    acceptanceCriteria: text('acceptance_criteria').notNull(),
    areaCode: text('area_code').notNull(),
    /** First part of the area: the hall filters by it. */
    regionCode: text('region_code').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    amountMinor: minor('amount_minor').notNull(),
    prepaymentMinor: minor('prepayment_minor').notNull().default(0),
    /** What its plan of parts calls due at hosting; null without a plan: all of the amount. */
    hostingMinor: minor('hosting_minor'),
    /** The company has ordered that each period is funded some days before it begins. */
    standingOrder: boolean('standing_order').notNull().default(false),
    /** Of a long-term contract in periods: their cycle, and the amount of a whole one. */
    periodCycle: text('period_cycle').$type<Cycle>(),
    periodMinor: minor('period_minor'),
    noticeDays: integer('notice_days'),
    /** When the company gave notice of it. */
    noticeAt: instant('notice_at'),
    /** The cap a week that the provider asks for. */
    capAsked: integer('cap_asked'),
    /** Another plan for what is not funded, which waits for the other side. */
    planChange: jsonb('plan_change').$type<PlanChange>(),
    /** What it said before a bid of other terms was picked; null while it says what it did. */
    asked: jsonb('asked').$type<Asked>(),
    /** The channel and its share of the fee, frozen at start; a null share before it. */
    channelId: uuid('channel_id'),
    channelShareBps: integer('channel_share_bps'),
    contractKind: text('contract_kind').notNull(),
    recruitStart: date('recruit_start').notNull(),
    recruitEnd: date('recruit_end').notNull(),
    expectedCompletion: date('expected_completion').notNull(),
    workLanguage: text('work_language').notNull(),
    visibility: text('visibility').$type<'public' | 'invited'>().notNull(),
    /** Sealed bids are opened to the company when recruitment ends. */
    bidding: text('bidding').$type<Bidding>().notNull().default('open'),
    bidsOpenedAt: instant('bids_opened_at'),
    attachmentId: uuid('attachment_id'),
    /** What everybody who applies is asked. */
    bidQuestions: jsonb('bid_questions').$type<BidQuestion[]>().notNull().default([]),
    /** Who is invited when the platform publishes it: an entry of the directory by its number, or a party. */
    invitesEntry: text('invites_entry'),
    invitesPartyType: text('invites_party_type').$type<Owner['ownerType']>(),
    invitesPartyId: uuid('invites_party_id'),
    /** The demand that it continues, and whether it says what one that was published said, except for its days. */
    continuesId: uuid('continues_id'),
    isUnchangedCopy: boolean('is_unchanged_copy').notNull().default(false),
    /** Platform fee agreed when the demand was created, so that preview and receipt cannot differ. */
    feeBps: integer('fee_bps').notNull(),
    review: text('review').$type<'none' | 'waiting' | 'rejected' | 'approved'>().notNull().default('none'),
    reviewAskedAt: instant('review_asked_at'),
    /** Field → reason, as the operator wrote them. */
    reviewReasons: jsonb('review_reasons').$type<Record<string, string>>(),
    /** Who serves it, or is picked: an individual, or a company. */
    providerType: text('provider_type').$type<Owner['ownerType']>().notNull().default('person'),
    providerId: uuid('provider_id'),
    isImprest: boolean('is_imprest').notNull().default(false),
    postpone: text('postpone').$type<'none' | 'asked' | 'granted'>().notNull().default('none'),
    publisherClosed: boolean('publisher_closed').notNull().default(false),
    providerClosed: boolean('provider_closed').notNull().default(false),
    outcome: text('outcome').$type<'completed' | 'cancelled' | 'recruitmentOver' | 'reclaimed' | 'settled'>(),
    /** The company asked for its escrow back, since the work is long overdue. A delivery takes it away. */
    reclaimAskedAt: instant('reclaim_asked_at'),
    /** Both sides accepted a split of what was held. */
    settledAt: instant('settled_at'),
    publishedAt: instant('published_at'),
    /** When the current timer of the stage fires. */
    deadlineAt: instant('deadline_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    check('demand_status', sql`sea_service_status between 0 and 8`),
    check('demand_amount', sql`amount_minor >= 0 and prepayment_minor >= 0`),
    check('demand_dates', sql`recruit_start <= recruit_end and recruit_end <= expected_completion`),
    check(
      'demand_provider',
      sql`(sea_service_status in (3, 4, 5, 6, 7)) <= (provider_id is not null) and (sea_service_status <= 2) <= (provider_id is null)`,
    ),
    check('demand_provider_type', sql`provider_type in ('person', 'company') and provider_id is distinct from company_id`),
    check('demand_outcome', sql`(sea_service_status = 8) = (outcome is not null)`),
    index('demand_company').on(t.companyId, t.stage, t.updatedAt),
    index('demand_provider_id').on(t.providerId).where(sql`provider_id is not null`),
    index('demand_continues').on(t.continuesId).where(sql`continues_id is not null`),
    index('demand_review').on(t.reviewAskedAt).where(sql`review = 'waiting'`),
    // Exactly the hall's orders: `order by published_at desc, id desc` can use an index only if its nulls are where SQL puts them.
    index('demand_open_new').on(t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst()).where(isOpen),
    index('demand_open_amount').on(t.currency, t.amountMinor.desc().nullsFirst(), t.id.desc().nullsFirst()).where(isOpen),
    index('demand_open_end').on(t.recruitEnd, t.id).where(isOpen),
    index('demand_open_region').on(t.regionCode, t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst()).where(isOpen),
    index('demand_open_category').on(t.category, t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst()).where(isOpen),
    // The filters that most visitors set together: few are found, and few are always counted.
    index('demand_open_region_category')
      .on(t.regionCode, t.category, t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(isOpen),
  ],
)

/** A form that is saved but not submitted. Not a demand yet. */
export const demandDraft = pgTable(
  'demand_draft',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    companyId: uuid('company_id').notNull(),
    createdBy: uuid('created_by').notNull(),
    version: rowVersion('demand_draft'),
    form: jsonb('form').$type<Record<string, unknown>>().notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [index('demand_draft_company').on(t.companyId, t.updatedAt)],
)

export type ApplicationState = Application['state']

/** One party's application or invitation to one demand, with its outcome. */
export const demandApplication = pgTable(
  'demand_application',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    demandId: uuid('demand_id')
      .notNull()
      .references(() => demand.id),
    /** An individual, or a company that serves. */
    partyType: text('party_type').$type<Owner['ownerType']>().notNull().default('person'),
    partyId: uuid('account_id').notNull(),
    state: text('state').$type<ApplicationState>().notNull(),
    invited: boolean('invited').notNull().default(false),
    /** When they applied; null for those who were invited and have not answered. The profile opens to the publisher from then on. */
    appliedAt: instant('applied_at'),
    /** Its current bid; 0 before there is one, and for those who applied before bids had terms: theirs are those of the demand. */
    bidVersion: integer('bid_version').notNull().default(0),
    /** The demand has changed since the bid, or the bid has expired: it has to be renewed before it can be picked. */
    stale: boolean('stale').notNull().default(false),
    /** A mark of the company, which only its members see. */
    shortlisted: boolean('shortlisted').notNull().default(false),
    /** The company does not want this bid: when the applicant learns it. Until then it can be taken back unseen. */
    turnDownAt: instant('turn_down_at'),
    turnDownCategory: text('turn_down_category').$type<TurnDownCategory>(),
    turnDownText: text('turn_down_text').notNull().default(''),
    /** The company has offered other terms for this bid, which wait for an answer until then; null if none do. */
    counterUntil: instant('counter_until'),
    message: text('message').notNull().default(''),
    reason: text('reason').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    check('demand_application_party', sql`party_type in ('person', 'company')`),
    uniqueIndex('demand_application_once').on(t.demandId, t.partyId),
    index('demand_application_account').on(t.partyId, t.updatedAt),
  ],
)

/** What an applicant offers: one row per version, older ones stay. Of a demand with a plan the price is the total of its parts. */
export const demandBid = pgTable(
  'demand_bid',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => demandApplication.id),
    version: integer('version').notNull(),
    /** In the currency of the demand; null is its amount, whatever it becomes. */
    priceMinor: minor('price_minor'),
    startsOn: date('starts_on'),
    /** Null is the expected completion of the demand. */
    finishesOn: date('finishes_on'),
    /** The last day on which it can be picked; null while it is not limited. */
    validUntil: date('valid_until'),
    message: text('message').notNull(),
    /** With the questions as they were then. */
    answers: jsonb('answers').$type<BidAnswer[]>().notNull().default([]),
    fileIds: uuid('file_ids').array().notNull().default([]),
    /** The terms that the company had offered, accepted. */
    agreed: boolean('agreed').notNull().default(false),
    byId: uuid('by_id').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    check('demand_bid_price', sql`price_minor > 0`),
    check('demand_bid_days', sql`starts_on <= finishes_on`),
    uniqueIndex('demand_bid_version').on(t.applicationId, t.version),
  ],
)

/** What a party has typed of a bid and not sent. */
export const demandBidDraft = pgTable(
  'demand_bid_draft',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    demandId: uuid('demand_id')
      .notNull()
      .references(() => demand.id),
    partyType: text('party_type').$type<Owner['ownerType']>().notNull(),
    partyId: uuid('party_id').notNull(),
    byId: uuid('by_id').notNull(),
    version: rowVersion('demand_bid_draft'),
    form: jsonb('form').$type<Record<string, unknown>>().notNull(),
    fileIds: uuid('file_ids').array().notNull().default([]),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    check('demand_bid_draft_party', sql`party_type in ('person', 'company')`),
    uniqueIndex('demand_bid_draft_once').on(t.demandId, t.partyId),
    index('demand_bid_draft_by_party').on(t.partyId),
  ],
)

/** Other terms that the company offers for a bid. The bid stays as it is, and can be picked. */
export const demandCounter = pgTable(
  'demand_counter',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    bidId: uuid('bid_id')
      .notNull()
      .references(() => demandBid.id),
    /** As those of a bid. */
    priceMinor: minor('price_minor'),
    startsOn: date('starts_on'),
    finishesOn: date('finishes_on'),
    message: text('message').notNull(),
    byId: uuid('by_id').notNull(),
    at: instant('at').notNull(),
    until: instant('until').notNull(),
    /** Null: none yet, or none came in time, or the applicant has answered with a new version. */
    answer: text('answer').$type<CounterAnswer>(),
    /** The words of who declined. */
    reason: text('reason').notNull().default(''),
  },
  (t) => [
    check('demand_counter_price', sql`price_minor > 0`),
    check('demand_counter_days', sql`starts_on <= finishes_on`),
    check('demand_counter_answer', sql`answer in ('accepted', 'declined', 'withdrawn')`),
    index('demand_counter_bid').on(t.bidId, t.id),
  ],
)

/** Questions about a demand while it recruits. Everybody who sees it reads those that were answered, without who asked. */
export const demandQuestion = pgTable(
  'demand_question',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    demandId: uuid('demand_id')
      .notNull()
      .references(() => demand.id),
    version: rowVersion('demand_question'),
    partyType: text('party_type').$type<Owner['ownerType']>().notNull(),
    partyId: uuid('party_id').notNull(),
    byId: uuid('by_id').notNull(),
    text: text('text').notNull(),
    at: instant('at').notNull(),
    answer: text('answer'),
    answeredBy: uuid('answered_by'),
    answeredAt: instant('answered_at'),
  },
  (t) => [check('demand_question_party', sql`party_type in ('person', 'company')`), index('demand_question_demand').on(t.demandId, t.id)],
)

/** Invitations as the publisher sees them: the same whether or not a number is registered. Who answers shows when they apply. */
export const demandInvitee = pgTable(
  'demand_invitee',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    demandId: uuid('demand_id')
      .notNull()
      .references(() => demand.id),
    kind: text('kind').$type<InvitationKind>().notNull().default('phone'),
    areaCode: text('area_code').notNull().default(''),
    phone: text('phone').notNull().default(''),
    email: text('email').notNull().default(''),
    /** The entry of the directory that was invited, by its id and its names then. */
    entryId: uuid('entry_id'),
    nameCn: text('name_cn').notNull().default(''),
    nameEn: text('name_en').notNull().default(''),
    /** The party that it reached: who registered the number, claimed the entry, or opened the link and accepted. */
    partyType: text('party_type').$type<Owner['ownerType']>().notNull().default('person'),
    accountId: uuid('account_id'),
    message: text('message').notNull().default(''),
    /** Of the link in the message; null if it went to an account. */
    tokenHash: text('token_hash'),
    expiresAt: instant('expires_at'),
    /** Of a link for several: how many may use it, and have. */
    usesMost: integer('uses_most'),
    uses: integer('uses').notNull().default(0),
    seenAt: instant('seen_at'),
    registeredAt: instant('registered_at'),
    declinedAt: instant('declined_at'),
    revokedAt: instant('revoked_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    check('demand_invitee_kind', sql`kind in ('phone', 'email', 'entry', 'party', 'link')`),
    check('demand_invitee_party', sql`party_type in ('person', 'company')`),
    uniqueIndex('demand_invitee_number').on(t.demandId, t.areaCode, t.phone).where(sql`phone <> ''`),
    uniqueIndex('demand_invitee_email').on(t.demandId, t.email).where(sql`email <> ''`),
    uniqueIndex('demand_invitee_entry').on(t.demandId, t.entryId).where(sql`entry_id is not null`),
    uniqueIndex('demand_invitee_token').on(t.tokenHash).where(sql`token_hash is not null`),
    index('demand_invitee_by_entry').on(t.entryId, t.createdAt).where(sql`entry_id is not null`),
    index('demand_invitee_account').on(t.accountId).where(sql`account_id is not null`),
  ],
)

/** Every move: who, when, from, to, why, which posting. Append-only; the demand page shows it as its timeline. */
export const demandMove = pgTable(
  'demand_move',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    demandId: uuid('demand_id')
      .notNull()
      .references(() => demand.id),
    at: instant('at').notNull(),
    actorId: uuid('actor_id').notNull(),
    side: text('side').$type<Side>().notNull(),
    move: text('move').$type<Move | 'create'>().notNull(),
    fromStage: stage('from_status'),
    toStage: stage('to_status').notNull(),
    reason: text('reason').notNull().default(''),
    postingId: uuid('posting_id'),
    amountMinor: minor('amount_minor'),
    currency: text('currency').$type<Currency>(),
    /** Who else is concerned: the provider who was picked, invited, unpicked. */
    subjectId: uuid('subject_id'),
    detail: jsonb('detail').$type<Record<string, unknown>>(),
  },
  (t) => [
    index('demand_move_demand').on(t.demandId, t.id),
    index('demand_move_split').on(t.actorId, t.at).where(sql`move = 'acceptSplit'`),
  ],
)

/** Deliveries, one row per version; old ones stay. */
export const demandDelivery = pgTable(
  'demand_delivery',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    demandId: uuid('demand_id')
      .notNull()
      .references(() => demand.id),
    version: integer('version').notNull(),
    note: text('note').notNull(),
    fileIds: uuid('file_ids').array().notNull(),
    at: instant('at').notNull(),
    returnedReason: text('returned_reason'),
  },
  (t) => [uniqueIndex('demand_delivery_version').on(t.demandId, t.version)],
)
