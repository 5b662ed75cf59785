import type { Currency } from '../../../../platform/contract/amount.ts'
import { instant, minor, ofCompany, rowVersion } from '../../../../platform/server/data/columns.ts'
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
import { typedIndex } from '../../../../platform/server/data/search/typed.ts'
import type { Cycle } from '../../../../rules/constants.ts'
import type { PayCurrency } from '../../salary/contract/currency.ts'
import type { Method, TypedPayment } from '../contract/engine/snapshot.ts'
import type { CurrencyTotals } from '../contract/engine/totals.ts'
import type { Change } from '../contract/engine/versus.ts'
import type { NegativeLeave } from '../contract/group-schema.ts'
import type { PaymentRow } from '../contract/payment-schema.ts'
import type { ItemKind, PaymentState, RunCheck, RunKind, RunMove, RunState } from '../contract/run.ts'

/** Who is paid on the same days by the same method. */
export const payGroup = pgTable(
  'pay_group',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    companyId: ofCompany().notNull(),
    name: text('name').notNull(),
    cycle: text('cycle').$type<Cycle>().notNull(),
    /** The first day of any one period. */
    anchor: date('anchor').notNull(),
    cutOffDays: integer('cut_off_days').notNull(),
    payKind: text('pay_kind').$type<'daysAfterEnd' | 'date'>().notNull(),
    /** Days after the end, or the date in the month. */
    payDay: integer('pay_day').notNull(),
    payMonths: integer('pay_months').notNull().default(0),
    method: text('method').$type<Method>().notNull(),
    /** Whose days of rest move the pay date. */
    region: text('region').notNull(),
    /** What a day of unused leave is paid at on leaving, of the daily wage. */
    unusedPercent: integer('unused_percent').notNull().default(100),
    negativeLeave: text('negative_leave').$type<NegativeLeave>().notNull().default('ask'),
    archived: boolean('archived').notNull().default(false),
    version: integer('version').notNull().default(1),
    createdBy: uuid('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    unique('pay_group_company').on(t.companyId, t.id),
    uniqueIndex('pay_group_name').on(t.companyId, sql`lower(${t.name})`).where(sql`not archived`),
    check('pay_group_cycle', sql`${t.cycle} in ('weekly', 'biweekly', 'monthly')`),
    check(
      'pay_group_method',
      sql`${t.method} in ('working', 'calendar') or (${t.cycle} = 'monthly' and ${t.method} in ('thirtieths', 'china'))`,
    ),
    check(
      'pay_group_pay',
      sql`case ${t.payKind} when 'daysAfterEnd' then ${t.payDay} between -31 and 62 and ${t.payMonths} = 0
        when 'date' then ${t.cycle} = 'monthly' and ${t.payDay} between 1 and 31 and ${t.payMonths} between 0 and 2 else false end`,
    ),
    check('pay_group_unused', sql`${t.unusedPercent} between 0 and 500 and ${t.negativeLeave} in ('ask', 'deduct', 'ignore')`),
    check('pay_group_cut_off', sql`${t.cutOffDays} between -31 and 31`),
  ],
)
export type PayGroupRow = typeof payGroup.$inferSelect

/** What a company has decided about its payslips; without a row everything is printed. */
export const payPolicy = pgTable('pay_policy', {
  companyId: ofCompany().primaryKey(),
  version: rowVersion('pay_policy'),
  /** Whether a payslip says what the employer pays in addition. */
  showsCost: boolean('shows_cost').notNull(),
  changedBy: uuid('changed_by').notNull(),
  changedAt: instant('changed_at').notNull(),
})

/** The group of an employee; one at a time. */
export const payGroupMember = pgTable(
  'pay_group_member',
  {
    employeeId: uuid('employee_id').primaryKey(),
    companyId: ofCompany().notNull(),
    groupId: uuid('group_id').notNull(),
    since: instant('since').notNull(),
    addedBy: uuid('added_by').notNull(),
  },
  (t) => [
    index('pay_group_member_group').on(t.groupId),
    foreignKey({
      name: 'pay_group_member_same_company',
      columns: [t.companyId, t.groupId],
      foreignColumns: [payGroup.companyId, payGroup.id],
    }),
  ],
)

