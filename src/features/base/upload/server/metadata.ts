/**
 * Pictures without what their camera wrote beside them: place, time, device, comments, thumbnails, and whatever follows the end of the
 * picture. Pixels, colour profile and orientation stay. Works on the stream, so that a large picture is never whole in memory; what is
 * neither JPEG nor PNG passes as it is. `seen` says at the end whether there was a picture behind the first bytes.
 */
export async function* withoutMetadata(bytes: AsyncIterable<Buffer>, seen: Seen = { picture: false }): AsyncGenerator<Buffer> {
  const source = new Source(bytes)
  const head = await source.peek(PNG.length)
  if (head.subarray(0, 3).equals(JPEG)) yield* jpegPieces(source, seen)
  else if (head.equals(PNG)) yield* pngPieces(source, seen)
  else yield* source.rest()
}

interface Seen {
  picture: boolean
}

const JPEG = Buffer.from([0xff, 0xd8, 0xff])
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** A stream of bytes that is read by number of bytes. */
class Source {
  readonly #from: AsyncIterator<Buffer>
  #held: Buffer = Buffer.alloc(0)

  constructor(bytes: AsyncIterable<Buffer>) {
    this.#from = bytes[Symbol.asyncIterator]()
  }

  /** At least so many bytes, or all that are left. */
  async #fill(count: number): Promise<void> {
    const pieces = [this.#held]
    let length = this.#held.length
    while (length < count) {
      const { value, done } = await this.#from.next()
      if (done) break
      pieces.push(value)
      length += value.length
    }
    if (pieces.length > 1) this.#held = Buffer.concat(pieces, length)
  }

  async peek(count: number): Promise<Buffer> {
    await this.#fill(count)
    return this.#held.subarray(0, count)
  }

  async take(count: number): Promise<Buffer> {
    await this.#fill(count)
    const taken = this.#held.subarray(0, count)
    this.#held = this.#held.subarray(count)
    return taken
  }

