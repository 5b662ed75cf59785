import type { Pair } from '../../../../platform/contract/texts.ts'
import { today } from '../../../../platform/server/clock.ts'
import { prepared, type Reader, together } from '../../../../platform/server/data/database.ts'
import { and, asc, gt, inArray, type PgColumn, sql } from '../../../../platform/server/data/drizzle.ts'
import { fieldError, refuseFields } from '../../../../platform/server/wire/refusal.ts'
import { accountsByIds } from '../../../base/account/server/reads.ts'
import { areaTree, findArea } from '../../../base/area/server/reads.ts'
import type { Basis, Holiday, YearOf } from '../contract/schema.ts'
import { bankCalendar, hasOwnCalendar, ownCalendars, publicCalendar } from './public-calendar.ts'
import { type CorrectionRow, calendarChange, calendarCorrection, calendarVerification } from './tables.ts'
import { weekendOf } from './weekend.ts'

type Place = YearOf['region']

/** Inhabited regions: those with a zone. Built once; the tree does not change. */
let places: Omit<Place, 'weekend'>[] | undefined
export const calendarPlaces = () => {
  places ??= areaTree().flatMap(({ code, cn, en, zone, currency }) => (zone && currency ? [{ code, name: { cn, en }, zone }] : []))
  return places
}

export function placeOf(code: string, field = 'region'): Place {
  const area = findArea(code)?.area
  if (!area?.zone || code.length !== 2) throw refuseFields({ [field]: 'areaUnknown' })
  return { code, name: { cn: area.cn, en: area.en }, zone: area.zone, weekend: [...weekendOf(code)] }
}

/** Whose holidays somebody has who works there: the subdivision, if the public calendar has days of its own for it, else the country. */
export const calendarCodeOf = async ({ country, subdivision }: { country: string; subdivision: string }): Promise<string> =>
  subdivision.startsWith(`${country}-`) && (await hasOwnCalendar(subdivision)) ? subdivision : country

/** A place, and the code whose public calendar counts there: its own, or of a subdivision with other days. */
interface Asked {
  place: Place
  code?: string
}

/** States and provinces with days of their own. */
export async function partsOf(country: string): Promise<{ code: string; name: Pair }[]> {
  const own = await ownCalendars(country)
  return [...own].flatMap((code) => {
    const area = findArea(code)?.area
    return area ? [{ code, name: { cn: area.cn, en: area.en } }] : []
  })
}

/** What a visitor asks about: a country, or one of its parts with days of its own. */
export async function askedOf(code: string): Promise<Asked> {
  const place = placeOf(code.slice(0, 2))
  if (code.length > 2 && !(findArea(code) && (await hasOwnCalendar(code)))) throw refuseFields({ region: 'areaUnknown' })
  return { place, code }
}

/** As people read it: the part, and its country. */
function named({ place, code = place.code }: Asked): Place {
  const part = code === place.code ? undefined : findArea(code)?.area
  return part ? { ...place, code, name: { cn: place.name.cn + part.cn, en: `${part.en}, ${place.name.en}` } } : place
}

const regionIs = (column: PgColumn) => sql`${column} = any(${sql.placeholder('regions')}::text[])`

const correctionsAmong = prepared((db) =>
  db
    .select()
    .from(calendarCorrection)
    .where(regionIs(calendarCorrection.region))
    .orderBy(asc(calendarCorrection.date))
    .prepare('calendar_corrections'),
)

const verifiedAmong = prepared((db) =>
  db
    .select()
    .from(calendarVerification)
    .where(and(regionIs(calendarVerification.region), sql`${calendarVerification.year} = any(${sql.placeholder('years')}::integer[])`))
    .prepare('calendar_verified'),
)

export const correctionsOf = (db: Reader, region: string): Promise<CorrectionRow[]> => correctionsAmong(db).execute({ regions: [region] })

/** Days of countries that were corrected after a moment, also where the correction was undone. */
export const calendarChangesSince = (
  db: Reader,
  regions: readonly string[],
  since: Temporal.Instant,
): Promise<(typeof calendarChange.$inferSelect)[]> =>
  db
    .select()
    .from(calendarChange)
    .where(and(inArray(calendarChange.region, [...regions]), gt(calendarChange.at, since)))
    .orderBy(asc(calendarChange.date))

