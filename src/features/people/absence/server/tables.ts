import { instant, ofCompany } from '../../../../platform/server/data/columns.ts'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  sql,
  text,
  unique,
  uniqueIndex,
  uuid,
} from '../../../../platform/server/data/drizzle.ts'
import { secretAddressTable } from '../../../../platform/server/data/secret-address.ts'
import type { DayKind } from '../../calendar/contract/schedule.ts'
import type { DayPart } from '../contract/days.ts'
import type { Accrual, Allowance, ProRata, ServiceStep } from '../contract/leave-type.ts'
import type { EntryKind } from '../contract/ledger.ts'
import type { Half } from '../contract/schema.ts'
import type { RequestEvent, RequestState } from '../contract/states.ts'

/** Leave types of a company. One without rows has those of `contract/leave-type.ts`; its first write makes them rows. */
export const leaveType = pgTable(
  'leave_type',
  {
    companyId: ofCompany().notNull(),
    code: text('code').notNull(),
    nameCn: text('name_cn').notNull(),
    nameEn: text('name_en').notNull(),
    mark: integer('mark').notNull(),
    paidBps: integer('paid_bps').notNull(),
    countsHolidays: boolean('counts_holidays').notNull(),
    halfDays: boolean('half_days').notNull(),
    allowance: text('allowance').$type<Allowance>().notNull(),
    yearHundredths: integer('year_hundredths'),
    service: jsonb('service').$type<ServiceStep[]>().notNull().default([]),
    accrual: text('accrual').$type<Accrual>().notNull(),
    stepHundredths: integer('step_hundredths').notNull(),
    proRata: text('pro_rata').$type<ProRata>().notNull(),
    advanceHundredths: integer('advance_hundredths').notNull(),
    carryLimitHundredths: integer('carry_limit_hundredths'),
    carryTogetherHundredths: integer('carry_together_hundredths'),
    carryDays: integer('carry_days'),
    paidOut: boolean('paid_out').notNull(),
    /** Whom it is for: everybody where all are empty. */
    countries: text('countries').array().notNull().default(sql`'{}'`),
    teamIds: uuid('team_ids').array().notNull().default(sql`'{}'`),
    grades: text('grades').array().notNull().default(sql`'{}'`),
    /** The first year for which leave is counted here. */
    fromYear: integer('from_year').notNull(),
    sort: integer('sort').notNull(),
    archived: boolean('archived').notNull().default(false),
    version: integer('version').notNull().default(1),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.code] }),
    check('leave_type_words', sql`${t.nameCn} <> '' and ${t.nameEn} <> ''`),
    check('leave_type_paid', sql`${t.paidBps} between 0 and 10000`),
    check(
      'leave_type_allowance',
      sql`${t.allowance} in ('none', 'contract', 'fixed') and (${t.allowance} = 'fixed') = (${t.yearHundredths} is not null)`,
    ),
    check('leave_type_accrual', sql`${t.accrual} in ('year', 'month') and ${t.stepHundredths} > 0`),
    check('leave_type_pro_rata', sql`${t.proRata} in ('country', 'months', 'china')`),
    check(
      'leave_type_limits',
      sql`${t.yearHundredths} >= 0 and ${t.advanceHundredths} >= 0 and ${t.carryLimitHundredths} >= 0 and ${t.carryTogetherHundredths} >= 0 and ${t.carryDays} > 0`,
    ),
  ],
)
export type LeaveTypeRow = typeof leaveType.$inferSelect

/** A request for leave, and the leave itself once it is granted. */
export const leaveRequest = pgTable(
  'leave_request',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    companyId: ofCompany().notNull(),
    employeeId: uuid('employee_id').notNull(),
    type: text('type').notNull(),
    state: text('state').$type<RequestState>().notNull().default('draft'),
    version: integer('version').notNull().default(1),
    fromOn: date('from_on').notNull(),
    toOn: date('to_on').notNull(),
    halves: jsonb('halves').$type<Half[]>().notNull(),
    note: text('note').notNull().default(''),
    /** The sum of its counted days. */
    totalHundredths: integer('total_hundredths').notNull(),
    /** As the type was when it was granted: a change of the type changes no leave that was granted. */
    paidBps: integer('paid_bps').notNull(),
    countsHolidays: boolean('counts_holidays').notNull(),
    /** Who wrote the draft and submitted it. */
    askedBy: uuid('asked_by').notNull(),
    askedAt: instant('asked_at'),
    decidedBy: uuid('decided_by'),
    decidedAt: instant('decided_at'),
    /** Why it was refused or cancelled. */
    reason: text('reason').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    /** Since when the leave is known as it is now: payroll corrects closed periods by it. Null until it is granted. */
    knownAt: instant('known_at'),
  },
  (t) => [
    unique('leave_request_company').on(t.companyId, t.id),
    index('leave_request_queue').on(t.companyId, t.state, t.askedAt),
    index('leave_request_of_type').on(t.companyId, t.type),
    index('leave_request_of').on(t.employeeId, t.fromOn),
    foreignKey({ name: 'leave_request_type', columns: [t.companyId, t.type], foreignColumns: [leaveType.companyId, leaveType.code] }),
    check('leave_request_state', sql`${t.state} in ('draft', 'asked', 'granted', 'refused', 'withdrawn', 'cancelled')`),
    check('leave_request_dates', sql`${t.toOn} >= ${t.fromOn}`),
    check('leave_request_asked', sql`${t.state} = 'draft' or ${t.state} = 'withdrawn' or ${t.askedAt} is not null`),
    check('leave_request_decided', sql`${t.state} not in ('granted', 'refused', 'cancelled') or ${t.decidedAt} is not null`),
    check('leave_request_known', sql`(${t.knownAt} is not null) = (${t.state} in ('granted', 'cancelled'))`),
  ],
)
export type LeaveRequestRow = typeof leaveRequest.$inferSelect

