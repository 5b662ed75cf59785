import { type Day, overlapOf, type Span } from '../../../../platform/contract/day.ts'
import { type Reader, together } from '../../../../platform/server/data/database.ts'
import type { CompanyId } from '../../../../platform/server/wire/actor.ts'
import type { Cycle } from '../../../../rules/constants.ts'
import { absencesOf, type GrantedLeave } from '../../absence/server/reads.ts'
import { EMPLOYED, LEFT } from '../../employee/contract/employee.ts'
import { type EmployeeRow, employeesIn, employmentsOf, patternsOf, type WorkPattern } from '../../employee/server/reads.ts'
import type { PayCurrency } from '../../salary/contract/currency.ts'
import { convertBase } from '../../salary/contract/cycle.ts'
import { inOrder, type Term } from '../../salary/contract/terms.ts'
import { type SalaryTerm, termsOf } from '../../salary/server/reads.ts'
import { appliesIn, type Deduction, type Facts, type Item, type Method, type TypedPayment } from '../contract/engine/snapshot.ts'
import { leftOf } from './covered.ts'
import { type CountryDays, within, workplaceDays } from './days.ts'
import { itemsOf } from './items.ts'
import type { PayItemRow } from './tables.ts'

/** One employee with every fact that pay may come from, of a long stretch of time. */
export interface Subject {
  employee: EmployeeRow
  employed: readonly { from: Day; to: Day | null }[]
  patterns: readonly WorkPattern[]
  terms: readonly SalaryTerm[]
  absences: readonly GrantedLeave[]
  items: readonly PayItemRow[]
  days: CountryDays
}

/** Employees of a company with their facts, by id. `span` reaches back over the closed periods that may be calculated again. */
export async function subjectsOf(db: Reader, companyId: CompanyId, ids: readonly string[], span: Span): Promise<Map<string, Subject>> {
  const [employees, earlier, patterns, terms, absences, items] = await together(
    () => employeesIn(db, companyId, { ids }),
    () => employmentsOf(db, ids),
    () => patternsOf(db, ids),
    () => termsOf(db, ids),
    () => absencesOf(db, companyId, ids, span),
    () => itemsOf(db, ids),
  )
  const daysAt = await workplaceDays(db, employees, span)
  return new Map(
    employees.map((employee) => [
      employee.id,
      {
        employee,
        employed: [...(earlier.get(employee.id) ?? []).map(({ startOn, endOn }) => ({ from: startOn, to: endOn })), ...currentOf(employee)],
        patterns: patterns.get(employee.id) ?? [],
        terms: terms.get(employee.id) ?? [],
        absences: absences.get(employee.id) ?? [],
        items: items.get(employee.id) ?? [],
        days: daysAt(employee),
      },
    ]),
  )
}

/** The current contract, once somebody is employed under it. A planned last day ends it. */
const currentOf = ({ status, neverJoined, contractStart, leaveOn }: EmployeeRow): { from: Day; to: Day | null }[] =>
  contractStart && !neverJoined && (status === EMPLOYED || status === LEFT) ? [{ from: contractStart, to: leaveOn }] : []

/** The last day of a contract that ends in a period, if one does: of the current one, or of one before somebody came back. */
export const lastDayIn = ({ employed }: Subject, { from, to }: Span): Day | null =>
  employed
    .flatMap((stretch) => (stretch.to !== null && stretch.to >= from && stretch.to <= to ? [stretch.to] : []))
    .sort()
    .at(-1) ?? null

/** How a period is paid. */
export interface Rules {
  period: Span
  method: Method
  cycle: Cycle
}

/** The currency of a period: of the last term that holds in it; without one, that of the contract. */
export function currencyIn({ terms, employee }: Subject, { to }: Span): PayCurrency {
  const last = ordered(terms).findLast(({ effectiveOn }) => effectiveOn <= to)
  return last?.currency ?? employee.currency ?? 'CNY'
}

const ordered = (terms: readonly SalaryTerm[]): SalaryTerm[] => {
  const byId = new Map(terms.map((term) => [term.id, term]))
  return inOrder(terms).flatMap((term) => byId.get(term.id) ?? [])
}

/**
 * The facts of one period and nothing outside it, so that facts that say the same are the same text: stretches are cut to the period, and
 * terms that a later one has replaced before it are left out. `which` chooses the items; on days that are paid elsewhere nobody is
 * employed here.
 */
