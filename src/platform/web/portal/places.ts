import { land, places } from './world.ts'

/** In dots from the north-west corner. */
export interface Dot {
  x: number
  y: number
}

const rows = land.split(' ')

/** Whether a cell is land: each hexadecimal digit has four, from the west. */
export const isLand = (x: number, y: number): boolean => ((Number.parseInt(rows[y]?.[x >> 2] ?? '0', 16) >> (3 - (x & 3))) & 1) === 1

let placeMap: Map<string, Dot> | undefined
/** Where a country or region is; by its alpha-2 code. */
export function placeOf(code: string): Dot | undefined {
  placeMap ??= new Map(
    places.split(' ').map((text) => {
      const [x, y] = text.slice(2).split(',')
      return [text.slice(0, 2), { x: Number(x) / 10, y: Number(y) / 10 }]
    }),
  )
  return placeMap.get(code.toUpperCase())
}

interface Frame {
  left: number
  top: number
  width: number
  height: number
}

/** A part of the map in these proportions: a place right of its middle, or several with room around them. */
export function frameOf(at: readonly Dot[], width: number, height: number): Frame {
  const [first] = at
  if (!first || at.length === 1) return { left: (first?.x ?? 0) - width * 0.62, top: (first?.y ?? 0) - height / 2, width, height }
  const [xs, ys] = [at.map(({ x }) => x), at.map(({ y }) => y)]
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const wide = Math.max(width, (east - west) * 1.3, ((south - north) * 1.6 * width) / height)
  const high = (wide * height) / width
  return { left: (west + east - wide) / 2, top: (north + south - high) / 2, width: wide, height: high }
}

/** The land in a part of the map, every dot or, of a large part, every second one. */
export function landIn({ left, top, width, height }: Frame): Dot[] {
  const step = width > 48 ? 2 : 1
  const dots: Dot[] = []
  // Each dot is at the middle of its cell.
  const [firstRow, firstColumn] = [top, left].map((edge) => Math.ceil((edge - 0.5) / step) * step) as [number, number]
  for (let row = firstRow; row + 0.5 < top + height; row += step)
    for (let column = firstColumn; column + 0.5 < left + width; column += step)
      if (isLand(column, row)) dots.push({ x: column + 0.5 - left, y: row + 0.5 - top })
  return dots
}
