import { z } from 'zod'
import { complain } from '../../../platform/contract/fields.ts'
import { day, id, line } from '../../../platform/contract/inputs.ts'
import { pair } from '../../../platform/contract/pair.ts'
import { payCurrencyInput, payInput } from '../../salary/contract/pay.ts'
import { cycle, person } from '../../salary/contract/schema.ts'
import { methodsOf } from './engine/units.ts'
import { causes } from './engine/versus.ts'
import { itemStates } from './list-inputs.ts'
import { itemKindNames, paymentStateNames, runCheckNames, runKindNames, runMoveNames, runStateNames } from './run.ts'

const minor = z.number().int()
const currency = z.string()
const span = z.object({ from: z.string(), to: z.string() })
export const method = z.enum(['working', 'calendar', 'thirtieths', 'china'])
const who = z.object({ id: z.string(), name: z.string() })
export const money = z.object({ currency, minor })

// Pay groups

export const groupForm = z
  .object({
    name: line(60),
    cycle,
    anchor: day,
    cutOffDays: z.coerce.number().int().min(-31).max(31),
    payKind: z.enum(['daysAfterEnd', 'date']),
    /** Days after the end of the period, or the date in the month. */
    payDay: z.coerce.number().int().min(-31).max(62),
    payMonths: z.coerce.number().int().min(0).max(2).default(0),
    method,
    /** ISO 3166 alpha-2. */
    region: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z]{2}$/),
  })
  .superRefine((form, context) => {
    if (!methodsOf(form.cycle).includes(form.method)) complain(context, 'method', 'methodNotForCycle')
    if (form.payKind === 'date' && form.cycle !== 'monthly') complain(context, 'payKind', 'methodNotForCycle')
    if (form.payKind === 'date' && (form.payDay < 1 || form.payDay > 31)) complain(context, 'payDay', 'payBeforePeriod')
  })
export type GroupForm = z.output<typeof groupForm>

export const periodRow = span.extend({ cutOffOn: z.string(), payOn: z.string(), /** Moved from a day of rest. */ moved: z.boolean() })
export type PeriodRow = z.infer<typeof periodRow>

export const groupCalendar = z.object({
  periods: z.array(periodRow),
  /** Years with a pay date more than usual. */
  extra: z.array(z.object({ year: z.number().int(), dates: z.number().int() })),
  basis: z.enum(['verified', 'public', 'none']),
})
export type GroupCalendar = z.infer<typeof groupCalendar>

export const groupRow = z.object({
  id: z.string(),
  version: z.number().int(),
  name: z.string(),
  cycle,
  anchor: z.string(),
  cutOffDays: z.number().int(),
  payKind: z.enum(['daysAfterEnd', 'date']),
  payDay: z.number().int(),
  payMonths: z.number().int(),
  method,
  region: z.string(),
  archived: z.boolean(),
  people: z.number().int(),
  runs: z.number().int(),
  next: periodRow,
  extra: groupCalendar.shape.extra,
})
export type GroupRow = z.infer<typeof groupRow>

export const groupPerson = person.extend({
  country: z.string(),
  jobTitle: z.string(),
  cycle: cycle.nullable(),
  currency: z.string().nullable(),
  status: z.number().int(),
  group: who.nullable(),
})
export type GroupPerson = z.infer<typeof groupPerson>

// Items

export const itemForm = z
  .object({
    employeeId: id,
    kind: z.enum(itemKindNames),
    code: z
      .string()
      .trim()
      .regex(/^[\w-]{1,20}$/),
    label: line(60),
    every: z.enum(['period', 'once']),
    from: day,
    to: day.nullish(),
    /** Without one, that of the employee's pay. */
    currency: payCurrencyInput.optional(),
    amount: payInput.default('0'),
    /** Takes off instead of adding. */
    negative: z.boolean().default(false),
    quantityHundredths: z.coerce.number().int().min(1).max(1_000_000).default(100),
    rateBps: z.coerce.number().int().min(1).max(1_000_000).default(10_000),
    replaces: z.boolean().default(false),
    parts: z
      .array(z.object({ amount: payInput, hundredths: z.coerce.number().int().min(1).max(1_000_000) }))
      .max(12)
      .default([]),
    reason: line(300),
    runId: id.nullish(),
  })
  .superRefine((form, context) => {
    if (form.to && form.to < form.from) complain(context, 'to', 'itemSpan')
  })
export type ItemForm = z.output<typeof itemForm>

