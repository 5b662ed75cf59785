import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, rename, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Clock } from '../../clock.ts'
import type { Config } from '../../config.ts'
import { Bucket } from '../../files/bucket.ts'
import { ARCHIVE, FACTS, FILES } from './backup.ts'
import { keptOf, type Made } from './rotation.ts'
import { SEALED } from './sealed-file.ts'
import { BASES, LOG, type SeriesFacts } from './series.ts'
import { filesIn } from './sums.ts'

/** A larger object is several: what speaks like S3 takes one request of 5 GB at most. */
const PART_BYTES = 1024 ** 3
/** Of a file that is no longer in BACKUP_DIR: until no backup in the bucket can name it any more. */
const FILES_KEPT_DAYS = 400
const HOURS_OF_A_DAY = 24

const WHOLE = /^base\/(\d{8}T\d{6}Z)\//
const SEGMENT = /^wal\/([0-9A-F]{24})/
const PART = /\.part(\d+)$/

/** That of the settings, which name both. */
export const backupCopyOf = ({ BACKUP_DIR = '', BACKUP_URL = '' }: Pick<Config, 'BACKUP_DIR' | 'BACKUP_URL'>, clock: Clock): BackupCopy =>
  new BackupCopy({ folder: resolve(BACKUP_DIR), bucket: new Bucket(BACKUP_URL, 'BACKUP_URL'), clock })

interface Copy {
  folder: string
  bucket: Bucket
  clock: Clock
  /** For tests. */
  partBytes?: number
}

/**
 * The copy of BACKUP_DIR in a bucket. What is in the bucket is removed by its own count of days, weeks and months, never because the folder
 * lost it: a folder that is empty, or on a disk that is not mounted, removes nothing.
 */
export class BackupCopy {
  readonly #copy: Required<Copy>
  /** When each object came; null until the bucket was listed. */
  #there: Map<string, Temporal.Instant> | null = null

  constructor(copy: Copy) {
    this.#copy = { partBytes: PART_BYTES, ...copy }
  }

