import { crc32, deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { withoutMetadata } from './metadata.ts'

/** The result, however the bytes arrive. */
async function stripped(bytes: Buffer, size: number): Promise<Buffer> {
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
  }
  return Buffer.concat(await Array.fromAsync(withoutMetadata(pieces())))
}

const segment = (marker: number, body: Buffer | string): Buffer => {
  const content = Buffer.from(body)
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([head, content])
}
const SECRET = 'GPS 31.2304N 121.4737E Lu Yunlan'
const jfif = (thumbnail = 0) => Buffer.concat([Buffer.from('JFIF\0\x01\x02\0\0\x48\0\x48', 'latin1'), Buffer.from([thumbnail, thumbnail])])

/** Exif of a camera with an orientation, in one of the two byte orders, and a text behind it. */
function exif(orientation: number, order: 'II' | 'MM'): Buffer {
  const tiff = Buffer.alloc(38)
  const [w16, w32] = order === 'MM' ? (['writeUInt16BE', 'writeUInt32BE'] as const) : (['writeUInt16LE', 'writeUInt32LE'] as const)
  tiff.write(order, 'latin1')
  tiff[w16](42, 2)
  tiff[w32](8, 4)
  tiff[w16](2, 8)
  tiff[w16](0x010f, 10)
  tiff[w16](2, 12)
  tiff[w32](4, 14)
  tiff[w16](0x0112, 22)
  tiff[w16](3, 24)
  tiff[w32](1, 26)
  tiff[w16](orientation, 30)
  return Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.from(SECRET)])
}

// Scans with stuffed bytes and a restart marker, as a progressive picture has them.
const scan = (bytes: number[]) => Buffer.concat([segment(0xda, 'scan'), Buffer.from(bytes)])
const data = [1, 2, 0xff, 0x00, 3, 0xff, 0xd3, 4, 5, 0xff, 0x00]
const jpeg = (...between: Buffer[]) =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...between,
    segment(0xdb, 'quantisation'),
    segment(0xc2, 'frame'),
    scan(data),
    segment(0xc4, 'huffman'),
    scan(data),
    Buffer.from([0xff, 0xd9]),
  ])

describe.each([1, 7, 64 * 1024])('in pieces of %i bytes', (size) => {
  it('a JPEG loses Exif, XMP, maker notes, comments, thumbnails and what follows it', async () => {
    const dirty = Buffer.concat([
      jpeg(
        segment(0xe0, Buffer.concat([jfif(2), Buffer.from(SECRET)])),
        segment(0xe1, exif(1, 'II')),
        segment(0xe1, `http://ns.adobe.com/xap/1.0/\0<x>${SECRET}</x>`),
        segment(0xe2, `MPF\0${SECRET}`),
        segment(0xed, `Photoshop 3.0\0${SECRET}`),
        segment(0xfe, SECRET),
      ),
      Buffer.from(`a film: ${SECRET}`),
    ])
    const clean = await stripped(dirty, size)
    expect(clean.includes('Lu Yunlan')).toBe(false)
    expect(clean.equals(jpeg(segment(0xe0, jfif())))).toBe(true)
  })

  it.each([
    [6, 'II'],
    [3, 'MM'],
  ] as const)('orientation %i of %s is all that stays of Exif', async (orientation, order) => {
    const clean = await stripped(jpeg(segment(0xe1, exif(orientation, order))), size)
    expect(clean.includes('Lu Yunlan')).toBe(false)
    const at = clean.indexOf('Exif')
    expect(clean.readUInt16BE(at + 6 + 18)).toBe(orientation)
  })

  it('a colour profile and the encoding of colours stay, byte for byte', async () => {
    const picture = jpeg(segment(0xe0, jfif()), segment(0xe2, 'ICC_PROFILE\0\x01\x01profile'), segment(0xee, 'Adobe\0d\0\0\0\0\x01'))
    expect((await stripped(picture, size)).equals(picture)).toBe(true)
  })

  it('a PNG loses texts, time, Exif and what follows it, and keeps its pixels', async () => {
    const chunk = (type: string, body: Buffer | string) => {
      const content = Buffer.concat([Buffer.from(type), Buffer.from(body)])
      const length = Buffer.alloc(4)
      length.writeUInt32BE(content.length - 4)
      const sum = Buffer.alloc(4)
      sum.writeUInt32BE(crc32(content))
      return Buffer.concat([length, content, sum])
    }
    const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
    const own = [
      chunk('IHDR', Buffer.alloc(13)),
      chunk('pHYs', 'density'),
      chunk('IDAT', deflateSync(Buffer.alloc(200))),
      chunk('IEND', ''),
    ]
    const texts = ['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME', 'prVt'].map((type) => chunk(type, SECRET))
    const dirty = Buffer.concat([signature, own[0]!, ...texts, ...own.slice(1), Buffer.from(SECRET)])
    expect((await stripped(dirty, size)).equals(Buffer.concat([signature, ...own]))).toBe(true)
  })

  it.each([
    ['a PDF', Buffer.from('%PDF-1.7 and so on')],
    ['nothing', Buffer.alloc(0)],
    ['three bytes', Buffer.from('abc')],
  ])('%s passes as it is', async (_, bytes) => {
    expect((await stripped(bytes, size)).equals(bytes)).toBe(true)
  })

  it.each([
    ['in a segment', jpeg().subarray(0, 9)],
    ['in a scan', jpeg().subarray(0, 50)],
    ['at the first marker', Buffer.from([0xff, 0xd8, 0xff])],
    ['a segment too short', Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 0, 1, 2, 3])],
  ])('a JPEG that breaks off %s ends, without more bytes than it had', async (_, bytes) => {
    expect((await stripped(bytes, size)).length).toBeLessThanOrEqual(bytes.length)
  })
})
