import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openedPieces, PIECE_BYTES, SEALED_PIECE_BYTES, seal, sealedPieces, unseal } from './sealing.ts'

const key = randomBytes(32)

async function* inChunks(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}
async function all(pieces: AsyncIterable<Buffer>): Promise<Buffer> {
  const got: Buffer[] = []
  for await (const piece of pieces) got.push(piece)
  return Buffer.concat(got)
}
/** A copy with one bit of one byte changed. */
const altered = (bytes: Buffer, at: number): Buffer => {
  const copy = Buffer.from(bytes)
  copy.writeUInt8(copy.readUInt8(at) ^ 1, at)
  return copy
}

describe('a sealed value', () => {
  it('opens with its key at its place, and differs each time', () => {
    const [one, other] = [seal(key, Buffer.from('E12345678'), 'a|b'), seal(key, Buffer.from('E12345678'), 'a|b')]
    expect(unseal(key, one, 'a|b').toString()).toBe('E12345678')
    expect(one.nonce.equals(other.nonce)).toBe(false)
    expect(one.cipher.equals(other.cipher)).toBe(false)
    expect(seal(key, Buffer.from('x'.repeat(100)), '').cipher.includes('xxxx')).toBe(false)
  })

  it('names its way in its first byte, and is refused under the number of one that is not known', () => {
    const { nonce, cipher } = seal(key, Buffer.from('E12345678'), 'a|b')
    expect(cipher[0]).toBe(1)
    const other = Buffer.concat([Buffer.of(2), cipher.subarray(1)])
    expect(() => unseal(key, { nonce, cipher: other }, 'a|b')).toThrow('does not know: 2')
  })

  it('is refused with another key, at another place, or when any byte has changed', () => {
    const { nonce, cipher } = seal(key, Buffer.from('E12345678'), 'a|b')
    expect(() => unseal(randomBytes(32), { nonce, cipher }, 'a|b')).toThrow()
    expect(() => unseal(key, { nonce, cipher }, 'a|c')).toThrow()
    for (let at = 0; at < cipher.length; at++) expect(() => unseal(key, { nonce, cipher: altered(cipher, at) }, 'a|b')).toThrow()
    for (let at = 0; at < nonce.length; at++) expect(() => unseal(key, { nonce: altered(nonce, at), cipher }, 'a|b')).toThrow()
    expect(() => unseal(key, { nonce, cipher: cipher.subarray(0, 10) }, 'a|b')).toThrow()
  })
})

describe('a sealed stream', () => {
  const sizes = [0, 1, PIECE_BYTES - 1, PIECE_BYTES, PIECE_BYTES + 1, 3 * PIECE_BYTES, 3 * PIECE_BYTES + 17]
  it.each(sizes)('of %i bytes comes back whole, however it is cut on the way', async (size) => {
    const bytes = randomBytes(size)
    const sealed = await all(sealedPieces(key, inChunks(bytes, 10_000)))
    expect(sealed.length).toBe(size + 17 * Math.max(1, Math.ceil(size / PIECE_BYTES)))
    for (const cut of [1_000, SEALED_PIECE_BYTES, 1_000_000])
      expect((await all(openedPieces(key, inChunks(sealed, cut)))).equals(bytes)).toBe(true)
  })

  it('gives out no byte of a piece that was altered, moved, repeated or cut off', async () => {
    const sealed = await all(sealedPieces(key, inChunks(randomBytes(3 * PIECE_BYTES), 10_000)))
    const piece = (at: number) => sealed.subarray(at * SEALED_PIECE_BYTES, (at + 1) * SEALED_PIECE_BYTES)
    const broken: [Buffer, number][] = [
      [altered(sealed, 5), 0],
      [altered(sealed, SEALED_PIECE_BYTES + 5), 1],
      [Buffer.concat([piece(1), piece(0), piece(2)]), 0],
      [Buffer.concat([piece(0), piece(0), piece(2)]), 1],
      [Buffer.concat([piece(0), piece(2)]), 1],
      [Buffer.concat([piece(0), piece(1)]), 1],
      [sealed.subarray(0, -1), 2],
      [Buffer.concat([sealed, Buffer.from('x')]), 2],
      [Buffer.alloc(0), 0],
    ]
    for (const [bytes, whole] of broken) {
      let given = 0
      await expect(
        (async () => {
          for await (const got of openedPieces(key, inChunks(bytes, 50_000))) given += got.length
        })(),
      ).rejects.toThrow()
      expect(given).toBe(whole * PIECE_BYTES)
    }
    await expect(all(openedPieces(randomBytes(32), inChunks(sealed, 50_000)))).rejects.toThrow()
  })
})
