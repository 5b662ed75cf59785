import { addDays, type Day, daysIn, type Span, weekdayOf, yearOf } from '../../../../platform/contract/day.ts'
import type { Reader } from '../../../../platform/server/data/database.ts'
import type { Basis } from '../../calendar/contract/schema.ts'
import { bankRestOf, calendarCodeOf, calendarPlaces, placeOf, stretchesOf } from '../../calendar/server/reads.ts'
import type { PayCalendar } from '../contract/engine/period.ts'
import type { PayGroupRow } from './tables.ts'

/** Public holidays and exchanged days of a country in a stretch. */
export interface CountryDays {
  readonly holidays: readonly Day[]
  readonly worked: readonly Day[]
  /** By year. */
  readonly bases: ReadonlyMap<number, Basis>
}

const SATURDAY = 6
const noDays = (): CountryDays => ({ holidays: [], worked: [], bases: new Map() })
const known = (country: string): boolean => calendarPlaces().some(({ code }) => code === country)

/** By the code of a country, or of a subdivision (`calendarCodeOf`); without a calendar there are no holidays, and it is not verified. */
export async function countryDays(db: Reader, codes: Iterable<string>, span: Span): Promise<Map<string, CountryDays>> {
  const wanted = [...new Set(codes)]
  const found = new Map<string, CountryDays>(wanted.map((code) => [code, noDays()]))
  const asked = wanted.flatMap((code) => (known(code.slice(0, 2)) ? [{ code, place: placeOf(code.slice(0, 2)) }] : []))
  const stretches = await stretchesOf(db, asked, span.from, span.to)
  for (const [nth, { holidays, workdays, bases }] of stretches.entries())
    found.set(asked[nth]!.code, { holidays: [...holidays.keys()], worked: [...workdays.keys()], bases })
  return found
}

interface Workplace {
  country: string
  subdivision: string
}

/** By where people work: of a subdivision where it has days of its own. */
export async function workplaceDays(db: Reader, places: readonly Workplace[], span: Span): Promise<(place: Workplace) => CountryDays> {
  const keyOf = ({ country, subdivision }: Workplace) => `${country} ${subdivision}`
  const codes = new Map<string, string>()
  for (const place of places) if (!codes.has(keyOf(place))) codes.set(keyOf(place), await calendarCodeOf(place))
  const days = await countryDays(db, codes.values(), span)
  const none = noDays()
  return (place) => days.get(codes.get(keyOf(place)) ?? place.country) ?? none
}

/** What of them lies in a stretch. */
export const within = ({ holidays, worked }: CountryDays, span: Span): Pick<CountryDays, 'holidays' | 'worked'> => ({
  holidays: holidays.filter((day) => day >= span.from && day <= span.to),
  worked: worked.filter((day) => day >= span.from && day <= span.to),
})

/** Years of a stretch whose calendar nobody has verified. */
export const unverifiedYears = ({ bases }: CountryDays, { from, to }: Span): number[] =>
  Array.from({ length: yearOf(to) - yearOf(from) + 1 }, (_, nth) => yearOf(from) + nth).filter((year) => bases.get(year) !== 'verified')

/** The calendar of a pay group's region, a country or a subdivision: that of the subdivision where it has days of its own. */
export const regionCode = (region: string): Promise<string> => calendarCodeOf({ country: region.slice(0, 2), subdivision: region })

/** Whether banks of a region rest on a day of a stretch: weekends, public holidays, and days on which banks alone are closed. */
export async function restDays(db: Reader, region: string, span: Span): Promise<(day: Day) => boolean> {
  const country = region.slice(0, 2)
  if (!known(country)) return (day) => weekdayOf(day) >= SATURDAY
  const rests = await bankRestOf(db, placeOf(country), span.from, span.to, await regionCode(region))
  const rest = new Set(Array.from({ length: daysIn(span) }, (_, index) => addDays(span.from, index)).filter(rests))
  return (day) => rest.has(day)
}

/** A group as the engine's calendar. */
export const calendarOf = (
  group: Pick<PayGroupRow, 'cycle' | 'anchor' | 'cutOffDays' | 'payKind' | 'payDay' | 'payMonths'>,
): PayCalendar => ({
  cycle: group.cycle,
  anchor: group.anchor,
  cutOffDays: group.cutOffDays,
  pay:
    group.payKind === 'date'
      ? { kind: 'date', date: group.payDay, monthsAfterEnd: group.payMonths }
      : { kind: 'daysAfterEnd', days: group.payDay },
})
