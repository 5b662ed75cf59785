/** Steps 2 to 5: what the base pay of a period comes to, cut by terms, less absences, rounded once. */
import type { Day } from '../../../../../platform/contract/day.ts'
import { type Fraction, fraction, fractionText, negative, over, sum, times } from '../../../../../platform/contract/fraction.ts'
import { inOrder, type Term } from '../../../salary/contract/terms.ts'
import { ordered } from './hash.ts'
import { roundTogether } from './rounding.ts'
import { type Check, type Draft, type Line, lineOf, type SlipUnits } from './slip.ts'
import type { Absence, Facts } from './snapshot.ts'
import { absenceDivisor, type UnitTable, unitTable } from './units.ts'
import { hundredthsText, percentText, sayBoth } from './words.ts'

interface BaseGroup {
  readonly lines: readonly Line[]
  readonly units: SlipUnits
  readonly checks: readonly Check[]
  readonly table: UnitTable
  /** Whether the person is employed on any day of the period. */
  readonly employed: boolean
}

type Amount = (minor: number) => string

/**
 * Never below zero: an absence takes off at most what its day earned. Where no unit is paid nothing is paid, also under China's daily wage,
 * which in a month of fewer than 21.75 working days would leave a rest.
 */
export function baseGroup(facts: Facts, amount: Amount): BaseGroup {
  const table = unitTable(facts)
  const days = employedDays(facts, table)
  const absences = absencesOf(facts, days)
  const drafts = [
    ...segmentsOf(days).map((segment) => earnedDraft(segment, table, amount)),
    ...absences.parts.map((part) => absenceDraft(part, absenceDivisor(facts.method, table), amount)),
  ]
  const rest = sum(drafts.map((draft) => draft.amount))
  if (absences.paidParts === 0 && rest.n !== 0n) drafts.push(noPaidUnitDraft(facts, rest))
  const { minors } = roundTogether(drafts.map((draft) => draft.amount))
  const checks: Check[] = []
  if (days.some(({ term }) => term === null)) checks.push('noSalary')
  if (table.noWorkingDays) checks.push('noWorkingDays')
  if (absences.overlap) checks.push('absencesOverlap')
  return {
    lines: drafts.map((draft, index) => lineOf(draft, minors[index]!)),
    units: {
      unit: table.name,
      periodHundredths: table.total * 100,
      employedHundredths: days.reduce((all, { units }) => all + units * 100, 0),
      absentHundredths: absences.absentHundredths,
    },
    checks,
    table,
    employed: days.length > 0,
  }
}

/** How much each unpaid absence takes of the period, in hundredths of units, the earlier first. */
export const absentUnits = (facts: Facts): { absence: Absence; hundredths: number }[] =>
  absencesOf(facts, employedDays(facts, unitTable(facts))).parts.map(({ absence, hundredths }) => ({ absence, hundredths }))

type EmployedDay = UnitTable['days'][number] & { readonly index: number; readonly term: Term | null }

/** The days of the period on which the person is employed, each with the term that holds on it. */
function employedDays({ employed, terms }: Facts, table: UnitTable): EmployedDay[] {
  const inForce = inOrder(terms)
  let next = 0
  const days: EmployedDay[] = []
  for (const [index, one] of table.days.entries()) {
    while (next < inForce.length && inForce[next]!.effectiveOn <= one.day) next++
    if (!employed.some(({ from, to }) => from <= one.day && (to === null || one.day <= to))) continue
    days.push({ ...one, index, term: inForce[next - 1] ?? null })
  }
  return days
}

interface Segment {
  readonly term: Term
  readonly from: Day
  to: Day
  units: number
}

/** Stretches of one term without a gap. */
function segmentsOf(days: readonly EmployedDay[]): Segment[] {
  const segments: Segment[] = []
  for (const [at, { day, index, term, units }] of days.entries()) {
    if (!term) continue
    const before = days[at - 1]
    const last = segments.at(-1)
    if (last && before?.term === term && before.index === index - 1) {
      last.to = day
      last.units += units
    } else segments.push({ term, from: day, to: day, units })
  }
  return segments.filter(({ units }) => units > 0)
}