export const itemRow = z.object({
  id: z.string(),
  employee: person,
  kind: z.enum(itemKindNames),
  code: z.string(),
  label: z.string(),
  every: z.enum(['period', 'once']),
  from: z.string(),
  to: z.string().nullable(),
  currency,
  unitMinor: minor,
  quantityHundredths: z.number().int(),
  rateBps: z.number().int(),
  parts: z.array(z.object({ minor, hundredths: z.number().int() })),
  /** What one period is paid, or has taken off: quantity, rate and parts included. */
  amountMinor: minor,
  state: z.enum(itemStates),
  reason: z.string(),
  /** The run that alone pays it. */
  run: z.object({ id: z.string(), number: z.string() }).nullable(),
  addedBy: z.string(),
  addedAt: z.string(),
})
export type ItemRow = z.infer<typeof itemRow>

// Runs

export const runForm = z.object({
  groupId: id,
  kind: z.enum(runKindNames),
  /** A day of the period: of a regular run the period paid, of a correction the one corrected. */
  on: day.optional(),
  /** Of an off-cycle run or a correction. */
  payOn: day.optional(),
  employeeIds: z.array(id).max(2000).default([]),
})
export type RunForm = z.output<typeof runForm>

const sums = {
  baseMinor: minor,
  itemsMinor: minor,
  retroMinor: minor,
  leavingMinor: minor,
  grossMinor: minor,
  reimbursedMinor: minor,
  deductedMinor: minor,
  carriedMinor: minor,
  netMinor: minor,
  employerCostMinor: minor,
}
export const totals = z.object({ currency, people: z.number().int(), ...sums })
export type Totals = z.infer<typeof totals>

export const runRow = z.object({
  id: z.string(),
  number: z.string(),
  group: who,
  kind: z.enum(runKindNames),
  state: z.enum(runStateNames),
  version: z.number().int(),
  period: span,
  cutOffOn: z.string(),
  payOn: z.string(),
  corrects: span.nullable(),
  totals: z.array(totals),
  blocking: z.number().int(),
  unticked: z.number().int(),
  calculating: z.enum(['no', 'running', 'failed']),
  calculated: z.number().int(),
  toCalculate: z.number().int(),
  calculatedAt: z.string().nullable(),
})
export type RunRow = z.infer<typeof runRow>

export const possibility = z.object({
  move: z.enum(runMoveNames),
  /** Null if it can be made, else the reason. */
  against: z.string().nullable(),
})

/** What of the wallet a run needs, and what is missing. */
export const need = z.object({ currency, needMinor: minor, walletMinor: minor, shortMinor: minor, outside: z.boolean() })

export const runDetail = runRow.extend({
  hash: z.string().nullable(),
  method,
  cycle,
  region: z.string(),
  remark: z.string(),
  preparers: z.array(who.extend({ why: z.array(z.enum(['created', 'calculated', 'edited', 'item', 'salary'])) })),
  approvedBy: who.nullable(),
  approvedAt: z.string().nullable(),
  publishedAt: z.string().nullable(),
  deadlineAt: z.string().nullable(),
  needs: z.array(need),
  /** Where the money is, per currency and state of its payments. */
  payments: z.array(z.object({ currency, state: z.enum(paymentStateNames), count: z.number().int(), minor })),
  batches: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      currency,
      payments: z.number().int(),
      totalMinor: minor,
      fileHash: z.string(),
      sentAt: z.string(),
      settledAt: z.string().nullable(),
    }),
  ),
  moves: z.array(possibility),
  /** People who are in, and those who are out with a reason. */
  peopleIn: z.number().int(),
  peopleOut: z.number().int(),
})
export type RunDetail = z.infer<typeof runDetail>

export const change = z.object({ lastMinor: minor, nowMinor: minor, causes: z.array(z.object({ cause: z.enum(causes), minor })) })

export const runPersonRow = person.extend({
  isIn: z.boolean(),
  reason: z.string(),
  remark: z.string(),
  slipId: z.string().nullable(),
  currency: z.string().nullable(),
  grossMinor: minor.nullable(),
  deductedMinor: minor.nullable(),
  netMinor: minor.nullable(),
  change: change.nullable(),
  checks: z.array(z.enum(runCheckNames)),
  payment: z.enum(paymentStateNames).nullable(),
})
export type RunPersonRow = z.infer<typeof runPersonRow>

