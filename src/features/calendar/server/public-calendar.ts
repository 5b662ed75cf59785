import { chineseName } from './chinese-names.ts'

/** A day off by the public calendar. `english` is its key for corrections. */
interface PublicHoliday {
  date: string
  english: string
  /** Null where the name has no Chinese. */
  chinese: string | null
}

type Library = typeof import('date-holidays').default
let library: Promise<Library> | undefined
/** A tenth of a second to load, so not before somebody asks. */
const load = () => {
  library ??= import('date-holidays').then((module) => module.default)
  return library
}

const results = new Map<string, Promise<readonly PublicHoliday[] | null>>()
/** One at a time: a calendar takes up to 40 ms of the loop, and a page that asks for several must not take them in one stretch. */
let queue: Promise<unknown> = Promise.resolve()

/**
 * Public holidays of a region and year, or null where the library has no calendar of it. Made once for the life of the process: about 30
 * short texts each, and years are bounded by the contract, so what is kept is bounded too.
 */
export function publicCalendar(region: string, year: number): Promise<readonly PublicHoliday[] | null> {
  const key = `${region}-${year}`
  const known = results.get(key)
  if (known) return known
  const made = queue.then(async () => {
    const Holidays = await load()
    await new Promise((resolve) => setImmediate(resolve))
    return compute(Holidays, region, year)
  })
  // Who asked hears of a failure; the next in the queue goes on.
  queue = made.catch(() => null)
  results.set(key, made)
  made.catch(() => results.delete(key))
  return made
}

/** A day of 23 hours is a day. */
const CLOCK_CHANGE_MS = 2 * 3_600_000

function compute(Holidays: Library, region: string, year: number): PublicHoliday[] | null {
  const calendar = new Holidays(region, { languages: ['en'], types: ['public'] })
  // The library's types leave out the note that it gives.
  const known = calendar.getHolidays(year) as (ReturnType<typeof calendar.getHolidays>[number] & { note?: string })[]
  // A territory without an entry of its own answers nothing rather than failing.
  if (!known || known.length === 0) return null
  const days = new Map<string, PublicHoliday>()
  for (const { date, start, end, name, note } of known) {
    // Half days, and days for some people only (soldiers, children), leave offices open.
    if (note || /^\S+ (?!00:00)/.test(date)) continue
    // Holidays that begin at sundown start the evening before: the day is the one that the text names.
    const first = Temporal.PlainDate.from(date.slice(0, 10))
    const length = Math.max(1, Math.floor((end.getTime() - start.getTime() + CLOCK_CHANGE_MS) / 86_400_000))
    for (let nth = 0; nth < length; nth++) {
      const day = first.add({ days: nth }).toString()
      days.set(`${day} ${name}`, { date: day, english: name, chinese: chineseName(name, region) })
    }
  }
  return [...days.values()].filter(({ date }) => date.startsWith(String(year))).sort((a, b) => a.date.localeCompare(b.date))
}
