import { compose } from 'node:stream'
import { crc32, createDeflateRaw, deflateRawSync } from 'node:zlib'
import { refuse } from '../../wire/refusal.ts'
import type { Zip } from './zip.ts'

export interface PackedPart {
  readonly data: Buffer
  readonly crc: number
  readonly size: number
}

export const packText = (text: string): PackedPart => {
  const bytes = Buffer.from(text)
  return { data: deflateRawSync(bytes), crc: crc32(bytes), size: bytes.length }
}

/** The packed bytes of a part as they come; `sums` is complete when they have ended. */
async function* packed(pieces: AsyncIterable<string>, sums: { crc: number; size: number; packedSize: number }): AsyncGenerator<Buffer> {
  async function* counted() {
    for await (const piece of pieces) {
      const bytes = Buffer.from(piece)
      sums.crc = crc32(bytes, sums.crc)
      sums.size += bytes.length
      yield bytes
    }
  }
  for await (const data of compose(counted, createDeflateRaw()) as AsyncIterable<Buffer>) {
    sums.packedSize += data.length
    yield data
  }
}

/** A large part, packed as it is made. */
export async function packStream(pieces: AsyncIterable<string>): Promise<PackedPart> {
  const sums = { ...UNKNOWN }
  const data = Buffer.concat(await Array.fromAsync(packed(pieces, sums)))
  return { data, crc: sums.crc, size: sums.size }
}

/** 1 January 2026: two archives of the same parts have the same bytes. */
const DOS_DATE = ((2026 - 1980) << 9) | (1 << 5) | 1
const UTF8_NAME = 0x800
/** The sums of the part follow its bytes, because they were not known before. */
const SUMS_FOLLOW = 0x8

interface Sums {
  readonly crc: number
  readonly size: number
  readonly packedSize: number
}
const sumsOf = ({ crc, size, data }: PackedPart): Sums => ({ crc, size, packedSize: data.length })
const UNKNOWN: Sums = { crc: 0, size: 0, packedSize: 0 }

/** The record of a part in the directory, with its place, or the one before its bytes. */
function header(name: Buffer, sums: Sums, offset: number | null, flags = UTF8_NAME): Buffer {
  const central = offset !== null
  const bytes = Buffer.alloc(central ? 46 : 30)
  bytes.writeUInt32LE(central ? 0x02014b50 : 0x04034b50, 0)
  let at = 4
  if (central) at = bytes.writeUInt16LE(20, at)
  at = bytes.writeUInt16LE(20, at)
  at = bytes.writeUInt16LE(flags, at)
  at = bytes.writeUInt16LE(8, at)
  at = bytes.writeUInt16LE(0, at)
  at = bytes.writeUInt16LE(DOS_DATE, at)
  at = bytes.writeUInt32LE(sums.crc, at)
  at = bytes.writeUInt32LE(sums.packedSize, at)
  at = bytes.writeUInt32LE(sums.size, at)
  bytes.writeUInt16LE(name.length, at)
  if (central) bytes.writeUInt32LE(offset, 42)
  return Buffer.concat([bytes, name])
}

function sumsAfter({ crc, size, packedSize }: Sums): Buffer {
  const bytes = Buffer.alloc(16)
  let at = bytes.writeUInt32LE(0x08074b50, 0)
  at = bytes.writeUInt32LE(crc, at)
  at = bytes.writeUInt32LE(packedSize, at)
  bytes.writeUInt32LE(size, at)
  return bytes
}

function directoryOf(records: readonly Buffer[], offset: number): Buffer {
  const directory = Buffer.concat(records)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(records.length, 8)
  end.writeUInt16LE(records.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([directory, end])
}

/**
 * The archive with some parts in new words and some added; everything else byte for byte, as it was packed. Names of `changed` are those
 * of the entries.
 */
export async function* rewriteZip(
  zip: Zip,
  changed: ReadonlyMap<string, PackedPart>,
  added: ReadonlyMap<string, PackedPart>,
): AsyncGenerator<Buffer> {
  const records: Buffer[] = []
  let offset = 0
  const write = (name: Buffer, part: PackedPart) => {
    records.push(header(name, sumsOf(part), offset))
    const bytes = Buffer.concat([header(name, sumsOf(part), null), part.data])
    offset += bytes.length
    return bytes
  }
  const inOrder = [...zip.all].sort((a, b) => a.offset - b.offset)
  for (const [i, entry] of inOrder.entries()) {
    const part = changed.get(entry.name)
    if (part) {
      yield write(Buffer.from(entry.rawName), part)
      continue
    }
    if (entry.record.readUInt32LE(42) === 0xffffffff) throw refuse('workbookDamaged')
    const record = Buffer.from(entry.record)
    record.writeUInt32LE(offset, 42)
    records.push(record)
    const end = inOrder[i + 1]?.offset ?? zip.directoryOffset
    for (let at = entry.offset; at < end; ) {
      const bytes = await zip.bytes.read(at, Math.min(1 << 20, end - at))
      if (bytes.length === 0) throw refuse('workbookDamaged')
      at += bytes.length
      offset += bytes.length
      yield bytes
    }
  }
  for (const [name, part] of added) yield write(Buffer.from(name), part)
  yield directoryOf(records, offset)
}

/** A new archive, from texts by name. */
export async function zipOf(parts: Readonly<Record<string, string>>): Promise<Buffer> {
  const nothing: Zip = {
    bytes: { size: 0, read: async () => Buffer.alloc(0) },
    entries: [],
    all: [],
    directoryOffset: 0,
    find: () => undefined,
  }
  const packed = new Map(Object.entries(parts).map(([name, text]) => [name, packText(text)]))
  const pieces: Buffer[] = []
  for await (const piece of rewriteZip(nothing, new Map(), packed)) pieces.push(piece)
  return Buffer.concat(pieces)
}

/** A new archive as it is made: some small parts, then a large one whose texts come one after the other. */
export async function* zipStream(
  small: Readonly<Record<string, string>>,
  name: string,
  pieces: AsyncIterable<string>,
): AsyncGenerator<Buffer> {
  const records: Buffer[] = []
  let offset = 0
  for (const [path, text] of Object.entries(small)) {
    const part = packText(text)
    records.push(header(Buffer.from(path), sumsOf(part), offset))
    const bytes = Buffer.concat([header(Buffer.from(path), sumsOf(part), null), part.data])
    offset += bytes.length
    yield bytes
  }
  const flags = UTF8_NAME | SUMS_FOLLOW
  const start = header(Buffer.from(name), UNKNOWN, null, flags)
  yield start
  const sums = { ...UNKNOWN }
  yield* packed(pieces, sums)
  records.push(header(Buffer.from(name), sums, offset, flags))
  const after = sumsAfter(sums)
  yield Buffer.concat([after, directoryOf(records, offset + start.length + sums.packedSize + after.length)])
}
