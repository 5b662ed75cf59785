import { z } from 'zod'
import { day, id } from '../../../../platform/contract/inputs.ts'
import { pair } from '../../../../platform/contract/pair.ts'
import { cycle, person } from '../../salary/contract/schema.ts'
import { causes } from './engine/versus.ts'
import { paymentStateNames, runCheckNames, runKindNames, runMoveNames, runStateNames } from './run.ts'
import { currency, method, minor, span, sums, who } from './shapes.ts'
import { change, lineKind } from './slip-schema.ts'

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

const totals = z.object({ currency, people: z.number().int(), ...sums })
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

const possibility = z.object({
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

export const runPersonRow = person.extend({
  isIn: z.boolean(),
  reason: z.string(),
  /** The run that pays them for this period instead; the reason is then its number. */
  paidIn: z.object({ id: z.string(), number: z.string(), kind: z.enum(runKindNames) }).nullable(),
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

export const lineSum = z.object({
  currency,
  kind: lineKind,
  code: z.string(),
  label: z.string(),
  name: pair.nullable(),
  people: z.number().int(),
  minor,
})

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
