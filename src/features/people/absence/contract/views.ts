import { z } from 'zod'
import { pair } from '../../../../platform/contract/pair.ts'
import { namedArea } from '../../../base/area/contract/schema.ts'
import { basis, holiday } from '../../calendar/contract/schema.ts'
import { accruals, allowances, proRatas } from './leave-type.ts'
import { entryKinds } from './ledger.ts'
import { halfParts } from './schema.ts'
import { requestEventNames, requestMoveNames, requestStateNames } from './states.ts'

/** What the calls answer. */

export const day = z.string()
export const moment = z.string()
export const hundredths = z.number().int()
export const someone = z.object({ id: z.string(), name: z.string() })
const dayKind = z.enum(['work', 'rest', 'holiday', 'workInExchange', 'restInExchange'])
const part = z.enum(['whole', ...halfParts])

export const leaveTypeRow = z.object({
  code: z.string(),
  name: pair,
  mark: z.number().int(),
  paidBps: z.number().int(),
  countsHolidays: z.boolean(),
  halfDays: z.boolean(),
  allowance: z.enum(allowances),
  yearHundredths: hundredths.nullable(),
  service: z.array(z.object({ years: z.number().int(), hundredths })),
  accrual: z.enum(accruals),
  stepHundredths: hundredths,
  proRata: z.enum(proRatas),
  advanceHundredths: hundredths,
  carryLimitHundredths: hundredths.nullable(),
  carryTogetherHundredths: hundredths.nullable(),
  carryDays: z.number().int().nullable(),
  paidOut: z.boolean(),
  countries: z.array(z.string()),
  teamIds: z.array(z.string()),
  grades: z.array(z.string()),
  archived: z.boolean(),
  version: z.number(),
})
export type LeaveTypeView = z.infer<typeof leaveTypeRow>

export const who = z.object({
  id: z.string(),
  number: z.string(),
  name: z.string(),
  latinName: z.string(),
  team: someone.nullable(),
  country: namedArea.nullable(),
})
export type Who = z.infer<typeof who>

const countedDay = z.object({
  day,
  part,
  kind: dayKind,
  hundredths,
  /** Of a public holiday or an exchanged day. */
  name: pair.nullable(),
})
export type CountedDayView = z.infer<typeof countedDay>

export const lot = z.object({ lot: z.string(), from: day, to: day.nullable(), leftHundredths: hundredths })
export type LotView = z.infer<typeof lot>

/** Null where no balance is kept for the type. */
const balanceChange = z
  .object({
    beforeHundredths: hundredths,
    afterHundredths: hundredths,
    /** What cannot be taken: above zero the request is refused. */
    shortHundredths: hundredths,
    advanceHundredths: hundredths,
    /** In other requests that wait. */
    askedHundredths: hundredths,
    lots: z.array(lot.extend({ afterHundredths: hundredths })),
  })
  .nullable()

const teamDay = z.object({ day, out: z.number().int(), of: z.number().int() })

export const leavePreview = z.object({
  days: z.array(countedDay),
  totalHundredths: hundredths,
  /** What the holidays are based on. */
  basis,
  region: namedArea.nullable(),
  balance: balanceChange,
  conflicts: z.array(z.object({ day, type: z.string(), state: z.enum(requestStateNames) })),
  /** Days on which the team would have too many people out. */
  teamConflicts: z.array(teamDay),
  /** Why it cannot be submitted as it is, in the caller's language; null if it can. */
  objection: z.string().nullable(),
})
export type LeavePreview = z.infer<typeof leavePreview>

const possibility = z.object({
  move: z.enum(requestMoveNames),
  /** The reason why it cannot be made now, in the caller's language; null if it can. */
  why: z.string().nullable(),
})

export const requestRow = z.object({
  id: z.string(),
  version: z.number(),
  state: z.enum(requestStateNames),
  employee: who,
  type: z.string(),
  from: day,
  to: day,
  totalHundredths: hundredths,
  askedBy: z.string(),
  askedAt: moment.nullable(),
  decidedBy: z.string(),
  decidedAt: moment.nullable(),
})
export type RequestRow = z.infer<typeof requestRow>

