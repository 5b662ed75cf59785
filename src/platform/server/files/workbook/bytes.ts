import { type FileHandle, open } from 'node:fs/promises'
import { openedPiece, PIECE_BYTES, SEALED_PIECE_BYTES } from '../../data/sealing.ts'

/** Bytes that are read in pieces: a file of 50 MB is judged without being loaded. */
export interface Bytes {
  readonly size: number
  /** Fewer than `length` at the end of the file. */
  read(at: number, length: number): Promise<Buffer>
}

export const bytesOfBuffer = (buffer: Buffer): Bytes => ({
  size: buffer.length,
  read: async (at, length) => buffer.subarray(at, at + length),
})

export async function bytesOfFile(handle: FileHandle): Promise<Bytes> {
  const { size } = await handle.stat()
  return {
    size,
    async read(at, length) {
      const buffer = Buffer.allocUnsafe(Math.max(0, Math.min(length, size - at)))
      const { bytesRead } = await handle.read(buffer, 0, buffer.length, at)
      return buffer.subarray(0, bytesRead)
    },
  }
}

/** Where the bytes of a file are, as plain data that a process apart can be given. */
export interface StoredFile {
  readonly path: string
  /** Of a file that is encrypted at rest (`sealedPieces`): its key, and its size as it came. */
  readonly sealed?: { readonly key: Buffer; readonly size: number }
}

/** Works on the bytes of a stored file. An encrypted one is decrypted piece by piece in memory: its content is never on disk. */
export async function* withBytes<Piece>({ path, sealed }: StoredFile, work: (bytes: Bytes) => AsyncIterable<Piece>): AsyncGenerator<Piece> {
  const handle = await open(path)
  try {
    yield* work(sealed ? bytesOfSealed(handle, Buffer.from(sealed.key), sealed.size) : await bytesOfFile(handle))
  } finally {
    await handle.close()
  }
}

function bytesOfSealed(handle: FileHandle, key: Buffer, size: number): Bytes {
  const last = Math.max(0, Math.ceil(size / PIECE_BYTES) - 1)
  // Readers go on where they have stopped: most of them inside the piece that was opened last.
  let kept: { at: number; piece: Buffer } = { at: -1, piece: Buffer.alloc(0) }
  const pieceAt = async (at: number) => {
    if (kept.at === at) return kept.piece
    const cipher = Buffer.allocUnsafe(SEALED_PIECE_BYTES)
    const { bytesRead } = await handle.read(cipher, 0, SEALED_PIECE_BYTES, at * SEALED_PIECE_BYTES)
    kept = { at, piece: openedPiece(key, cipher.subarray(0, bytesRead), at, at === last) }
    return kept.piece
  }
  return {
    size,
    async read(from, length) {
      const to = Math.min(size, from + length)
      const pieces: Buffer[] = []
      for (let at = Math.floor(from / PIECE_BYTES); at * PIECE_BYTES < to; at++) {
        const piece = await pieceAt(at)
        pieces.push(piece.subarray(Math.max(0, from - at * PIECE_BYTES), to - at * PIECE_BYTES))
      }
      return Buffer.concat(pieces)
    },
  }
}
