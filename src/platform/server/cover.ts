import { promisify } from 'node:util'
import { crc32, deflate } from 'node:zlib'
import { HEIGHT, type TideLine, tideAt, tideOf, WIDTH } from '../contract/tide.ts'

const KEPT = 64
const TOP = [0x08, 0x22, 0x2c] as const
const BOTTOM = [0x0d, 0x30, 0x3c] as const
const BEACON = [0xf2, 0xb4, 0x41] as const
const CHANNELS = 3
const ROW = WIDTH * CHANNELS

type Colour = readonly [number, number, number]
const kept = new Map<string, Promise<Buffer>>()

/** The cover of `seed` (contract/tide.ts) as PNG, 1200 × 630, for link previews. The most recently used ones are cached. */
export function coverPng(seed: string): Promise<Buffer> {
  const known = kept.get(seed)
  if (known) {
    kept.delete(seed)
    kept.set(seed, known)
    return known
  }
  const made = encode(paint(seed))
  kept.set(seed, made)
  made.catch(() => kept.delete(seed))
  if (kept.size > KEPT) kept.delete(kept.keys().next().value!)
  return made
}

/** Rows of RGB, from the top. */
function paint(seed: string): Buffer {
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
  return pixels
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

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Each row as its difference from the one above: the background changes little from row to row. */
const UP = 2

async function encode(pixels: Buffer): Promise<Buffer> {
  const rows = Buffer.alloc(HEIGHT * (ROW + 1))
  for (let y = 0; y < HEIGHT; y++) {
    const to = y * (ROW + 1)
    rows[to] = UP
    for (let at = 0; at < ROW; at++) rows[to + 1 + at] = pixels[y * ROW + at]! - (y === 0 ? 0 : pixels[(y - 1) * ROW + at]!)
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(WIDTH, 0)
  header.writeUInt32BE(HEIGHT, 4)
  header.set([8, 2, 0, 0, 0], 8) // eight bits, RGB, not interlaced
  const packed = await promisify(deflate)(rows, { level: 6 })
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', packed), chunk('IEND', Buffer.alloc(0))])
}

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}
