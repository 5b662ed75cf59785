import type { Reader } from '../../../../platform/server/data/database.ts'
import { refuseFields } from '../../../../platform/server/wire/refusal.ts'
import { COMPARE_WEEKS } from '../contract/schedule.ts'
import { clockChanges, gapOn, hoursOn, meetings, minutesOf, type Office, type Span, stripOf } from './overlap.ts'
import { placeOf, stretchesOf } from './reads.ts'

interface Asked {
  a: string
  b: string
  date?: string | undefined
  aFrom: number
  aTo: number
  bFrom: number
  bTo: number
}

const toIso = ({ start, end }: Span) => ({ start: start.toString(), end: end.toString() })

/** Four weeks from the Monday of a date, by default of this week: shared hours and shared workdays of two regions. */
export async function compareRegions(db: Reader, now: Temporal.Instant, asked: Asked) {
  if (asked.a === asked.b) throw refuseFields({ b: 'sameRegion' })
  if (asked.aTo <= asked.aFrom) throw refuseFields({ aTo: 'hoursOrder' })
  if (asked.bTo <= asked.bFrom) throw refuseFields({ bTo: 'hoursOrder' })
  const [one, other] = [placeOf(asked.a, 'a'), placeOf(asked.b, 'b')]
  const a: Office = { zone: one.zone, fromMinute: asked.aFrom, toMinute: asked.aTo }
  const b: Office = { zone: other.zone, fromMinute: asked.bFrom, toMinute: asked.bTo }
  const today = now.toZonedDateTimeISO(one.zone).toPlainDate()
  // On Saturday and Sunday the week to plan is the one that comes.
  const day = asked.date ? Temporal.PlainDate.from(asked.date) : today.add({ days: today.dayOfWeek > 5 ? 2 : 0 })
  const monday = day.subtract({ days: day.dayOfWeek - 1 })
  const dates = Array.from({ length: COMPARE_WEEKS * 7 }, (_, nth) => monday.add({ days: nth }))
  const last = dates.at(-1)!
  const around = [monday.subtract({ days: 1 }).toString(), last.add({ days: 1 }).toString()] as const
  const [ofA, ofB] = await stretchesOf(db, [{ place: one }, { place: other }], ...around)
  if (!ofA || !ofB) throw new Error('each place has its days')

  const days = dates.map((date) => {
    const met = meetings(a, b, date)
    const otherDates = met.length > 0 ? met.map((each) => each.date.toString()) : [date.toString()]
    const mine = date.toString()
    const aWorks = ofA.works(mine)
    const worked = met.filter((each) => aWorks && ofB.works(each.date.toString()))
    return {
      date: mine,
      weekday: date.dayOfWeek,
      otherDates,
      aHoliday: ofA.holidays.get(mine) ?? null,
      bHoliday: otherDates.map((each) => ofB.holidays.get(each)).find((each) => each !== undefined) ?? null,
      aRest: ofA.isRest(mine),
      bRest: otherDates.every(ofB.isRest),
      shared: aWorks && otherDates.some(ofB.works),
      minutes: worked.reduce((sum, each) => sum + minutesOf(each.span), 0),
      spans: worked.map((each) => toIso(each.span)),
    }
  })
  const from = asked.date ? monday.toString() : today.toString()
  const shown = days.findIndex(({ date, shared }) => shared && date >= from)
  const strip = dates[Math.max(0, shown)]!
  const drawn = stripOf(
    a,
    b,
    strip,
    (each) => ofA.works(each.toString()),
    (each) => ofB.works(each.toString()),
  )
  const whole: Span = { start: hoursOn(a, monday).start, end: hoursOn(a, last).end }
  const changes = [one, other].flatMap(({ code, zone }) =>
    clockChanges(zone, whole).map(({ at, ...offsets }) => ({ code, at: at.toString(), ...offsets })),
  )
  return {
    a: { ...one, from: asked.aFrom, to: asked.aTo, basis: ofA.basis },
    b: { ...other, from: asked.bFrom, to: asked.bTo, basis: ofB.basis },
    from: monday.toString(),
    to: last.toString(),
    days,
    sharedDays: days.filter(({ shared }) => shared).length,
    sharedMinutes: days.reduce((sum, { minutes }) => sum + minutes, 0),
    strip: {
      date: strip.toString(),
      ...toIso(drawn),
      a: drawn.a.map(toIso),
      b: drawn.b.map(toIso),
      shared: drawn.shared.map(toIso),
    },
    gapMinutes: gapOn(a, b, strip),
    changes: changes.sort((x, y) => x.at.localeCompare(y.at)),
    offsets: { a: offsetOf(one.zone, drawn.start), b: offsetOf(other.zone, drawn.start) },
  }
}

const offsetOf = (zone: string, at: Temporal.Instant): string => at.toZonedDateTimeISO(zone).offset
