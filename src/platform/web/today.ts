import { BOOKS_ZONE } from '../../rules/constants.ts'
import { type Day, epochOf } from '../contract/day.ts'
import { dateFormat } from './formats.ts'

/** The calendar day in a zone at an instant. */
export const dayAt = (at: number | string, zone: string): Day =>
  dateFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: zone }).format(new Date(at))

/** What day it is. Rules about days are those of the books, wherever their reader is; the server decides by the same day. */
export const today = (at: number = Date.now()): Day => dayAt(at, BOOKS_ZONE)

/** Days from today to a day; negative once it is past. */
export const daysUntil = (day: Day, at: number = Date.now()): number => epochOf(day) - epochOf(today(at))