/** A year without its country's parts, and without the name of who verified it. */
type BareYear = Omit<YearOf, 'parts' | 'verifiedBy'> & { verifiedBy: string | null }

/** Of each place its years, read together however many places there are. */
async function bareYears(db: Reader, asked: readonly Asked[], years: readonly number[]): Promise<BareYear[][]> {
  const regions = [...new Set(asked.map(({ place }) => place.code))]
  const [corrections, verified] = await together(
    () => correctionsAmong(db).execute({ regions }),
    () => verifiedAmong(db).execute({ regions, years }),
  )
  const made =
    (place: Place, code: string) =>
    async (year: number): Promise<BareYear> => {
      const whole = await publicCalendar(place.code, year)
      const raw = code === place.code ? whole : await publicCalendar(code, year)
      const own = corrections.filter(
        ({ region, date, inParts }) => region === place.code && date.startsWith(`${year}-`) && (inParts || code === place.code),
      )
      const word = sameDays(raw, whole) ? verified.find((row) => row.region === place.code && row.year === year) : undefined
      const known = raw !== null || own.length > 0
      return {
        region: named({ place, code }),
        year,
        basis: word ? 'verified' : known ? 'public' : 'none',
        verifiedOn: word ? today(word.verifiedAt) : null,
        verifiedBy: word?.verifiedBy ?? null,
        source: word?.source ?? '',
        holidays: corrected(raw ?? [], own, code !== place.code),
        workdays: own.filter(({ kind }) => kind === 'workday').map(asHoliday),
      }
    }
  return Promise.all(asked.map(({ place, code = place.code }) => Promise.all(years.map(made(place, code)))))
}

/**
 * The years of a region as shown to people: the public calendar with the operator's corrections, read each time so that a correction
 * takes effect at once. Operators correct and verify countries: of a subdivision with other days a year is not verified.
 */
export async function yearsOf(db: Reader, asked: Asked, years: readonly number[]): Promise<Omit<YearOf, 'parts'>[]> {
  const [found = []] = await bareYears(db, [asked], years)
  const people = await accountsByIds(
    db,
    found.flatMap(({ verifiedBy }) => verifiedBy ?? []),
  )
  return found.map((year) => ({ ...year, verifiedBy: (year.verifiedBy && people.get(year.verifiedBy)?.name) || '' }))
}

type Days = readonly { date: string }[] | null
const sameDays = (one: Days, other: Days): boolean =>
  one === other || (one ?? []).map(({ date }) => date).join() === (other ?? []).map(({ date }) => date).join()

const asHoliday = ({ date, nameCn, nameEn }: CorrectionRow): Holiday => ({
  date,
  name: { cn: nameCn, en: nameEn },
  cnLang: 'zh-CN',
  corrected: true,
})

function corrected(
  raw: readonly { date: string; english: string; chinese: string | null }[],
  corrections: readonly CorrectionRow[],
  isPart: boolean,
): Holiday[] {
  const worked = new Set(corrections.filter(({ kind }) => kind === 'workday').map(({ date }) => date))
  const kept = raw.flatMap(({ date, english, chinese }): Holiday[] => {
    const change = corrections.find(
      (row) => row.date === date && row.english === english && (row.kind === 'remove' || row.kind === 'rename'),
    )
    if (change?.kind === 'remove' || worked.has(date)) return []
    if (change) return [asHoliday(change)]
    return [{ date, name: { cn: chinese ?? english, en: english }, cnLang: chinese ? 'zh-CN' : 'en', corrected: false }]
  })
  const has = ({ date }: CorrectionRow) => kept.some((day) => day.date === date)
  // The list of a part may have what that of its country lacks.
  const added = corrections.filter((row) => row.kind === 'add' && !(isPart && has(row))).map(asHoliday)
  return [...kept, ...added].sort((one, other) => one.date.localeCompare(other.date))
}

/** Holidays and exchanged days of a period, by date; `bases` are those of its years, `basis` is the weakest. */
interface Stretch {
  place: Place
  basis: Basis
  bases: ReadonlyMap<number, Basis>
  holidays: ReadonlyMap<string, Holiday>
  workdays: ReadonlyMap<string, Holiday>
  isRest: (date: string) => boolean
  works: (date: string) => boolean
}

/** `code`: that of the place, or of a subdivision of it by `calendarCodeOf`. */
export async function stretchOf(db: Reader, place: Place, from: string, to: string, code = place.code): Promise<Stretch> {
  return (await stretchesOf(db, [{ place, code }], from, to))[0]!
}

