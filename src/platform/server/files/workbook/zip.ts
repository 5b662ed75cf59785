import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, crc32, createInflateRaw, inflateRawSync } from 'node:zlib'
import { refuse } from '../../wire/refusal.ts'
import type { Bytes } from './bytes.ts'

/** What a workbook may unpack to. Real ones stay far below: 50,000 rows of 20 columns are one part of 45 MB. */
const ZIP_LIMITS = { entries: 2_000, partBytes: 300e6, totalBytes: 500e6, ratio: 200 } as const
/** Small parts of repeated text pass any ratio. */
const RATIO_FROM_BYTES = 1e6

export interface ZipEntry {
  /** As it is written in the archive. */
  readonly rawName: string
  /** With forward slashes, without a leading one. */
  readonly name: string
  readonly method: number
  readonly flags: number
  readonly crc: number
  readonly compressedSize: number
  readonly size: number
  /** Where its local header begins. */
  readonly offset: number
  /** Its record in the central directory. */
  readonly record: Buffer
}

export interface Zip {
  readonly bytes: Bytes
  /** In the order of the central directory; folders are left out. */
  readonly entries: readonly ZipEntry[]
  /** With folders. */
  readonly all: readonly ZipEntry[]
  readonly directoryOffset: number
  /** By path, in any case and with either slash. */
  find(path: string): ZipEntry | undefined
}

const damaged = () => refuse('workbookDamaged')
const tooLarge = () => refuse('workbookTooLarge')

/**
 * Reads the central directory and judges it: nothing is unpacked yet. Refuses with workbookDamaged, workbookTooLarge or workbookPassword.
 * Null where the bytes are no zip.
 */
export async function openZip(bytes: Bytes): Promise<Zip | null> {
  const end = await endRecord(bytes)
  if (!end) return null
  if (end.count > ZIP_LIMITS.entries || end.length > 16e6) throw tooLarge()
  if (end.offset + end.length > bytes.size) throw damaged()
  const directory = await bytes.read(end.offset, end.length)
  const entries: ZipEntry[] = []
  let at = 0
  for (let i = 0; i < end.count; i++) {
    const entry = entryAt(directory, at)
    at += entry.record.length
    entries.push(entry)
  }
  const parts = entries.filter(({ name, size }) => !(name.endsWith('/') && size === 0))
  guard(entries, end.offset, bytes.size)
  const byName = new Map(parts.map((entry) => [entry.name.toLowerCase(), entry]))
  // Two parts of one name are read differently by different programs.
  if (byName.size < parts.length) throw damaged()
  return { bytes, entries: parts, all: entries, directoryOffset: end.offset, find: (path) => byName.get(plainName(path).toLowerCase()) }
}

const plainName = (name: string) => name.replaceAll('\\', '/').replace(/^\/+/, '')

async function endRecord(bytes: Bytes): Promise<{ count: number; length: number; offset: number } | null> {
  const tailAt = Math.max(0, bytes.size - 65_557)
  const tail = await bytes.read(tailAt, bytes.size - tailAt)
  const at = tail.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'), tail.length - 22)
  if (at < 0 || tail.length < 22) return null
  const found = { count: tail.readUInt16LE(at + 10), length: tail.readUInt32LE(at + 12), offset: tail.readUInt32LE(at + 16) }
  if (found.count !== 0xffff && found.length !== 0xffffffff && found.offset !== 0xffffffff) return found
  // Zip64: a locator of 20 bytes before, which leads to the record with the true numbers.
  if (at < 20 || tail.readUInt32LE(at - 20) !== 0x07064b50) throw damaged()
  const record = await bytes.read(Number(tail.readBigUInt64LE(at - 12)), 56)
  if (record.length < 56 || record.readUInt32LE(0) !== 0x06064b50) throw damaged()
  return {
    count: Number(record.readBigUInt64LE(32)),
    length: Number(record.readBigUInt64LE(40)),
    offset: Number(record.readBigUInt64LE(48)),
  }
}

function entryAt(directory: Buffer, at: number): ZipEntry {
  if (at + 46 > directory.length || directory.readUInt32LE(at) !== 0x02014b50) throw damaged()
  const nameLength = directory.readUInt16LE(at + 28)
  const extraLength = directory.readUInt16LE(at + 30)
  const length = 46 + nameLength + extraLength + directory.readUInt16LE(at + 32)
  if (at + length > directory.length) throw damaged()
  const record = directory.subarray(at, at + length)
  const flags = record.readUInt16LE(8)
  const rawName = record.toString('utf8', 46, 46 + nameLength)
  const extra = record.subarray(46 + nameLength, 46 + nameLength + extraLength)
  const [size, compressedSize, offset] = wideNumbers([record.readUInt32LE(24), record.readUInt32LE(20), record.readUInt32LE(42)], extra)
  return {
    rawName,
    name: plainName(rawName),
    method: record.readUInt16LE(10),
    flags,
    crc: record.readUInt32LE(16),
    compressedSize,
    size,
    offset,
    record,
  }
}