export function factsOf(
  subject: Subject,
  rules: Rules,
  currency: PayCurrency,
  which: (item: PayItemRow) => boolean,
  paid: readonly Span[] = [],
): Facts {
  const { period, method } = rules
  return {
    period,
    method,
    employed: leftOf(subject.employed, period, paid),
    terms: termsIn(subject, rules, currency),
    schedule: scheduleIn(subject, period),
    absences: subject.absences.flatMap(({ knownAt: _, ...absence }) => {
      const inside = overlapOf(absence, period)
      return inside ? [{ ...absence, ...inside }] : []
    }),
    items: subject.items
      .filter((item) => (item.kind === 'item' || item.kind === 'reimbursement') && item.currency === currency && which(item))
      .map(asItem)
      .filter((item) => appliesIn(item, period)),
  }
}

/** The currencies of the base in a period: more than one cannot be paid by one slip. */
export const currenciesIn = (subject: Subject, period: Span): ReadonlySet<PayCurrency> =>
  new Set(holdingIn(subject, period).map((term) => term.currency))

/** The terms of a period, from the one that holds on its first day on. */
function holdingIn({ terms }: Subject, period: Span): SalaryTerm[] {
  const known = ordered(terms).filter(({ effectiveOn }) => effectiveOn <= period.to)
  const first = known.findLastIndex(({ effectiveOn }) => effectiveOn <= period.from)
  const kept = known.slice(Math.max(0, first))
  // Of several approved for one day, the last holds.
  return kept.filter(({ effectiveOn }, at) => kept[at + 1]?.effectiveOn !== effectiveOn)
}

/** In the cycle of the run. */
const termsIn = (subject: Subject, { period, cycle }: Rules, currency: PayCurrency): Term[] =>
  holdingIn(subject, period)
    .filter((term) => term.currency === currency)
    .map(({ id, effectiveOn, knownAt, baseMinor, cycle: own }) => ({
      id,
      effectiveOn,
      knownAt,
      baseMinor: convertBase(baseMinor, own, cycle),
    }))

const MONDAY_TO_FRIDAY = [1, 2, 3, 4, 5]

type Schedule = Facts['schedule']
/** One object for all who work on the same days, so that the engine counts these once. */
const schedules = new WeakMap<CountryDays, Map<string, Schedule>>()

function scheduleIn(subject: Subject, period: Span): Schedule {
  const patterns = patternsIn(subject, period)
  const known = schedules.get(subject.days) ?? new Map<string, Schedule>()
  const key = `${period.from} ${period.to} ${JSON.stringify(patterns)}`
  const schedule = known.get(key) ?? scheduleOf(patterns, within(subject.days, period))
  schedules.set(subject.days, known.set(key, schedule))
  return schedule
}

const scheduleOf = (patterns: Schedule['patterns'], { holidays, worked }: Pick<CountryDays, 'holidays' | 'worked'>): Schedule => ({
  patterns,
  holidays,
  worked,
  rested: [],
})

function patternsIn({ patterns, employee }: Subject, period: Span): Schedule['patterns'] {
  const known = patterns.filter(({ from }) => from <= period.to)
  const first = known.findLastIndex(({ from }) => from <= period.from)
  const kept = known.slice(Math.max(0, first)).map(({ from, weekdays }) => ({ from, weekdays: [...weekdays] }))
  const typed = employee.workDays.length > 0 ? employee.workDays : MONDAY_TO_FRIDAY
  return kept.length > 0 ? kept : [{ from: '1900-01-01', weekdays: typed }]
}

const asItem = (row: PayItemRow): Item => ({
  id: row.id,
  code: row.code,
  label: row.label,
  reimbursement: row.kind === 'reimbursement',
  every: row.every,
  from: row.fromOn,
  to: row.toOn,
  unitMinor: row.unitMinor,
  quantityHundredths: row.quantityHundredths,
  rateBps: row.rateBps,
  replaces: row.replaces,
})

export const asDeduction = (row: PayItemRow): Deduction => ({
  id: row.id,
  code: row.code,
  label: row.label,
  every: row.every,
  from: row.fromOn,
  to: row.toOn,
  amountMinor: row.unitMinor,
  reason: row.reason,
})

export const asTyped = (row: PayItemRow): TypedPayment => ({
  id: row.id,
  code: row.code,
  label: row.label,
  parts: row.parts ?? [{ minor: row.unitMinor, hundredths: 100 }],
})
