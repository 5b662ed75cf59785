import { expect, it } from 'vitest'
import { absence, deduction, factsOf, item, month, snapshotOf, term } from '../../../../../../test/support/payroll.ts'
import { sameUnitsAway } from './same-units.ts'
import type { Facts, Snapshot } from './snapshot.ts'
import { versusLast, versusRun } from './versus.ts'

const october = (facts: Partial<Facts> = {}, part: Partial<Snapshot> = {}) =>
  snapshotOf(factsOf({ period: month('2026-10'), ...facts }), part)
const november = (facts: Partial<Facts> = {}, part: Partial<Snapshot> = {}) => snapshotOf(factsOf(facts), part)
const causesOf = (last: Snapshot | null, now: Snapshot | null) =>
  versusLast(last, now).map(({ causes }) => Object.fromEntries(causes.map(({ cause, minor }) => [cause, minor])))

it('two whole months at one base differ in nothing, though they have 22 and 21 working days', () => {
  expect(causesOf(october(), november())).toEqual([{}])
})
it('a raise in the middle of last month goes on counting as base, not as days', () => {
  const terms = [term('2020-01-01', 800_000), term('2026-10-16', 900_000)]
  expect(causesOf(october({ terms }), november({ terms }))).toEqual([{ base: 50_000 }])
})
it('as many days away cost more in a month with fewer working days: that is the days of the period, and more days are absences', () => {
  const away = (from: string, to = from) => ({ absences: [absence(from, to)] })
  const last = october(away('2026-10-15'))
  expect(causesOf(last, november(away('2026-11-16')))).toEqual([{ days: 45_455 - 47_619 }])
  expect(causesOf(last, november(away('2026-11-16', '2026-11-17')))).toEqual([{ days: 45_455 - 47_619, absences: 47_619 - 95_238 }])
  expect(causesOf(last, november())).toEqual([{ days: 45_455 - 47_619, absences: 47_619 }])
})
it('last period’s days away are counted over at last period’s base; the raise comes after', () => {
  const absences = [absence('2026-11-16')]
  const raised = november({ absences, terms: [term('2020-01-01', 1_000_000), term('2026-11-01', 2_000_000)] })
  expect(causesOf(october({ absences: [absence('2026-10-15')] }), raised)).toEqual([
    { base: 1_000_000, days: 45_455 - 47_619, absences: 47_619 - 95_238 },
  ])
})
it('half days, days at part pay and the last of February go over as many units', () => {
  const absences = [absence('2027-02-15', '2027-02-28', { paidBps: 6_000 }), absence('2027-02-10', '2027-02-10', { hundredths: 50 })]
  const february = october({ method: 'thirtieths', period: month('2027-02'), absences })
  expect(
    sameUnitsAway(february.facts, factsOf({ method: 'thirtieths', period: month('2027-03') })).map(({ from, hundredths }) => [
      from,
      hundredths,
    ]),
  ).toEqual([
    ['2027-03-01', 50],
    ['2027-03-01', 50],
    ...Array.from({ length: 15 }, (_, i) => [`2027-03-${String(i + 2).padStart(2, '0')}`, 100]),
    ['2027-03-17', 50],
  ])
  expect(causesOf(february, october({ method: 'thirtieths', period: month('2027-03') }))).toEqual([{ absences: 16_667 + 213_333 }])
})
it('who joined in the middle of last month is there for the whole of this one', () => {
  const joined = { employed: [{ from: '2026-10-16', to: null }], terms: [term('2026-10-16', 1_000_000)] }
  expect(causesOf(october(joined), november(joined))).toEqual([{ joined: 500_000 }])
})
it('who leaves in the middle of this month gets the rest and what is due', () => {
  const employed = [{ from: '2020-01-01', to: '2026-11-13' }]
  const leaving = { on: '2026-11-13', unused: [{ id: 'u', type: 'annual', hundredths: 200, rateBps: 10_000 }], typed: [] }
  expect(causesOf(october(), november({ employed }, { leaving }))).toEqual([{ left: -523_810 + 95_238 }])
})
it('who is new or gone is one cause, and another currency is both', () => {
  expect(causesOf(null, november())).toEqual([{ joined: 1_000_000 }])
  expect(causesOf(october(), null)).toEqual([{ left: -1_000_000 }])
  expect(versusLast(october(), november({}, { currency: 'USD' })).map(({ currency, causes }) => [currency, causes])).toEqual([
    ['CNY', [{ cause: 'left', minor: -1_000_000 }]],
    ['USD', [{ cause: 'joined', minor: 1_000_000 }]],
  ])
})
it('items, retroactive pay and deductions are named apart', () => {
  const last = october(
    { items: [item('bonus', 70_000, { every: 'once', from: '2026-10-05' })] },
    { deductions: [deduction('tax', 10_000)] },
  )
  const now = november(
    { items: [item('housing', 20_000)] },
    { deductions: [deduction('tax', 12_000)], closed: [{ facts: last.facts, paid: [{ code: 'base', minor: 900_000 }] }] },
  )
  expect(causesOf(last, now)).toEqual([{ items: -50_000, retro: 170_000, deductions: -2_000 }])
})
it('the days of the period change a pay only where they do: another calendar for the same days away', () => {
  const employed = [{ from: '2020-01-01', to: null }]
  expect(causesOf(october({ employed, method: 'calendar' }), november({ employed, method: 'working' }))).toEqual([{}])
})
it('a run adds up its people by cause, the greatest effect first', () => {
  const raise = (person: string, minor: number) =>
    versusLast(october({}, { person }), november({ terms: [term('2020-01-01', 1_000_000 + minor)] }, { person }))
  const [row] = versusRun([...raise('a', 100), ...raise('b', -300), ...raise('c', 0), ...versusLast(null, november({}, { person: 'd' }))])
  expect(row).toEqual({
    currency: 'CNY',
    lastMinor: 3_000_000,
    nowMinor: 3_999_800,
    causes: [
      { cause: 'joined', minor: 1_000_000, people: [{ person: 'd', minor: 1_000_000 }] },
      {
        cause: 'base',
        minor: -200,
        people: [
          { person: 'b', minor: -300 },
          { person: 'a', minor: 100 },
        ],
      },
    ],
  })
})
