import type { Clock } from '../../src/platform/server/clock.ts'
import { BOOKS_ZONE } from '../../src/rules/constants.ts'

const OPENS = { hour: 9, minute: 0 }
const OPEN_MINUTES = 570

/** The clock of the demo world's past, set by the scene. */
export class SeedClock implements Clock {
  #now: Temporal.Instant

  constructor(start: Temporal.Instant) {
    this.#now = start
  }

  now(): Temporal.Instant {
    return this.#now
  }

  set(now: Temporal.Instant): void {
    this.#now = now
  }
}

/** The same numbers at every start: the demo world is always the same, so that people can refer to it. */
export function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/**
 * Times in working hours, given in working days ago: 0.1 is late on the last full working day, 12.9 the morning of the thirteenth last.
 */
export class WorkingDays {
  readonly today: Temporal.PlainDate
  readonly #days: Temporal.PlainDate[] = []

  constructor(now: Temporal.Instant) {
    this.today = now.toZonedDateTimeISO(BOOKS_ZONE).toPlainDate()
  }

  at(daysAgo: number): Temporal.Instant {
    const back = Math.max(Math.ceil(daysAgo), 1)
    const minutes = Math.floor((back - daysAgo) * OPEN_MINUTES)
    return this.#day(back).toZonedDateTime({ timeZone: BOOKS_ZONE, plainTime: OPENS }).toInstant().add({ minutes })
  }

  dateAt(daysAgo: number): Temporal.PlainDate {
    return this.#day(Math.max(Math.ceil(daysAgo), 1))
  }

  /** How many working days ago a day was, as `at` counts; a day of rest counts as the working day before it. */
  agoOf(day: Temporal.PlainDate): number {
    // It cannot be less than five of seven days, but for the week at either end.
    let n = Math.max(1, Math.floor((this.today.since(day).days * 5) / 7) - 5)
    while (Temporal.PlainDate.compare(this.#day(n), day) > 0) n++
    return n
  }

  /** The n-th working day before today, from 1. */
  #day(n: number): Temporal.PlainDate {
    while (this.#days.length < n) {
      let day = (this.#days.at(-1) ?? this.today).subtract({ days: 1 })
      while (day.dayOfWeek > 5) day = day.subtract({ days: 1 })
      this.#days.push(day)
    }
    return this.#days[n - 1]!
  }
}
