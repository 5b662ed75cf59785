import { expect, it } from 'vitest'
import { chanceOf } from '../../../../../test/support/payroll.ts'
import { addDays, daysOf, type Span } from '../../../../platform/contract/day.ts'
import { periodOn } from '../contract/engine/period.ts'
import { leftOf, paidDays, paidElsewhere } from './covered.ts'

const moment = (nth: number) => Temporal.Instant.from('2026-01-01T00:00:00Z').add({ hours: nth })
const cycles = ['weekly', 'biweekly', 'monthly'] as const

it('pays each day once, whatever groups somebody is in one after the other', () => {
  for (let seed = 1; seed <= 300; seed++) {
    const chance = chanceOf(seed)
    const employed = [
      { from: addDays('2026-01-01', chance.below(40)), to: chance.below(2) ? addDays('2026-06-01', chance.below(60)) : null },
    ]
    const closed: Parameters<typeof paidDays>[0][number][] = []
    const paid: { period: Span; days: Span[] }[] = []
    for (let nth = 0; nth < 12; nth++) {
      const calendar = { cycle: cycles[chance.below(3)]!, anchor: addDays('2026-01-01', chance.below(28)) }
      const period = periodOn(calendar, addDays('2026-01-10', chance.below(180)))
      if (closed.some((one) => one.period.from === period.from && one.period.to === period.to)) continue
      paid.push({ period, days: leftOf(employed, period, paidDays(closed, period)) })
      closed.push({ kind: 'regular', period, corrects: null, calculatedAt: moment(nth) })
    }
    const all = paid.flatMap(({ days }) => days.flatMap(daysOf))
    expect(new Set(all).size).toBe(all.length)
    const asked = new Set(paid.flatMap(({ period }) => leftOf(employed, period, []).flatMap(daysOf)))
    expect(new Set(all)).toEqual(asked)
    // Each closed period, calculated again, has the days that it paid.
    for (const { period, days } of paid) expect(leftOf(employed, period, paidElsewhere(closed, period))).toEqual(days)
  }
})
