import { crc32, inflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { HEIGHT, tideOf, WIDTH } from '../../contract/tide.ts'
import { coverPng } from './cover.ts'

const words = { title: '在海外找服务商、雇员工，验收后再付款 Hire abroad', brand: '衡渡', mark: 'DE' }
const png = (seed: string, more = {}) => coverPng(seed, { ...words, ...more })

/** Decodes the picture as a viewer would: signature, chunks with their checksums, filtered rows. */
function decode(png: Buffer) {
  expect(png.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
  const chunks: { kind: string; data: Buffer }[] = []
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at)
    const body = png.subarray(at + 4, at + 8 + length)
    expect(png.readUInt32BE(at + 8 + length)).toBe(crc32(body))
    chunks.push({ kind: body.toString('latin1', 0, 4), data: body.subarray(4) })
    at += length + 12
  }
  expect(chunks.map(({ kind }) => kind)).toEqual(['IHDR', 'IDAT', 'IEND'])
  const header = chunks[0]!.data
  expect([header.readUInt32BE(0), header.readUInt32BE(4), ...header.subarray(8)]).toEqual([WIDTH, HEIGHT, 8, 2, 0, 0, 0])
  const rows = inflateSync(chunks[1]!.data)
  expect(rows).toHaveLength(HEIGHT * (WIDTH * 3 + 1))
  const pixels = Buffer.alloc(HEIGHT * WIDTH * 3)
  for (let y = 0; y < HEIGHT; y++) {
    const row = rows.subarray(y * (WIDTH * 3 + 1), (y + 1) * (WIDTH * 3 + 1))
    expect(row[0]).toBe(2)
    for (let at = 0; at < WIDTH * 3; at++) pixels[y * WIDTH * 3 + at] = row[at + 1]! + (y ? pixels[(y - 1) * WIDTH * 3 + at]! : 0)
  }
  return (x: number, y: number) => [...pixels.subarray((y * WIDTH + x) * 3, (y * WIDTH + x) * 3 + 3)]
}

it('is a PNG with night above, and the beacon under the veil that keeps the words readable', async () => {
  const at = decode(await png('0197f0aa-singapore', { title: ' ', mark: '' }))
  const { beacon } = tideOf('0197f0aa-singapore')
  expect(at(0, 0)).toEqual([0x08, 0x22, 0x2c])
  const [red, green, blue] = at(beacon.x, beacon.y)
  expect(red! > 0x50 && green! > 0x40 && red! > blue!).toBe(true)
})

/** White pixels of a part of the picture. */
function white(at: (x: number, y: number) => number[], [left, top, right, bottom]: [number, number, number, number]): number {
  let found = 0
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) if (at(x, y).every((part) => part > 0xf0)) found++
  return found
}

it('says the title, the platform and the country, in both scripts, within its margins', { timeout: 60_000 }, async () => {
  const [empty, cn, en, long] = await Promise.all([
    png('a', { title: ' ' }),
    png('a', { title: '德国雇主缴费' }),
    png('a', { title: 'Employer contributions in Germany' }),
    png('a', { title: '一段很长的标题，'.repeat(20) }),
  ]).then((all) => all.map(decode))
  const title: [number, number, number, number] = [80, 220, 1120, 600]
  expect(white(empty!, title)).toBe(0)
  for (const one of [cn!, en!, long!]) {
    expect(white(one, title)).toBeGreaterThan(4_000)
    expect(white(one, [1121, 220, 1200, 630])).toBe(0)
    expect(white(one, [0, 601, 1200, 630])).toBe(0)
  }
  expect(white(empty!, [170, 70, 400, 130])).toBeGreaterThan(300)
  const mint = (at: (x: number, y: number) => number[]) => at(0, 0) && [...Array(300).keys()].some((x) => at(850 + x, 120)[1]! > 0xc0)
  expect(mint(empty!)).toBe(true)
  expect(mint(decode(await png('a', { mark: '' })))).toBe(false)
})

it('refuses more new pictures at once than it can draw soon', { timeout: 60_000 }, async () => {
  const asked = Array.from({ length: 30 }, (_, n) => {
    try {
      return png(`many-${n}`)
    } catch (error) {
      return error
    }
  })
  expect(asked.filter((one) => one instanceof Promise)).toHaveLength(20)
  expect((asked.at(-1) as { error?: string }).error).toBe('tooMany')
  await Promise.all(asked.filter((one) => one instanceof Promise))
})

it('draws another picture for another id and the same for the same id', async () => {
  const [one, again, other] = await Promise.all([png('a'), png('a'), png('b')])
  expect(again).toBe(one)
  expect(other.equals(one)).toBe(false)
})

it('keeps no more than its limit', { timeout: 60_000 }, async () => {
  const first = await png('first')
  for (let n = 0; n < 64; n++) await png(`more-${n}`)
  const again = await png('first')
  expect(again).not.toBe(first)
  expect(again.equals(first)).toBe(true)
})
