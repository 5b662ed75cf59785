import type { Currency, WageCurrency } from '../../../../platform/contract/amount.ts'
import { instant, minor, ofCompany, ofPerson, rowVersion } from '../../../../platform/server/data/columns.ts'
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
import type { Cycle } from '../../../../rules/constants.ts'
import type { ChecklistItem, DocumentKind, EmployeeEventKind, EmployeeState, Flag } from '../contract/employee.ts'
import type { LinkKind } from '../contract/links.ts'

/**
 * An employee of a company. Numbers of documents and of the bank account are secrets (feature `secret`) and not here. Nullable and empty
 * columns are what is still missing in state 0.
 */
export const employee = pgTable(
  'employee',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    companyId: ofCompany().notNull(),
    /** "E-0001", by the company's own count. */
    number: text('number').notNull(),
    status: integer('status').$type<EmployeeState>().notNull().default(0),
    version: integer('version').notNull().default(1),
    name: text('name').notNull(),
    latinName: text('latin_name').notNull().default(''),
    /** Name, Latin name, pinyin in full and by initials, number: what the word search of the list reads. */
    searchText: text('search_text').notNull().default(''),
    /** How the name sorts in a list: by its pinyin, or its letters without accents. */
    sortName: text('sort_name').notNull().default(''),
    teamId: uuid('team_id'),
    managerId: uuid('manager_id'),
    /** Alpha-2 code of the country or region, and the code of its subdivision (ISO 3166-2; in China with the division code). */
    country: text('country').notNull().default(''),
    subdivision: text('subdivision').notNull().default(''),
    address: text('address').notNull().default(''),
    email: text('email').notNull().default(''),
    areaCode: text('area_code').notNull().default(''),
    phone: text('phone').notNull().default(''),
    /** IANA time zone of the work place. */
    zone: text('zone').notNull().default(''),
    jobTitle: text('job_title').notNull().default(''),
    grade: text('grade').notNull().default(''),
    jobDescription: text('job_description').notNull().default(''),
    /** The current contract period; earlier ones are in `employment`. */
    contractStart: date('contract_start'),
    contractEnd: date('contract_end'),
    probationEnd: date('probation_end'),
    /** From when years of service count; null: from the start of the contract. */
    serviceFrom: date('service_from'),
    /** Monday is 1. */
    workDays: integer('work_days').array().notNull().default(sql`'{}'`),
    /** Minutes since midnight, local time. Paid time is the stretch without one hour of lunch (source §5). */
    dayStartMinute: integer('day_start_minute'),
    dayEndMinute: integer('day_end_minute'),
    cycle: text('cycle').$type<Cycle>(),
    currency: text('currency').$type<Currency | WageCurrency>(),
    /** As typed in the form; what holds on a day is in the salary feature once approved. */
    baseMinor: minor('base_minor'),
    /** Annual leave in hundredths of a day: 1500 are 15 days. */
    leaveHundredths: integer('leave_hundredths'),
    /** The last day: past in state 4, to come in state 3 (withdrawn by clearing it). */
    leaveOn: date('leave_on'),
    leaveReason: text('leave_reason').notNull().default(''),
    /** In state 4: whether the person had worked under the last contract, or never began. */
    neverJoined: boolean('never_joined').notNull().default(false),
    createdBy: uuid('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** When secrets and documents were erased, 24 months after leaving. */
    erasedAt: instant('erased_at'),
  },
  (t) => [
    unique('employee_company').on(t.companyId, t.id),
    uniqueIndex('employee_number').on(t.companyId, t.number),
    index('employee_list').on(t.companyId, t.sortName),
    index('employee_team').on(t.companyId, t.teamId),
    index('employee_managed').on(t.managerId).where(sql`manager_id is not null`),
    index('employee_email').on(t.companyId, t.email).where(sql`email <> ''`),
    index('employee_phone').on(t.companyId, t.phone).where(sql`phone <> ''`),
    index('employee_leaving').on(t.leaveOn).where(sql`status = 3 and leave_on is not null`),
    index('employee_starting').on(t.contractStart).where(sql`status = 2`),
    foreignKey({ name: 'employee_manager', columns: [t.companyId, t.managerId], foreignColumns: [t.companyId, t.id] }),
    check('employee_status', sql`${t.status} between 0 and 4`),
    check('employee_name', sql`${t.name} <> ''`),
    check('employee_contract', sql`${t.contractEnd} >= ${t.contractStart}`),
    check('employee_probation', sql`${t.probationEnd} >= ${t.contractStart}`),
    check('employee_hours', sql`${t.dayEndMinute} > ${t.dayStartMinute} and ${t.dayStartMinute} >= 0 and ${t.dayEndMinute} <= 1440`),
    check('employee_cycle', sql`${t.cycle} in ('weekly', 'biweekly', 'monthly')`),
    check('employee_base', sql`${t.baseMinor} between 0 and 100000000`),
    check('employee_left', sql`${t.status} <> 4 or ${t.leaveOn} is not null`),
    check('employee_not_own_manager', sql`${t.managerId} <> ${t.id}`),
  ],
)
export type EmployeeRow = typeof employee.$inferSelect

