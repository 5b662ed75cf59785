/** The smallest recordings of so many seconds, each as a browser writes it: without a length in its head. */

const ascii = (text: string) => Buffer.from(text, 'latin1')
const u16 = (value: number) => {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16BE(value)
  return bytes
}
const u32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

/** An EBML element with its length in four bytes. */
const element = (id: string, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts)
  return Buffer.concat([Buffer.from(id, 'hex'), u32(body.length | 0x10000000), body])
}
const UNKNOWN = 'ff'

/** `track`: 2 is sound, 1 a video. */
export function webmVoice(seconds: number, track = 2): Buffer {
  const head = element('1a45dfa3', element('4282', ascii('webm')))
  const entry = element('ae', element('d7', Buffer.from([1])), element('83', Buffer.from([track])), element('86', ascii('A_OPUS')))
  const info = element('1549a966', element('2ad7b1', Buffer.from([0x0f, 0x42, 0x40])))
  // A cluster for each five seconds, a block for each second.
  const clusters: Buffer[] = []
  for (let from = 0; from <= seconds; from += 5) {
    const blocks = Array.from({ length: Math.min(5, seconds - from + 1) }, (_, nth) =>
      element('a3', Buffer.from([0x81]), u16(nth * 1_000), Buffer.from([0x80, 0xf8])),
    )
    clusters.push(Buffer.from(`1f43b675${UNKNOWN}`, 'hex'), element('e7', u32(from * 1_000)), ...blocks)
  }
  return Buffer.concat([head, Buffer.from(`18538067${UNKNOWN}`, 'hex'), info, element('1654ae6b', entry), ...clusters])
}

/** Bytes that a player leaves out; at least five. */
export const webmVoid = (size: number): Buffer => element('ec', Buffer.alloc(size - 5))

const box = (type: string, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts)
  return Buffer.concat([u32(body.length + 8), ascii(type), body])
}
const full = (type: string, flags: number, ...parts: Buffer[]) => box(type, u32(flags), ...parts)

export function m4aVoice(seconds: number, handler = 'soun'): Buffer {
  const media = box(
    'mdia',
    full('mdhd', 0, u32(0), u32(0), u32(48_000), u32(0), u32(0)),
    full('hdlr', 0, u32(0), ascii(handler), Buffer.alloc(13)),
    box('minf', box('stbl', full('stsd', 0, u32(1), box('mp4a', Buffer.alloc(28))))),
  )
  const moov = box('moov', box('trak', media), box('mvex', full('trex', 0, u32(1), u32(1), u32(48_000), u32(0), u32(0))))
  const fragments = Array.from({ length: seconds }, () =>
    Buffer.concat([box('moof', box('traf', full('tfhd', 0, u32(1)), full('trun', 0, u32(1)))), box('mdat', Buffer.alloc(4))]),
  )
  return Buffer.concat([box('ftyp', ascii('isom'), u32(0), ascii('mp42')), moov, ...fragments])
}

export function oggVoice(seconds: number): Buffer {
  const page = (granule: number, body: Buffer) => {
    const head = Buffer.alloc(28)
    head.write('OggS', 0, 'latin1')
    head.writeBigInt64LE(BigInt(granule), 6)
    head.writeUInt8(1, 26)
    head.writeUInt8(body.length, 27)
    return Buffer.concat([head, body])
  }
  const skipped = 312
  const opus = Buffer.concat([ascii('OpusHead'), Buffer.from([1, 1]), Buffer.from([skipped & 0xff, skipped >> 8]), Buffer.alloc(7)])
  return Buffer.concat([page(0, opus), page(0, ascii('OpusTags')), page(seconds * 48_000 + skipped, Buffer.alloc(3))])
}
