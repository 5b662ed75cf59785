import { chineseName, SUBSTITUTE } from './chinese-names.ts'
import { englishName } from './english-names.ts'

/** A day off in the public calendar. `english` is its key for corrections. */
interface PublicHoliday {
  date: string
  english: string
  /** Null if the name has no Chinese. */
  chinese: string | null
}

type Library = typeof import('date-holidays').default
let library: Promise<Library> | undefined
/** Loads on first use: it takes a tenth of a second. */
const load = () => {
  library ??= import('date-holidays').then((module) => module.default)
  return library
}

type Kind = 'public' | 'bank'
const results = new Map<string, Promise<readonly PublicHoliday[] | null>>()
/** One at a time: a calendar blocks the event loop for up to 40 ms, and a page that needs several must not block it for their sum. */
let queue: Promise<unknown> = Promise.resolve()

/**
 * Public holidays of a region, or of a subdivision that has a calendar of its own, and year; null if the library has no calendar for it.
 * Cached for the life of the process: about 30 short texts each, and the contract bounds the years, so the cache is bounded too.
 */
export const publicCalendar = (region: string, year: number): Promise<readonly PublicHoliday[] | null> => calendarOf(region, year, 'public')

/** Days on which banks are closed though others work, such as 31 December in Japan; null if the library knows none. */
export const bankCalendar = (region: string, year: number): Promise<readonly PublicHoliday[] | null> => calendarOf(region, year, 'bank')

function calendarOf(region: string, year: number, kind: Kind): Promise<readonly PublicHoliday[] | null> {
  const key = `${kind} ${region}-${year}`
  const known = results.get(key)
  if (known) return known
  const made = queue.then(async () => {
    const Holidays = await load()
    await new Promise((resolve) => setImmediate(resolve))
    return compute(Holidays, region, year, kind)
  })
  // The caller gets the failure; the next in the queue continues.
  queue = made.catch(() => null)
  results.set(key, made)
  made.catch(() => results.delete(key))
  return made
}

/** Notes of days that only some people have: "only for women", "Youth from the age of 14 to 28", "For Muslim". */
const FOR_SOME = /\b(women|youth|children|military|muslim|islamic|orthodox)\b/i

/** A day of 23 hours counts as a day. */
const CLOCK_CHANGE_MS = 2 * 3_600_000

let subdivisions: InstanceType<Library> | undefined
const own = new Map<string, ReadonlySet<string>>()

/** Subdivisions of a country (ISO 3166-2, such as DE-BY) for which the library knows days of their own. */
export async function ownCalendars(country: string): Promise<ReadonlySet<string>> {
  const known = own.get(country)
  if (known) return known
  const Holidays = await load()
  subdivisions ??= new Holidays()
  const found = new Set(Object.keys(subdivisions.getStates(country) ?? {}).map((state) => `${country}-${state}`))
  own.set(country, found)
  return found
}

export const hasOwnCalendar = async (subdivision: string): Promise<boolean> =>
  /^[A-Z]{2}-/.test(subdivision) && (await ownCalendars(subdivision.slice(0, 2))).has(subdivision)

function compute(Holidays: Library, region: string, year: number, kind: Kind): PublicHoliday[] | null {
  const [country = '', state] = region.split('-')
  const options = { languages: ['en'], types: [kind] }
  const calendar = state ? new Holidays(country, state, options) : new Holidays(country, options)
  // The library's types omit the note that it returns.
  const known = calendar.getHolidays(year) as (ReturnType<typeof calendar.getHolidays>[number] & { note?: string })[]
  // A territory without an entry gives no result instead of failing.
  if (!known || known.length === 0) return null
  const days = new Map<string, PublicHoliday>()
  for (const { date, start, end, name, note } of known) {
    // On half days, and days for some people only (soldiers, children), offices are open. Most notes only explain a day.
    if ((note && FOR_SOME.test(note)) || /^\S+ (?!00:00)/.test(date)) continue
    // Holidays that begin at sundown start the evening before: the date is the day itself.
    const first = Temporal.PlainDate.from(date.slice(0, 10))
    const length = Math.max(1, Math.floor((end.getTime() - start.getTime() + CLOCK_CHANGE_MS) / 86_400_000))
    for (let nth = 0; nth < length; nth++) {
      const day = first.add({ days: nth }).toString()
      const english = englishName(name, country)
      days.set(`${day} ${english}`, { date: day, english, chinese: chineseName(english, country) })
    }
  }
  // A day that is a holiday is not its own substitute.
  const isDoubled = ({ date, english }: PublicHoliday) =>
    english.endsWith(SUBSTITUTE) && days.has(`${date} ${english.slice(0, -SUBSTITUTE.length)}`)
  return [...days.values()]
    .filter((one) => one.date.startsWith(String(year)) && !isDoubled(one))
    .sort((a, b) => a.date.localeCompare(b.date))
}
