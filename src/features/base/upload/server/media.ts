/** Kinds that are kept without what they say of their place and maker. Each is read once, from its beginning to its end. */
export type MediaKind = 'gif' | 'webp' | 'heic' | 'mp4'

/**
 * The same picture or film, by the structure of its kind, without descriptions: no place, no camera, no comment, nothing after its end.
 * Null if it is not what its first bytes say.
 */
export function withoutDescriptions(bytes: Buffer, kind: MediaKind): Buffer | null {
  try {
    return { gif, webp, heic, mp4 }[kind](bytes)
  } catch (error) {
    // A length that leads out of the file.
    if (error instanceof RangeError) return null
    throw error
  }
}

// ── GIF ──

const REPEATS = ['NETSCAPE2.0', 'ANIMEXTS1.0']

function gif(bytes: Buffer): Buffer | null {
  if (!/^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6))) return null
  const tableOf = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)
  /** Behind blocks, each with its length before it. */
  const afterBlocks = (from: number): number => {
    let at = from
    while (bytes.readUInt8(at) !== 0) at += bytes.readUInt8(at) + 1
    return at + 1
  }
  let at = 13 + tableOf(bytes.readUInt8(10))
  const kept = [bytes.subarray(0, at)]
  let pictures = 0
  for (;;) {
    const from = at
    const sign = bytes.readUInt8(at)
    if (sign === 0x3b) return pictures > 0 ? Buffer.concat([...kept, bytes.subarray(at, at + 1)]) : null
    if (sign === 0x2c) {
      at = afterBlocks(at + 11 + tableOf(bytes.readUInt8(at + 9)))
      pictures++
      kept.push(bytes.subarray(from, at))
    } else if (sign === 0x21) {
      const label = bytes.readUInt8(at + 1)
      at = afterBlocks(at + 2)
      if (label === 0xf9 || (label === 0xff && REPEATS.includes(bytes.toString('latin1', from + 3, from + 14))))
        kept.push(bytes.subarray(from, at))
    } else return null
  }
}

// ── WebP ──

const WEBP_KEPT = ['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']
const WEBP_PICTURES = ['VP8 ', 'VP8L', 'ANMF']
/** In the head of an extended file: there is Exif, there is XMP. */
const WEBP_DESCRIBED = 0x0c

function webp(bytes: Buffer): Buffer | null {
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP') return null
  const end = 8 + bytes.readUInt32LE(4)
  if (end > bytes.length) return null
  const kept: Buffer[] = []
  let pictures = 0
  for (let at = 12; at < end; ) {
    const type = bytes.toString('latin1', at, at + 4)
    const size = bytes.readUInt32LE(at + 4)
    const next = at + 8 + size + (size % 2)
    if (next > end + 1) return null
    if (WEBP_KEPT.includes(type)) {
      const chunk = Buffer.from(bytes.subarray(at, Math.min(next, end)))
      if (type === 'VP8X') chunk.writeUInt8(chunk.readUInt8(8) & ~WEBP_DESCRIBED, 8)
      kept.push(chunk)
    }
    if (WEBP_PICTURES.includes(type)) pictures++
    at = next
  }
  if (pictures === 0) return null
  const body = Buffer.concat(kept)
  const head = Buffer.from(bytes.subarray(0, 12))
  head.writeUInt32LE(body.length + 4, 4)
  return Buffer.concat([head, body])
}

// ── Boxes (ISO 14496-12): HEIC and MP4 ──

interface Box {
  type: string
  from: number
  body: number
  end: number
}

/** The boxes that fill a part of a file; null if they do not. */
function boxesIn(bytes: Buffer, from: number, to: number): Box[] | null {
  const boxes: Box[] = []
  for (let at = from; at < to; ) {
    if (at + 8 > to) return null
    const short = bytes.readUInt32BE(at)
    const isLong = short === 1
    const body = at + (isLong ? 16 : 8)
    const size = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? to - at : short
    const end = at + size
    if (end < body || end > to) return null
    boxes.push({ type: bytes.toString('latin1', at + 4, at + 8), from: at, body, end })
    at = end
  }
  return boxes
}

const brandsOf = (bytes: Buffer, { body, end }: Box): string[] =>
  Array.from({ length: Math.floor((end - body) / 4) }, (_, nth) => bytes.toString('latin1', body + nth * 4, body + nth * 4 + 4))

const inside = (bytes: Buffer, box: Box | undefined, skip = 0): Box[] => (box && boxesIn(bytes, box.body + skip, box.end)) || []
const named = (boxes: readonly Box[], type: string): Box | undefined => boxes.find((box) => box.type === type)

