import type { FileHandle } from 'node:fs/promises'

const ICON_HEADER = 6
const ICON_ENTRY = 16
const ICON_IMAGES = 64

/** An icon whose pictures are where its directory says: the four bytes at its beginning are those of many files. */
export async function isIcon(handle: FileHandle): Promise<boolean> {
  const { size } = await handle.stat()
  const header = Buffer.alloc(ICON_HEADER)
  await handle.read(header, 0, ICON_HEADER, 0)
  const count = header.readUInt16LE(4)
  if (header.readUInt32LE(0) !== 0x10000 || count === 0 || count > ICON_IMAGES) return false
  const directory = Buffer.alloc(count * ICON_ENTRY)
  if ((await handle.read(directory, 0, directory.length, ICON_HEADER)).bytesRead < directory.length) return false
  const from = ICON_HEADER + directory.length
  return Array.from({ length: count }, (_, nth) => nth * ICON_ENTRY).every((at) => {
    const [length, offset] = [directory.readUInt32LE(at + 8), directory.readUInt32LE(at + 12)]
    return length > 0 && offset >= from && offset + length <= size
  })
}

const END = 0x06054b50
const END_BYTES = 22
const COMMENT_MOST = 65_535
const RECORD = 0x02014b50

/** An archive that ends in a directory, as programs that open one read it; what only begins like one is none. */
export async function isZip(handle: FileHandle): Promise<boolean> {
  const { size } = await handle.stat()
  const tail = Buffer.alloc(Math.min(size, END_BYTES + COMMENT_MOST))
  await handle.read(tail, 0, tail.length, size - tail.length)
  for (let at = tail.length - END_BYTES; at >= 0; at--) {
    if (tail.readUInt32LE(at) !== END || at + END_BYTES + tail.readUInt16LE(at + 20) !== tail.length) continue
    const [entries, length, offset] = [tail.readUInt16LE(at + 10), tail.readUInt32LE(at + 12), tail.readUInt32LE(at + 16)]
    // Of archives above 4 GB; none is that large here.
    if (offset + length > size - tail.length + at) return false
    if (entries === 0) return length === 0
    const record = Buffer.alloc(4)
    await handle.read(record, 0, 4, offset)
    return record.readUInt32LE(0) === RECORD
  }
  return false
}
