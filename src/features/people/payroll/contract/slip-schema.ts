import { z } from 'zod'
import { pair } from '../../../../platform/contract/pair.ts'
import { person } from '../../salary/contract/schema.ts'
import { causes } from './engine/versus.ts'
import { paymentStateNames, runKindNames, runStateNames } from './run.ts'
import { currency, minor, span, sums } from './shapes.ts'

export const change = z.object({ lastMinor: minor, nowMinor: minor, causes: z.array(z.object({ cause: z.enum(causes), minor })) })

export const lineKind = z.enum([
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

const slipLine = z.object({
  kind: lineKind,
  code: z.string(),
  label: z.string(),
  /** What its code is called: the leave type, or what the company calls the item; null where the kind says enough. */
  name: pair.nullable(),
  from: z.string(),
  to: z.string(),
  minor,
  exact: z.string(),
  share: z.string(),
  formula: pair,
  inputs: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type SlipLine = z.infer<typeof slipLine>

const slipView = z.object({
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

/** What a payslip says beside its lines; amounts in its currency. */
const slipBeside = z.object({
  /** The registration number once it was verified, else empty. */
  employer: z.object({ name: z.string(), registration: z.string(), address: pair }),
  /** This slip and those before it, by pay date within its calendar year. */
  yearToDate: z.object({
    since: z.string(),
    slips: minor,
    grossMinor: minor,
    reimbursedMinor: minor,
    deductedMinor: minor,
    carriedMinor: minor,
    netMinor: minor,
  }),
  /** On the last day of the period, as it was known when the run was approved. */
  leave: z.array(z.object({ type: z.string(), name: pair, leftHundredths: minor })),
  /** Where it was sent; null before, and where nothing is paid. */
  account: z.object({ bankName: z.string(), mask: z.string() }).nullable(),
  /** Whether the payslip says what the employer pays in addition. */
  showsCost: z.boolean(),
})
export type SlipBeside = z.infer<typeof slipBeside>

export const slipDetail = z.object({
  id: z.string(),
  run: z.object({ id: z.string(), number: z.string(), state: z.enum(runStateNames), kind: z.enum(runKindNames), group: z.string() }),
  employee: person.extend({ jobTitle: z.string(), country: z.string() }),
  company: z.string(),
  slip: slipView,
  beside: slipBeside,
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

/** An employee's own slip, without what the company keeps for itself. */
export const payslip = z.object({
  company: z.string(),
  employee: z.object({ name: z.string(), latinName: z.string(), number: z.string(), jobTitle: z.string() }),
  run: z.string(),
  slip: slipView,
  beside: slipBeside,
  openUntil: z.string(),
  /** Opens the slip and its PDF again until then. */
  open: z.string(),
})
