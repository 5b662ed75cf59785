import { BOOKS_ZONE } from '../../rules/constants.ts'
import { writtenDays } from '../contract/day.ts'
import type { Pair } from '../contract/texts.ts'

/** The one source of time. Tests set and advance it; production reads the machine's clock. */
export interface Clock {
  now(): Temporal.Instant
}

export const systemClock: Clock = { now: () => Temporal.Now.instant() }

export class SettableClock implements Clock {
  #offset = Temporal.Duration.from({ seconds: 0 })

  /** Runs with the machine's clock, shifted by the sum of all calls of `advance`. */
  now(): Temporal.Instant {
    return Temporal.Now.instant().add(this.#offset)
  }

  /** Hours at most: an Instant has no days. */
  advance(by: { hours?: number; minutes?: number; seconds?: number }): void {
    this.#offset = this.#offset.add(by)
  }
}

export const daysAfter = (instant: Temporal.Instant, days: number): Temporal.Instant => instant.add({ hours: days * 24 })

export const inBooksZone = (instant: Temporal.Instant): Temporal.ZonedDateTime => instant.toZonedDateTimeISO(BOOKS_ZONE)

/** The date in the books (YYYY-MM-DD). */
export const today = (instant: Temporal.Instant): string => inBooksZone(instant).toPlainDate().toString()

/** The start of a day of the books (YYYY-MM-DD), or of the day that many days later. */
export const startOfDay = (day: string, plusDays = 0): Temporal.Instant =>
  Temporal.PlainDate.from(day).add({ days: plusDays }).toZonedDateTime(BOOKS_ZONE).toInstant()

/** A moment in a notice, whose reader may be in any zone: "2026-12-04 14:34, Beijing time". */
export function momentPair(instant: Temporal.Instant): Pair {
  const [day = '', minute] = inBooksZone(instant).toPlainDateTime().toString({ smallestUnit: 'minute' }).split('T')
  return { cn: `北京时间 ${day} ${minute}`, en: `${writtenDays(day, 'en')}, ${minute} Beijing time` }
}
