import { addDays, type Day, yearOf } from '../../../../platform/contract/day.ts'
import { type LeaveEntry, lotsOf } from './ledger.ts'
import { settledAgain } from './replay.ts'
import { grantLot, type Terms } from './settle.ts'

/** What somebody had left when the company began to keep their leave here. */
export interface Opening {
  /** The balance is that of the morning of this day: leave before it is in it already. */
  readonly on: Day
  /** All that is left, the carried part too. Below zero after an advance. */
  readonly hundredths: number
  /** Of it, what was carried over from the year before, and until when that is valid; null by the rule of the type. */
  readonly carriedHundredths: number
  readonly carriedTo: Day | null
}

/** Until when carried leave is valid by the rule of the type; what is left after that is valid until the end of the year. */
function carriedEnd({ carry }: Terms, on: Day): Day {
  const byRule = carry.days === null ? on : addDays(`${yearOf(on)}-01-01`, carry.days - 1)
  return byRule > on ? byRule : `${yearOf(on)}-12-31`
}

/**
 * What the ledger had on the morning of a day, with earlier opening balances, which the new one corrects, and with what the year gives
 * where the type is for them only since later.
 */
function until(entries: readonly LeaveEntry[], day: Day, { covered, accrual, employed }: Terms, whole: string): LeaveEntry[] {
  const given = covered && accrual === 'year' && employed.from <= day && entries.find(({ kind, lot }) => kind === 'grant' && lot === whole)
  return entries.filter((entry) => {
    const { kind, on, hundredths } = entry
    if (kind === 'opening' || entry === given) return true
    return kind === 'use' || kind === 'return' || (kind === 'carry' && hundredths < 0) ? on < day : on <= day
  })
}

/**
 * The entries that make the balance of that morning what was said, and what follows from it until today. What the year gives stays as it
 * is, so that a leaving date or other leave days a year still change it.
 */
export function openedWith(entries: readonly LeaveEntry[], terms: Terms, today: Day, opening: Opening, id: string): LeaveEntry[] {
  const { on, hundredths, carriedHundredths } = opening
  const year = yearOf(on)
  const whole = grantLot(year, terms.contract)
  const lots = lotsOf(until(entries, on, terms, whole)).filter(({ from, to }) => from <= on && on <= (to ?? on))
  const common = { kind: 'opening', on, request: null } as const
  const made = lots.flatMap(({ lot, from, to, left }): LeaveEntry[] =>
    lot === whole || left === 0 ? [] : [{ ...common, lot, from, to, hundredths: -left }],
  )
  const of = { from: `${year}-01-01`, to: `${year}-12-31` }
  const change = hundredths - carriedHundredths - (lots.find(({ lot }) => lot === whole)?.left ?? 0)
  if (change !== 0) made.push({ ...common, lot: whole, ...of, hundredths: change })
  if (carriedHundredths > 0)
    made.push({
      ...{ ...common, lot: `opening:${id}`, from: of.from, to: opening.carriedTo ?? carriedEnd(terms, on) },
      hundredths: carriedHundredths,
    })
  return [...made, ...settledAgain([...entries, ...made], terms, today, year)]
}
