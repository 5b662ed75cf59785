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

/** The land around a place, as a drawing of `width` by `height` dots with the place right of its middle. */
export function landAround({ x, y }: Dot, width: number, height: number): Dot[] {
  const [left, top] = [x - width * 0.62, y - height / 2]
  const dots: Dot[] = []
  // Each dot is at the middle of its cell.
  for (let row = Math.ceil(top - 0.5); row + 0.5 < top + height; row++)
    for (let column = Math.ceil(left - 0.5); column + 0.5 < left + width; column++)
      if (isLand(column, row)) dots.push({ x: column + 0.5 - left, y: row + 0.5 - top })
  return dots
}
