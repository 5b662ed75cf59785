import { type Dot, placeOf } from './places.ts'
import { COLUMNS } from './world.ts'

/** The latitude at the top of the map, and the degrees of a dot in both directions. */
const NORTH = 84
const STEP = 360 / COLUMNS
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** The cosine of the angle between two places on the globe: the greater, the nearer. */
function closeness(one: Dot, other: Dot): number {
  const [a, b] = [radians(NORTH - one.y * STEP), radians(NORTH - other.y * STEP)]
  return Math.sin(a) * Math.sin(b) + Math.cos(a) * Math.cos(b) * Math.cos(radians((one.x - other.x) * STEP))
}

/** The places nearest to one, by the way over the globe between their main cities. None for a place that is not on the map. */
export function nearest<P extends { code: string }>(code: string, among: readonly P[], count: number): P[] {
  const here = placeOf(code)
  if (!here) return []
  return among
    .flatMap((place) => {
      const there = place.code === code ? undefined : placeOf(place.code)
      return there ? [{ place, close: closeness(here, there) }] : []
    })
    .sort((one, other) => other.close - one.close)
    .slice(0, count)
    .map(({ place }) => place)
}
