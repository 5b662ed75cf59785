import { expect, it } from 'vitest'
import { keptOf } from './rotation.ts'

const start = Temporal.Instant.from('2026-01-01T18:00:00Z')
const nights = (count: number) => Array.from({ length: count }, (_, nth) => ({ name: String(nth), madeAt: start.add({ hours: 24 * nth }) }))
const daysOf = (made: { madeAt: Temporal.Instant }[]) => made.map(({ madeAt }) => madeAt.toString().slice(0, 10))

it('seven days, five weeks and twelve months stay', () => {
  const { daily, kept } = keptOf(nights(800))
  expect(daysOf(daily)).toEqual(['2028-03-10', '2028-03-09', '2028-03-08', '2028-03-07', '2028-03-06', '2028-03-05', '2028-03-04'])
  expect(daysOf(kept)).toEqual([
    ...daysOf(daily),
    ...['2028-02-29', '2028-02-27', '2028-02-20', '2028-02-13', '2028-01-31', '2027-12-31', '2027-11-30', '2027-10-31', '2027-09-30'],
    ...['2027-08-31', '2027-07-31', '2027-06-30', '2027-05-31', '2027-04-30'],
  ])
})

it('few backups all stay, and of one day the newest', () => {
  expect(keptOf(nights(3)).kept).toHaveLength(3)
  const twice = [...nights(1), { name: 'later', madeAt: start.add({ hours: 2 }) }]
  expect(keptOf(twice).kept.map(({ name }) => name)).toEqual(['later'])
  expect(keptOf([])).toEqual({ daily: [], kept: [] })
})

it('those that stay after each night are those of all nights at once', () => {
  let made: ReturnType<typeof nights> = []
  for (const one of nights(500)) made = keptOf([...made, one]).kept
  expect(daysOf(made).length).toBeLessThanOrEqual(24)
  expect(daysOf(made).length).toBeGreaterThanOrEqual(20)
})
