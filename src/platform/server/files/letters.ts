import PDFDocument from 'pdfkit'
import { type Command, type Font, mainFont, rareFont } from './font.ts'

/** Letters as coverage: how much of each pixel they fill, from 0 to 1. */
interface Canvas {
  width: number
  height: number
  /** Changes of coverage along each row; `coverage` adds them up. */
  changes: Float32Array
}

export const canvas = (width: number, height: number): Canvas => ({ width, height, changes: new Float32Array((width + 2) * height) })

const create = (font: Buffer): Font => new PDFDocument({ autoFirstPage: false }).font(font)._font.font

let bold: Font | undefined
const rare = new Map<string, Font>()

function fontOf(codePoint: number): Font {
  bold ??= create(mainFont(700))
  if (bold.hasGlyphForCodePoint(codePoint)) return bold
  const other = rareFont(codePoint)
  if (!other) return bold
  const known = rare.get(other.name) ?? create(other.font)
  rare.set(other.name, known)
  return known
}

const codes = (text: string): number[] => [...text].map((sign) => sign.codePointAt(0)!)

export const widthOf = (text: string, size: number): number =>
  codes(text).reduce((sum, code) => {
    const font = fontOf(code)
    return sum + (font.glyphForCodePoint(code).advanceWidth / font.unitsPerEm) * size
  }, 0)

/** Fills the letters of one line; `y` is their baseline. */
export function fillText(to: Canvas, text: string, x: number, y: number, size: number): void {
  let from = x
  for (const code of codes(text)) {
    const font = fontOf(code)
    const glyph = font.glyphForCodePoint(code)
    const scale = size / font.unitsPerEm
    const left = from
    for (const [one, other] of outline(glyph.path.commands, (px, py) => [left + px * scale, y - py * scale])) edge(to, one, other)
    from += glyph.advanceWidth * scale
  }
}

type Point = [x: number, y: number]
/** A curve as this many straight pieces: at the size of a title nobody sees them. */
const PIECES = 6

/** The outline of a glyph as straight lines. */
function outline(commands: Command[], place: (x: number, y: number) => Point): [Point, Point][] {
  const lines: [Point, Point][] = []
  let start: Point = [0, 0]
  let here: Point = [0, 0]
  const go = (next: Point) => {
    lines.push([here, next])
    here = next
  }
  for (const { command, args } of commands) {
    const points: Point[] = []
    for (let at = 0; at < args.length; at += 2) points.push(place(args[at]!, args[at + 1]!))
    if (command === 'moveTo') start = here = points[0]!
    else if (command === 'closePath') go(start)
    else {
      const hull = [here, ...points]
      const pieces = hull.length === 2 ? 1 : PIECES
      for (let piece = 1; piece <= pieces; piece++) go(along(hull, piece / pieces))
    }
  }
  return lines
}

/** The point of a Bézier curve at a share of its way (de Casteljau). */
function along(hull: readonly Point[], share: number): Point {
  let points = hull
  while (points.length > 1)
    points = points
      .slice(1)
      .map(([x, y], at): Point => [points[at]![0] * (1 - share) + x * share, points[at]![1] * (1 - share) + y * share])
  return points[0]!
}

/** Adds the area to the right of an edge, row by row: signed, so that the inside of a letter is what its edges do not cancel. */
function edge({ width, height, changes }: Canvas, one: Point, other: Point): void {
  if (one[1] === other[1]) return
  const [top, bottom, sign] = one[1] < other[1] ? [one, other, 1] : [other, one, -1]
  const slope = (bottom[0] - top[0]) / (bottom[1] - top[1])
  for (let row = Math.max(0, Math.floor(top[1])); row < Math.min(height, Math.ceil(bottom[1])); row++) {
    const from = Math.max(row, top[1])
    const to = Math.min(row + 1, bottom[1])
    const ends = [top[0] + (from - top[1]) * slope, top[0] + (to - top[1]) * slope].map((x) => Math.min(Math.max(x, 0), width))
    spread(changes, row * (width + 2), Math.min(...ends), Math.max(...ends), (to - from) * sign)
  }
}

/** Divides the height of a piece of an edge among the pixels that it crosses. */
function spread(changes: Float32Array, row: number, left: number, right: number, height: number): void {
  const first = Math.floor(left)
  const last = Math.max(first + 1, Math.ceil(right))
  for (let x = first; x < last; x++) {
    const from = Math.max(left, x)
    const to = Math.min(right, x + 1)
    const part = right > left ? ((to - from) / (right - left)) * height : height
    const beside = (from + to) / 2 - x
    changes[row + x] = changes[row + x]! + part * (1 - beside)
    changes[row + x + 1] = changes[row + x + 1]! + part * beside
  }
}

/** Calls `fill` for each pixel that the letters touch. */
export function coverage({ width, height, changes }: Canvas, fill: (x: number, y: number, cover: number) => void): void {
  for (let y = 0; y < height; y++) {
    let sum = 0
    for (let x = 0; x < width; x++) {
      sum += changes[y * (width + 2) + x]!
      const cover = Math.min(1, Math.abs(sum))
      if (cover > 0.002) fill(x, y, cover)
    }
  }
}
