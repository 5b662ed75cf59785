import { createReadStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import type { Config } from '../config.ts'
import { S3Store } from './s3-store.ts'

/** Where uploaded files are, by their ids. They never change. */
export interface FileStore {
  /** Takes the file at a path of `incomingDir`, which is gone afterwards. It is safe when this returns. */
  put(id: string, path: string): Promise<void>
  /** Null if there is none. */
  read(id: string): Promise<Readable | null>
  /** Where `bring` puts it. */
  pathOf(id: string): string
  /** Puts it on this machine's disk, for work on its bytes. Does nothing where it is already. */
  bring(id: string): Promise<void>
  remove(id: string): Promise<void>
  /** All that there are, also those of no row. */
  list(): AsyncIterable<{ id: string; at: Temporal.Instant }>
  /** Throws, in words, if the store cannot be used. */
  check(): Promise<void>
}

type Settings = Pick<Config, 'DATA_DIR' | 'FILES_URL'>

export const filesDir = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): string => join(resolve(DATA_DIR), 'files')
/** What is still arriving. */
export const incomingDir = (config: Pick<Config, 'DATA_DIR'>): string => join(filesDir(config), 'incoming')
/** What a store elsewhere has brought. */
export const fetchedDir = (config: Pick<Config, 'DATA_DIR'>): string => join(filesDir(config), 'fetched')

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const isFileId = (text: string): boolean => UUID.test(text)

export const fileStoreOf = (config: Settings): FileStore =>
  config.FILES_URL === undefined ? new LocalStore(filesDir(config)) : new S3Store(config.FILES_URL, fetchedDir(config))

/** `DATA_DIR/files`, in folders by the last two signs of the id: the first ones are the time. */
export class LocalStore implements FileStore {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  pathOf(id: string): string {
    return join(this.#folder, id.slice(-2), id)
  }

  async put(id: string, path: string): Promise<void> {
    await mkdir(dirname(this.pathOf(id)), { recursive: true })
    await rename(path, this.pathOf(id))
  }

  async read(id: string): Promise<Readable | null> {
    const isThere = await stat(this.pathOf(id)).then(
      () => true,
      () => false,
    )
    return isThere ? createReadStream(this.pathOf(id)) : null
  }

  async bring(): Promise<void> {}

  async remove(id: string): Promise<void> {
    await rm(this.pathOf(id), { force: true })
  }

  async *list(): AsyncGenerator<{ id: string; at: Temporal.Instant }> {
    const folders = await readdir(this.#folder).catch(() => [])
    for (const folder of folders.filter((name) => name.length === 2).sort())
      for (const id of (await readdir(join(this.#folder, folder))).filter(isFileId)) {
        const found = await stat(this.pathOf(id)).catch(() => null)
        if (found) yield { id, at: Temporal.Instant.fromEpochMilliseconds(Math.floor(found.mtimeMs)) }
      }
  }

  async check(): Promise<void> {}
}
