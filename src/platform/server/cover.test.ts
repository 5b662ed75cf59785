import { crc32, inflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { HEIGHT, tideOf, WIDTH } from '../contract/tide.ts'
import { coverPng } from './cover.ts'

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

it('is a PNG with night above and the beacon where the page draws it', async () => {
  const at = decode(await coverPng('0197f0aa-singapore'))
  const { beacon } = tideOf('0197f0aa-singapore')
  expect(at(0, 0)).toEqual([0x08, 0x22, 0x2c])
  expect(at(beacon.x, beacon.y)).toEqual([0xf2, 0xb4, 0x41])
})

it('draws another picture for another id and the same for the same id', async () => {
  const [one, again, other] = await Promise.all([coverPng('a'), coverPng('a'), coverPng('b')])
  expect(again).toBe(one)
  expect(other.equals(one)).toBe(false)
})

it('keeps no more than its limit', async () => {
  const first = await coverPng('first')
  for (let n = 0; n < 64; n++) await coverPng(`more-${n}`)
  const again = await coverPng('first')
  expect(again).not.toBe(first)
  expect(again.equals(first)).toBe(true)
})