function earnedDraft({ term, from, to, units }: Segment, table: UnitTable, amount: Amount): Draft {
  const { baseMinor, id } = term
  return {
    kind: 'earned',
    code: 'base',
    from,
    to,
    amount: times(fraction(baseMinor), fraction(units, table.total)),
    formula: sayBoth((words) => words.earned(amount(baseMinor), String(units), String(table.total), words[table.name])),
    inputs: { term: id, baseMinor, units, ofUnits: table.total },
  }
}

interface AbsentPart {
  readonly absence: Absence
  readonly term: Term
  readonly from: Day
  to: Day
  /** Of units. */
  hundredths: number
}

/**
 * Which units each absence takes, at which base. Of absences that meet on a day, the first by id takes its part and the others what is
 * left: an order that does not change where one of them is cut in two.
 */
function absencesOf(facts: Facts, days: readonly EmployedDay[]) {
  const absent = new Map<Day, number>()
  const parts: AbsentPart[] = []
  let [absentHundredths, overlap] = [0, false]
  /** Paid units in hundredths of basis points: zero where nothing is paid. A period that has no unit at all has none to lose. */
  let paidParts = days.reduce((all, { units, term }) => all + (term ? units * 1_000_000 : 0), 0)
  for (const absence of ordered(facts.absences, ({ id, from }) => `${id} ${from}`)) {
    for (const { day, kind, units, term } of days) {
      if (day < absence.from || day > absence.to || units === 0 || !term || (kind === 'holiday' && !absence.countsHolidays)) continue
      const before = absent.get(day) ?? 0
      const taken = Math.min(absence.hundredths, 100 - before)
      overlap ||= taken < absence.hundredths
      absent.set(day, before + taken)
      absentHundredths += taken * units
      paidParts -= taken * units * (10_000 - absence.paidBps)
      addPart(parts, absence, term, day, taken * units)
    }
  }
  const unpaid = parts.filter(({ absence }) => absence.paidBps < 10_000)
  return { parts: ordered(unpaid, ({ from, absence }) => `${from} ${absence.id}`), absentHundredths, overlap, paidParts }
}

function addPart(parts: AbsentPart[], absence: Absence, term: Term, day: Day, hundredths: number): void {
  const last = parts.at(-1)
  if (last?.absence === absence && last.term === term) {
    last.to = day
    last.hundredths += hundredths
  } else if (hundredths > 0) parts.push({ absence, term, from: day, to: day, hundredths })
}

function absenceDraft({ absence, term, from, to, hundredths }: AbsentPart, divisor: Fraction, amount: Amount): Draft {
  const { baseMinor, id } = term
  const unpaid = 10_000 - absence.paidBps
  const divisorText = divisor.d === 1n ? String(divisor.n) : hundredthsText(Number((divisor.n * 100n) / divisor.d))
  return {
    kind: 'absence',
    code: `absence:${absence.type}`,
    from,
    to,
    amount: negative(over(times(fraction(baseMinor), fraction(hundredths * unpaid, 1_000_000)), divisor)),
    formula: sayBoth((words) => words.absence(amount(baseMinor), hundredthsText(hundredths), divisorText, percentText(unpaid))),
    inputs: { absence: absence.id, term: id, baseMinor, hundredths, divisor: fractionText(divisor), paidBps: absence.paidBps },
  }
}

const noPaidUnitDraft = ({ period }: Facts, rest: Fraction): Draft => ({
  kind: 'noPaidUnit',
  code: 'noPaidUnit',
  from: period.from,
  to: period.to,
  amount: negative(rest),
  formula: sayBoth((words) => words.noPaidUnit()),
  inputs: {},
})
