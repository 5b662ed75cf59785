/**
 * A recording by its bytes: its container, and how long it plays; null for anything else, a video or a file that is cut off. Browsers
 * write no length into what they record, so it is found in the frames. One pass: containers are entered by reading on behind their head.
 */
export type SoundKind = 'webm' | 'm4a' | 'ogg'

interface Sound {
  kind: SoundKind
  seconds: number
}

export function soundOf(bytes: Buffer): Sound | null {
  try {
    if (bytes.subarray(0, 4).equals(EBML)) return webm(bytes)
    if (bytes.toString('latin1', 4, 8) === 'ftyp') return m4a(bytes)
    if (bytes.toString('latin1', 0, 4) === 'OggS') return ogg(bytes)
  } catch (error) {
    // Reading beyond the end: it is cut off.
    if (!(error instanceof RangeError)) throw error
  }
  return null
}

const EBML = Buffer.from('1a45dfa3', 'hex')
const [SEGMENT, CLUSTER, TRACKS, TRACK, INFO, GROUP] = [0x18538067, 0x1f43b675, 0x1654ae6b, 0xae, 0x1549a966, 0xa0]
const ENTERED: ReadonlySet<number> = new Set([SEGMENT, CLUSTER, TRACKS, TRACK, INFO, GROUP])
const [KIND, CODEC, SCALE, TIME, SIMPLE_BLOCK, BLOCK] = [0x83, 0x86, 0x2ad7b1, 0xe7, 0xa3, 0xa1]
const AUDIO_TRACK = 2
const NANOSECONDS = 1e9

function webm(bytes: Buffer): Sound | null {
  let scale = 1e6
  let cluster = 0
  let last = 0
  const kinds: number[] = []
  let isOpus = false
  for (let at = 0; at < bytes.length; ) {
    const id = vint(bytes, at, true)
    const size = vint(bytes, at + id.length, false)
    const from = at + id.length + size.length
    if (ENTERED.has(id.value)) {
      at = from
      continue
    }
    // Only a container may be of unknown length.
    if (size.value === null || from + size.value > bytes.length) return null
    const to = from + size.value
    if (id.value === KIND) kinds.push(uint(bytes, from, to))
    else if (id.value === CODEC) isOpus = bytes.toString('latin1', from, to) === 'A_OPUS'
    else if (id.value === SCALE) scale = uint(bytes, from, to)
    else if (id.value === TIME) cluster = uint(bytes, from, to)
    else if (id.value === SIMPLE_BLOCK || id.value === BLOCK)
      last = Math.max(last, cluster + bytes.readInt16BE(from + vint(bytes, from, false).length))
    at = to
  }
  return isOpus && kinds.length === 1 && kinds[0] === AUDIO_TRACK ? sound('webm', (last * scale) / NANOSECONDS) : null
}

/** A number with its length in its first bits, which belong to an id and not to a size. A size of ones alone is unknown. */
function vint(bytes: Buffer, at: number, isId: true): { value: number; length: number }
function vint(bytes: Buffer, at: number, isId: false): { value: number | null; length: number }
function vint(bytes: Buffer, at: number, isId: boolean): { value: number | null; length: number } {
  const first = bytes.readUInt8(at)
  const length = Math.clz32(first) - 23
  if (length > 8) throw new RangeError('no number has so many bytes')
  let value = isId ? first : first & (0xff >> length)
  let isOnes = !isId && value === 0xff >> length
  for (let n = 1; n < length; n++) {
    const next = bytes.readUInt8(at + n)
    isOnes &&= next === 0xff
    value = value * 256 + next
  }
  return { value: isOnes ? null : value, length }
}

function uint(bytes: Buffer, from: number, to: number): number {
  let value = 0
  for (let at = from; at < to; at++) value = value * 256 + bytes.readUInt8(at)
  return value
}

const BOXES: ReadonlySet<string> = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'mvex', 'moof', 'traf'])
const CODECS: ReadonlySet<string> = new Set(['mp4a', 'Opus'])

/** Its length is in the header, or, where the recorder wrote on the way, the sum of its fragments. */
function m4a(bytes: Buffer): Sound | null {
  let scale = 0
  let whole = 0
  let fragments = 0
  let usual = 0
  const handlers: string[] = []
  let codec = ''
  for (let at = 0; at < bytes.length; ) {
    const type = bytes.toString('latin1', at + 4, at + 8)
    if (BOXES.has(type)) {
      at += 8
      continue
    }
    const size = bytes.readUInt32BE(at)
    if (size < 8 || at + size > bytes.length) return null
    const body = at + 8
    const isLong = bytes.readUInt8(body) === 1
    if (type === 'hdlr') handlers.push(bytes.toString('latin1', body + 8, body + 12))
    else if (type === 'stsd') codec = bytes.toString('latin1', body + 12, body + 16)
    else if (type === 'mdhd') {
      scale = bytes.readUInt32BE(body + (isLong ? 20 : 12))
      whole = isLong ? Number(bytes.readBigUInt64BE(body + 24)) : bytes.readUInt32BE(body + 16)
    } else if (type === 'trex') usual = bytes.readUInt32BE(body + 12)
    else if (type === 'tfhd') usual = usualIn(bytes, body) ?? usual
    else if (type === 'trun') fragments += lengthOf(bytes.subarray(body, at + size), usual)
    at += size
  }
  const isSound = handlers.length === 1 && handlers[0] === 'soun' && CODECS.has(codec) && scale > 0
  return isSound ? sound('m4a', (fragments || whole) / scale) : null
}

/** The length of a sample in this fragment, if it says one. */
function usualIn(bytes: Buffer, body: number): number | undefined {
  const flags = bytes.readUIntBE(body + 1, 3)
  if (!(flags & 0x8)) return undefined
  return bytes.readUInt32BE(body + 8 + (flags & 0x1 ? 8 : 0) + (flags & 0x2 ? 4 : 0))
}

/** The sum of a list of samples, which ends with its box: whatever number it claims, its bytes are read once. */
function lengthOf(run: Buffer, usual: number): number {
  const flags = run.readUIntBE(1, 3)
  const count = run.readUInt32BE(4)
  if (!(flags & 0x100)) return count * usual
  const step = [0x100, 0x200, 0x400, 0x800].filter((flag) => flags & flag).length * 4
  let sum = 0
  const first = 8 + (flags & 0x1 ? 4 : 0) + (flags & 0x4 ? 4 : 0)
  for (let nth = 0; nth < count; nth++) sum += run.readUInt32BE(first + nth * step)
  return sum
}

const OPUS_RATE = 48_000

function ogg(bytes: Buffer): Sound | null {
  let last = 0n
  let skipped = 0
  for (let at = 0, page = 0; at < bytes.length; page++) {
    if (bytes.toString('latin1', at, at + 4) !== 'OggS') return null
    const segments = bytes.readUInt8(at + 26)
    let size = 0
    for (let nth = 0; nth < segments; nth++) size += bytes.readUInt8(at + 27 + nth)
    const body = at + 27 + segments
    if (body + size > bytes.length) return null
    if (page === 0) {
      if (bytes.toString('latin1', body, body + 8) !== 'OpusHead') return null
      skipped = bytes.readUInt16LE(body + 10)
    }
    const granule = bytes.readBigInt64LE(at + 6)
    if (granule > last) last = granule
    at = body + size
  }
  return sound('ogg', (Number(last) - skipped) / OPUS_RATE)
}

const sound = (kind: SoundKind, seconds: number): Sound | null => (seconds > 0 && Number.isFinite(seconds) ? { kind, seconds } : null)
