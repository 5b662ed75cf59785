/**
 * What the ledger of one employee and one type should say on a day and does not say yet: grants, the end of years, expiries. Reads show
 * these entries as if they were written; the nightly job, and every write, writes them. Run again it finds nothing.
 */
import { type Day, yearOf } from '../../../../platform/contract/day.ts'
import { type CountedDay, recount } from './days.ts'
import { earnedOf, grantOf, type ProRataRule, partsIn, type Stretch } from './grant.ts'
import type { Accrual, CarryRule, ServiceStep } from './leave-type.ts'
import { expireBefore, giveBack, type LeaveEntry, lotsOf, payOut, takeLeave } from './ledger.ts'
import { serviceIn, stepFor } from './service.ts'
import { endYear, type YearEnd } from './year-end.ts'

export interface Terms {
  /** What a whole year gives now; without steps, or with fewer years of service than the first asks for. */
  readonly yearHundredths: number
  /** When the type is for them, in order, with a day between; absent where it always is, or is not. */
  readonly covered?: readonly Stretch[] | null
  /** What it gives from so many years of service on. */
  readonly service?: { readonly from: Day; readonly steps: readonly ServiceStep[] } | null
  readonly accrual: Accrual
  readonly stepHundredths: number
  readonly proRata: ProRataRule
  readonly carry: CarryRule
  /** The current contract. The end only once it has come. */
  readonly employed: { readonly from: Day; readonly to: Day | null }
  /** Which contract it is: 1, or 2 for somebody who has come back. Each has grants of its own. */
  readonly contract: number
  /** The first year for which leave is counted here. */
  readonly fromYear: number
  /** The day of the opening balance, where there is one. */
  readonly opened?: Day | null
}

/** What a whole calendar year gives by the terms of today, and when: with steps, by the years of service completed at its end. */
function wholeYear({ yearHundredths, covered, service, employed }: Terms, year: number): readonly Stretch[] {
  const step = service && stepFor(service.steps, serviceIn(year, service.from, employed.to))
  const stretches = covered ?? [{ ...employed, yearHundredths }]
  return step ? stretches.map((stretch) => ({ ...stretch, yearHundredths: step.hundredths })) : stretches
}

export const grantLot = (year: number, contract: number): string => (contract === 1 ? `grant:${year}` : `grant:${year}.${contract}`)
const spanOf = (year: number) => ({ from: `${year}-01-01`, to: `${year}-12-31` })
const leftIn = (entries: readonly LeaveEntry[], lot: string): number => lotsOf(entries).find((one) => one.lot === lot)?.left ?? 0

export function dueEntries(entries: readonly LeaveEntry[], terms: Terms, today: Day): LeaveEntry[] {
  const all = [...entries]
  const now = yearOf(today)
  for (let year = Math.max(terms.fromYear, yearOf(terms.employed.from)); year < now; year++) {
    const begun = all.some(({ kind, lot }) => kind === 'grant' && lot === grantLot(year, terms.contract))
    // A year that is over keeps what it was given, whatever the record says today.
    if (!begun) all.push(...grantDue(all, terms, year, spanOf(year).to))
    all.push(...yearEndOf(all, terms, year).entries)
  }
  if (terms.fromYear <= now) all.push(...grantDue(all, terms, now, today))
  all.push(...expireBefore(all, today))
  return all.slice(entries.length)
}

/** What a year that has not begun gives, for a request that reaches into it. What is earned by month comes with its months. */
export const grantAhead = (entries: readonly LeaveEntry[], terms: Terms, year: number): LeaveEntry[] =>
  terms.accrual === 'month' || year < terms.fromYear ? [] : grantDue(entries, terms, year, spanOf(year).from)

/**
 * The difference between what a year gives by the terms of today and what it was given. A reduction takes nothing that was used already:
 * the balance does not fall below zero by it.
 */
function grantDue(entries: readonly LeaveEntry[], terms: Terms, year: number, on: Day): LeaveEntry[] {
  const { employed, proRata, accrual, stepHundredths } = terms
  const stretches = wholeYear(terms, year)
  const lot = grantLot(year, terms.contract)
  const given = entries.filter(({ kind, lot: own }) => kind === 'grant' && own === lot)
  const granted = given.reduce((all, { hundredths }) => all + hundredths, 0)
  const due =
    accrual === 'year'
      ? grantOf(stretches, year, employed, proRata)
      : Math.min(earnedOf(stretches, on, employed, stepHundredths), grantOf(stretches, year, employed, 'months'))
  const change = due >= granted ? due - granted : -Math.min(granted - due, Math.max(0, leftIn(entries, lot)))
  if (change === 0) return []
  const first = partsIn(stretches, year, employed)[0]?.from ?? on
  const day = given.length === 0 && accrual === 'year' ? first : on
  return [{ kind: 'grant', lot, on: day, hundredths: change, ...spanOf(year), request: null }]
}