/** Contract periods that have ended: a rehire opens a new one. */
export const employment = pgTable(
  'employment',
  {
    companyId: ofCompany().notNull(),
    employeeId: uuid('employee_id').notNull(),
    startOn: date('start_on').notNull(),
    endOn: date('end_on').notNull(),
    reason: text('reason').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.employeeId, t.startOn] }),
    foreignKey({
      name: 'employment_owner',
      columns: [t.companyId, t.employeeId],
      foreignColumns: [employee.companyId, employee.id],
    }),
  ],
)

/** Working days of an employee from a day on: the schedule that leave and pay count by. */
export const workPattern = pgTable(
  'work_pattern',
  {
    companyId: ofCompany().notNull(),
    employeeId: uuid('employee_id').notNull(),
    fromOn: date('from_on').notNull(),
    weekdays: integer('weekdays').array().notNull(),
    knownAt: instant('known_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.employeeId, t.fromOn, t.knownAt] }),
    foreignKey({
      name: 'work_pattern_owner',
      columns: [t.companyId, t.employeeId],
      foreignColumns: [employee.companyId, employee.id],
    }),
  ],
)

/** Moves and edits, with the names of changed fields and never their values. */
export const employeeEvent = pgTable(
  'employee_event',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    companyId: ofCompany().notNull(),
    employeeId: uuid('employee_id').notNull(),
    kind: text('kind').$type<EmployeeEventKind>().notNull(),
    fields: text('fields').array().notNull().default(sql`'{}'`),
    note: text('note').notNull().default(''),
    /** Null: the system. */
    accountId: uuid('account_id'),
    at: instant('at').notNull(),
  },
  (t) => [
    index('employee_event_of').on(t.employeeId, t.at),
    foreignKey({
      name: 'employee_event_owner',
      columns: [t.companyId, t.employeeId],
      foreignColumns: [employee.companyId, employee.id],
    }),
  ],
)

/** A document with its validity. It is renewed by a newer one of the same kind and never overwritten. */
export const employeeDocument = pgTable(
  'employee_document',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    companyId: ofCompany().notNull(),
    employeeId: uuid('employee_id').notNull(),
    kind: text('kind').$type<DocumentKind>().notNull(),
    fileId: uuid('file_id').notNull(),
    issuedOn: date('issued_on'),
    expiresOn: date('expires_on'),
    note: text('note').notNull().default(''),
    addedBy: uuid('added_by').notNull(),
    addedAt: instant('added_at').notNull(),
    /** A newer document has taken its place. */
    supersededAt: instant('superseded_at'),
  },
  (t) => [
    index('employee_document_of').on(t.employeeId, t.kind, t.addedAt),
    index('employee_document_expiry').on(t.companyId, t.expiresOn).where(sql`superseded_at is null and expires_on is not null`),
    foreignKey({
      name: 'employee_document_owner',
      columns: [t.companyId, t.employeeId],
      foreignColumns: [employee.companyId, employee.id],
    }),
    check('employee_document_kind', sql`${t.kind} in ('contract', 'passport', 'visa', 'id', 'other')`),
    check('employee_document_dates', sql`${t.expiresOn} >= ${t.issuedOn}`),
  ],
)

/** What onboarding asks for: done by itself when the fact is there, or waived with a reason. */
export const onboardingWaiver = pgTable(
  'onboarding_waiver',
  {
    companyId: ofCompany().notNull(),
    employeeId: uuid('employee_id').notNull(),
    item: text('item').$type<ChecklistItem>().notNull(),
    reason: text('reason').notNull(),
    accountId: uuid('account_id').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.employeeId, t.item] }),
    foreignKey({
      name: 'onboarding_waiver_owner',
      columns: [t.companyId, t.employeeId],
      foreignColumns: [employee.companyId, employee.id],
    }),
  ],
)

