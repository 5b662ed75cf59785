import type { FileHandle } from 'node:fs/promises'

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
