import type { Currency, WageCurrency } from '../../../../../platform/contract/amount.ts'
import type { Day, Span } from '../../../../../platform/contract/day.ts'
import { type Fraction, fraction, fractionText, minus } from '../../../../../platform/contract/fraction.ts'
import type { Pair } from '../../../../../platform/contract/texts.ts'
import type { EmployerCost } from './snapshot.ts'

/** Changes with every change of the engine that could give another slip for the same snapshot. */
export const ENGINE = '1'

export interface Slip {
  readonly engine: string
  readonly person: string
  readonly currency: Currency | WageCurrency
  readonly period: Span
  readonly payOn: Day
  /** They add up to the net. */
  readonly lines: readonly Line[]
  readonly units: SlipUnits
  readonly totals: SlipTotals
  /** For information, beside the net. */
  readonly employerCost: readonly EmployerCost[] | null
  readonly checks: readonly Check[]
}

export type LineKind =
  | 'earned'
  | 'absence'
  | 'noPaidUnit'
  | 'item'
  | 'reimbursement'
  | 'retro'
  | 'leaving'
  | 'deduction'
  | 'carriedIn'
  | 'carriedOut'

/** One line with its trace. */
export interface Line {
  readonly kind: LineKind
  /** What it is about across periods: `base`, `absence:sick`, `item:bonus`. A retroactive line has the code of what it corrects. */
  readonly code: string
  /** As the company names it; empty where the kind and code say enough. */
  readonly label: string
  /** The days that it is about; a retroactive line names the closed period. */
  readonly from: Day
  readonly to: Day
  /** Its effect on the net: what takes off is negative. */
  readonly minor: number
  /** The amount before rounding, in minor units: "80000/21". */
  readonly exact: string
  /** What rounding gave it: minor − exact. */
  readonly share: string
  readonly formula: Pair
  /** The numbers of the formula, and the ids of the rows that they come from. */
  readonly inputs: Readonly<Record<string, string | number>>
}

/** In hundredths of the method's unit: a working day, a day or a thirtieth. */
export interface SlipUnits {
  readonly unit: 'workingDay' | 'day' | 'thirtieth'
  readonly periodHundredths: number
  readonly employedHundredths: number
  /** Days away, paid or not. */
  readonly absentHundredths: number
}

export interface SlipTotals {
  /** Earned less absences. */
  readonly baseMinor: number
  readonly itemsMinor: number
  readonly retroMinor: number
  readonly leavingMinor: number
  /** The four above. */
  readonly grossMinor: number
  readonly reimbursedMinor: number
  /** Above zero it takes off. */
  readonly deductedMinor: number
  /** What could not be taken off and passes to the next slip. */
  readonly carriedMinor: number
  /** gross + reimbursed − deducted + carried, never below zero. */
  readonly netMinor: number
  readonly employerCostMinor: number | null
}

/** What a person should look at; which of them block is the run's decision. */
export type Check = 'noSalary' | 'noWorkingDays' | 'absencesOverlap' | 'netBelowZero' | 'zeroNet'

/** What a line is before it is rounded. */
export type Draft = Omit<Line, 'minor' | 'exact' | 'share' | 'label'> & { readonly amount: Fraction; readonly label?: string }

export const lineOf = ({ amount, label = '', ...draft }: Draft, minor: number): Line => ({
  ...draft,
  label,
  minor,
  exact: fractionText(amount),
  share: fractionText(minus(fraction(minor), amount)),
})
