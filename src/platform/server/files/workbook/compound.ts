import type { Bytes } from './bytes.ts'

const SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex')
/** A chain that is longer is a loop or not of a file of 50 MB. */
const CHAIN_MAX = 200_000
const ENTRIES_MAX = 2_000
const LAST = 0xfffffffa

interface CompoundStream {
  readonly name: string
  readonly size: number
  /** Its first bytes, up to 4,096. */
  start(): Promise<Buffer>
}

export const isCompound = (start: Buffer): boolean => start.subarray(0, 8).equals(SIGNATURE)

/**
 * The streams of a compound file ([MS-CFB]), in which old Office files and those with a password are kept. Null where its tables lead
 * nowhere.
 */
export async function compoundStreams(bytes: Bytes): Promise<CompoundStream[] | null> {
  const header = await bytes.read(0, 512)
  if (header.length < 512 || !isCompound(header)) return null
  const shift = header.readUInt16LE(30)
  if (shift !== 9 && shift !== 12) return null
  const sectorSize = 1 << shift
  const sector = (at: number) => bytes.read((at + 1) * sectorSize, sectorSize)

  const tables = await tableSectors(header, sector, sectorSize)
  const next = follow(tables, sector, sectorSize)
  const chain = async (first: number, most: number): Promise<Buffer> => {
    const pieces: Buffer[] = []
    const seen = new Set<number>()
    for (let at = first; at < LAST && pieces.length < most && !seen.has(at); at = await next(at)) {
      seen.add(at)
      pieces.push(await sector(at))
    }
    return Buffer.concat(pieces)
  }

  const directory = await chain(header.readUInt32LE(48), Math.ceil((ENTRIES_MAX * 128) / sectorSize))
  if (directory.length < 128) return null
  const rootStart = directory.readUInt32LE(116)
  const smallTable = () => chain(header.readUInt32LE(60), 1_000)
  const streams: CompoundStream[] = []
  for (let at = 0; at + 128 <= directory.length; at += 128) {
    const length = directory.readUInt16LE(at + 64)
    if (directory[at + 66] !== 2 || length < 2 || length > 64) continue
    const name = directory.toString('utf16le', at, at + length - 2)
    const first = directory.readUInt32LE(at + 116)
    const size = directory.readUInt32LE(at + 120)
    const large = () => chain(first, Math.ceil(4096 / sectorSize))
    const small = async () => readSmall(await chain(rootStart, 4_000), await smallTable(), first, size)
    streams.push({ name, size, start: async () => (size < 4096 ? await small() : await large()).subarray(0, Math.min(size, 4096)) })
  }
  return streams
}

/** Which sectors hold the table of chains: 109 in the header, the rest in a chain of their own. */
async function tableSectors(header: Buffer, sector: (at: number) => Promise<Buffer>, sectorSize: number): Promise<number[]> {
  const found = Array.from({ length: 109 }, (_, i) => header.readUInt32LE(76 + i * 4))
  let at = header.readUInt32LE(68)
  for (let left = Math.min(header.readUInt32LE(72), 1_000); left > 0 && at < LAST; left--) {
    const more = await sector(at)
    if (more.length < sectorSize) break
    for (let i = 0; i < sectorSize - 4; i += 4) found.push(more.readUInt32LE(i))
    at = more.readUInt32LE(sectorSize - 4)
  }
  return found
}

function follow(tables: readonly number[], sector: (at: number) => Promise<Buffer>, sectorSize: number) {
  const kept = new Map<number, Buffer>()
  const perTable = sectorSize / 4
  return async (at: number): Promise<number> => {
    const where = tables[Math.floor(at / perTable)]
    if (where === undefined || where >= LAST || kept.size > CHAIN_MAX) return LAST
    const table = kept.get(where) ?? (await sector(where))
    kept.set(where, table)
    const offset = (at % perTable) * 4
    return offset + 4 <= table.length ? table.readUInt32LE(offset) : LAST
  }
}

/** Streams below 4,096 bytes are in pieces of 64 bytes inside the stream of the root. */
function readSmall(root: Buffer, table: Buffer, first: number, size: number): Buffer {
  const pieces: Buffer[] = []
  for (let at = first; at < LAST && pieces.length * 64 < size && at * 4 + 4 <= table.length; at = table.readUInt32LE(at * 4))
    pieces.push(root.subarray(at * 64, at * 64 + 64))
  return Buffer.concat(pieces)
}
