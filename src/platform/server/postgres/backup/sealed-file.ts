import { hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import { openedPieces, sealedPieces } from '../../data/sealing.ts'
import { BackupProblem } from './sums.ts'

/** The first bytes of a sealed file: what it is, then the salt of its key. */
const MARK = Buffer.from('HENGDU-BACKUP-1\n')
const SALT_BYTES = 32
const CHUNK = 1024 * 1024
export const SEALED = '.sealed'

/** Each file has a key of its own, made from the key of the backups, a salt and its name: one cannot take the place of another. */
const keyOf = (key: Buffer, salt: Buffer, name: string): Buffer => Buffer.from(hkdfSync('sha256', key, salt, `hengdu backup ${name}`, 32))

/** Compresses and encrypts a file. It is safe on disk, and whole, when it has its name. */
export async function sealFile(key: Buffer, from: string, to: string): Promise<void> {
  const salt = randomBytes(SALT_BYTES)
  const half = `${to}.${randomUUID()}`
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  try {
    await pipeline(
      createReadStream(from, { highWaterMark: CHUNK }),
      createZstdCompress(),
      async function* (packed: AsyncIterable<Buffer>) {
        yield MARK
        yield salt
        yield* sealedPieces(keyOf(key, salt, basename(to)), packed)
      },
      createWriteStream(half, { mode: 0o600, flush: true }),
    )
    await rename(half, to)
  } finally {
    await rm(half, { force: true })
  }
}

/** The other way. A `BackupProblem` says that the key is another one, or that the file was altered. */
export async function openFile(key: Buffer, from: string, to: string): Promise<void> {
  const handle = await open(from)
  const head = Buffer.alloc(MARK.length + SALT_BYTES)
  await handle.read(head, 0, head.length, 0).finally(() => handle.close())
  if (!head.subarray(0, MARK.length).equals(MARK)) throw new BackupProblem(`${from} is no file of these backups`)
  const own = keyOf(key, head.subarray(MARK.length), basename(from))
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  let isOpen = false
  try {
    await pipeline(
      createReadStream(from, { start: head.length, highWaterMark: CHUNK }),
      async function* (pieces: AsyncIterable<Buffer>) {
        for await (const piece of openedPieces(own, pieces)) {
          isOpen = true
          yield piece
        }
      },
      createZstdDecompress(),
      createWriteStream(to, { mode: 0o600, flush: true }),
    )
  } catch (error) {
    await rm(to, { force: true })
    if ((error as { code?: string }).code === 'ENOSPC') throw error
    throw new BackupProblem(isOpen ? `${from} is damaged` : `${from} is damaged, or BACKUP_KEY is not the key that sealed it`)
  }
}
