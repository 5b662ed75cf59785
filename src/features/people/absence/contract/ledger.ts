/**
 * Leave is a ledger of its own: entries in hundredths of a day that are only ever added. A grant or a carry opens a lot with its validity;
 * every other entry names the lot that it changes. A balance is a sum.
 */
import { addDays, type Day } from '../../../../platform/contract/day.ts'

export const entryKinds = ['grant', 'use', 'return', 'carry', 'expire', 'adjust', 'payout', 'opening'] as const
export type EntryKind = (typeof entryKinds)[number]

export interface LeaveEntry {
  readonly kind: EntryKind
  /** The grant or carry that it belongs to. */
  readonly lot: string
  /** The day that it is about: of a use the day away. */
  readonly on: Day
  /** Above zero it adds. */
  readonly hundredths: number
  /** When the lot may be used, both ends included; null without an end. The same in all entries of a lot. */
  readonly from: Day
  readonly to: Day | null
  /** The request behind a use and its return. */
  readonly request: string | null
}

interface Lot {
  readonly lot: string
  readonly from: Day
  readonly to: Day | null
  readonly left: number
}

const NEVER = '9999-12-31'

/** Lots with what is left of them, in the order of use: what expires first is used first. */
export function lotsOf(entries: readonly LeaveEntry[]): Lot[] {
  const lots = new Map<string, Lot>()
  for (const { lot, from, to, hundredths } of entries) lots.set(lot, { lot, from, to, left: (lots.get(lot)?.left ?? 0) + hundredths })
  return [...lots.values()].sort((a, b) => (useOrder(a) < useOrder(b) ? -1 : 1))
}

const useOrder = ({ to, from, lot }: Lot): string => `${to ?? NEVER} ${from} ${lot}`
const isValid = ({ from, to }: Lot, day: Day): boolean => from <= day && day <= (to ?? NEVER)

/** All lots together, those too that are not valid yet or whose end has not been entered. */
export const balanceOf = (entries: readonly LeaveEntry[]): number => entries.reduce((all, { hundredths }) => all + hundredths, 0)

/** What is valid on a day, with when each part ends. */
export const validOn = (entries: readonly LeaveEntry[], day: Day): Lot[] =>
  lotsOf(entries).filter((lot) => lot.left !== 0 && isValid(lot, day))

interface Wanted {
  readonly day: Day
  readonly hundredths: number
}

/**
 * The entries that take days, day by day from what is valid then, and what is missing: above zero the request is refused or the company
 * advances it. Nothing is taken twice, since entries of granted requests are in the ledger already.
 */
export function takeLeave(
  entries: readonly LeaveEntry[],
  days: readonly Wanted[],
  by: { readonly kind: 'use' | 'adjust' | 'payout'; readonly request: string | null },
): { entries: LeaveEntry[]; missing: number } {
  const left = new Map(lotsOf(entries).map((lot) => [lot, lot.left]))
  const taken: LeaveEntry[] = []
  let missing = 0
  for (const { day, hundredths } of days.toSorted((a, b) => (a.day < b.day ? -1 : 1))) {
    let wanted = hundredths
    for (const [lot, rest] of left) {
      const part = isValid(lot, day) ? Math.min(wanted, Math.max(0, rest)) : 0
      if (part === 0) continue
      taken.push({ ...by, lot: lot.lot, on: day, hundredths: -part, from: lot.from, to: lot.to })
      left.set(lot, rest - part)
      wanted -= part
    }
    missing += wanted
  }
  return { entries: taken, missing }
}

/** How much of a run of days could be taken: 15 days that end in 6 and 15 more are 21, though 30 are shown. */
export const usableIn = (entries: readonly LeaveEntry[], days: readonly Wanted[]): number => {
  const { missing } = takeLeave(entries, days, { kind: 'use', request: null })
  return days.reduce((all, { hundredths }) => all + hundredths, 0) - missing
}

/**
 * Gives days of a request back to the lots that they came from, the last taken first. What goes back to a lot that has ended expires with
 * the next sweep.
 */
export function giveBack(entries: readonly LeaveEntry[], request: string, days: readonly Wanted[]): LeaveEntry[] {
  const net = new Map<string, LeaveEntry>()
  for (const entry of entries.filter((one) => one.request === request)) {
    const key = `${entry.on} ${entry.lot}`
    net.set(key, { ...entry, hundredths: entry.hundredths + (net.get(key)?.hundredths ?? 0) })
  }
  const taken = [...net.values()].filter(({ hundredths }) => hundredths < 0)
  taken.sort((a, b) => (useOrder({ ...a, left: 0 }) < useOrder({ ...b, left: 0 }) ? 1 : -1))
  return days.flatMap(({ day, hundredths }) => {
    let rest = hundredths
    return taken.flatMap((entry): LeaveEntry[] => {
      const part = entry.on === day ? Math.min(rest, -entry.hundredths) : 0
      rest -= part
      return part === 0 ? [] : [{ ...entry, kind: 'return', hundredths: part }]
    })
  })
}

/** Ends what was valid until before a day. Run again it finds nothing. */
export const expireBefore = (entries: readonly LeaveEntry[], day: Day): LeaveEntry[] =>
  lotsOf(entries).flatMap(({ lot, from, to, left }): LeaveEntry[] =>
    to === null || to >= day || left <= 0 ? [] : [{ kind: 'expire', lot, on: addDays(to, 1), hundredths: -left, from, to, request: null }],
  )

/** Ends what is left on the last day of somebody who leaves: the payroll pays it. */
export const payOut = (entries: readonly LeaveEntry[], on: Day): LeaveEntry[] =>
  validOn(entries, on).map(({ lot, from, to, left }) => ({ kind: 'payout', lot, on, hundredths: -left, from, to, request: null }))
