/**
 * Everything that a slip is calculated from, and nothing else: no clock, no database. Amounts are integers in minor units of one currency,
 * days are YYYY-MM-DD. Every list is a set: its order changes nothing. The row that a fact comes from is its `id`.
 */
import type { Currency, WageCurrency } from '../../../../../platform/contract/amount.ts'
import type { Day, Span } from '../../../../../platform/contract/day.ts'
import type { Pair } from '../../../../../platform/contract/texts.ts'
import type { Schedule } from '../../../calendar/contract/schedule.ts'
import type { Term } from '../../../salary/contract/terms.ts'
import type { Paid } from './retro.ts'

export interface Snapshot {
  /** The employee. */
  readonly person: string
  readonly currency: Currency | WageCurrency
  readonly payOn: Day
  readonly facts: Facts
  /** Closed periods of which something became known later. One that was closed in another currency needs a correction run of its own. */
  readonly closed: readonly ClosedPeriod[]
  readonly leaving: Leaving | null
  readonly deductions: readonly Deduction[]
  /** What the slip before could not take off: its `carriedMinor`. */
  readonly carriedMinor: number
  /** Null where the country's rates are not reviewed. */
  readonly employerCost: readonly EmployerCost[] | null
}

/** What earns in one period. */
export interface Facts {
  readonly period: Span
  readonly method: Method
  /** Stretches of employment; an open end is null. What they share counts once, what lies outside the period does not count. */
  readonly employed: readonly { readonly from: Day; readonly to: Day | null }[]
  readonly terms: readonly Term[]
  readonly schedule: Schedule
  readonly absences: readonly Absence[]
  readonly items: readonly Item[]
}

/**
 * How a part of a period is paid. `working`: by scheduled working days. `calendar`: by days. `thirtieths`: every month has 30 days.
 * `china`: as `working`, but an unpaid day takes off base ÷ max(21.75, working days).
 */
export type Method = 'working' | 'calendar' | 'thirtieths' | 'china'

/** Every day of a stretch is absent to the same part; a leave with a half day at its end is two of these with one id. */
export interface Absence extends Span {
  /** The leave request, or the record of an absence without leave. */
  readonly id: string
  /** Code of the leave type. */
  readonly type: string
  /** Of each day: 100 is whole, 50 half. */
  readonly hundredths: number
  /** The part of the wage that stays paid, in basis points: 6000 is 60 %. */
  readonly paidBps: number
  /** Whether a public holiday inside is absent too; if not, it is paid. */
  readonly countsHolidays: boolean
}

export interface Item {
  readonly id: string
  readonly code: string
  readonly label: string
  /** Kept apart from the gross. */
  readonly reimbursement: boolean
  /** `period`: in full in each period that shares a day with it, if the person is employed then. `once`: in that of its first day. */
  readonly every: 'period' | 'once'
  readonly from: Day
  readonly to: Day | null
  /** The amount is unit × quantity × rate: 3.5 hours at 57.47 and 150 %. A plain amount has the quantity 100 and the rate 10000. */
  readonly unitMinor: number
  readonly quantityHundredths: number
  readonly rateBps: number
  /** Once, in place of what is recurring under the same code. */
  readonly replaces: boolean
}

export interface ClosedPeriod {
  /** With today's knowledge. */
  readonly facts: Facts
  /** What the original slip and every retroactive line since then paid for this period (`paidFor`). */
  readonly paid: readonly Paid[]
}

export interface Leaving {
  /** The last day. */
  readonly on: Day
  readonly unused: readonly UnusedLeave[]
  readonly typed: readonly TypedPayment[]
}

export interface UnusedLeave {
  readonly id: string
  readonly type: string
  /** Of a day; negative where more was taken than earned. */
  readonly hundredths: number
  /** Of a daily wage: 10000 once, 20000 twice. */
  readonly rateBps: number
}

/** Notice pay, severance, gratuity: typed, with the formula as parts that add up. */
export interface TypedPayment {
  readonly id: string
  readonly code: string
  readonly label: string
  /** An amount times so many hundredths of it: 4 years at 0.7 of a month are 280. */
  readonly parts: readonly { readonly minor: number; readonly hundredths: number }[]
}

/** Typed, never computed: income tax and employees' social charges too. */
export interface Deduction {
  readonly id: string
  readonly code: string
  readonly label: string
  readonly every: 'period' | 'once'
  readonly from: Day
  readonly to: Day | null
  /** Above zero it takes off. */
  readonly amountMinor: number
  readonly reason: string
}

/** Calculated by the cost feature from reviewed rates; shown, never paid. */
export interface EmployerCost {
  readonly code: string
  readonly name: Pair
  readonly minor: number
  /** The version of the rates. */
  readonly source: string
}

/** What is paid for a period, whether once or in each that it touches. */
export const appliesIn = ({ every, from, to }: Pick<Item, 'every' | 'from' | 'to'>, period: Span): boolean =>
  from <= period.to && (every === 'once' ? from >= period.from : (to ?? period.from) >= period.from)
