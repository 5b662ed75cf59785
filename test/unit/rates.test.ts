import { expect, it } from 'vitest'
import { ratesOn } from '../../reference/rates/all.ts'

const capsOn = (day: string) =>
  ratesOn(day)
    .filter(({ region }) => region === 'VN')
    .map(({ effectiveFrom, lines }) => [effectiveFrom, ...lines.map(({ wageCap }) => wageCap)])

it('the caps of Vietnam follow the reference level: 20 times 2.34 million, since 1 July 2026 20 times 2.53 million', () => {
  const before = ['2026-01-01', '46800000', '46800000', '106200000', '46800000']
  for (const day of ['2025-12-31', '2026-06-30']) expect(capsOn(day)).toEqual([before])
  for (const day of ['2026-07-01', '2026-11-30'])
    expect(capsOn(day)).toEqual([['2026-07-01', '50600000', '50600000', '106200000', '50600000']])
})

it('a region has one table on a day', () => {
  const regions = ratesOn('2026-11-30').map(({ region }) => region)
  expect(new Set(regions).size).toBe(regions.length)
})

it('the levy for skills in Singapore is named after the agency whose it is, and Mexico has its vacation premium', () => {
  const linesOf = (region: string) => ratesOn('2026-11-30').find((table) => table.region === region)!.lines
  expect(linesOf('SG').find(({ code }) => code === 'SDL')).toMatchObject({ source: ['SkillsFuture Singapore', expect.any(String)] })
  expect(linesOf('MX').map(({ name }) => name.en)).toContain('Vacation premium')
})
