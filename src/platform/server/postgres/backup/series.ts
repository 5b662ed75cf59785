import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ARCHIVE, type BackupFacts, FACTS, FILES } from './backup.ts'
import { CLUSTER_MANIFEST, CLUSTER_TAR, takeBaseBackup } from './base-backup.ts'
import { keptOf, type Made } from './rotation.ts'
import { SEALED, sealFile } from './sealed-file.ts'
import { filesIn, writeSums } from './sums.ts'

/** Folders of BACKUP_DIR: whole backups, the log of the database, uploaded files, the archive of the audit log, files that were deleted. */
export const BASES = 'base'
export const LOG = 'wal'
const GONE = 'gone'
const STAGING = 'backing-up'
const UNFINISHED = '.unfinished'

/** What a backup of a series says besides. */
export interface SeriesFacts extends BackupFacts {
  /** The first file of the log that it needs. */
  firstLog: string
}

interface Series {
  /** BACKUP_DIR, and the key of its own by which all in it is encrypted. */
  folder: string
  key: Buffer
  dataDir: string
  /** Where PostgreSQL leaves finished files of its log. */
  logDir: string
  ownerUrl: string
  facts: () => Promise<BackupFacts>
}

/** The backups of an embedded database in BACKUP_DIR: a whole one each day, and between them the log of the database, each minute. */
export class BackupSeries {
  readonly #series: Series
  /** What is there already, of files that never change. */
  readonly #copied = new Set<string>()

  constructor(series: Series) {
    this.#series = series
  }

  /** Moves what the database has finished of its log, after the uploaded files that it names. Returns how many files of the log. */
  async ship(): Promise<number> {
    const { folder, key, logDir } = this.#series
    const finished = (await readdir(logDir)).filter((name) => /^[0-9A-F]{24}$|\.(history|backup)$/.test(name)).sort()
    if (finished.length > 0) await this.#copyFiles()
    for (const name of finished) {
      await sealFile(key, join(logDir, name), join(folder, LOG, `${name}${SEALED}`))
      await rm(join(logDir, name))
    }
    return finished.length
  }

  /** A whole backup. What is left over of one that was broken off goes. */
  async make(): Promise<SeriesFacts> {
    const { folder, key, dataDir, ownerUrl, facts } = this.#series
    const staging = join(dataDir, STAGING)
    await rm(staging, { recursive: true, force: true })
    await mkdir(staging, { recursive: true, mode: 0o700 })
    try {
      await this.#copyFiles()
      await takeBaseBackup(ownerUrl, staging, () => undefined)
      // Times before its end cannot be restored from it.
      const stated = await facts()
      await this.#copyFiles()
      const made: SeriesFacts = { ...stated, firstLog: firstLogOf(await readFile(join(staging, CLUSTER_MANIFEST), 'utf8')) }
      const place = join(folder, BASES, nameOf(made.madeAt))
      const half = `${place}${UNFINISHED}`
      await rm(half, { recursive: true, force: true })
      for (const name of [CLUSTER_TAR, CLUSTER_MANIFEST]) await sealFile(key, join(staging, name), join(half, `${name}${SEALED}`))
      await writeFile(join(half, FACTS), `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600, flush: true })
      await writeSums(half)
      await rename(half, place)
      await this.#rotate()
      return made
    } finally {
      await rm(staging, { recursive: true, force: true })
    }
  }

  async #copyFiles(): Promise<void> {
    const { folder, key, dataDir } = this.#series
    for (const part of [FILES, ARCHIVE]) {
      if (!existsSync(join(dataDir, part))) continue
      for (const file of await filesIn(join(dataDir, part))) {
        const name = join(part, file)
        if (/^(incoming|fetched)\//.test(file) || this.#copied.has(name)) continue
        const place = join(folder, `${name}${SEALED}`)
        if (!existsSync(place))
          await sealFile(key, join(dataDir, name), place).catch((error) => {
            // It was deleted meanwhile.
            if (error.code !== 'ENOENT') throw error
          })
        this.#copied.add(name)
      }
    }
  }

  /** Removes the backups that are too many, the log from before the first daily one, and files that no backup names any more. */
  async #rotate(): Promise<void> {
    const { folder, dataDir } = this.#series
    const made = await basesIn(folder)
    const { daily, kept } = keptOf(made)
    for (const one of made) if (!kept.includes(one)) await rm(join(folder, BASES, one.name), { recursive: true })
    for (const name of await readdir(join(folder, BASES)))
      if (name.endsWith(UNFINISHED)) await rm(join(folder, BASES, name), { recursive: true })
    const first = (await Promise.all(daily.map(({ name }) => factsIn(folder, name)))).map(({ firstLog }) => firstLog).sort()[0]
    for (const name of existsSync(join(folder, LOG)) ? await readdir(join(folder, LOG)) : [])
      if (first && /^[0-9A-F]{24}/.test(name) && name.slice(0, 24) < first) await rm(join(folder, LOG, name))
    const oldest = kept.at(-1)!.madeAt.epochMilliseconds
    await mkdir(join(folder, GONE), { recursive: true, mode: 0o700 })
    for (const file of existsSync(join(folder, FILES)) ? await filesIn(join(folder, FILES)) : []) {
      const isThere = existsSync(join(dataDir, FILES, file.slice(0, -SEALED.length)))
      const mark = join(folder, GONE, file.replace('/', '-'))
      if (isThere) await rm(mark, { force: true })
      else if (!existsSync(mark)) await writeFile(mark, '')
      else if ((await stat(mark)).mtimeMs < oldest) for (const path of [join(folder, FILES, file), mark]) await rm(path)
    }
  }
}

/** "20261128T020000Z", as `npm run backup` names its folders. */
const nameOf = (madeAt: string): string => madeAt.replaceAll(/[-:]/g, '')

/** Whole backups, by name and time. */
export async function basesIn(folder: string): Promise<Made[]> {
  if (!existsSync(join(folder, BASES))) return []
  const names = (await readdir(join(folder, BASES))).filter((name) => /^\d{8}T\d{6}Z$/.test(name))
  return names.sort().map((name) => ({ name, madeAt: Temporal.Instant.from(name) }))
}

export const factsIn = async (folder: string, name: string): Promise<SeriesFacts> =>
  JSON.parse(await readFile(join(folder, BASES, name, FACTS), 'utf8')) as SeriesFacts

const SEGMENT_BYTES = 16 * 1024 * 1024
const SEGMENTS_OF_A_NUMBER = 2 ** 32 / SEGMENT_BYTES

/** The file of the log in which a base backup begins, from what its manifest says. */
function firstLogOf(manifest: string): string {
  const { 'WAL-Ranges': ranges } = JSON.parse(manifest) as { 'WAL-Ranges': { Timeline: number; 'Start-LSN': string }[] }
  const { Timeline, 'Start-LSN': lsn } = ranges.at(-1)!
  const [high = '0', low = '0'] = lsn.split('/')
  const segment = Math.floor(Number.parseInt(low, 16) / SEGMENT_BYTES)
  if (segment >= SEGMENTS_OF_A_NUMBER) throw new Error(`no place in the log: ${lsn}`)
  return [Timeline, Number.parseInt(high, 16), segment].map((part) => part.toString(16).toUpperCase().padStart(8, '0')).join('')
}