  /** Copies what is new: files before the log that names them, both before a whole backup, and of that what it says last. */
  async send(): Promise<number> {
    const there = await this.#list()
    const { folder } = this.#copy
    const log = await this.#missing(LOG)
    const bases = (await this.#missing(BASES)).filter((name) => WHOLE.test(name))
    const files = log.length + bases.length > 0 ? [...(await this.#missing(FILES)), ...(await this.#missing(ARCHIVE))] : []
    const isFacts = (name: string) => Number(name.endsWith(`/${FACTS}`))
    const all = [...files, ...log, ...bases.toSorted((a, b) => isFacts(a) - isFacts(b))]
    for (const name of all) {
      const path = join(folder, name)
      const { size } = await stat(path).catch(() => ({ size: -1 }))
      // Rotated away meanwhile.
      if (size < 0) continue
      for (const [key, part] of this.#partsOf(name, size)) {
        if (!there.has(key)) await this.#copy.bucket.put(key, path, part)
        there.set(key, this.#copy.clock.now())
      }
    }
    if (bases.length > 0) await this.#rotate(there)
    return all.length
  }

  /** Brings everything of the bucket that the folder does not have, for a restore. Returns how many files. */
  async bring(): Promise<number> {
    const { folder, bucket } = this.#copy
    const there = await this.#list()
    const whole = wholeIn(there.keys())
    const named = Map.groupBy(there.keys(), (key) => key.replace(PART, ''))
    let brought = 0
    for (const [name, keys] of named) {
      const base = WHOLE.exec(name)?.[1]
      const path = join(folder, name)
      if (existsSync(path) || (base && !whole.some((one) => one.name === base)) || !path.startsWith(join(folder, '/'))) continue
      const half = `${path}.coming`
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      const parts = keys.toSorted((a, b) => placeOf(a) - placeOf(b))
      await pipeline(Readable.from(piecesOf(bucket, parts), { objectMode: false }), createWriteStream(half, { mode: 0o600, flush: true }))
      await rename(half, path)
      brought++
    }
    return brought
  }

  async #list(): Promise<Map<string, Temporal.Instant>> {
    if (this.#there) return this.#there
    const found = new Map<string, Temporal.Instant>()
    for await (const { key, at } of this.#copy.bucket.list()) found.set(key, at)
    this.#there = found
    return found
  }

  async #missing(part: string): Promise<string[]> {
    const { folder } = this.#copy
    if (!existsSync(join(folder, part))) return []
    const missing: string[] = []
    for (const file of await filesIn(join(folder, part))) {
      // Of the others, what is being written has another name.
      if (part !== BASES && !file.endsWith(SEALED)) continue
      const name = join(part, file)
      if (this.#there!.has(name)) continue
      const { size } = await stat(join(folder, name)).catch(() => ({ size: -1 }))
      if (size >= 0 && this.#partsOf(name, size).some(([key]) => !this.#there!.has(key))) missing.push(name)
    }
    return missing
  }

  #partsOf(name: string, size: number): [key: string, part: { from: number; to: number }][] {
    const { partBytes } = this.#copy
    // What a backup says of itself is read by its name.
    if (size <= partBytes || name.endsWith(`/${FACTS}`)) return [[name, { from: 0, to: size }]]
    return Array.from({ length: Math.ceil(size / partBytes) }, (_, at) => [
      `${name}.part${at + 1}`,
      { from: at * partBytes, to: Math.min(size, (at + 1) * partBytes) },
    ])
  }

  /** As the folder does it, by what is in the bucket. */
  async #rotate(there: Map<string, Temporal.Instant>): Promise<void> {
    const { bucket, clock } = this.#copy
    const whole = wholeIn(there.keys())
    const { daily, kept } = keptOf(whole)
    const names = new Set(kept.map(({ name }) => name))
    const first = (await Promise.all(daily.map(({ name }) => this.#factsOf(name)))).map(({ firstLog }) => firstLog).sort()[0]
    const oldest = clock.now().subtract({ hours: HOURS_OF_A_DAY * FILES_KEPT_DAYS })
    const isOver = ([key, at]: [string, Temporal.Instant]): boolean => {
      const base = WHOLE.exec(key)?.[1]
      if (base) return !names.has(base) && whole.some((one) => one.name === base)
      const segment = SEGMENT.exec(key)?.[1]
      if (segment) return first !== undefined && segment < first
      return (
        key.startsWith(`${FILES}/`) &&
        Temporal.Instant.compare(at, oldest) < 0 &&
        !existsSync(join(this.#copy.folder, key.replace(PART, '')))
      )
    }
    for (const one of [...there].filter(isOver)) {
      await bucket.remove(one[0])
      there.delete(one[0])
    }
  }

  async #factsOf(name: string): Promise<SeriesFacts> {
    const bytes = await this.#copy.bucket.read(join(BASES, name, FACTS))
    if (!bytes) throw new Error(`the bucket has no ${FACTS} of the backup ${name}`)
    return JSON.parse(Buffer.concat(await Array.fromAsync(bytes as AsyncIterable<Buffer>)).toString()) as SeriesFacts
  }
}

/** Those of which everything came: what a backup says of itself comes last. */
const wholeIn = (keys: Iterable<string>): Made[] =>
  [...keys].flatMap((key) => {
    const name = WHOLE.exec(key)?.[1]
    return name && key.endsWith(`/${FACTS}`) ? [{ name, madeAt: Temporal.Instant.from(name) }] : []
  })

const placeOf = (key: string): number => Number(PART.exec(key)?.[1] ?? 0)

async function* piecesOf(bucket: Bucket, keys: readonly string[]): AsyncGenerator<Buffer> {
  for (const key of keys) {
    const bytes = await bucket.read(key)
    if (!bytes) throw new Error(`the bucket no longer has ${key}`)
    yield* bytes as AsyncIterable<Buffer>
  }
}