export const checkRow = z.object({
  check: z.enum(runCheckNames),
  blocking: z.boolean(),
  /** The employee, or null for a country and a year. */
  employee: person.nullable(),
  subject: z.string(),
  fact: z.string(),
  tickedBy: z.string().nullable(),
  tickedAt: z.string().nullable(),
})
export type CheckRow = z.infer<typeof checkRow>

export const versusRow = z.object({
  currency,
  lastMinor: minor,
  nowMinor: minor,
  causes: z.array(z.object({ cause: z.enum(causes), minor, people: z.array(person.extend({ minor, slipId: z.string().nullable() })) })),
})

const lineKind = z.enum([
  'earned',
  'absence',
  'noPaidUnit',
  'item',
  'reimbursement',
  'retro',
  'leaving',
  'deduction',
  'carriedIn',
  'carriedOut',
])

export const lineSum = z.object({ currency, kind: lineKind, code: z.string(), label: z.string(), people: z.number().int(), minor })

export const historyRow = z.object({
  id: z.string(),
  at: z.string(),
  who: z.string(),
  move: z.string(),
  from: z.enum(runStateNames).nullable(),
  to: z.enum(runStateNames),
  reason: z.string(),
  detail: z.record(z.string(), z.unknown()).nullable(),
  postings: z.array(z.string()),
})

export const slipLine = z.object({
  kind: lineKind,
  code: z.string(),
  label: z.string(),
  from: z.string(),
  to: z.string(),
  minor,
  exact: z.string(),
  share: z.string(),
  formula: pair,
  inputs: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type SlipLine = z.infer<typeof slipLine>

export const slipView = z.object({
  engine: z.string(),
  currency,
  period: span,
  payOn: z.string(),
  lines: z.array(slipLine),
  units: z.object({
    unit: z.enum(['workingDay', 'day', 'thirtieth']),
    periodHundredths: minor,
    employedHundredths: minor,
    absentHundredths: minor,
  }),
  totals: z.object({ ...sums, employerCostMinor: minor.nullable() }),
  employerCost: z.array(z.object({ code: z.string(), name: pair, minor, source: z.string() })).nullable(),
  checks: z.array(z.string()),
})
export type SlipView = z.infer<typeof slipView>

export const slipDetail = z.object({
  id: z.string(),
  run: z.object({ id: z.string(), number: z.string(), state: z.enum(runStateNames), kind: z.enum(runKindNames), group: z.string() }),
  employee: person.extend({ jobTitle: z.string(), country: z.string() }),
  company: z.string(),
  slip: slipView,
  hash: z.string(),
  calculatedAt: z.string(),
  change: change.nullable(),
  payment: z
    .object({
      state: z.enum(paymentStateNames),
      amountMinor: minor,
      payee: z.object({ holder: z.string(), bankName: z.string(), mask: z.string() }).nullable(),
      reason: z.string(),
      reference: z.string(),
    })
    .nullable(),
  /** What is kept, to check and to keep elsewhere. */
  snapshot: z.string(),
})
export type SlipDetail = z.infer<typeof slipDetail>

export const paymentRow = z.object({
  id: z.string(),
  employee: person,
  run: z.object({ id: z.string(), number: z.string() }),
  slipId: z.string(),
  currency,
  amountMinor: minor,
  state: z.enum(paymentStateNames),
  batch: z.string().nullable(),
  attempts: z.number().int(),
  payee: z.object({ holder: z.string(), bankName: z.string(), bankArea: z.string(), swift: z.string(), mask: z.string() }).nullable(),
  reason: z.string(),
  reference: z.string(),
  updatedAt: z.string(),
})
export type PaymentRow = z.infer<typeof paymentRow>

export const batchRow = z.object({
  id: z.string(),
  number: z.string(),
  company: who,
  run: z.object({ id: z.string(), number: z.string(), payOn: z.string() }),
  currency,
  payments: z.number().int(),
  totalMinor: minor,
  sent: z.number().int(),
  paid: z.number().int(),
  failed: z.number().int(),
  fileHash: z.string(),
  sentAt: z.string(),
  settledAt: z.string().nullable(),
})
export type BatchRow = z.infer<typeof batchRow>

/** An employee's own slip, without what the company keeps for itself. */
export const payslip = z.object({
  company: z.string(),
  employee: z.object({ name: z.string(), number: z.string(), jobTitle: z.string() }),
  run: z.string(),
  slip: slipView,
  openUntil: z.string(),
  /** Opens the slip and its PDF again until then. */
  open: z.string(),
})
