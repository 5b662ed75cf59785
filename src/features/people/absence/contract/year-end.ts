import { addDays, type Day } from '../../../../platform/contract/day.ts'
import type { CarryRule } from './leave-type.ts'
import { type LeaveEntry, lotsOf } from './ledger.ts'

/** What the end of a year does, as entries. They are the preview before they are written: what is shown is what happens. */
export interface YearEnd {
  readonly carriedHundredths: number
  readonly expiredHundredths: number
  /** Until when the carried part may be used. */
  readonly until: Day | null
  readonly entries: readonly LeaveEntry[]
}

/**
 * Carries what is left of lots that end with the year, as far as the rule lets, and ends the rest. `grantHundredths` is what the new year
 * gives. The sum carried is one lot.
 */
export function endYear(entries: readonly LeaveEntry[], year: number, rule: CarryRule, grantHundredths: number): YearEnd {
  const [last, first] = [`${year}-12-31`, `${year + 1}-01-01`]
  const ending = lotsOf(entries).filter(({ to, left }) => to !== null && to <= last && left > 0)
  const until = rule.days === null ? `${year + 1}-12-31` : addDays(first, rule.days - 1)
  const room = rule.togetherHundredths === null ? Number.POSITIVE_INFINITY : Math.max(0, rule.togetherHundredths - grantHundredths)
  let open = Math.min(rule.limitHundredths ?? Number.POSITIVE_INFINITY, room)
  let carried = 0
  const made: LeaveEntry[] = []
  for (const { lot, from, to, left } of ending) {
    const part = to === last ? Math.min(left, open) : 0
    const entry = { lot, from, to, request: null }
    if (part > 0) made.push({ ...entry, kind: 'carry', on: last, hundredths: -part })
    if (left > part) made.push({ ...entry, kind: 'expire', on: addDays(to ?? last, 1), hundredths: part - left })
    open -= part
    carried += part
  }
  if (carried > 0) made.push({ kind: 'carry', lot: `carry:${year}`, on: first, hundredths: carried, from: first, to: until, request: null })
  const expired = made.filter(({ kind }) => kind === 'expire').reduce((all, { hundredths }) => all - hundredths, 0)
  return { carriedHundredths: carried, expiredHundredths: expired, until: carried > 0 ? until : null, entries: made }
}
