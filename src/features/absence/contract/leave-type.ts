/** What a company decides about a kind of leave. Days are in hundredths: 100 is one day. */
export interface LeaveType {
  readonly code: string
  /** The part of the wage that stays paid, in basis points. */
  readonly paidBps: number
  /** Whether days of rest and public holidays inside a request count. */
  readonly countsHolidays: boolean
  readonly halfDays: boolean
  readonly carry: CarryRule
}

export interface CarryRule {
  /** The most that passes to the next year; null without a limit, 0 nothing. */
  readonly limitHundredths: number | null
  /** The most that carried and new leave may be together. */
  readonly togetherHundredths: number | null
  /** For how many days of the new year it is good; null for all of it. */
  readonly days: number | null
}
