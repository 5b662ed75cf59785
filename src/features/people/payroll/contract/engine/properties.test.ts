import { describe, expect, it, vi } from 'vitest'
import {
  absence,
  type Chance,
  factsBy,
  factsOf,
  forSeeds,
  month,
  shuffled,
  slipOf,
  snapshotBy,
  snapshotOf,
  term,
} from '../../../../../../test/support/payroll.ts'
import { addDays, type Day, dayOf, daysIn, epochOf, overlapOf, type Span } from '../../../../../platform/contract/day.ts'
import { compare, fraction, fractionText, minus } from '../../../../../platform/contract/fraction.ts'
import { wageCurrency } from '../../../cost/contract/schema.ts'
import { termOn } from '../../../salary/contract/terms.ts'
import { baseGroup } from './base.ts'
import { calculate } from './calculate.ts'
import { paidFor } from './retro.ts'
import { divide, roundTogether } from './rounding.ts'
import { replay, runHash, sealSlip } from './seal.ts'
import type { Slip } from './slip.ts'
import type { Absence, Facts, Snapshot } from './snapshot.ts'
import { runTotals } from './totals.ts'
import { type Change, versusLast, versusRun } from './versus.ts'

/** What holds for any facts. SEED=n starts at another seed; a failure names its own. */
const RUNS = 400
vi.setConfig({ testTimeout: 60_000 })

const add = (minors: readonly number[]) => minors.reduce((all, one) => all + one, 0)
const baseOf = (facts: Facts) => calculate(snapshotOf(facts)).totals.baseMinor
const exactOf = (text: string) => {
  const [n = '0', d = '1'] = text.split('/')
  return fraction(BigInt(n), BigInt(d))
}
const dayBy = (chance: Chance, span: Span): Day => dayOf(epochOf(span.from) + chance.below(daysIn(span)))

describe('sums', () => {
  it('the lines of a slip add up to its net, and its totals to each other', () => {
    forSeeds(RUNS, (chance) => {
      const { lines, totals } = calculate(snapshotBy(chance))
      expect(add(lines.map(({ minor }) => minor))).toBe(totals.netMinor)
      expect(totals.netMinor).toBeGreaterThanOrEqual(0)
      expect(totals.baseMinor).toBeGreaterThanOrEqual(0)
      expect(totals.grossMinor).toBe(totals.baseMinor + totals.itemsMinor + totals.retroMinor + totals.leavingMinor)
      expect(totals.netMinor).toBe(totals.grossMinor + totals.reimbursedMinor - totals.deductedMinor + totals.carriedMinor)
      expect(Math.min(totals.netMinor, totals.carriedMinor)).toBe(0)
    })
  })
  it('each line is its exact amount and its share of the rounding, and the base is rounded once', () => {
    forSeeds(RUNS, (chance) => {
      const facts = factsBy(chance)
      const { lines } = baseGroup(facts, String)
      for (const { minor, exact, share } of lines) {
        expect(fractionText(minus(fraction(minor), exactOf(exact)))).toBe(share)
        expect(Math.abs(Number(exactOf(share).n) / Number(exactOf(share).d))).toBeLessThan(1)
      }
      const whole = lines.map(({ exact }) => exactOf(exact)).reduce((a, b) => minus(a, { n: -b.n, d: b.d }), fraction(0))
      const off = minus(fraction(2 * add(lines.map(({ minor }) => minor))), fraction(2n * whole.n, whole.d))
      expect(compare(off, fraction(1))).toBeLessThanOrEqual(0)
      expect(compare(off, fraction(-1))).toBeGreaterThanOrEqual(0)
    })
  })
  it('the slips of a run add up to it, per currency and never across', () => {
    forSeeds(20, (chance) => {
      const slips = Array.from({ length: 40 }, (_, i) => calculate(snapshotBy(chance, `p${i}`)))
      for (const row of runTotals(shuffled(chance, slips))) {
        const own = slips.filter(({ currency }) => currency === row.currency)
        expect([row.people, row.netMinor]).toEqual([own.length, add(own.map(({ totals }) => totals.netMinor))])
        expect(row.grossMinor + row.reimbursedMinor - row.deductedMinor + row.carriedMinor).toBe(row.netMinor)
      }
      expect(add(runTotals(slips).map(({ people }) => people))).toBe(slips.length)
    })
  })
  it('parts that are rounded together lose nothing, each by less than one unit', () => {
    forSeeds(RUNS, (chance) => {
      const parts = Array.from({ length: chance.below(8) + 1 }, () => fraction(chance.below(2e6) - 1e6, chance.below(31) + 1))
      const { totalMinor, minors } = roundTogether(parts)
      expect(add(minors)).toBe(totalMinor)
      for (const [i, part] of parts.entries())
        expect(compare(minus(fraction(Math.abs(minors[i]! * Number(part.d) - Number(part.n))), fraction(part.d)), fraction(0))).toBe(-1)
      const amount = chance.below(1e8)
      expect(add(divide(amount, [33, 33, 34, chance.below(50)]))).toBe(amount)
    })
  })
})