  /** What is at hand, up to so many bytes; empty at the end. */
  async some(most = Number.POSITIVE_INFINITY): Promise<Buffer> {
    await this.#fill(1)
    return this.take(Math.min(most, this.#held.length))
  }

  /** Puts back what was taken last. */
  unread(bytes: Buffer): void {
    this.#held = this.#held.length === 0 ? bytes : Buffer.concat([bytes, this.#held])
  }

  async *rest(): AsyncGenerator<Buffer> {
    for (let piece = await this.some(); piece.length > 0; piece = await this.some()) yield piece
  }

  /** Reads to the end: the sender is still sending. */
  async drain(): Promise<void> {
    for await (const _ of this.rest());
  }
}

const MARKER = 0xff
const SOI = 0xd8
const EOI = 0xd9
const SOS = 0xda
const [APP0, APP1, APP2, APP14, APP15, COM] = [0xe0, 0xe1, 0xe2, 0xee, 0xef, 0xfe]
const isAlone = (marker: number): boolean => marker === SOI || marker === 0x01 || isRestart(marker)
/** The header of a picture, with its size; the numbers between belong to tables. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7

async function* jpegPieces(source: Source, seen: Seen): AsyncGenerator<Buffer> {
  let framed = false
  for (;;) {
    const [first, marker] = await source.peek(2)
    if (first === MARKER && marker === MARKER) {
      // Fill bytes.
      await source.take(1)
      continue
    }
    if (first !== MARKER || marker === undefined) break
    const name = await source.take(2)
    if (marker === EOI) {
      yield name
      break
    }
    if (isAlone(marker)) {
      yield name
      continue
    }
    const length = await source.take(2)
    if (length.length < 2) break
    const body = await source.take(Math.max(length.readUInt16BE() - 2, 0))
    const kept = keptSegment(marker, body)
    if (kept) yield Buffer.concat([name, lengthOf(kept), kept])
    framed ||= isFrame(marker)
    seen.picture ||= framed && marker === SOS
    if (marker === SOS) yield* scanPieces(source)
  }
  // Behind the end of the picture, or no picture: a second picture, a film, anything.
  await source.drain()
}

const lengthOf = (body: Buffer): Buffer => {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(body.length + 2)
  return length
}

/** The compressed data of a scan: until a marker that is neither a stuffed byte nor a restart. */
async function* scanPieces(source: Source): AsyncGenerator<Buffer> {
  for (;;) {
    const piece = await source.some()
    if (piece.length === 0) return
    const end = endOfScan(piece)
    // A marker may be cut in two: its first byte waits for the second.
    const cut = end < 0 && piece.at(-1) === MARKER
    const scanned = end >= 0 ? end : piece.length - (cut ? 1 : 0)
    if (scanned > 0) yield piece.subarray(0, scanned)
    if (scanned < piece.length) source.unread(piece.subarray(scanned))
    if (end >= 0) return
    if (cut && (await source.peek(2)).length < 2) return
  }
}

/** Where the next segment begins, or -1. */
function endOfScan(piece: Buffer): number {
  for (let at = piece.indexOf(MARKER); at >= 0; at = piece.indexOf(MARKER, at + 2)) {
    const next = piece[at + 1]
    if (next === undefined) return -1
    if (next !== 0 && !isRestart(next)) return at
  }
  return -1
}

function keptSegment(marker: number, body: Buffer): Buffer | null {
  if (marker === APP0) return body.subarray(0, 5).toString('latin1') === 'JFIF\0' ? withoutThumbnail(body) : null
  if (marker === APP1) return orientationOnly(body)
  if (marker === APP2) return body.subarray(0, 12).toString('latin1') === 'ICC_PROFILE\0' ? body : null
  // Adobe's segment says how colours are encoded.
  if (marker === APP14) return body.subarray(0, 5).toString('latin1') === 'Adobe' ? body : null
  return (marker > APP2 && marker <= APP15) || marker === COM ? null : body
}

/** Version, unit and density; then the size of the thumbnail, which is none. */
function withoutThumbnail(body: Buffer): Buffer {
  const short = Buffer.from(body.subarray(0, 14))
  short.fill(0, 12)
  return short
}

const EXIF = Buffer.from('Exif\0\0', 'latin1')
const ORIENTATION = 0x0112

/** Exif with nothing but the orientation: without it a photo of a phone lies on its side. Null if it is upright or cannot be read. */
function orientationOnly(body: Buffer): Buffer | null {
  if (!body.subarray(0, 6).equals(EXIF)) return null
  const orientation = orientationOf(body.subarray(6))
  if (orientation < 2 || orientation > 8) return null
  const tiff = Buffer.alloc(26)
  tiff.write('MM\0*', 'latin1')
  tiff.writeUInt32BE(8, 4)
  tiff.writeUInt16BE(1, 8)
  tiff.writeUInt16BE(ORIENTATION, 10)
  tiff.writeUInt16BE(3, 12)
  tiff.writeUInt32BE(1, 14)
  tiff.writeUInt16BE(orientation, 18)
  return Buffer.concat([EXIF, tiff])
}

function orientationOf(tiff: Buffer): number {
  const order = tiff.subarray(0, 2).toString('latin1')
  if (order !== 'MM' && order !== 'II') return 0
  const number16 = (at: number) => (at + 2 > tiff.length ? 0 : order === 'MM' ? tiff.readUInt16BE(at) : tiff.readUInt16LE(at))
  const number32 = (at: number) => (at + 4 > tiff.length ? 0 : order === 'MM' ? tiff.readUInt32BE(at) : tiff.readUInt32LE(at))
  const directory = number32(4)
  // Entries that are there: a directory of nothing may claim 65,535, in each of thousands of segments.
  const entries = Math.min(number16(directory), Math.ceil((tiff.length - directory - 2) / 12))
  for (let nth = 0; nth < entries; nth++) {
    const entry = directory + 2 + nth * 12
    if (number16(entry) === ORIENTATION) return number16(entry + 8)
  }
  return 0
}

/** Chunks beyond the picture's own that change how it looks. All others are text, time, Exif or unknown. */
const KEPT_CHUNKS = new Set(['tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'pHYs', 'bKGD', 'cICP', 'acTL', 'fcTL', 'fdAT'])
const isCritical = (type: string): boolean => /^[A-Z]/.test(type)
const CHECKSUM_BYTES = 4

async function* pngPieces(source: Source, seen: Seen): AsyncGenerator<Buffer> {
  yield await source.take(PNG.length)
  let pixels = false
  for (;;) {
    const head = await source.take(8)
    if (head.length < 8) break
    const type = head.subarray(4).toString('latin1')
    const kept = isCritical(type) || KEPT_CHUNKS.has(type)
    if (kept) yield head
    for (let left = head.readUInt32BE() + CHECKSUM_BYTES; left > 0; ) {
      const piece = await source.some(left)
      if (piece.length === 0) break
      if (kept) yield piece
      left -= piece.length
    }
    pixels ||= type === 'IDAT'
    if (type === 'IEND') {
      seen.picture = pixels
      break
    }
  }
  await source.drain()
}
