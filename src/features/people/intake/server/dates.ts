import type { Cell } from '../../../../platform/server/files/workbook/cells.ts'
import { dayOfSerial } from '../../../../platform/server/files/workbook/days.ts'
import type { Epoch } from '../../../../platform/server/files/workbook/package.ts'
import { type FieldReason, fieldError } from '../../../../platform/server/wire/refusal.ts'
import { plain } from './plain.ts'

/**
 * A value as it would be kept, or what is wrong with it; the proposal is written as the value would be, or "". A guess is a proposal of
 * something else that is spelled alike: people look at each, and none is taken for many rows at once.
 */
export type Parsed = { readonly value: string } | { readonly reason: FieldReason; readonly proposal: string; readonly guess?: boolean }

export const parsed = (value: string): Parsed => ({ value })
export const wrong = (reason: FieldReason, proposal = ''): Parsed => ({ reason, proposal })
export const guessed = (reason: FieldReason, proposal: string): Parsed => ({ reason, proposal, guess: proposal !== '' })

/** How a column writes 5/3/2026. Null where its values do not show it. */
export type DayOrder = 'dayFirst' | 'monthFirst' | null

/** Later than any date of an employee; Buddhist years are. */
const YEAR_MAX = 2400
const BUDDHIST = 543
/** Numbers that are days from 1954 to 2064 in a cell without a date format. */
const [SERIAL_MIN, SERIAL_MAX] = [20_000, 60_000]

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const CLOCK = /[T ]\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?( ?[ap]m)?Z?$/i
const YEAR_FIRST = /^(\d{4})\s*[-./年]\s*(\d{1,2})\s*[-./月]\s*(\d{1,2})\s*[日号]?$/
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/
const YEAR_LAST = /^(\d{1,2})\s*[-./]\s*(\d{1,2})\s*[-./]\s*(\d{4})$/
const DAY_NAMED = /^(\d{1,2})(?:st|nd|rd|th)?[\s-]+([a-z]{3,9})\.?,?[\s-]+(\d{4})$/i
const MONTH_NAMED = /^([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/i
const NO_DAY = /^(\d{4})\s*[-./年]\s*(\d{1,2})\s*月?$/
const SHORT_YEAR = /^(\d{1,2})[-./](\d{1,2}|[a-z]{3,9})[-./](\d{1,2})$/i

export function parseDate(cell: Cell, order: DayOrder, epoch: Epoch): Parsed {
  if (cell.kind === 'date') return fromIso(cell.text.slice(0, 10))
  const text = plain(cell.text).replace(CLOCK, '')
  if (cell.kind === 'number' && Number(text) >= SERIAL_MIN && Number(text) <= SERIAL_MAX) {
    const day = dayOfSerial(Math.floor(Number(text)), epoch) ?? ''
    return wrong(fieldError('dateSerial', { day }), day)
  }
  const first = YEAR_FIRST.exec(text) ?? COMPACT.exec(text)
  if (first) return calendarDay(Number(first[1]), Number(first[2]), Number(first[3]))
  const last = YEAR_LAST.exec(text)
  if (last) return inOrder(Number(last[1]), Number(last[2]), Number(last[3]), order)
  const named = DAY_NAMED.exec(text)
  if (named) return calendarDay(Number(named[3]), monthOf(named[2]), Number(named[1]))
  const american = MONTH_NAMED.exec(text)
  if (american) return calendarDay(Number(american[3]), monthOf(american[1]), Number(american[2]))
  const month = NO_DAY.exec(text)
  if (month) return wrong(fieldError('dateShort'), dayText(Number(month[1]), Number(month[2]), 1) ?? '')
  if (SHORT_YEAR.test(text)) return wrong(fieldError('dateShort'))
  return wrong(fieldError('dateInvalid'))
}

const monthOf = (name = '') => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1

function fromIso(text: string): Parsed {
  const [year, month, day] = text.split('-').map(Number)
  return calendarDay(year ?? 0, month ?? 0, day ?? 0)
}

function calendarDay(year: number, month: number, day: number): Parsed {
  const text = dayText(year, month, day)
  if (text === null || year < 1900) return wrong(fieldError('dateInvalid'))
  if (year <= YEAR_MAX) return parsed(text)
  return wrong(fieldError('dateFar', { year }), dayText(year - BUDDHIST, month, day) ?? '')
}

function inOrder(a: number, b: number, year: number, order: DayOrder): Parsed {
  const dayFirst = dayText(year, b, a)
  const monthFirst = dayText(year, a, b)
  if (dayFirst === null || monthFirst === null || a === b) {
    return monthFirst === null ? calendarDay(year, b, a) : calendarDay(year, a, b)
  }
  if (order === 'dayFirst') return calendarDay(year, b, a)
  if (order === 'monthFirst') return calendarDay(year, a, b)
  return wrong(fieldError('dateAsked', { first: dayFirst, second: monthFirst }))
}

const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** YYYY-MM-DD, or null where the calendar has no such day. */
function dayText(year: number, month: number, day: number): string | null {
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  const length = (LENGTHS[month - 1] ?? 0) + (leap && month === 2 ? 1 : 0)
  if (day < 1 || day > length) return null
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** How often a column writes a date that can only be one of the two. */
export interface OrderEvidence {
  dayFirst: number
  monthFirst: number
}

export function gatherOrder(cell: Cell, evidence: OrderEvidence): void {
  if (cell.kind !== 'text' || cell.text.length > 40) return
  const last = YEAR_LAST.exec(plain(cell.text).replace(CLOCK, ''))
  if (!last) return
  if (Number(last[1]) > 12 && Number(last[2]) <= 12) evidence.dayFirst++
  if (Number(last[2]) > 12 && Number(last[1]) <= 12) evidence.monthFirst++
}

/** The majority decides; a column whose values show neither, or both equally often, is asked about. */
export const orderOf = ({ dayFirst, monthFirst }: OrderEvidence): DayOrder =>
  dayFirst === monthFirst ? null : dayFirst > monthFirst ? 'dayFirst' : 'monthFirst'

/** A day some months later, at most the last of that month. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const all = year * 12 + month - 1 + months
  const [inYear, inMonth] = [Math.floor(all / 12), (all % 12) + 1]
  for (let last = date; ; last--) {
    const found = dayText(inYear, inMonth, last)
    if (found !== null) return found
  }
}