const MP4_BRANDS = /^(isom|iso[2-9]|mp4[12]|avc1|dash|M4V |MSNV|hvc1|av01)$/
const MP4_BOXES = /^(ftyp|moov|mdat|free|skip|wide|moof|mfra|sidx|ssix|styp|emsg|prft|pdin|uuid|meta|udta)$/
/** What describes a film: its place, its camera, its words. */
const DESCRIBES = /^(udta|meta|uuid)$/

function mp4(bytes: Buffer): Buffer | null {
  const top = boxesIn(bytes, 0, bytes.length)
  const [head] = top ?? []
  if (!top || head?.type !== 'ftyp' || !top.every((box) => MP4_BOXES.test(box.type))) return null
  if (!brandsOf(bytes, head).some((brand) => MP4_BRANDS.test(brand))) return null
  const movie = named(top, 'moov')
  const tracks = inside(bytes, movie).filter((box) => box.type === 'trak')
  const isFilm = tracks.some((track) => {
    const handler = named(inside(bytes, named(inside(bytes, track), 'mdia')), 'hdlr')
    return handler !== undefined && bytes.toString('latin1', handler.body + 8, handler.body + 12) === 'vide'
  })
  if (!isFilm || !named(top, 'mdat')) return null
  const kept = Buffer.from(bytes)
  for (const box of [...top, ...inside(bytes, movie), ...tracks.flatMap((track) => inside(bytes, track))])
    if (DESCRIBES.test(box.type)) {
      // Where it was stays as it is: places in the film are counted from the beginning of the file.
      kept.write('free', box.from + 4, 'latin1')
      kept.fill(0, box.body, box.end)
    }
  return kept
}

const HEIC_BRANDS = /^(heic|heix|heim|heis|hevc|hevx|mif1|msf1)$/
const DESCRIPTIONS = ['Exif', 'mime']

function heic(bytes: Buffer): Buffer | null {
  const top = boxesIn(bytes, 0, bytes.length)
  const [head] = top ?? []
  if (!top || head?.type !== 'ftyp' || !brandsOf(bytes, head).some((brand) => HEIC_BRANDS.test(brand))) return null
  const meta = inside(bytes, named(top, 'meta'), 4)
  const handler = named(meta, 'hdlr')
  const [items, places] = [named(meta, 'iinf'), named(meta, 'iloc')]
  if (!handler || bytes.toString('latin1', handler.body + 8, handler.body + 12) !== 'pict' || !items || !places) return null
  if (!named(top, 'mdat') && !named(meta, 'idat')) return null
  const described = describedItems(bytes, items)
  const kept = Buffer.from(bytes)
  for (const { id, from, to } of placesOf(bytes, places, named(meta, 'idat'))) {
    if (!described.has(id)) continue
    if (to > bytes.length) return null
    kept.fill(0, from, to)
  }
  for (const box of top) if (box.type === 'uuid' || box.type === 'udta') kept.fill(0, box.body, box.end)
  return kept
}

/** The ids of items that are descriptions. */
function describedItems(bytes: Buffer, items: Box): Set<number> {
  const found = new Set<number>()
  for (const { type, body } of inside(bytes, items, bytes.readUInt8(items.body) === 0 ? 6 : 8)) {
    const version = bytes.readUInt8(body)
    if (type !== 'infe' || version < 2) continue
    const wide = version > 2 ? 4 : 2
    const id = bytes.readUIntBE(body + 4, wide)
    if (DESCRIPTIONS.includes(bytes.toString('latin1', body + 6 + wide, body + 10 + wide))) found.add(id)
  }
  return found
}

/** Where the bytes of each item are, from the beginning of the file. */
function* placesOf(bytes: Buffer, box: Box, idat: Box | undefined): Generator<{ id: number; from: number; to: number }> {
  const version = bytes.readUInt8(box.body)
  let at = box.body + 4
  const read = (size: number): number => {
    const value = size === 0 ? 0 : size === 8 ? Number(bytes.readBigUInt64BE(at)) : bytes.readUIntBE(at, size)
    at += size
    return value
  }
  const sizes = read(2)
  const [offsetSize, lengthSize, baseSize] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15]
  const indexSize = version > 0 ? sizes & 15 : 0
  const count = read(version < 2 ? 2 : 4)
  for (let nth = 0; nth < count && at < box.end; nth++) {
    const id = read(version < 2 ? 2 : 4)
    const method = version > 0 ? read(2) & 15 : 0
    read(2)
    const base = read(baseSize) + (method === 1 ? (idat?.body ?? 0) : 0)
    const extents = read(2)
    for (let extent = 0; extent < extents && at < box.end; extent++) {
      read(indexSize)
      const from = base + read(offsetSize)
      yield { id, from, to: from + read(lengthSize) }
    }
  }
}