/** Numbers `E-0001` are counted per company. */
export const employeeCount = pgTable('employee_count', {
  companyId: ofCompany().primaryKey(),
  last: integer('last').notNull(),
})

/** The account that pay goes to; its number is a secret. A change waits for a second person before it is paid to. */
export const payee = pgTable(
  'payee',
  {
    employeeId: uuid('employee_id').primaryKey(),
    companyId: ofCompany().notNull(),
    version: rowVersion('payee'),
    holder: text('holder').notNull(),
    bankName: text('bank_name').notNull(),
    bankArea: text('bank_area').notNull().default(''),
    swift: text('swift').notNull().default(''),
    changedBy: uuid('changed_by').notNull(),
    changedAt: instant('changed_at').notNull(),
    /** A second person, since the last change. */
    confirmedBy: uuid('confirmed_by'),
    confirmedAt: instant('confirmed_at'),
  },
  (t) => [
    index('payee_company').on(t.companyId),
    foreignKey({
      name: 'payee_owner',
      columns: [t.companyId, t.employeeId],
      foreignColumns: [employee.companyId, employee.id],
    }),
    check('payee_second_person', sql`${t.confirmedBy} <> ${t.changedBy}`),
  ],
)

/** Saved views of the employee list, of one member. */
export const employeeView = pgTable(
  'employee_view',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    companyId: ofCompany().notNull(),
    accountId: ofPerson().notNull(),
    name: text('name').notNull(),
    filters: jsonb('filters').$type<Record<string, string>>().notNull(),
    columns: text('columns').array().notNull().default(sql`'{}'`),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [uniqueIndex('employee_view_name').on(t.companyId, t.accountId, t.name)],
)

/** Thresholds that members have had a message about: each once, for one date. */
export const employeeWarned = pgTable(
  'employee_warned',
  {
    companyId: ofCompany().notNull(),
    employeeId: uuid('employee_id').notNull(),
    flag: text('flag').$type<Flag>().notNull(),
    /** Days before the date, such as 30; 0 for a flag without thresholds. */
    threshold: integer('threshold').notNull(),
    dueOn: date('due_on').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.employeeId, t.flag, t.threshold, t.dueOn] }),
    foreignKey({
      name: 'employee_warned_owner',
      columns: [t.companyId, t.employeeId],
      foreignColumns: [employee.companyId, employee.id],
    }),
  ],
)

/** The secret address of a member's calendar of due dates. A new one ends the old. */
export const dueFeed = secretAddressTable('due_feed')

/** How long a company keeps secrets and documents of those who left; without a row the least that is allowed. */
export const employeePolicy = pgTable(
  'employee_policy',
  {
    companyId: ofCompany().primaryKey(),
    version: rowVersion('employee_policy'),
    keptMonths: integer('kept_months').notNull(),
    changedBy: uuid('changed_by').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [check('employee_policy_months', sql`${t.keptMonths} between 24 and 240`)],
)

/** A link to an employee without an account. Key, code and the right to read again are kept hashed. */
export const employeeLink = pgTable(
  'employee_link',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    kind: text('kind').$type<LinkKind>().notNull(),
    /** The payslip; of a leave statement the employee. */
    subject: uuid('subject').notNull(),
    companyId: ofCompany().notNull(),
    employeeId: uuid('employee_id').notNull(),
    keyHash: text('key_hash').notNull().unique(),
    channel: text('channel').$type<'email' | 'sms'>().notNull(),
    recipient: text('recipient').notNull(),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    codeHash: text('code_hash'),
    codeSentAt: instant('code_sent_at'),
    codeTries: integer('code_tries').notNull().default(0),
    /** While it is open it can be read again. */
    openHash: text('open_hash'),
    openUntil: instant('open_until'),
    firstOpenedAt: instant('first_opened_at'),
    /** Links and codes that were sent on a day of the books. */
    messages: integer('messages').notNull(),
    messagesOn: date('messages_on').notNull(),
  },
  (t) => [
    unique('employee_link_subject').on(t.kind, t.subject),
    index('employee_link_of').on(t.employeeId),
    index('employee_link_sent').on(t.recipient, t.messagesOn),
    foreignKey({
      name: 'employee_link_owner',
      columns: [t.companyId, t.employeeId],
      foreignColumns: [employee.companyId, employee.id],
    }),
  ],
)
export type EmployeeLinkRow = typeof employeeLink.$inferSelect
