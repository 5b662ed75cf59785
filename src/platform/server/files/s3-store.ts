import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { Bucket } from './bucket.ts'
import type { FileStore } from './store.ts'

/** Uploaded files in a bucket. Nobody but the server reads it: files reach people through the same checks as local ones. */
export class S3Store implements FileStore {
  readonly #bucket: Bucket
  readonly #fetched: string

  constructor(setting: string, fetched: string) {
    this.#bucket = new Bucket(setting, 'FILES_URL')
    this.#fetched = fetched
  }

  pathOf(id: string): string {
    return join(this.#fetched, id)
  }

  async put(id: string, path: string): Promise<void> {
    await this.#bucket.put(id, path)
    await rm(path, { force: true })
  }

  read(id: string): Promise<Readable | null> {
    return this.#bucket.read(id)
  }

  async bring(id: string): Promise<void> {
    const place = this.pathOf(id)
    if (await stat(place).catch(() => null)) return
    const bytes = await this.read(id)
    if (!bytes) throw new Error(`the file ${id} is not in the bucket`)
    await mkdir(dirname(place), { recursive: true, mode: 0o700 })
    const half = `${place}.${randomUUID()}`
    try {
      await writeFile(half, bytes, { mode: 0o600 })
      await rename(half, place)
    } finally {
      await rm(half, { force: true })
    }
  }

  remove(id: string): Promise<void> {
    return this.#bucket.remove(id)
  }

  async *list(): AsyncGenerator<{ id: string; at: Temporal.Instant }> {
    for await (const { key, at } of this.#bucket.list()) if (/^[0-9a-f-]{36}$/.test(key)) yield { id: key, at }
  }

  check(): Promise<void> {
    return this.#bucket.check()
  }
}
