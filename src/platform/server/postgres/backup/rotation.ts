/** How many backups are kept: the newest of each of the last days, weeks and months that have one. */
const KEPT = { days: 7, weeks: 5, months: 12 } as const

export interface Made {
  name: string
  madeAt: Temporal.Instant
}

/**
 * Which of these backups stay. `daily` are those since whose first one the log of the database is kept, so that any time after it can be
 * restored; the others are restored as they were made.
 */
export function keptOf(made: readonly Made[]): { daily: Made[]; kept: Made[] } {
  const newestFirst = made.toSorted((a, b) => Temporal.Instant.compare(b.madeAt, a.madeAt))
  const firstOfEach = (count: number, period: (day: Temporal.ZonedDateTime) => string): Made[] => {
    const found = new Map<string, Made>()
    for (const one of newestFirst) {
      const key = period(one.madeAt.toZonedDateTimeISO('UTC'))
      if (!found.has(key) && found.size < count) found.set(key, one)
    }
    return [...found.values()]
  }
  const daily = firstOfEach(KEPT.days, (at) => at.toPlainDate().toString())
  const weekly = firstOfEach(KEPT.weeks, (at) => `${at.yearOfWeek}-${at.weekOfYear}`)
  const monthly = firstOfEach(KEPT.months, (at) => at.toPlainDate().toPlainYearMonth().toString())
  return { daily, kept: newestFirst.filter((one) => [daily, weekly, monthly].some((list) => list.includes(one))) }
}
