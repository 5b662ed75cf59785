import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { nearest } from './nearest.ts'
import { COLUMNS, land, places, ROWS } from './world.ts'

const areas: { code: string; zone?: string }[] = JSON.parse(
  readFileSync(new URL('../../../features/base/area/data/areas.json', import.meta.url), 'utf8'),
)
const placed = new Map(places.split(' ').map((text) => [text.slice(0, 2), text.slice(2).split(',').map(Number) as [number, number]]))
const rows = land.split(' ').map((row) => [...row].flatMap((digit) => [...Number.parseInt(digit, 16).toString(2).padStart(4, '0')]))

it('places every inhabited region on the map', () => {
  expect(areas.filter(({ code, zone }) => zone && !placed.has(code)).map(({ code }) => code)).toEqual([])
  for (const [x, y] of placed.values()) expect(x >= 0 && x <= COLUMNS * 10 && y >= 0 && y <= ROWS * 10).toBe(true)
})

it('has land where the large cities are, and none in the oceans', () => {
  expect(rows).toHaveLength(ROWS)
  expect(new Set(rows.map((row) => row.length))).toEqual(new Set([COLUMNS]))
  const near = (code: string) => {
    const [x, y] = placed.get(code)!.map((tenths) => Math.floor(tenths / 10)) as [number, number]
    return [-1, 0, 1].some((dy) => [-1, 0, 1].some((dx) => rows[y + dy]?.[x + dx] === '1'))
  }
  for (const code of ['CN', 'DE', 'BR', 'ZA', 'US', 'MX', 'IN', 'AU', 'VN', 'AE']) expect(near(code), code).toBe(true)
  // 30° W on the equator, and 150° W at 30° N.
  expect([rows[23]![41], rows[15]![8]]).toEqual(['0', '0'])
})

it('finds the nearest places over the globe, also across the date line', () => {
  const among = ['SG', 'VN', 'DE', 'FR', 'US', 'NZ', 'MX'].map((code) => ({ code }))
  const near = (code: string) => nearest(code, among, 2).map((place) => place.code)
  expect(near('MY')).toEqual(['SG', 'VN'])
  expect(near('BE')).toEqual(['FR', 'DE'])
  expect(near('SG')).toEqual(['VN', 'NZ'])
  // Samoa and Fiji are on different sides of the date line.
  expect(near('WS')[0]).toBe('NZ')
  expect(nearest('ZZ', among, 2)).toEqual([])
})
