import { land, places } from './world.ts'

/** In dots from the north-west corner. */
export interface Dot {
  x: number
  y: number
}

/** The rows of land, north to south: a 1 for each dot. */
export const landRows = (): string[] =>
  land.split(' ').map((row) => [...row].map((digit) => Number.parseInt(digit, 16).toString(2).padStart(4, '0')).join(''))

let dots: Dot[] | undefined
/** The dots of land, at the middle of their cells. */
function landDots(): Dot[] {
  dots ??= landRows().flatMap((row, y) => [...row].flatMap((bit, x) => (bit === '1' ? [{ x: x + 0.5, y: y + 0.5 }] : [])))
  return dots
}

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
  return landDots()
    .filter((dot) => dot.x > left && dot.x < left + width && dot.y > top && dot.y < top + height)
    .map((dot) => ({ x: dot.x - left, y: dot.y - top }))
}