describe('cutting', () => {
  const same = (facts: Facts, cut: Partial<Facts>) => expect(baseOf({ ...facts, ...cut })).toBe(baseOf(facts))

  it('an employment, a term or an absence anywhere changes no total', () => {
    forSeeds(RUNS, (chance) => {
      const facts = factsBy(chance)
      const at = dayBy(chance, facts.period)
      const before = addDays(at, -1)
      same(facts, {
        employed: facts.employed.flatMap(({ from, to }) =>
          from <= before && (to === null || at <= to)
            ? [
                { from, to: before },
                { from: at, to },
              ]
            : [{ from, to }],
        ),
      })
      const inForce = termOn(facts.terms, at)
      if (inForce) same(facts, { terms: [...facts.terms, { ...inForce, effectiveOn: at, id: 'cut' }] })
      same(facts, { absences: facts.absences.flatMap((one) => cutAt(one, at)) })
    })
  })
  it('a month of thirtieths anywhere makes 30', () => {
    forSeeds(RUNS, (chance) => {
      const period = month(`20${chance.below(80) + 20}-${String(chance.below(12) + 1).padStart(2, '0')}`)
      const at = dayBy(chance, period)
      const part = (span: Span | null) => (span ? baseOf(factsOf({ period, method: 'thirtieths', baseMinor: 30, employed: [span] })) : 0)
      const late = overlapOf(period, { from: addDays(at, 1), to: null })
      expect(part({ from: period.from, to: at }) + part(late)).toBe(30)
    })
  })
})

const cutAt = (one: Absence, at: Day): Absence[] =>
  one.from < at && at <= one.to
    ? [
        { ...one, to: addDays(at, -1) },
        { ...one, from: at },
      ]
    : [one]

describe('days', () => {
  it('one more paid day never pays less: a day away that is worked after all', () => {
    forSeeds(RUNS, (chance) => {
      const facts = factsBy(chance)
      const day = dayBy(chance, facts.period)
      const without = facts.absences.flatMap((one) => cutAt(one, day).flatMap((part) => cutAt(part, addDays(day, 1))))
      const worked = { ...facts, absences: without.filter(({ from }) => from !== day) }
      expect(baseOf(worked)).toBeGreaterThanOrEqual(baseOf(facts))
    })
  })
  it('one more paid day never pays less: a day longer employed', () => {
    forSeeds(RUNS, (chance) => {
      const facts = factsBy(chance)
      const employed = [...facts.employed, { from: dayBy(chance, facts.period), to: null }].map(({ from, to }) => ({
        from,
        to: to ?? from,
      }))
      const longer = employed.map((stretch, i) => (i === 0 ? { from: addDays(stretch.from, -1), to: addDays(stretch.to, 1) } : stretch))
      expect(baseOf({ ...facts, employed: longer })).toBeGreaterThanOrEqual(baseOf({ ...facts, employed }))
    })
  })
  it('none paid is nothing and all paid is the base, by every method and calendar', () => {
    forSeeds(RUNS, (chance) => {
      const facts = { ...factsBy(chance), terms: [term('2000-01-01', chance.below(100_000_001))] }
      const whole = { ...facts, employed: [{ from: facts.period.from, to: null }], absences: [] }
      expect(baseOf(whole)).toBe(facts.terms[0]?.baseMinor)
      expect(baseOf({ ...whole, employed: [] })).toBe(0)
      expect(baseOf({ ...whole, absences: [absence(facts.period.from, facts.period.to)] })).toBe(0)
    })
  })
})

describe('what became known later', () => {
  /** Some of the facts: what was known when the month was closed. */
  const knownOf = (chance: Chance, facts: Facts): Facts => ({
    ...facts,
    terms: facts.terms.filter((_, i) => i === 0 || chance.chance(0.5)),
    absences: facts.absences.filter(() => chance.chance(0.5)),
    items: facts.items.filter(() => chance.chance(0.5)),
    employed: chance.chance(0.8) ? facts.employed : [{ from: '2000-01-01', to: null }],
  })
  const earned = ({ totals }: Slip) => totals.baseMinor + totals.itemsMinor

  it('paid in later runs, in one step or in three, comes to what would have been paid had it been known in time', () => {
    forSeeds(RUNS, (chance) => {
      const truth = factsBy(chance)
      const next = factsOf({ period: { from: addDays(truth.period.to, 1), to: addDays(truth.period.to, 28) } })
      const slips = [calculate(snapshotOf(knownOf(chance, truth)))]
      for (const facts of [knownOf(chance, truth), knownOf(chance, truth), truth]) {
        const closed = [{ facts, paid: paidFor(truth.period, shuffled(chance, slips)) }]
        slips.push(calculate(snapshotOf(next, { closed })))
      }
      const [original, ...later] = slips
      expect(earned(original!) + add(later.map(({ totals }) => totals.retroMinor))).toBe(earned(calculate(snapshotOf(truth))))
      const again = calculate(snapshotOf(next, { closed: [{ facts: truth, paid: paidFor(truth.period, slips) }] }))
      expect(again.lines.filter(({ kind }) => kind === 'retro')).toEqual([])
    })
  })
})