/** What an employee is paid or has taken off besides the base. Never edited: it is ended, and another one added. */
export const payItem = pgTable(
  'pay_item',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    companyId: ofCompany().notNull(),
    employeeId: uuid('employee_id').notNull(),
    kind: text('kind').$type<ItemKind>().notNull(),
    code: text('code').notNull(),
    label: text('label').notNull(),
    every: text('every').$type<'period' | 'once'>().notNull(),
    fromOn: date('from_on').notNull(),
    toOn: date('to_on'),
    currency: text('currency').$type<PayCurrency>().notNull(),
    unitMinor: minor('unit_minor').notNull(),
    quantityHundredths: integer('quantity_hundredths').notNull().default(100),
    rateBps: integer('rate_bps').notNull().default(10_000),
    replaces: boolean('replaces').notNull().default(false),
    /** Of leaving pay: an amount times hundredths of it, added up. */
    parts: jsonb('parts').$type<TypedPayment['parts']>(),
    reason: text('reason').notNull(),
    /** Paid by this run alone: an off-cycle, final or correction run. */
    runId: uuid('run_id'),
    addedBy: uuid('added_by').notNull(),
    addedAt: instant('added_at').notNull(),
    endedBy: uuid('ended_by'),
    endedAt: instant('ended_at'),
    removed: boolean('removed').notNull().default(false),
  },
  (t) => [
    index('pay_item_of').on(t.employeeId, t.fromOn),
    index('pay_item_known').on(t.companyId, t.addedAt),
    index('pay_item_run').on(t.runId).where(sql`run_id is not null`),
    check('pay_item_kind', sql`${t.kind} in ('item', 'reimbursement', 'deduction', 'leaving')`),
    check('pay_item_span', sql`${t.toOn} >= ${t.fromOn} and (${t.every} = 'period' or ${t.toOn} is null)`),
    check(
      'pay_item_amount',
      sql`abs(${t.unitMinor}) <= 100000000 and ${t.quantityHundredths} between 1 and 1000000 and ${t.rateBps} between 1 and 1000000`,
    ),
  ],
)
export type PayItemRow = typeof payItem.$inferSelect

/** One payroll of a group for a period. */
export const payRun = pgTable(
  'pay_run',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    companyId: ofCompany().notNull(),
    groupId: uuid('group_id').notNull(),
    number: text('number').notNull(),
    kind: text('kind').$type<RunKind>().notNull(),
    state: text('state').$type<RunState>().notNull().default('draft'),
    version: integer('version').notNull().default(1),
    /** Copied from the group, whose later changes are for later runs. */
    cycle: text('cycle').$type<Cycle>().notNull(),
    method: text('method').$type<Method>().notNull(),
    region: text('region').notNull(),
    periodFrom: date('period_from').notNull(),
    periodTo: date('period_to').notNull(),
    cutOffOn: date('cut_off_on').notNull(),
    payOn: date('pay_on').notNull(),
    /** Of a correction: the closed period that it corrects. */
    correctsFrom: date('corrects_from'),
    correctsTo: date('corrects_to'),
    /** Counts calculations: slips of an earlier one are not of this run. */
    calculation: integer('calculation').notNull().default(0),
    calculating: text('calculating').$type<'no' | 'running' | 'failed'>().notNull().default('no'),
    calculated: integer('calculated').notNull().default(0),
    toCalculate: integer('to_calculate').notNull().default(0),
    calculatedAt: instant('calculated_at'),
    hash: text('hash'),
    totals: jsonb('totals').$type<CurrencyTotals[]>().notNull().default([]),
    blocking: integer('blocking').notNull().default(0),
    unticked: integer('unticked').notNull().default(0),
    remark: text('remark').notNull().default(''),
    submittedAt: instant('submitted_at'),
    approvedBy: uuid('approved_by'),
    approvedAt: instant('approved_at'),
    publishedAt: instant('published_at'),
    /** When the timer of the state fires. */
    deadlineAt: instant('deadline_at'),
    proofFileId: uuid('proof_file_id'),
    createdBy: uuid('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    unique('pay_run_company').on(t.companyId, t.id),
    unique('pay_run_number').on(t.companyId, t.number),
    foreignKey({ name: 'pay_run_same_company', columns: [t.companyId, t.groupId], foreignColumns: [payGroup.companyId, payGroup.id] }),
    // One regular run a period.
    uniqueIndex('pay_run_period').on(t.groupId, t.periodFrom).where(sql`kind = 'regular' and state <> 'cancelled'`),
    typedIndex('pay_run_typed', t.number),
    index('pay_run_list').on(t.companyId, t.payOn),
    check('pay_run_state', sql`${t.state} in ('draft', 'review', 'approved', 'paying', 'paid', 'published', 'locked', 'cancelled')`),
    check('pay_run_kind', sql`${t.kind} in ('regular', 'offCycle', 'final', 'correction')`),
    check('pay_run_dates', sql`${t.periodTo} >= ${t.periodFrom}`),
    check(
      'pay_run_approved',
      sql`(${t.state} in ('approved', 'paying', 'paid', 'published', 'locked')) <= (${t.approvedBy} is not null and ${t.hash} is not null)`,
    ),
  ],
)
export type PayRunRow = typeof payRun.$inferSelect