/**
 * The days of a request that waits or is granted, with whether each counts and why. Two such requests of one employee cannot share a
 * morning or an afternoon.
 */
export const leaveDay = pgTable(
  'leave_day',
  {
    companyId: ofCompany().notNull(),
    requestId: uuid('request_id').notNull(),
    employeeId: uuid('employee_id').notNull(),
    day: date('day').notNull(),
    part: text('part').$type<DayPart>().notNull(),
    kind: text('kind').$type<DayKind>().notNull(),
    hundredths: integer('hundredths').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.requestId, t.day] }),
    uniqueIndex('leave_day_morning').on(t.employeeId, t.day).where(sql`part <> 'afternoon'`),
    uniqueIndex('leave_day_afternoon').on(t.employeeId, t.day).where(sql`part <> 'morning'`),
    index('leave_day_company').on(t.companyId, t.day),
    foreignKey({
      name: 'leave_day_request',
      columns: [t.companyId, t.requestId],
      foreignColumns: [leaveRequest.companyId, leaveRequest.id],
    }),
    check('leave_day_part', sql`${t.part} in ('whole', 'morning', 'afternoon')`),
    check('leave_day_hundredths', sql`${t.hundredths} in (0, 50, 100)`),
  ],
)

/** The ledger of leave: entries are only added (invariants.sql). Comparing with earlier entries shows what has happened since. */
export const leaveEntry = pgTable(
  'leave_entry',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    companyId: ofCompany().notNull(),
    employeeId: uuid('employee_id').notNull(),
    type: text('type').notNull(),
    kind: text('kind').$type<EntryKind>().notNull(),
    lot: text('lot').notNull(),
    onDay: date('on_day').notNull(),
    hundredths: integer('hundredths').notNull(),
    validFrom: date('valid_from').notNull(),
    validTo: date('valid_to'),
    requestId: uuid('request_id'),
    note: text('note').notNull().default(''),
    /** Null: the system. */
    accountId: uuid('account_id'),
    at: instant('at').notNull(),
  },
  (t) => [
    index('leave_entry_of').on(t.employeeId, t.type),
    // Also for its foreign key.
    index('leave_entry_company').on(t.companyId, t.type),
    foreignKey({ name: 'leave_entry_type', columns: [t.companyId, t.type], foreignColumns: [leaveType.companyId, leaveType.code] }),
    check('leave_entry_kind', sql`${t.kind} in ('grant', 'use', 'return', 'carry', 'expire', 'adjust', 'payout', 'opening')`),
    check('leave_entry_amount', sql`${t.hundredths} <> 0`),
    check('leave_entry_sign', sql`case ${t.kind} when 'use' then ${t.hundredths} < 0 when 'return' then ${t.hundredths} > 0 else true end`),
    check('leave_entry_request', sql`${t.kind} not in ('use', 'return') or ${t.requestId} is not null`),
  ],
)
export type LeaveEntryRow = typeof leaveEntry.$inferSelect

/**
 * What somebody had left of a type when the company began to keep it here. The last one counts. It is entered in the ledger at once, or
 * when they are employed.
 */
export const leaveOpening = pgTable(
  'leave_opening',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    companyId: ofCompany().notNull(),
    employeeId: uuid('employee_id').notNull(),
    type: text('type').notNull(),
    onDay: date('on_day').notNull(),
    hundredths: integer('hundredths').notNull(),
    carriedHundredths: integer('carried_hundredths').notNull().default(0),
    carriedTo: date('carried_to'),
    accountId: uuid('account_id').notNull(),
    at: instant('at').notNull(),
    /** When it was entered in the ledger. */
    writtenAt: instant('written_at'),
  },
  (t) => [
    index('leave_opening_of').on(t.employeeId, t.type),
    // Also for its foreign key.
    index('leave_opening_company').on(t.companyId, t.type),
    foreignKey({ name: 'leave_opening_type', columns: [t.companyId, t.type], foreignColumns: [leaveType.companyId, leaveType.code] }),
    check('leave_opening_carried', sql`${t.carriedHundredths} >= 0 and (${t.carriedTo} is null or ${t.carriedTo} >= ${t.onDay})`),
  ],
)
export type LeaveOpeningRow = typeof leaveOpening.$inferSelect

/** What happened to a request, with the dates that it then had. */
export const leaveEvent = pgTable(
  'leave_event',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    companyId: ofCompany().notNull(),
    requestId: uuid('request_id').notNull(),
    kind: text('kind').$type<RequestEvent>().notNull(),
    fromOn: date('from_on').notNull(),
    toOn: date('to_on').notNull(),
    totalHundredths: integer('total_hundredths').notNull(),
    note: text('note').notNull().default(''),
    /** Null: the system. */
    accountId: uuid('account_id'),
    at: instant('at').notNull(),
  },
  (t) => [
    index('leave_event_of').on(t.requestId, t.at),
    foreignKey({
      name: 'leave_event_request',
      columns: [t.companyId, t.requestId],
      foreignColumns: [leaveRequest.companyId, leaveRequest.id],
    }),
  ],
)

/** The secret address of a member's calendar of absences. A new one ends the old. */
export const leaveFeed = secretAddressTable('leave_feed')
