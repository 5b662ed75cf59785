/** One text for one value, and its SHA-256: the same on the server and in a browser, which has no synchronous hash of its own. */

/** JSON with sorted keys and no `undefined`. Throws for numbers that are not exact. */
export const canonicalJson = (value: unknown): string => textOf(value, (texts) => texts)

/** The same where every list is a set: lists are sorted too. */
export const canonicalSets = (value: unknown): string => textOf(value, (texts) => texts.sort())

function textOf(value: unknown, arrange: (texts: string[]) => string[]): string {
  if (typeof value === 'number' && !Number.isSafeInteger(value)) throw new RangeError(`Not an exact number: ${value}`)
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${arrange(value.map((one) => textOf(one, arrange))).join(',')}]`
  const fields: string[] = []
  const record = value as Readonly<Record<string, unknown>>
  for (const key of Object.keys(value).sort()) {
    const one = record[key]
    if (one !== undefined) fields.push(`${JSON.stringify(key)}:${textOf(one, arrange)}`)
  }
  return `{${fields.join(',')}}`
}

/** A list in an order of its own, whatever order it came in: by `key`, and where keys are equal by everything. */
export function ordered<T>(list: readonly T[], key: (one: T) => string): readonly T[] {
  if (list.length < 2) return list
  const keyed = list.map((one) => ({ one, key: key(one) }))
  keyed.sort((a, b) => order(a.key, b.key) || order(canonicalJson(a.one), canonicalJson(b.one)))
  return keyed.map(({ one }) => one)
}

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const firstPrimes = (count: number): number[] => {
  const primes: number[] = []
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n)
  return primes
}
/** The first 32 bits behind the point of a root, exactly: the integer root of the number shifted left. */
function rootBits(prime: number, power: 2n | 3n): number {
  const shifted = BigInt(prime) << (32n * power)
  let [low, high] = [0n, 1n << 40n]
  while (low < high) {
    const middle = (low + high + 1n) >> 1n
    if (middle ** power <= shifted) low = middle
    else high = middle - 1n
  }
  return Number(low & 0xffffffffn) | 0
}
/** FIPS 180-4: from the cube roots of the first 64 primes and the square roots of the first 8. */
const ROUNDS = Int32Array.from(firstPrimes(64), (prime) => rootBits(prime, 3n))
const START = Int32Array.from(firstPrimes(8), (prime) => rootBits(prime, 2n))
const encoder = new TextEncoder()

/** SHA-256 of a text in UTF-8, in 64 hexadecimal digits. */
export function sha256(text: string): string {
  const bytes = padded(encoder.encode(text))
  const state = Int32Array.from(START)
  const words = new Int32Array(64)
  const view = new DataView(bytes.buffer)
  for (let at = 0; at < bytes.length; at += 64) addBlock(state, words, view, at)
  return Array.from(state, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

/** A one, zeros, and the length in bits in the last eight bytes. */
function padded(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64)
  whole.set(bytes)
  whole[bytes.length] = 0x80
  new DataView(whole.buffer).setBigUint64(whole.length - 8, BigInt(bytes.length) * 8n)
  return whole
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

function addBlock(state: Int32Array, words: Int32Array, view: DataView, at: number): void {
  for (let i = 0; i < 16; i++) words[i] = view.getInt32(at + i * 4)
  for (let i = 16; i < 64; i++) {
    const [early, late] = [words[i - 15]!, words[i - 2]!]
    const s0 = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)
    const s1 = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10)
    words[i] = words[i - 16]! + s0 + words[i - 7]! + s1
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let i = 0; i < 64; i++) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
    const first = (h + s1 + ((e & f) ^ (~e & g)) + ROUNDS[i]! + words[i]!) | 0
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
    const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i] = state[i]! + word
}