/** The end of a year by the terms of today: what was carried already counts towards the limits, and an advance passes to the new year. */
export function yearEndOf(entries: readonly LeaveEntry[], terms: Terms, year: number): YearEnd {
  const { carry } = terms
  const carriedBefore = entries.filter(({ kind, lot, hundredths }) => kind === 'carry' && lot === `carry:${year}` && hundredths > 0)
  const already = carriedBefore.reduce((all, { hundredths }) => all + hundredths, 0)
  const less = (limit: number | null) => (limit === null ? null : Math.max(0, limit - already))
  const rule = { ...carry, limitHundredths: less(carry.limitHundredths), togetherHundredths: less(carry.togetherHundredths) }
  const next = grantOf(wholeYear(terms, year + 1), year + 1, terms.employed, terms.proRata)
  const end = endYear(entries, year, rule, next)
  const advances = lotsOf(entries).filter(({ to, left }) => to === spanOf(year).to && left < 0)
  const passed = advances.flatMap(({ lot, from, to, left }): LeaveEntry[] => [
    { kind: 'carry', lot, on: spanOf(year).to, hundredths: -left, from, to, request: null },
    {
      kind: 'carry',
      lot: grantLot(year + 1, terms.contract),
      on: spanOf(year + 1).from,
      hundredths: left,
      ...spanOf(year + 1),
      request: null,
    },
  ])
  return { ...end, entries: [...end.entries, ...passed] }
}

/**
 * The entries that take days, as `takeLeave` does; what is missing goes below zero in the lot of its day, as far as the type advances.
 * `short` is what cannot be taken: above zero nothing may be written.
 */
export function takeAllowed(
  entries: readonly LeaveEntry[],
  days: readonly { readonly day: Day; readonly hundredths: number }[],
  request: string,
  advanceHundredths: number,
): { entries: LeaveEntry[]; short: number } {
  const all = [...entries]
  const below = lotsOf(entries).reduce((sum, { left }) => sum - Math.min(0, left), 0)
  let open = Math.max(0, advanceHundredths - below)
  let short = 0
  for (const wanted of days.toSorted((a, b) => (a.day < b.day ? -1 : 1))) {
    const taken = takeLeave(all, [wanted], { kind: 'use', request })
    all.push(...taken.entries)
    const lot = lotsOf(all).findLast(({ from, to }) => from <= wanted.day && wanted.day <= (to ?? wanted.day))
    const advanced = lot ? Math.min(open, taken.missing) : 0
    if (lot && advanced > 0)
      all.push({ kind: 'use', lot: lot.lot, on: wanted.day, hundredths: -advanced, from: lot.from, to: lot.to, request })
    open -= advanced
    short += taken.missing - advanced
  }
  return { entries: all.slice(entries.length), short }
}

/** Ends the balance of somebody who leaves: the last year by the time employed, then what is left is paid, or ends. */
export function closeEntries(entries: readonly LeaveEntry[], terms: Terms, on: Day, paidOut: boolean): LeaveEntry[] {
  const all = [...entries, ...dueEntries(entries, { ...terms, employed: { ...terms.employed, to: on } }, on)]
  for (const { lot, from, to, left } of lotsOf(all))
    if (from > on && left > 0) all.push({ kind: 'grant', lot, on, hundredths: -left, from, to, request: null })
  if (paidOut) all.push(...payOut(all, on))
  for (const { lot, from, to, left } of lotsOf(all))
    if (left > 0) all.push({ kind: 'expire', lot, on, hundredths: -left, from, to, request: null })
  return all.slice(entries.length)
}

/** What a change of counted days does to the ledger: gives back what is no longer away, then takes what is new. */
export function movedEntries(
  entries: readonly LeaveEntry[],
  request: string,
  before: readonly CountedDay[],
  after: readonly CountedDay[],
  advanceHundredths: number,
): { entries: LeaveEntry[]; short: number } {
  const { give, take } = recount(before, after)
  const returned = giveBack(entries, request, give)
  const taken = takeAllowed([...entries, ...returned], take, request, advanceHundredths)
  return { entries: [...returned, ...taken.entries], short: taken.short }
}
