import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/**
 * Ways to seal, by the number that is the first byte of what is sealed. To exchange the cipher, add a way and make it the current one: what
 * is there stays readable, and a change of master and data keys seals it again.
 */
const ways = new Map([[1, 'aes-256-gcm' as const]])
const CURRENT = 1
const NONCE_BYTES = 12
const TAG_BYTES = 16
const WAY_BYTES = 1

/** A sealed value: its nonce, and the number of the way, the encrypted bytes and their tag. */
export interface Sealed {
  nonce: Buffer
  cipher: Buffer
}

/** AES-256-GCM with a fresh nonce. `bound` is not encrypted, but opening with another one fails: it binds the value to its place. */
export function seal(key: Buffer, plain: Buffer, bound: string): Sealed {
  const nonce = randomBytes(NONCE_BYTES)
  return { nonce, cipher: sealWith(key, nonce, plain, bound) }
}

/** Throws if the key or the place is another one, or if a bit has changed. */
export function unseal(key: Buffer, { nonce, cipher }: Sealed, bound: string): Buffer {
  const way = cipher[0] ?? 0
  const decipher = createDecipheriv(cipherOf(way), key, nonce, { authTagLength: TAG_BYTES })
  decipher.setAAD(boundTo(way, bound))
  decipher.setAuthTag(cipher.subarray(-TAG_BYTES))
  return Buffer.concat([decipher.update(cipher.subarray(WAY_BYTES, -TAG_BYTES)), decipher.final()])
}

function sealWith(key: Buffer, nonce: Buffer, plain: Buffer, bound: string): Buffer {
  const cipher = createCipheriv(cipherOf(CURRENT), key, nonce, { authTagLength: TAG_BYTES })
  cipher.setAAD(boundTo(CURRENT, bound))
  return Buffer.concat([Buffer.of(CURRENT), cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}

function cipherOf(way: number) {
  const cipher = ways.get(way)
  if (!cipher) throw new Error(`sealed in a way that this version does not know: ${way}`)
  return cipher
}

/** The number of the way is protected too: nobody can have a value opened in another. */
const boundTo = (way: number, bound: string): Buffer => Buffer.concat([Buffer.of(way), Buffer.from(bound)])

/** Bytes of a piece of a sealed file, before and after. A file is read and sent piece by piece, each with its own way and tag. */
export const PIECE_BYTES = 64 * 1024
export const SEALED_PIECE_BYTES = WAY_BYTES + PIECE_BYTES + TAG_BYTES

/**
 * The nonce of a piece is its number and whether it is the last: pieces that are left out, exchanged or cut off are detected. The key of a
 * file encrypts that file only.
 */
function pieceNonce(at: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES)
  nonce.writeUInt32BE(at, 4)
  nonce.writeUInt8(isLast ? 1 : 0, 0)
  return nonce
}

/** Encrypts a stream of bytes piece by piece. */
export async function* sealedPieces(key: Buffer, bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let at = 0
  // The last piece is known only when nothing follows, so one is always held back.
  for await (const { piece, isLast } of cut(bytes, PIECE_BYTES)) yield sealWith(key, pieceNonce(at++, isLast), piece, '')
}

/** One piece of what `sealedPieces` made, decrypted by itself. */
export const openedPiece = (key: Buffer, cipher: Buffer, at: number, isLast: boolean): Buffer =>
  unseal(key, { nonce: pieceNonce(at, isLast), cipher }, '')

/** Decrypts what `sealedPieces` made. Throws at the first piece that was altered; no byte of it is given out. */
export async function* openedPieces(key: Buffer, bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let at = 0
  for await (const { piece, isLast } of cut(bytes, SEALED_PIECE_BYTES)) yield openedPiece(key, piece, at++, isLast)
}

async function* cut(bytes: AsyncIterable<Buffer>, size: number): AsyncGenerator<{ piece: Buffer; isLast: boolean }> {
  let waiting: Buffer[] = []
  let length = 0
  for await (const chunk of bytes) {
    waiting.push(chunk)
    length += chunk.length
    if (length <= size) continue
    let all = Buffer.concat(waiting, length)
    for (; all.length > size; all = all.subarray(size)) yield { piece: all.subarray(0, size), isLast: false }
    waiting = [all]
    length = all.length
  }
  yield { piece: Buffer.concat(waiting, length), isLast: true }
}