/** Who is asked about in a run: in, or out with a reason; and what the approver remarked. */
export const payRunPerson = pgTable(
  'pay_run_person',
  {
    runId: uuid('run_id')
      .notNull()
      .references(() => payRun.id),
    employeeId: uuid('employee_id').notNull(),
    companyId: ofCompany().notNull(),
    isIn: boolean('is_in').notNull().default(true),
    reason: text('reason').notNull().default(''),
    remark: text('remark').notNull().default(''),
    /** The run that pays them for this period instead: they are out by that, and the reason is its number. */
    paidIn: uuid('paid_in').references(() => payRun.id),
  },
  (t) => [
    primaryKey({ columns: [t.runId, t.employeeId] }),
    index('pay_run_person_of').on(t.employeeId),
    index('pay_run_person_paid_in').on(t.paidIn).where(sql`paid_in is not null`),
    check('pay_run_person_out', sql`${t.isIn} or ${t.reason} <> ''`),
  ],
)

/** Who took part in preparing a run, and by what: none of them approves it. */
export const payRunPreparer = pgTable(
  'pay_run_preparer',
  {
    runId: uuid('run_id')
      .notNull()
      .references(() => payRun.id),
    accountId: uuid('account_id').notNull(),
    why: text('why').$type<'created' | 'calculated' | 'edited' | 'item' | 'salary'>().notNull(),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.runId, t.accountId, t.why] })],
)

/** What one employee is paid in a run, sealed. Texts, not jsonb: a replay compares bytes. */
export const paySlip = pgTable(
  'pay_slip',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    runId: uuid('run_id')
      .notNull()
      .references(() => payRun.id),
    companyId: ofCompany().notNull(),
    employeeId: uuid('employee_id').notNull(),
    calculation: integer('calculation').notNull(),
    periodFrom: date('period_from').notNull(),
    periodTo: date('period_to').notNull(),
    payOn: date('pay_on').notNull(),
    currency: text('currency').$type<PayCurrency>().notNull(),
    grossMinor: minor('gross_minor').notNull(),
    deductedMinor: minor('deducted_minor').notNull(),
    netMinor: minor('net_minor').notNull(),
    /** Outstanding for the next slip, as this one changes it: carried out less carried in. */
    carriedMinor: minor('carried_minor').notNull(),
    engine: text('engine').notNull(),
    snapshot: text('snapshot').notNull(),
    slip: text('slip').notNull(),
    hash: text('hash').notNull(),
    /** Against the slip of the period before; null in runs that are not compared. */
    change: jsonb('change').$type<Change>(),
    calculatedAt: instant('calculated_at').notNull(),
  },
  (t) => [
    uniqueIndex('pay_slip_once').on(t.runId, t.employeeId),
    index('pay_slip_of').on(t.employeeId, t.periodFrom),
    check('pay_slip_net', sql`${t.netMinor} >= 0`),
  ],
)
export type PaySlipRow = typeof paySlip.$inferSelect

/** What a run found, and who looked at it. A tick holds for the fact that was seen. */
export const payCheck = pgTable(
  'pay_check',
  {
    runId: uuid('run_id')
      .notNull()
      .references(() => payRun.id),
    /** An employee, or the code of a country and a year. */
    subject: text('subject').notNull(),
    check: text('check').$type<RunCheck>().notNull(),
    blocking: boolean('blocking').notNull(),
    fact: text('fact').notNull().default(''),
    tickedBy: uuid('ticked_by'),
    tickedAt: instant('ticked_at'),
  },
  (t) => [primaryKey({ columns: [t.runId, t.subject, t.check] })],
)

