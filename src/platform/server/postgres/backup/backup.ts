import { existsSync } from 'node:fs'
import { copyFile, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { takeBaseBackup } from './base-backup.ts'
import { BackupProblem, filesIn, writeSums } from './sums.ts'

/** What a backup says about itself, beside the checksums. */
export interface BackupFacts {
  format: 1
  /** The version of Hengdu that made it; backups before 0.2.0 name none. */
  hengdu?: string
  /** The number of the last migration of its database; backups before 0.3.0 name none. */
  schema?: string
  madeAt: string
  postgres: string
  /** The master keys that open what is encrypted in it, by id. None of them is in it. */
  masterKeys: string[]
}

export const FACTS = 'backup.json'
/** Uploaded files, as in the data folder. */
export const FILES = 'files'
/** Months of the audit log that are not in the database any more. */
export const ARCHIVE = 'archive'
const UNFINISHED = '.unfinished'

interface BackupOrder {
  dataDir: string
  /** Must not exist yet, or be empty. */
  folder: string
  /** The database under its owner. */
  ownerUrl: string
  facts: BackupFacts
  say: (line: string) => void
}

/** Writes a backup under another name and renames it when it is whole: half of one never looks like a backup. */
export async function makeBackup({ dataDir, folder, ownerUrl, facts, say }: BackupOrder): Promise<void> {
  if (existsSync(folder) && (await readdir(folder)).length > 0) throw new BackupProblem(`${folder} is not empty: name another folder`)
  const half = `${folder}${UNFINISHED}`
  await rm(half, { recursive: true, force: true })
  await mkdir(half, { recursive: true, mode: 0o700 })
  try {
    // Before the database and after it: a file that is deleted or stored meanwhile is there for each row that names it.
    const before = await copyNew(join(dataDir, FILES), join(half, FILES))
    let reported = 0
    await takeBaseBackup(ownerUrl, half, (share) => {
      const tenths = Math.floor(share * 10)
      if (tenths <= reported) return
      reported = tenths
      say(`Database: ${tenths * 10} %`)
    })
    const files = before + (await copyNew(join(dataDir, FILES), join(half, FILES)))
    say(`Uploaded files: ${files}`)
    // After the database: a month that it does not have any more is there.
    if (existsSync(join(dataDir, ARCHIVE))) await copyNew(join(dataDir, ARCHIVE), join(half, ARCHIVE))
    await writeFile(join(half, FACTS), `${JSON.stringify(facts, null, 2)}\n`, { mode: 0o600, flush: true })
    say('Checksums')
    await writeSums(half)
    await rm(folder, { recursive: true, force: true })
    await rename(half, folder)
  } catch (error) {
    await rm(half, { recursive: true, force: true })
    throw error
  }
}

/** Copies what is not there yet, or was not whole yet; uploads never change. What is just arriving belongs to no row. Returns how many. */
export async function copyNew(from: string, to: string): Promise<number> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  if (!existsSync(from)) return 0
  let copied = 0
  for (const file of await filesIn(from)) {
    if (/^(incoming|fetched)\//.test(file) || (await sizeOf(join(to, file))) === (await sizeOf(join(from, file)))) continue
    await mkdir(dirname(join(to, file)), { recursive: true, mode: 0o700 })
    if (await copyDurably(join(from, file), join(to, file))) copied++
  }
  return copied
}

const sizeOf = (file: string): Promise<number | null> =>
  stat(file).then(
    ({ size }) => size,
    () => null,
  )

/** False if the file was deleted meanwhile. */
async function copyDurably(from: string, to: string): Promise<boolean> {
  try {
    await copyFile(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
  const handle = await open(to)
  await handle.sync().finally(() => handle.close())
  return true
}
