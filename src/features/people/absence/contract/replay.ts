/**
 * Leave is settled by the day of the leave, whenever it was typed. What people decide are facts: grants, corrections, days away. What
 * follows from them is calculated again from the first year that a change touches: from which part of the balance each day comes, what a
 * year carries on, what ends unused. The difference to what is written is added to the ledger.
 */
import { type Day, yearOf } from '../../../../platform/contract/day.ts'
import type { CountedDay } from './days.ts'
import { expireBefore, type LeaveEntry, lotsOf, takeLeave } from './ledger.ts'
import { type Terms, yearEndOf } from './settle.ts'

interface Use {
  readonly request: string
  readonly day: Day
  readonly hundredths: number
}

interface Replayed {
  readonly entries: LeaveEntry[]
  /** Of all days away, what no part of the balance covers. */
  readonly missing: number
}

/** What follows from facts, of the years from `year` on. Entries of earlier years stay as they are. */
const followsIn =
  (year: number) =>
  ({ kind, on, request }: LeaveEntry): boolean => {
    if (kind === 'use' || kind === 'return') return request !== null && yearOf(on) >= year
    if (kind === 'carry') return on >= `${year}-12-31`
    return kind === 'expire' && on > `${year}-01-01`
  }

/** The days away of every request, net of what was given back. */
function usesOf(entries: readonly LeaveEntry[]): Use[] {
  const uses = new Map<string, Use>()
  for (const { kind, on, request, hundredths } of entries) {
    if ((kind !== 'use' && kind !== 'return') || request === null) continue
    const key = `${on} ${request}`
    uses.set(key, { request, day: on, hundredths: (uses.get(key)?.hundredths ?? 0) - hundredths })
  }
  return [...uses.values()].filter(({ hundredths }) => hundredths > 0)
}

/**
 * The ledger as it should be. `ahead`: years that are not over end as well, so that days of the next year can come from what this one will
 * carry on; only to judge a request, since until then it may carry less.
 */
function replay(entries: readonly LeaveEntry[], uses: readonly Use[], terms: Terms, today: Day, year: number, ahead: boolean): Replayed {
  const follows = followsIn(year)
  const all = entries.filter((entry) => !follows(entry))
  const days = uses.filter(({ day }) => yearOf(day) >= year).sort((a, b) => (`${a.day} ${a.request}` < `${b.day} ${b.request}` ? -1 : 1))
  const last = Math.max(yearOf(today), yearOf(days.at(-1)?.day ?? today))
  let missing = 0
  for (let one = year; one <= last; one++) {
    for (const { day, hundredths, request } of days.filter((use) => yearOf(use.day) === one)) {
      const taken = takeLeave(all, [{ day, hundredths }], { kind: 'use', request })
      all.push(...taken.entries)
      if (taken.missing === 0) continue
      missing += taken.missing
      const lot = lotsOf(all).findLast(({ from, to }) => from <= day && day <= (to ?? day))
      if (lot) all.push({ kind: 'use', lot: lot.lot, on: day, hundredths: -taken.missing, from: lot.from, to: lot.to, request })
      else all.push(...entries.filter((entry) => follows(entry) && entry.on === day && entry.request === request))
    }
    if (one < yearOf(today) || (ahead && one < last)) all.push(...yearEndOf(all, terms, one).entries)
  }
  all.push(...expireBefore(all, today))
  return { entries: all, missing }
}

const ORDER = ['return', 'carry', 'expire', 'use'] as const

/** What has to be added to the written entries, so that they say what the replay says. */
function differences(written: readonly LeaveEntry[], replayed: readonly LeaveEntry[], year: number): LeaveEntry[] {
  const follows = followsIn(year)
  const sums = new Map<string, LeaveEntry>()
  const add = (entry: LeaveEntry, sign: 1 | -1) => {
    const kind = entry.kind === 'return' ? 'use' : entry.kind
    const key = `${kind} ${entry.lot} ${entry.on} ${entry.request}`
    sums.set(key, { ...entry, kind, hundredths: (sums.get(key)?.hundredths ?? 0) + sign * entry.hundredths })
  }
  for (const entry of replayed) if (follows(entry)) add(entry, 1)
  for (const entry of written) if (follows(entry)) add(entry, -1)
  return [...sums.values()]
    .filter(({ hundredths }) => hundredths !== 0)
    .map((entry): LeaveEntry => (entry.kind === 'use' && entry.hundredths > 0 ? { ...entry, kind: 'return' } : entry))
    .sort((a, b) => ORDER.indexOf(a.kind as (typeof ORDER)[number]) - ORDER.indexOf(b.kind as (typeof ORDER)[number]))
}

/** What follows from the facts of `year` and of later ones and is not written as it should be. */
export const settledAgain = (entries: readonly LeaveEntry[], terms: Terms, today: Day, year: number): LeaveEntry[] =>
  differences(entries, replay(entries, usesOf(entries), terms, today, year, false).entries, year)

/** What the days away of this year and of later ones should change, now that their parts of the balance are known. */
export const resettled = (entries: readonly LeaveEntry[], terms: Terms, today: Day): LeaveEntry[] =>
  settledAgain(entries, terms, today, yearOf(today))

interface Change {
  /** Of the request: its days as they are to be. */
  request: string
  after: readonly CountedDay[]
  advanceHundredths: number
}

/**
 * What a request, or other days of one, do to the ledger of somebody employed. `short` is what cannot be taken beyond what the type
 * advances: above zero nothing may be written. Days before an opening balance are in it already: they neither take nor give back.
 */
export function movedTo(
  entries: readonly LeaveEntry[],
  terms: Terms,
  today: Day,
  { request, after, advanceHundredths }: Change,
): { entries: LeaveEntry[]; short: number } {
  const before = usesOf(entries)
  const isOpened = (day: Day) => terms.opened != null && day < terms.opened
  const uses = [
    ...before.filter((use) => use.request !== request || isOpened(use.day)),
    ...after.filter(({ day, hundredths }) => hundredths > 0 && !isOpened(day)).map(({ day, hundredths }) => ({ request, day, hundredths })),
  ]
  const touched = [...before.filter((use) => use.request === request), ...uses.filter((use) => use.request === request)]
  const first = touched.reduce((year, { day }) => Math.min(year, yearOf(day)), yearOf(today))
  const year = Math.max(first, Math.min(terms.fromYear, yearOf(today)))
  const judged = replay(entries, uses, terms, today, year, true).missing
  const open = Math.max(advanceHundredths, replay(entries, before, terms, today, year, true).missing)
  return {
    entries: differences(entries, replay(entries, uses, terms, today, year, false).entries, year),
    short: Math.max(0, judged - open),
  }
}