describe('the same facts', () => {
  it('in another order give the same bytes', () => {
    forSeeds(RUNS, (chance) => {
      const snapshot = snapshotBy(chance)
      const { value, ...sealed } = sealSlip(snapshot)
      expect(sealSlip(shuffled(chance, snapshot))).toEqual({ ...sealed, value })
    })
  })
  it('give the same bytes again from what was kept, and a touched slip or snapshot does not', () => {
    forSeeds(RUNS, (chance) => {
      const kept = sealSlip(snapshotBy(chance))
      expect(replay(kept)).toBe('sameBytes')
      expect(replay({ ...kept, slip: kept.slip.replace('"netMinor":', '"netMinor":1') })).toBe('otherBytes')
      expect(replay({ ...kept, snapshot: kept.snapshot.replace('"person":"p1"', '"person":"p2"') })).toBe('otherBytes')
      expect(replay({ ...kept, engine: '0' })).toBe('otherEngine')
    })
  })
  it('of a run have one hash, in any order of people', () => {
    forSeeds(20, (chance) => {
      const slips = Array.from({ length: 10 }, (_, i) => ({ person: `p${i}`, hash: sealSlip(snapshotBy(chance, `p${i}`)).hash }))
      expect(runHash(shuffled(chance, slips))).toBe(runHash(slips))
      expect(runHash(slips.slice(1))).not.toBe(runHash(slips))
    })
  })
})

it('negating all inputs negates every total', () => {
  const negatedFacts = (facts: Facts): Facts => ({
    ...facts,
    terms: facts.terms.map((one) => ({ ...one, baseMinor: -one.baseMinor })),
    items: facts.items.map((one) => ({ ...one, unitMinor: -one.unitMinor })),
  })
  const negated = (all: Snapshot): Snapshot => ({
    ...all,
    facts: negatedFacts(all.facts),
    closed: all.closed.map(({ facts, paid }) => ({
      facts: negatedFacts(facts),
      paid: paid.map(({ code, minor }) => ({ code, minor: -minor })),
    })),
    leaving: all.leaving && {
      ...all.leaving,
      typed: all.leaving.typed.map((one) => ({ ...one, parts: one.parts.map((part) => ({ ...part, minor: -part.minor })) })),
    },
    deductions: all.deductions.map((one) => ({ ...one, amountMinor: -one.amountMinor })),
    carriedMinor: -all.carriedMinor,
  })
  const signed = ({ totals }: Slip) => {
    const { baseMinor, itemsMinor, retroMinor, leavingMinor, grossMinor, reimbursedMinor, deductedMinor, netMinor, carriedMinor } = totals
    // A net is never below zero: what is below is carried, so the two together are what changes sign.
    return [baseMinor, itemsMinor, retroMinor, leavingMinor, grossMinor, reimbursedMinor, deductedMinor, netMinor - carriedMinor]
  }
  forSeeds(RUNS, (chance) => {
    const snapshot = snapshotBy(chance)
    expect(signed(calculate(negated(snapshot)))).toEqual(signed(calculate(snapshot)).map((minor) => 0 - minor))
  })
})

describe('versus last period', () => {
  it('the causes add up to the change, per person and in all', () => {
    forSeeds(RUNS, (chance) => {
      const changes: Change[] = ['a', 'b', 'c'].flatMap((person) => {
        const last = chance.chance(0.85) ? snapshotBy(chance, person, month('2026-10')) : null
        const now = chance.chance(0.85)
          ? { ...snapshotBy(chance, person, month('2026-11')), ...(last && chance.chance(0.8) && { currency: last.currency }) }
          : null
        const found = versusLast(last, now)
        expect(add(found.map(({ lastMinor }) => lastMinor))).toBe(last ? calculate(last).totals.netMinor : 0)
        expect(add(found.map(({ nowMinor }) => nowMinor))).toBe(now ? calculate(now).totals.netMinor : 0)
        return found
      })
      for (const { lastMinor, nowMinor, causes } of [...changes, ...versusRun(changes)])
        expect(add(causes.map(({ minor }) => minor))).toBe(nowMinor - lastMinor)
    })
  })
})

it('amounts have the digits of their currency: none for yen, three for dinars', () => {
  const words = (currency: Snapshot['currency']) => slipOf({ baseMinor: 300_001 }, { currency }).lines[0]?.formula
  expect(words('JPY')?.en).toBe('Base 300,001 × 21 ÷ 21 working days')
  expect(words(wageCurrency.parse('KWD'))?.en).toBe('Base 300.001 × 21 ÷ 21 working days')
  expect(words('CNY')).toEqual({ cn: '基本工资 3,000.01 × 21 ÷ 21 个工作日', en: 'Base 3,000.01 × 21 ÷ 21 working days' })
})
