import { type Day, daysOf, type Span } from '../../../../platform/contract/day.ts'
import type { Pair } from '../../../../platform/contract/texts.ts'
import type { Reader } from '../../../../platform/server/data/database.ts'
import { BOOKS_ZONE } from '../../../../rules/constants.ts'
import { areaPathName } from '../../../base/area/server/reads.ts'
import { dayKinds, isScheduled, type Schedule } from '../../calendar/contract/schedule.ts'
import type { Basis, Holiday } from '../../calendar/contract/schema.ts'
import { calendarCodeOf, calendarPlaces, placeOf, stretchesOf } from '../../calendar/server/reads.ts'
import { type EmployeeRow, patternsOf } from '../../employee/server/reads.ts'

/** The date at the employee's place of work. */
export const todayOf = ({ zone }: Pick<EmployeeRow, 'zone'>, now: Temporal.Instant): Day =>
  now
    .toZonedDateTimeISO(zone || BOOKS_ZONE)
    .toPlainDate()
    .toString()

/** Holidays of a region in a stretch of days. */
export interface RegionDays {
  code: string
  name: Pair
  basis: Basis
  holidays: readonly Holiday[]
  workdays: readonly Holiday[]
}

/** By the code of a country or region, or of a subdivision with a calendar of its own; one that has no zone is missing. */
export async function regionDays(db: Reader, codes: readonly string[], { from, to }: Span): Promise<Map<string, RegionDays>> {
  const known = new Set(calendarPlaces().map(({ code }) => code))
  const regions = new Map<string, RegionDays>()
  const asked = [...new Set(codes)].flatMap((code) => (known.has(code.slice(0, 2)) ? [{ code, place: placeOf(code.slice(0, 2)) }] : []))
  const stretches = await stretchesOf(db, asked, from, to)
  for (const [nth, stretch] of stretches.entries()) {
    const { code } = asked[nth]!
    const within = (days: ReadonlyMap<string, Holiday>) => [...days.values()].filter(({ date }) => date >= from && date <= to)
    regions.set(code, {
      code,
      name: { cn: areaPathName(code, 'cn'), en: areaPathName(code, 'en') },
      basis: stretch.basis,
      holidays: within(stretch.holidays),
      workdays: within(stretch.workdays),
    })
  }
  return regions
}

/** Which days somebody works, and what the holidays among them are called. */
export interface PersonDays {
  schedule: Schedule
  region: RegionDays | null
}

export const dayName = ({ region }: PersonDays, day: Day): Pair | null =>
  [...(region?.holidays ?? []), ...(region?.workdays ?? [])].find(({ date }) => date === day)?.name ?? null

/** Whose holidays each of these employees has. */
export async function calendarCodes(
  employees: readonly Pick<EmployeeRow, 'id' | 'country' | 'subdivision'>[],
): Promise<Map<string, string>> {
  const codes = new Map<string, string>()
  for (const employee of employees) codes.set(employee.id, await calendarCodeOf(employee))
  return codes
}

/**
 * By employee: working days by their patterns, holidays by their subdivision or country. Holidays that were added by a correction count as
 * holidays, also those that are rested in exchange: neither counts as leave.
 */
export async function schedulesOf(
  db: Reader,
  employees: readonly Pick<EmployeeRow, 'id' | 'country' | 'subdivision' | 'workDays'>[],
  span: Span,
): Promise<Map<string, PersonDays>> {
  const codes = await calendarCodes(employees)
  const [patterns, regions] = [
    await patternsOf(
      db,
      employees.map(({ id }) => id),
    ),
    await regionDays(db, [...codes.values()], span),
  ]
  return new Map(
    employees.map(({ id, workDays }) => {
      const region = regions.get(codes.get(id) ?? '') ?? null
      const schedule: Schedule = {
        patterns: patterns.get(id) ?? [{ from: span.from, weekdays: workDays }],
        holidays: (region?.holidays ?? []).map(({ date }) => date),
        worked: (region?.workdays ?? []).map(({ date }) => date),
        rested: [],
      }
      return [id, { schedule, region }]
    }),
  )
}

/** The days of a span on which somebody would work. */
export function workingDays({ schedule }: PersonDays, span: Span): Set<Day> {
  const kindOf = dayKinds(schedule)
  return new Set(
    daysOf(span).filter((day) => {
      const kind = kindOf(day)
      return isScheduled(kind) && kind !== 'holiday'
    }),
  )
}
