import { HEIGHT, type TideLine, tideAt, tideOf, WIDTH } from '../../contract/tide.ts'
import { answerQuestions } from '../thread.ts'
import type { CoverWords } from './cover.ts'
import { canvas, coverage, fillText, widthOf } from './letters.ts'
import { pngFile } from './png.ts'

const TOP = [0x08, 0x22, 0x2c] as const
const BOTTOM = [0x0d, 0x30, 0x3c] as const
const BEACON = [0xf2, 0xb4, 0x41] as const
const CHANNELS = 3
const ROW = WIDTH * CHANNELS

const WHITE = [0xff, 0xff, 0xff] as const
const MINT = [0x63, 0xd3, 0xb0] as const

type Colour = readonly [number, number, number]

/** Rows of RGB, from the top. */
function paint(seed: string, words: CoverWords): Buffer {
  const pixels = Buffer.allocUnsafe(HEIGHT * ROW)
  for (let y = 0; y < HEIGHT; y++) {
    const depth = y / (HEIGHT - 1)
    const ground = TOP.map((top, at) => Math.round(top + (BOTTOM[at]! - top) * depth))
    pixels.subarray(y * ROW, (y + 1) * ROW).fill(Buffer.from(ground))
  }
  const { lines, beacon } = tideOf(seed)
  for (const line of lines) stroke(pixels, line)
  const reach = beacon.r + 1
  for (let y = beacon.y - reach; y <= beacon.y + reach; y++)
    for (let x = beacon.x - reach; x <= beacon.x + reach; x++)
      mix(pixels, x, y, BEACON, beacon.r + 0.5 - Math.hypot(x + 0.5 - beacon.x, y + 0.5 - beacon.y))
  dim(pixels)
  drawMark(pixels)
  write(pixels, words)
  return pixels
}

const DIM = 0.55
/** The lines recede behind the words. */
function dim(pixels: Buffer): void {
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) mix(pixels, x, y, TOP, DIM * (x < WIDTH - CODE_LEFT ? 1 : 1 - (x - WIDTH + CODE_LEFT) / CODE_LEFT))
}

const CODE_LEFT = 320
const MARGIN = 80
const MARK = 2.5
const MARK_TOP = 60
const BRAND_SIZE = 40
const CODE_SIZE = 150
const FIRST_LINE = 290
const SIZES = [76, 66, 56, 48]
const LINES = 4
const LINE_HEIGHT = 1.3

function write(pixels: Buffer, { title, brand, mark }: CoverWords): void {
  const inWhite = canvas(WIDTH, HEIGHT)
  fillText(inWhite, brand, MARGIN + 32 * MARK + 16, MARK_TOP + 22 * MARK, BRAND_SIZE)
  const width = WIDTH - 2 * MARGIN
  const fitting = SIZES.find((size) => linesOf(title, size, width).length <= LINES - 1) ?? SIZES.at(-1)!
  linesOf(title, fitting, width, LINES).forEach((line, at) => {
    fillText(inWhite, line, MARGIN, FIRST_LINE + at * fitting * LINE_HEIGHT, fitting)
  })
  coverage(inWhite, (x, y, cover) => mix(pixels, x, y, WHITE, cover))
  if (!mark) return
  const inMint = canvas(WIDTH, HEIGHT)
  fillText(inMint, mark, WIDTH - MARGIN - widthOf(mark, CODE_SIZE), MARK_TOP + CODE_SIZE - 30, CODE_SIZE)
  coverage(inMint, (x, y, cover) => mix(pixels, x, y, MINT, cover))
}

/** The mark of public/favicon.svg, by the distance of each pixel from its lines. */
function drawMark(pixels: Buffer): void {
  const segment = (x: number, y: number, from: number, to: number, height: number) =>
    Math.hypot(x - Math.min(Math.max(x, from), to), y - height) - 1.2
  for (let py = 0; py < 32 * MARK; py++)
    for (let px = 0; px < 32 * MARK; px++) {
      const [x, y] = [(px + 0.5) / MARK, (py + 0.5) / MARK]
      const bowl =
        y < 19 ? Math.abs(Math.hypot(x - 16, y - 19) - 8) - 1.2 : Math.min(Math.hypot(x - 8, y - 19), Math.hypot(x - 24, y - 19)) - 1.2
      const put = (colour: Colour, distance: number) => mix(pixels, MARGIN + px, MARK_TOP + py, colour, 0.5 - distance * MARK)
      put(WHITE, bowl)
      put(MINT, Math.min(segment(x, y, 5, 27, 19), segment(x, y, 11, 21, 24)))
      put(BEACON, Math.hypot(x - 16, y - 9.5) - 2.8)
    }
}

/** Latin words stay whole; a Chinese line breaks between any two signs, but does not begin with a mark that closes. */
const UNIT = /[\p{Script=Latin}\p{N}\p{M}'’.,%/&-]+|\s+|.[，。：；、！？）》」』”’]*/gu

function linesOf(text: string, size: number, width: number, most = Number.POSITIVE_INFINITY): string[] {
  const lines: string[] = ['']
  for (const unit of text.trim().slice(0, 200).match(UNIT) ?? []) {
    const line = lines.at(-1)! + unit
    if (lines.at(-1) === '' || widthOf(line.trimEnd(), size) <= width) lines[lines.length - 1] = line.trimStart()
    else lines.push(unit.trimStart())
  }
  if (lines.length <= most) return lines
  return [...lines.slice(0, most - 1), `${lines[most - 1]!.trimEnd().slice(0, -1)}…`]
}

/** Column by column: how much of each pixel the line covers, by its distance across the slope. */
function stroke(pixels: Buffer, line: TideLine): void {
  const part = (at: number) => Number.parseInt(line.color.slice(at, at + 2), 16)
  const colour: Colour = [part(1), part(3), part(5)]
  for (let x = 0; x < WIDTH; x++) {
    const middle = tideAt(line, x + 0.5)
    const rise = tideAt(line, x + 1) - tideAt(line, x)
    const flat = 1 / Math.hypot(1, rise)
    const reach = (line.width / 2 + 1) / flat
    for (let y = Math.floor(middle - reach); y <= middle + reach; y++)
      mix(pixels, x, y, colour, Math.min(1, line.width / 2 + 0.5 - Math.abs(y + 0.5 - middle) * flat) * line.opacity)
  }
}

function mix(pixels: Buffer, x: number, y: number, colour: Colour, cover: number): void {
  if (cover <= 0 || x < 0 || y < 0 || x >= WIDTH || y >= HEIGHT) return
  const share = Math.min(1, cover)
  const at = y * ROW + x * CHANNELS
  for (let channel = 0; channel < CHANNELS; channel++) {
    const before = pixels[at + channel]!
    pixels[at + channel] = Math.round(before + (colour[channel]! - before) * share)
  }
}

/** Each row as its difference from the one above: the background changes little from row to row. */
const UP = 2

function rowsOf(pixels: Buffer): Buffer {
  const rows = Buffer.alloc(HEIGHT * (ROW + 1))
  for (let y = 0; y < HEIGHT; y++) {
    const to = y * (ROW + 1)
    rows[to] = UP
    for (let at = 0; at < ROW; at++) rows[to + 1 + at] = pixels[y * ROW + at]! - (y === 0 ? 0 : pixels[(y - 1) * ROW + at]!)
  }
  return rows
}

answerQuestions(([seed, words]: [string, CoverWords]) => pngFile(WIDTH, HEIGHT, rowsOf(paint(seed, words))))