/** Numbers of 32 bits that are full are in the zip64 field, in the same order. */
function wideNumbers(numbers: [number, number, number], extra: Buffer): [number, number, number] {
  if (!numbers.includes(0xffffffff)) return numbers
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 1) continue
    let next = at + 4
    const end = Math.min(extra.length, next + extra.readUInt16LE(at + 2))
    return numbers.map((number) => {
      if (number !== 0xffffffff) return number
      if (next + 8 > end) throw damaged()
      next += 8
      return Number(extra.readBigUInt64LE(next - 8))
    }) as [number, number, number]
  }
  throw damaged()
}

function guard(entries: readonly ZipEntry[], directoryOffset: number, fileSize: number): void {
  let total = 0
  for (const { size, compressedSize, method, flags } of entries) {
    if (flags & 1) throw refuse('workbookPassword')
    if (method !== 0 && method !== 8) throw damaged()
    if (method === 0 && size !== compressedSize) throw damaged()
    total += size
    const dense = size > RATIO_FROM_BYTES && size > compressedSize * ZIP_LIMITS.ratio
    if (size > ZIP_LIMITS.partBytes || total > ZIP_LIMITS.totalBytes || dense) throw tooLarge()
  }
  if (total > RATIO_FROM_BYTES && total > fileSize * ZIP_LIMITS.ratio) throw tooLarge()
  // Parts that overlap unpack the same bytes again and again.
  const inOrder = [...entries].sort((a, b) => a.offset - b.offset)
  for (const [i, entry] of inOrder.entries()) {
    const next = inOrder[i + 1]?.offset ?? directoryOffset
    if (entry.offset + 30 + entry.compressedSize > next) throw damaged()
  }
}

async function dataOffset(zip: Zip, entry: ZipEntry): Promise<number> {
  const header = await zip.bytes.read(entry.offset, 30)
  if (header.length < 30 || header.readUInt32LE(0) !== 0x04034b50) throw damaged()
  const at = entry.offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28)
  if (at + entry.compressedSize > zip.bytes.size) throw damaged()
  return at
}

/** A whole part, for the small ones. The size that the directory claims is the most that is unpacked. */
export async function readPart(zip: Zip, entry: ZipEntry): Promise<Buffer> {
  const data = await zip.bytes.read(await dataOffset(zip, entry), entry.compressedSize)
  if (entry.method === 0) return data
  const part = inflated(data, { maxOutputLength: Math.max(1, entry.size) })
  if (part.length !== entry.size || crc32(part) !== entry.crc) throw damaged()
  return part
}

/** The beginning of a part, cheaply. */
export async function readPartStart(zip: Zip, entry: ZipEntry, length = 4096): Promise<Buffer> {
  const data = await zip.bytes.read(await dataOffset(zip, entry), Math.min(entry.compressedSize, length))
  return entry.method === 0 ? data : inflated(data, { finishFlush: constants.Z_SYNC_FLUSH }).subarray(0, length * 16)
}

function inflated(data: Buffer, options: { maxOutputLength?: number; finishFlush?: number }): Buffer {
  try {
    return inflateRawSync(data, options)
  } catch (error) {
    throw error instanceof RangeError ? tooLarge() : damaged()
  }
}

const SLICE = 256 * 1024

/** A part in pieces, for the large ones. Stops where more comes out than the directory claims. */
export async function* streamPart(zip: Zip, entry: ZipEntry): AsyncGenerator<Buffer> {
  const from = await dataOffset(zip, entry)
  const slices = (async function* () {
    for (let at = 0; at < entry.compressedSize; at += SLICE)
      yield await zip.bytes.read(from + at, Math.min(SLICE, entry.compressedSize - at))
  })()
  if (entry.method === 0) return yield* slices
  const inflate = createInflateRaw({ chunkSize: SLICE })
  // What goes wrong on the way in ends the way out, where it is caught.
  const fed = pipeline(Readable.from(slices), inflate).catch(() => {})
  let size = 0
  try {
    for await (const piece of inflate as AsyncIterable<Buffer>) {
      size += piece.length
      if (size > entry.size) throw tooLarge()
      yield piece
    }
  } catch (error) {
    throw error instanceof Error && 'errno' in error ? damaged() : error
  } finally {
    inflate.destroy()
    await fed
  }
  if (size !== entry.size) throw damaged()
}
