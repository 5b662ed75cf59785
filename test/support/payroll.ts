import type { Schedule } from '../../src/features/people/calendar/contract/schedule.ts'
import { wageCurrency } from '../../src/features/people/cost/contract/schema.ts'
import { calculate } from '../../src/features/people/payroll/contract/engine/calculate.ts'
import { periodOn } from '../../src/features/people/payroll/contract/engine/period.ts'
import type { Absence, Deduction, Facts, Item, Method, Snapshot } from '../../src/features/people/payroll/contract/engine/snapshot.ts'
import type { Term } from '../../src/features/people/salary/contract/terms.ts'
import { dayOf, daysIn, epochOf, type Span } from '../../src/platform/contract/day.ts'
import { randomOf } from './random.ts'

/** Facts of payroll for tests: one month of one person, to be changed in what matters; and whole histories by chance. */

export const mondayToFriday: Schedule = {
  patterns: [{ from: '2000-01-01', weekdays: [1, 2, 3, 4, 5] }],
  holidays: [],
  worked: [],
  rested: [],
}
export const sundaysFree: Schedule = { ...mondayToFriday, patterns: [{ from: '2000-01-01', weekdays: [1, 2, 3, 4, 5, 6] }] }

export const term = (effectiveOn: string, baseMinor: number, knownAt = `${effectiveOn}T00:00:00Z`): Term => ({
  id: `term ${effectiveOn} ${knownAt}`,
  effectiveOn,
  knownAt,
  baseMinor,
})

/** "2026-11" as a period. */
export const month = (text: string): Span => periodOn({ cycle: 'monthly', anchor: '2000-01-01' }, `${text}-01`)

export const factsOf = (part: Partial<Facts> & { baseMinor?: number }): Facts => {
  const { baseMinor = 1_000_000, ...facts } = part
  return {
    period: month('2026-11'),
    method: 'working',
    employed: [{ from: '2020-01-01', to: null }],
    terms: [term('2020-01-01', baseMinor)],
    schedule: mondayToFriday,
    absences: [],
    items: [],
    ...facts,
  }
}

export const snapshotOf = (facts: Facts, part: Partial<Snapshot> = {}): Snapshot => ({
  person: 'p1',
  currency: 'CNY',
  payOn: facts.period.to,
  facts,
  closed: [],
  leaving: null,
  deductions: [],
  carriedMinor: 0,
  employerCost: null,
  ...part,
})

export const slipOf = (facts: Partial<Facts> & { baseMinor?: number }, part: Partial<Snapshot> = {}) =>
  calculate(snapshotOf(factsOf(facts), part))

/** Unpaid, of whole days, unless said otherwise. */
export const absence = (from: string, to = from, part: Partial<Absence> = {}): Absence => ({
  id: `absence ${from}`,
  type: 'unpaid',
  from,
  to,
  hundredths: 100,
  paidBps: 0,
  countsHolidays: true,
  ...part,
})

export const item = (code: string, unitMinor: number, part: Partial<Item> = {}): Item => ({
  id: `item ${code}`,
  code,
  label: '',
  reimbursement: false,
  every: 'period',
  from: '2000-01-01',
  to: null,
  unitMinor,
  quantityHundredths: 100,
  rateBps: 10_000,
  replaces: false,
  ...part,
})

export const deduction = (code: string, amountMinor: number, part: Partial<Deduction> = {}): Deduction => ({
  id: `deduction ${code}`,
  code,
  label: '',
  every: 'period',
  from: '2000-01-01',
  to: null,
  amountMinor,
  reason: '',
  ...part,
})

export type Chance = ReturnType<typeof randomOf>
export const chanceOf = randomOf

const methods: readonly Method[] = ['working', 'calendar', 'thirtieths', 'china']
const dayIn = (chance: Chance, { from, to }: Span): string => dayOf(epochOf(from) + chance.below(daysIn({ from, to })))
const many = <T>(chance: Chance, most: number, make: (index: number) => T): T[] =>
  Array.from({ length: chance.below(most + 1) }, (_, i) => make(i))

function spanIn(chance: Chance, period: Span): Span {
  const [from = '', to = ''] = [dayIn(chance, period), dayIn(chance, period)].sort()
  return { from, to }
}

/** A month with its calendar: weekdays by chance, some holidays, some exchanged days. */
function scheduleBy(chance: Chance, period: Span): Schedule {
  const weekdays = chance.pick([
    [1, 2, 3, 4, 5],
    [1, 2, 3, 4, 5, 6],
    [7, 1, 2, 3, 4],
    [2, 4],
    [1, 2, 3, 4, 5, 6, 7],
  ])
  return {
    patterns: [{ from: '2000-01-01', weekdays }, ...many(chance, 1, () => ({ from: dayIn(chance, period), weekdays: [1, 2, 3] }))],
    holidays: many(chance, 4, () => dayIn(chance, period)),
    worked: many(chance, 2, () => dayIn(chance, period)),
    rested: many(chance, 2, () => dayIn(chance, period)),
  }
}

