import { addDays, type Day, daysIn, type Span } from '../../../platform/contract/day.ts'
import type { Reader } from '../../../platform/server/database.ts'
import type { Basis } from '../../calendar/contract/schema.ts'
import { calendarPlaces, placeOf, stretchOf } from '../../calendar/server/reads.ts'
import type { PayCalendar } from '../contract/engine/period.ts'
import type { PayGroupRow } from './tables.ts'

/** Public holidays and exchanged days of a country in a stretch. */
export interface CountryDays {
  readonly holidays: readonly Day[]
  readonly worked: readonly Day[]
  readonly basis: Basis
}

export const noDays = (): CountryDays => ({ holidays: [], worked: [], basis: 'none' })
const known = (country: string): boolean => calendarPlaces().some(({ code }) => code === country)

/** By country; a country without a calendar has no holidays and is not verified. */
export async function countryDays(db: Reader, countries: Iterable<string>, span: Span): Promise<Map<string, CountryDays>> {
  const found = new Map<string, CountryDays>()
  for (const country of new Set(countries)) {
    if (!known(country)) found.set(country, noDays())
    else {
      const { holidays, workdays, basis } = await stretchOf(db, placeOf(country), span.from, span.to)
      found.set(country, { holidays: [...holidays.keys()], worked: [...workdays.keys()], basis })
    }
  }
  return found
}

/** What of them lies in a stretch. */
export const within = ({ holidays, worked, basis }: CountryDays, span: Span): CountryDays => ({
  holidays: holidays.filter((day) => day >= span.from && day <= span.to),
  worked: worked.filter((day) => day >= span.from && day <= span.to),
  basis,
})

/** Whether banks of a region rest on a day: weekends and public holidays. */
export async function restDays(db: Reader, region: string, span: Span): Promise<(day: Day) => boolean> {
  if (!known(region)) return () => false
  const { works } = await stretchOf(db, placeOf(region), span.from, span.to)
  const rest = new Set(Array.from({ length: daysIn(span) }, (_, index) => addDays(span.from, index)).filter((day) => !works(day)))
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