/** Payments of one currency that go to the bank together, with the file for it: a secret, of which this row has the hash. */
export const payBatch = pgTable(
  'pay_batch',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    companyId: ofCompany().notNull(),
    runId: uuid('run_id').notNull(),
    number: text('number').notNull().unique(),
    currency: text('currency').$type<Currency>().notNull(),
    payments: integer('payments').notNull(),
    totalMinor: minor('total_minor').notNull(),
    fileHash: text('file_hash').notNull(),
    postingId: uuid('posting_id').notNull(),
    sentBy: uuid('sent_by').notNull(),
    sentAt: instant('sent_at').notNull(),
    /** The references under which the bank paid, and under which money came back, as they are compared with others. */
    paidKeys: text('paid_keys').array().notNull().default(sql`'{}'`),
    returnKeys: text('return_keys').array().notNull().default(sql`'{}'`),
    /** No payment of it is on its way any more. */
    settledAt: instant('settled_at'),
  },
  (t) => [
    foreignKey({ name: 'pay_batch_same_company', columns: [t.companyId, t.runId], foreignColumns: [payRun.companyId, payRun.id] }),
    ...[typedIndex('pay_batch_typed', t.number), index('pay_batch_total').on(t.totalMinor), index('pay_batch_run').on(t.runId)],
    index('pay_batch_paid').using('gin', t.paidKeys),
    index('pay_batch_returned').using('gin', t.returnKeys),
    index('pay_batch_open').on(t.sentAt).where(sql`settled_at is null`),
    check('pay_batch_size', sql`${t.payments} between 1 and 1000 and ${t.totalMinor} > 0`),
  ],
)
export type PayBatchRow = typeof payBatch.$inferSelect

/** The money of one slip. The sums of these rows are tied to the ledger's accounts (invariants.sql). */
export const payPayment = pgTable(
  'pay_payment',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    companyId: ofCompany().notNull(),
    runId: uuid('run_id').notNull(),
    employeeId: uuid('employee_id').notNull(),
    slipId: uuid('slip_id').notNull(),
    currency: text('currency').$type<PayCurrency>().notNull(),
    amountMinor: minor('amount_minor').notNull(),
    state: text('state').$type<PaymentState>().notNull(),
    /** The batch that it was last in. */
    batchId: uuid('batch_id').references(() => payBatch.id),
    attempts: integer('attempts').notNull().default(0),
    /** Where it went: a copy of the bank details without the number. */
    payee: jsonb('payee').$type<NonNullable<PaymentRow['payee']>>(),
    /** Equal for equal accounts, so that a change is seen; says nothing about the number. */
    fingerprint: text('fingerprint'),
    reason: text('reason').notNull().default(''),
    reference: text('reference').notNull().default(''),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    foreignKey({ name: 'pay_payment_same_company', columns: [t.companyId, t.runId], foreignColumns: [payRun.companyId, payRun.id] }),
    uniqueIndex('pay_payment_once').on(t.runId, t.employeeId),
    index('pay_payment_batch').on(t.batchId).where(sql`batch_id is not null`),
    index('pay_payment_of').on(t.employeeId, t.updatedAt),
    index('pay_payment_list').on(t.companyId, t.updatedAt),
    check('pay_payment_amount', sql`${t.amountMinor} > 0`),
    check('pay_payment_state', sql`${t.state} in ('held', 'withheld', 'failed', 'sent', 'paid', 'returned', 'outside', 'paidOutside')`),
    check('pay_payment_sent', sql`(${t.state} in ('sent', 'paid')) <= (${t.batchId} is not null and ${t.payee} is not null)`),
  ],
)
export type PayPaymentRow = typeof payPayment.$inferSelect
/** What the payments of a run come to in the ledger's accounts; kept by triggers. */
export const payRunMoney = pgTable(
  'pay_run_money',
  {
    runId: uuid('run_id').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    heldMinor: minor('held_minor').notNull().default(0),
    sentMinor: minor('sent_minor').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.runId, t.currency] })],
)

/** Every move of a run. Append-only. */
export const payRunMove = pgTable(
  'pay_run_move',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    runId: uuid('run_id')
      .notNull()
      .references(() => payRun.id),
    at: instant('at').notNull(),
    actorId: uuid('actor_id').notNull(),
    move: text('move').$type<RunMove | 'create' | 'edit' | 'tick'>().notNull(),
    fromState: text('from_state').$type<RunState>(),
    toState: text('to_state').$type<RunState>().notNull(),
    reason: text('reason').notNull().default(''),
    hash: text('hash'),
    postingIds: uuid('posting_ids').array().notNull().default(sql`'{}'`),
    detail: jsonb('detail').$type<Record<string, unknown>>(),
  },
  (t) => [index('pay_run_move_run').on(t.runId, t.id)],
)
