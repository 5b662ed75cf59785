/**
 * Generates src/platform/web/portal/world.ts: land as dots (from the land file of world-atlas; never the countries files, whose borders
 * are a legal matter) and one place for each region (from the tz database, which is in the public domain). Run by hand when one of
 * them changes: `npm install --no-save world-atlas@2.0.2`, then `node scripts/make-map.ts [zone.tab]`. The product reads only its output.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'

const COLUMNS = 100
const STEP = 360 / COLUMNS
const NORTH = 84
/** Antarctica is left out. */
const SOUTH = -56

const require = createRequire(import.meta.url)
const atlas: Topology<{ land: GeometryCollection }> = require('world-atlas/land-110m.json')
const land = feature(atlas, atlas.objects.land)
type Ring = number[][]
const polygons: Ring[][] = land.features.flatMap(({ geometry }) => {
  if (geometry.type === 'MultiPolygon') return geometry.coordinates
  return geometry.type === 'Polygon' ? [geometry.coordinates] : []
})

function inside(ring: Ring, lon: number, lat: number): boolean {
  let odd = false
  for (let at = 0, before = ring.length - 1; at < ring.length; before = at++) {
    const [x, y] = ring[at] as [number, number]
    const [px, py] = ring[before] as [number, number]
    if (y > lat !== py > lat && lon < ((px - x) * (lat - y)) / (py - y) + x) odd = !odd
  }
  return odd
}
const isLand = (lon: number, lat: number) =>
  polygons.some(([shore, ...lakes]) => inside(shore!, lon, lat) && !lakes.some((lake) => inside(lake, lon, lat)))

const rows = Math.round((NORTH - SOUTH) / STEP)
let dots = 0
const bits = Array.from({ length: rows }, (_, row) =>
  Array.from({ length: COLUMNS }, (_, column) => {
    const here = isLand(-180 + (column + 0.5) * STEP, NORTH - (row + 0.5) * STEP)
    if (here) dots++
    return here ? '1' : '0'
  }),
)
const hex = bits.map((row) => row.join('').replace(/.{4}/g, (four) => Number.parseInt(four, 2).toString(16)))

/** ISO 6709: ±DDMM±DDDMM, with seconds in some. */
function degrees(text: string): number {
  const [, sign, whole, minutes] = text.match(/^([+-])(\d{2,3})(\d{2})(?:\d{2})?$/)!
  return (sign === '-' ? -1 : 1) * (Number(whole) + Number(minutes) / 60)
}

const areas: { code: string; zone?: string }[] = JSON.parse(
  readFileSync(new URL('../src/features/base/area/data/areas.json', import.meta.url), 'utf8'),
)
const places = new Map<string, { zone: string; x: number; y: number }>()
const mainZone = new Map(areas.map((area) => [area.code, area.zone]))
for (const line of readFileSync(process.argv[2] ?? '/usr/share/zoneinfo/zone.tab', 'utf8').split('\n')) {
  if (line.startsWith('#') || !line) continue
  const [code, position, zone] = line.split('\t') as [string, string, string]
  const known = places.get(code)
  if (!mainZone.has(code) || (known && zone !== mainZone.get(code))) continue
  const [, lat, lon] = position.match(/^([+-]\d+)([+-]\d+)$/)!
  places.set(code, { zone, x: (degrees(lon!) + 180) / 3.6, y: (NORTH - degrees(lat!)) / 3.6 })
}
const placed = [...places]
  .filter(([, { y }]) => y >= 0 && y <= rows)
  .map(([code, { x, y }]) => `${code}${Math.round(x * 10)},${Math.round(y * 10)}`)
  .sort()

writeFileSync(
  new URL('../src/platform/web/portal/world.ts', import.meta.url),
  `/** Made by scripts/make-map.ts. Land from Natural Earth (public domain, by world-atlas), places from the tz database (public domain). */
export const COLUMNS = ${COLUMNS}
export const ROWS = ${rows}
/** A row of dots each, north to south, four dots to the digit. */
export const land =
  '${hex.join(' ')}'
/** Where a region's main city lies, in tenths of a dot: code, x, y. */
export const places =
  '${placed.join(' ')}'
`,
)
console.log(`${dots} dots in ${rows} rows, ${placed.length} places`)
const missing = areas.filter(({ code }) => !places.has(code)).map(({ code }) => code)
if (missing.length > 0) console.log(`without a place: ${missing.join(' ')}`)
