import { addDays, type Day } from '../../../../platform/contract/day.ts'
import { gradeKey } from '../../employee/contract/grade.ts'
import type { Stretch } from './grant.ts'

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
  /** For how many days of the new year it is valid; null for all of it. */
  readonly days: number | null
}

/**
 * What a year gives. `none`: no balance is kept, and only the decision limits it. `contract`: the leave days a year of the employee's
 * record. `fixed`: the same for everybody, or by years of service.
 */
export const allowances = ['none', 'contract', 'fixed'] as const
export type Allowance = (typeof allowances)[number]

/** From so many completed years of service on, a year gives so much. */
export interface ServiceStep {
  readonly years: number
  readonly hundredths: number
}
export const SERVICE_STEPS_MAX = 6
export const SERVICE_YEARS_MAX = 40

/** Given at once with the year, or earned month by month, each month counted from its first day. */
export const accruals = ['year', 'month'] as const
export type Accrual = (typeof accruals)[number]

/** For a part of a year: a twelfth for each month, or China's rule. `country`: China's for employees in China, months for others. */
export const proRatas = ['country', 'months', 'china'] as const
export type ProRata = (typeof proRatas)[number]

/** How a type looks in the calendar: a colour with a pattern of its own. */
export const LEAVE_MARKS = 6

/** Whom a type is for: those in one of the countries, in one of the teams and of one of the grades; an empty list is everybody. */
export interface Cover {
  readonly countries: readonly string[]
  /** Those below them included. */
  readonly teamIds: readonly string[]
  /** As somebody wrote them; `gradeKey` compares. */
  readonly grades: readonly string[]
}
export interface Covered {
  readonly country: string
  readonly teamId: string | null
  readonly grade: string
}

export const covers = ({ countries, teamIds, grades }: Cover, { country, teamId, grade }: Covered): boolean =>
  (countries.length === 0 || countries.includes(country)) &&
  (teamIds.length === 0 || (teamId !== null && teamIds.includes(teamId))) &&
  (grades.length === 0 || grades.some((one) => gradeKey(one) === gradeKey(grade)))

/** Where somebody was until a day; null: where they are. */
interface Placed extends Covered {
  readonly until: Day | null
}

/** When a type is for somebody who was in these places one after the other, with what a whole year gives by the last of each stretch. */
export function stretchesOf<P extends Placed>(cover: Cover, places: readonly P[], yearOf: (place: P) => number): Stretch[] {
  const stretches: Stretch[] = []
  let from: Day = '0001-01-01'
  for (const place of places) {
    const last = stretches.at(-1)
    const isFor = covers(cover, place)
    if (isFor && last?.to && addDays(last.to, 1) === from)
      stretches.splice(-1, 1, { from: last.from, to: place.until, yearHundredths: yearOf(place) })
    else if (isFor) stretches.push({ from, to: place.until, yearHundredths: yearOf(place) })
    if (place.until) from = addDays(place.until, 1)
  }
  return stretches
}

export interface LeaveRules extends LeaveType {
  readonly nameCn: string
  readonly nameEn: string
  /** From 0, below `LEAVE_MARKS`. */
  readonly mark: number
  readonly allowance: Allowance
  /** With `fixed`; else null. With steps, for fewer years of service than the first asks for. */
  readonly yearHundredths: number | null
  /** With `fixed`, by years; else none. */
  readonly service: readonly ServiceStep[]
  readonly accrual: Accrual
  /** What a month's part is rounded to, with `month`. */
  readonly stepHundredths: number
  readonly proRata: ProRata
  /** How far the balance may fall below zero. */
  readonly advanceHundredths: number
  /** What is unused is paid when somebody leaves; if not, it ends. */
  readonly paidOut: boolean
}

const nothing: CarryRule = { limitHundredths: 0, togetherHundredths: null, days: null }
const common = {
  countsHolidays: false,
  halfDays: true,
  allowance: 'none',
  yearHundredths: null,
  service: [],
  accrual: 'year',
  stepHundredths: 1,
  proRata: 'country',
  advanceHundredths: 0,
  paidOut: false,
  carry: nothing,
} as const

/** The types of a company that has not changed them, in order. */
export const defaultLeaveTypes: readonly LeaveRules[] = [
  {
    ...common,
    code: 'annual',
    nameCn: '年假',
    nameEn: 'Annual leave',
    mark: 0,
    paidBps: 10_000,
    allowance: 'contract',
    paidOut: true,
    carry: { limitHundredths: 500, togetherHundredths: null, days: 90 },
  },
  { ...common, code: 'sick', nameCn: '病假', nameEn: 'Sick leave', mark: 1, paidBps: 10_000 },
  { ...common, code: 'unpaid', nameCn: '无薪假', nameEn: 'Unpaid leave', mark: 2, paidBps: 0 },
  { ...common, code: 'casual', nameCn: '事假', nameEn: 'Casual leave', mark: 3, paidBps: 10_000, allowance: 'fixed', yearHundredths: 300 },
  {
    ...common,
    code: 'parental',
    nameCn: '育儿假',
    nameEn: 'Parental leave',
    mark: 4,
    paidBps: 10_000,
    countsHolidays: true,
    halfDays: false,
  },
  { ...common, code: 'other', nameCn: '其他', nameEn: 'Other leave', mark: 5, paidBps: 10_000 },
]
