/** Compares the working hours of two places. Pure; every local time goes through its zone, so clock changes are taken into account. */
export interface Office {
  zone: string
  /** Minutes of the local day. */
  fromMinute: number
  toMinute: number
}

export interface Span {
  start: Temporal.Instant
  end: Temporal.Instant
}

const MINUTE_MS = 60_000
export const minutesOf = ({ start, end }: Span): number => (end.epochMilliseconds - start.epochMilliseconds) / MINUTE_MS

/** The office hours of one local day as instants. Midnight at the end belongs to the next day. */
export function hoursOn(office: Office, date: Temporal.PlainDate): Span {
  return { start: moment(office.zone, date, office.fromMinute), end: moment(office.zone, date, office.toMinute) }
}

function moment(zone: string, date: Temporal.PlainDate, minute: number): Temporal.Instant {
  const day = minute >= 1440 ? date.add({ days: 1 }) : date
  const time = new Temporal.PlainTime(Math.floor(minute / 60) % 24, minute % 60)
  return day.toZonedDateTime({ timeZone: zone, plainTime: time }).toInstant()
}

const earlier = (a: Temporal.Instant, b: Temporal.Instant) => (Temporal.Instant.compare(a, b) <= 0 ? a : b)
const later = (a: Temporal.Instant, b: Temporal.Instant) => (Temporal.Instant.compare(a, b) >= 0 ? a : b)

function meet(one: Span, other: Span): Span | null {
  const start = later(one.start, other.start)
  const end = earlier(one.end, other.end)
  return Temporal.Instant.compare(start, end) < 0 ? { start, end } : null
}

interface Meeting {
  /** The day of b to which the hours belong. */
  date: Temporal.PlainDate
  span: Span
}

/** Overlap of a's hours of one day with b's: of the day before, the same or the day after in b's calendar. */
export function meetings(a: Office, b: Office, date: Temporal.PlainDate): Meeting[] {
  const own = hoursOn(a, date)
  return [-1, 0, 1].flatMap((shift) => {
    const other = date.add({ days: shift })
    const span = meet(own, hoursOn(b, other))
    return span ? [{ date: other, span }] : []
  })
}

/** The gap between the nearest ends on a day whose hours never overlap; otherwise 0. */
export function gapOn(a: Office, b: Office, date: Temporal.PlainDate): number {
  const own = hoursOn(a, date)
  const gaps = [-1, 0, 1].map((shift) => {
    const other = hoursOn(b, date.add({ days: shift }))
    return Math.max(minutesOf({ start: own.end, end: other.start }), minutesOf({ start: other.end, end: own.start }))
  })
  return Math.max(0, Math.min(...gaps))
}

/** Whether a side works on a day of its own calendar. */
type Works = (date: Temporal.PlainDate) => boolean
const always: Works = () => true

/** The local day of a, 23 to 25 hours long, with the hours in it; none of a day on which a side does not work. */
export function stripOf(a: Office, b: Office, date: Temporal.PlainDate, aWorks: Works = always, bWorks: Works = always) {
  const whole: Span = { start: moment(a.zone, date, 0), end: moment(a.zone, date, 1440) }
  const inside = (spans: Span[]) => spans.flatMap((span) => meet(span, whole) ?? [])
  return {
    ...whole,
    a: inside(aWorks(date) ? [hoursOn(a, date)] : []),
    b: inside(
      [-1, 0, 1]
        .map((shift) => date.add({ days: shift }))
        .filter(bWorks)
        .map((day) => hoursOn(b, day)),
    ),
    shared: inside(aWorks(date) ? meetings(a, b, date).flatMap(({ date: day, span }) => (bWorks(day) ? [span] : [])) : []),
  }
}

interface ClockChange {
  at: Temporal.Instant
  fromOffset: string
  toOffset: string
}

/** Clock changes of a zone within a period. */
export function clockChanges(zone: string, { start, end }: Span): ClockChange[] {
  const changes: ClockChange[] = []
  for (let at = start.toZonedDateTimeISO(zone); ; ) {
    const next = at.getTimeZoneTransition('next')
    if (!next || Temporal.Instant.compare(next.toInstant(), end) >= 0) return changes
    const before = next.subtract({ nanoseconds: 1 })
    if (before.offset !== next.offset) changes.push({ at: next.toInstant(), fromOffset: before.offset, toOffset: next.offset })
    at = next
  }
}