/** What one month may hold: raises in the middle, gaps of employment, absences that overlap, items of every kind. */
export function factsBy(chance: Chance, period = month(`202${chance.below(10)}-${String(chance.below(12) + 1).padStart(2, '0')}`)): Facts {
  const base = () => chance.below(100_000_001)
  const employed = chance.chance(0.6)
    ? [{ from: '2000-01-01', to: null }]
    : [spanIn(chance, period), ...many(chance, 1, () => spanIn(chance, period))]
  return {
    period,
    method: chance.pick(methods),
    employed,
    terms: [term('2000-01-01', base()), ...many(chance, 3, (i) => ({ ...term(dayIn(chance, period), base()), id: `raise ${i}` }))],
    schedule: scheduleBy(chance, period),
    absences: many(chance, 4, (i) => absenceBy(chance, period, `absence ${i}`)),
    items: many(chance, 4, (i) => itemBy(chance, period, `item ${i}`)),
  }
}

const absenceBy = (chance: Chance, period: Span, id: string): Absence =>
  absence('', '', {
    ...spanIn(chance, period),
    id,
    type: chance.pick(['unpaid', 'sick', 'annual']),
    hundredths: chance.pick([100, 100, 50]),
    paidBps: chance.pick([0, 0, 6_000, 3_333, 10_000]),
    countsHolidays: chance.chance(0.5),
  })

const itemBy = (chance: Chance, period: Span, id: string): Item =>
  item(chance.pick(['bonus', 'housing', 'overtime']), chance.below(1_000_000), {
    id,
    every: chance.pick(['period', 'once']),
    from: dayIn(chance, period),
    to: chance.chance(0.5) ? null : period.to,
    quantityHundredths: chance.pick([100, 350, 333]),
    rateBps: chance.pick([10_000, 15_000, 6_667]),
    replaces: chance.chance(0.2),
    reimbursement: chance.chance(0.2),
  })

/** A whole snapshot: with a month that changed after it was closed, a leaving, deductions, in one of five currencies. */
export function snapshotBy(chance: Chance, person = 'p1', period?: Span): Snapshot {
  const facts = factsBy(chance, period)
  const before = periodOn({ cycle: 'monthly', anchor: '2000-01-01' }, dayOf(epochOf(facts.period.from) - 1))
  return snapshotOf(facts, {
    person,
    currency: chance.pick(['CNY', 'USD', 'JPY', wageCurrency.parse('KWD'), wageCurrency.parse('VND')] as const),
    closed: many(chance, 1, () => ({
      facts: factsBy(chance, before),
      paid: [
        { code: 'base', minor: chance.below(1_000_000) },
        { code: 'absence:sick', minor: -chance.below(50_000) },
      ],
    })),
    leaving: chance.chance(0.2) ? leavingBy(chance, facts) : null,
    deductions: many(chance, 3, (i) =>
      deduction(chance.pick(['tax', 'social', 'loan']), chance.below(3_000_000), { id: `deduction ${i}` }),
    ),
    carriedMinor: chance.chance(0.2) ? chance.below(100_000) : 0,
    employerCost: chance.chance(0.5)
      ? [{ code: 'pension', name: { cn: '养老', en: 'Pension' }, minor: chance.below(1e6), source: 'v1' }]
      : null,
  })
}

const leavingBy = (chance: Chance, { period }: Facts): Snapshot['leaving'] => ({
  on: dayIn(chance, period),
  unused: many(chance, 2, (i) => ({
    id: `unused ${i}`,
    type: 'annual',
    hundredths: chance.below(2_000),
    rateBps: chance.pick([10_000, 20_000]),
  })),
  typed: many(chance, 2, (i) => ({
    id: `typed ${i}`,
    code: 'severance',
    label: '',
    parts: many(chance, 3, () => ({ minor: chance.below(5_000_000), hundredths: chance.below(400) })),
  })),
})

/** The same facts with every list in another order. */
export function shuffled<T>(chance: Chance, value: T): T
export function shuffled(chance: Chance, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const list = value.map((one) => shuffled(chance, one))
    for (let i = list.length - 1; i > 0; i--) {
      const j = chance.below(i + 1)
      ;[list[i], list[j]] = [list[j], list[i]]
    }
    return list
  }
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shuffled(chance, one)]))
}

/** Runs a property for many seeds; a failure names its seed. */
export function forSeeds(count: number, property: (chance: Chance, seed: number) => void): void {
  const start = Number(process.env['SEED'] ?? 1)
  for (let seed = start; seed < start + count; seed++) {
    try {
      property(randomOf(seed), seed)
    } catch (error) {
      throw new Error(`With SEED=${seed}`, { cause: error })
    }
  }
}