export const requestDetail = requestRow.extend({
  note: z.string(),
  reason: z.string(),
  halves: z.array(z.object({ day, part: z.enum(halfParts) })),
  preview: leavePreview,
  moves: z.array(possibility),
  history: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(requestEventNames),
      by: z.string(),
      at: moment,
      note: z.string(),
      from: day,
      to: day,
      totalHundredths: hundredths,
    }),
  ),
})
export type RequestDetail = z.infer<typeof requestDetail>

export const typeBalance = z.object({
  type: z.string(),
  leftHundredths: hundredths,
  /** Taken in the current year. */
  usedHundredths: hundredths,
  /** The next part that ends. */
  ending: z.object({ on: day, hundredths }).nullable(),
})
export type TypeBalance = z.infer<typeof typeBalance>
export const balanceRow = who.extend({ balances: z.array(typeBalance) })
export type BalanceRow = z.infer<typeof balanceRow>

export const yearEndRow = z.object({
  id: z.string(),
  employee: who,
  type: z.string(),
  leftHundredths: hundredths,
  carriedHundredths: hundredths,
  expiredHundredths: hundredths,
  until: day.nullable(),
  nextHundredths: hundredths,
})
export type YearEndRow = z.infer<typeof yearEndRow>

const calendarPerson = z.object({
  ...who.omit({ team: true, country: true }).shape,
  teamId: z.string().nullable(),
  country: z.string(),
  /** Whose holidays: a code of `regions`. */
  calendar: z.string(),
  from: day,
  to: day.nullable(),
  patterns: z.array(z.object({ from: day, weekdays: z.array(z.number().int()) })),
})
const calendarAbsence = z.object({
  id: z.string(),
  employeeId: z.string(),
  /** Null for those who only know that somebody is out. */
  type: z.string().nullable(),
  state: z.enum(['asked', 'granted']),
  from: day,
  to: day,
  halves: z.array(z.object({ day, part: z.enum(halfParts) })),
})
export const calendarView = z.object({
  from: day,
  to: day,
  /** In the books. */
  today: day,
  /** Whether the caller sees types, and requests that wait, of everybody. */
  details: z.boolean(),
  outNow: z.array(z.object({ id: z.string(), back: day })),
  waiting: z.number().int(),
  regions: z.array(z.object({ code: z.string(), name: pair, basis, holidays: z.array(holiday), workdays: z.array(holiday) })),
  teams: z.array(z.object({ id: z.string(), name: z.string(), conflicts: z.array(teamDay) })),
  people: z.array(calendarPerson),
  absences: z.array(calendarAbsence),
  /** All countries of the company's employees, whatever the filter. */
  countries: z.array(namedArea),
})
export type CalendarView = z.infer<typeof calendarView>

/** What an employee reads of their own leave. */
export const statement = z.object({
  company: z.string(),
  employee: z.object({ name: z.string(), number: z.string() }),
  today: day,
  balances: z.array(typeBalance.extend({ name: pair, lots: z.array(lot) })),
  entries: z.array(
    z.object({
      id: z.string(),
      type: z.string(),
      name: pair,
      kind: z.enum(entryKinds),
      on: day,
      hundredths,
      lot: z.string(),
      to: day.nullable(),
      requestId: z.string().nullable(),
      /** Null: due, and written by the next night. */
      at: moment.nullable(),
    }),
  ),
  openUntil: moment,
  /** Opens it again until then. */
  open: z.string(),
})

export const overviewView = z.object({
  employed: z.number().int(),
  /** By country and IANA time zone. */
  places: z.array(
    z.object({
      area: namedArea,
      zone: z.string(),
      people: z.number().int(),
      /** Within their working hours at this moment, and not on leave. */
      atWork: z.number().int(),
      out: z.number().int(),
      /** A public holiday there today. */
      holiday: pair.nullable(),
    }),
  ),
  /** The first of those on leave today, with the day on which they work again. */
  out: z.array(z.object({ employee: who, back: day })),
  outCount: z.number().int(),
  /** The first of those whose leave begins in the next seven days. */
  next: z.array(z.object({ employee: who, from: day, to: day })),
  nextCount: z.number().int(),
  /** Requests that the caller can decide. */
  waiting: z.number().int(),
})
export type OverviewView = z.infer<typeof overviewView>
