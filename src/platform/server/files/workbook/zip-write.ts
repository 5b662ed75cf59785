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

/** A large part, packed as it is made. */
export async function packStream(pieces: AsyncIterable<string>): Promise<PackedPart> {
  const deflate = createDeflateRaw()
  const packed: Buffer[] = []
  deflate.on('data', (piece: Buffer) => packed.push(piece))
  const ended = new Promise<void>((done, failed) => deflate.on('end', done).on('error', failed))
  let crc = 0
  let size = 0
  for await (const piece of pieces) {
    const bytes = Buffer.from(piece)
    crc = crc32(bytes, crc)
    size += bytes.length
    if (!deflate.write(bytes)) await new Promise<void>((go) => deflate.once('drain', go))
  }
  deflate.end()
  await ended
  return { data: Buffer.concat(packed), crc, size }
}

/** 1 January 2026: two archives of the same parts have the same bytes. */
const DOS_DATE = ((2026 - 1980) << 9) | (1 << 5) | 1
const UTF8_NAME = 0x800

function header(signature: number, name: Buffer, part: PackedPart, offset: number | null): Buffer {
  const central = offset !== null
  const bytes = Buffer.alloc(central ? 46 : 30)
  bytes.writeUInt32LE(signature, 0)
  let at = 4
  if (central) at = bytes.writeUInt16LE(20, at)
  at = bytes.writeUInt16LE(20, at)
  at = bytes.writeUInt16LE(UTF8_NAME, at)
  at = bytes.writeUInt16LE(8, at)
  at = bytes.writeUInt16LE(0, at)
  at = bytes.writeUInt16LE(DOS_DATE, at)
  at = bytes.writeUInt32LE(part.crc, at)
  at = bytes.writeUInt32LE(part.data.length, at)
  at = bytes.writeUInt32LE(part.size, at)
  bytes.writeUInt16LE(name.length, at)
  if (central) bytes.writeUInt32LE(offset, 42)
  return Buffer.concat([bytes, name])
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
    records.push(header(0x02014b50, name, part, offset))
    const bytes = Buffer.concat([header(0x04034b50, name, part, null), part.data])
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
  const directory = Buffer.concat(records)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(records.length, 8)
  end.writeUInt16LE(records.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  yield Buffer.concat([directory, end])
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
