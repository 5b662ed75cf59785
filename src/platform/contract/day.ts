/**
 * Calendar days as text, without zone or clock: code that runs on both sides has no Temporal in every browser, and `Date` would shift days
 * by zone. Proleptic Gregorian; text order is time order between the years 1000 and 9999.
 */

import type { Lang } from './texts.ts'

/** YYYY-MM-DD. */
export type Day = string

/** Both ends belong to it. */
export interface Span {
  readonly from: Day
  readonly to: Day
}

const DAYS_PER_ERA = 146_097
const DAYS_TO_1970 = 719_468
const LAST = '9999-12-31'

/** Days since 1970-01-01. The year is counted from 1 March, so that the leap day comes last. */
export function epochOf(day: Day): number {
  const month = Number(day.slice(5, 7))
  const year = Number(day.slice(0, 4)) - (month <= 2 ? 1 : 0)
  const era = Math.floor(year / 400)
  const yearOfEra = year - era * 400
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + Number(day.slice(8, 10)) - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * DAYS_PER_ERA + dayOfEra - DAYS_TO_1970
}

export function dayOf(epoch: number): Day {
  const shifted = epoch + DAYS_TO_1970
  const era = Math.floor(shifted / DAYS_PER_ERA)
  const dayOfEra = shifted - era * DAYS_PER_ERA
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153)
  const date = dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
  return textOf(yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, date)
}

const textOf = (year: number, month: number, date: number): Day =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`

export const addDays = (day: Day, days: number): Day => dayOf(epochOf(day) + days)

/** The same date some months later, or the last day of a month that has no such date: 31 January + 1 is 28 February. */
export function addMonths(day: Day, months: number): Day {
  const count = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months
  const [year, month] = [Math.floor(count / 12), (count % 12) + 1]
  return textOf(year, month, Math.min(dateOf(day), daysInMonth(year, month)))
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

/** 1 to 31. */
export const dateOf = (day: Day): number => Number(day.slice(8, 10))
export const yearOf = (day: Day): number => Number(day.slice(0, 4))
/** How many days the month of a day has. */
export const monthDays = (day: Day): number => daysInMonth(yearOf(day), Number(day.slice(5, 7)))
/** Monday is 1, Sunday is 7. */
export const weekdayOf = (day: Day): number => weekdayAt(epochOf(day))
export const weekdayAt = (epoch: number): number => ((((epoch + 3) % 7) + 7) % 7) + 1
/** How many days lie in it, both ends counted; none where it ends before it begins. */
export const daysIn = ({ from, to }: Span): number => Math.max(0, epochOf(to) - epochOf(from) + 1)

export function daysOf(span: Span): Day[] {
  const first = epochOf(span.from)
  return Array.from({ length: daysIn(span) }, (_, index) => dayOf(first + index))
}

/** What two stretches share; an open end is null. Null where they do not meet. */
export function overlapOf(a: { from: Day; to: Day | null }, b: { from: Day; to: Day | null }): Span | null {
  const from = a.from > b.from ? a.from : b.from
  const [endA, endB] = [a.to ?? LAST, b.to ?? LAST]
  const to = endA < endB ? endA : endB
  return from <= to ? { from, to } : null
}

/** A text, not a list that is made: pages that write no day leave it out. */
const MONTHS = 'JanFebMarAprMayJunJulAugSepOctNovDec'
const monthOf = (month: string): string => MONTHS.slice(3 * Number(month) - 3, 3 * Number(month))

/** A text with each of its days as the language writes them: "2026-12-01" in Chinese, "1 Dec 2026" in English. */
export const writtenDays = (text: string, lang: Lang): string =>
  lang === 'cn' ? text : text.replace(/\b(\d{4})-(\d\d)-(\d\d)\b/g, (_, year, month, date) => `${Number(date)} ${monthOf(month)} ${year}`)