/** The same for several places, in their order. */
export async function stretchesOf(db: Reader, asked: readonly Asked[], from: string, to: string): Promise<Stretch[]> {
  const all = await bareYears(db, asked, yearsFrom(from, to))
  return all.map((years, nth) => stretchIn(asked[nth]!.place, years))
}

function yearsFrom(from: string, to: string): number[] {
  const first = Number(from.slice(0, 4))
  return Array.from({ length: Number(to.slice(0, 4)) - first + 1 }, (_, nth) => first + nth)
}

function stretchIn(place: Place, years: readonly BareYear[]): Stretch {
  const holidays = new Map(years.flatMap((year) => year.holidays.map((day) => [day.date, day] as const)))
  const workdays = new Map(years.flatMap((year) => year.workdays.map((day) => [day.date, day] as const)))
  const isRest = (date: string) => place.weekend.includes(Temporal.PlainDate.from(date).dayOfWeek) && !workdays.has(date)
  const bases = new Map(years.map(({ year, basis }) => [year, basis]))
  return { place, basis: weakest(years), bases, holidays, workdays, isRest, works: (date) => !isRest(date) && !holidays.has(date) }
}

/** The days of a period on which the banks of a region rest: weekends, holidays, and days on which banks alone are closed. */
export async function bankRestOf(
  db: Reader,
  place: Place,
  from: string,
  to: string,
  code = place.code,
): Promise<(date: string) => boolean> {
  const { works } = await stretchOf(db, place, from, to, code)
  const calendars = await Promise.all(yearsFrom(from, to).map((year) => bankCalendar(code, year)))
  const closed = new Set(calendars.flatMap((days) => (days ?? []).map(({ date }) => date)))
  return (date) => !works(date) || closed.has(date)
}

const order: readonly Basis[] = ['none', 'public', 'verified']
const weakest = (years: readonly BareYear[]): Basis => order.find((one) => years.some(({ basis }) => basis === one)) ?? 'public'

const COUNTED_YEARS = 3

/** Working days from one day to another, both included. */
export async function countWorkdays(db: Reader, region: string, from: string, to: string) {
  const asked = await askedOf(region)
  if (to < from) throw refuseFields({ to: 'dateOrder' })
  if (to > Temporal.PlainDate.from(from).add({ years: COUNTED_YEARS }).toString())
    throw refuseFields({ to: fieldError('periodLong', { years: COUNTED_YEARS }) })
  const stretch = await stretchOf(db, asked.place, from, to, asked.code)
  const counted = { days: 0, restDays: 0, workdays: 0, holidays: [] as Holiday[], exchanged: [] as Holiday[] }
  const end = Temporal.PlainDate.from(to)
  for (let day = Temporal.PlainDate.from(from); Temporal.PlainDate.compare(day, end) <= 0; day = day.add({ days: 1 })) {
    const date = day.toString()
    const holiday = stretch.holidays.get(date)
    const exchanged = stretch.workdays.get(date)
    counted.days++
    if (stretch.isRest(date)) counted.restDays++
    else if (holiday) counted.holidays.push(holiday)
    else counted.workdays++
    if (exchanged) counted.exchanged.push(exchanged)
  }
  return { region: named(asked), from, to, ...counted, basis: stretch.basis }
}

/** Regions at an instant: minutes ahead of UTC, and the first holidays of each from its own today on. */
export async function placesNow(db: Reader, codes: readonly string[], now: Temporal.Instant, count: number) {
  const local = codes.map((code) => {
    const place = placeOf(code)
    return { place, at: now.toZonedDateTimeISO(place.zone) }
  })
  const years = local.flatMap(({ at }) => [at.year, at.year + 1])
  const found = await bareYears(db, local, [...new Set(years)])
  return local.map(({ place: { weekend: _, ...shown }, at }, nth) => {
    const day = at.toPlainDate().toString()
    const ofTwo = found[nth]!.filter(({ year }) => year === at.year || year === at.year + 1)
    const coming = ofTwo.flatMap(({ holidays, basis }) => holidays.filter(({ date }) => date >= day).map((one) => ({ ...one, basis })))
    return { ...shown, offsetMinutes: Math.round(at.offsetNanoseconds / 60_000_000_000), next: coming.slice(0, count) }
  })
}
