import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'

/** The SHA-256 of every file of a backup, in the form that `sha256sum -c` reads. */
const SUMS = 'SHA256SUMS'

/** A backup or one of its files is not what was written. */
export class BackupProblem extends Error {}

export async function sumOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file, { highWaterMark: 1024 * 1024 }), hash)
  return hash.digest('hex')
}

/** Paths of all files below a folder, in order. What is neither file nor folder belongs to no backup. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries)
    if (!entry.isFile() && !entry.isDirectory()) throw new BackupProblem(`${join(entry.parentPath, entry.name)} is no plain file`)
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort()
}

export async function writeSums(folder: string): Promise<void> {
  let lines = ''
  for (const file of await filesIn(folder)) lines += `${await sumOf(join(folder, file))}  ${file}\n`
  await writeFile(join(folder, SUMS), lines, { mode: 0o600, flush: true })
}

/** Throws a `BackupProblem` that names the first file that is damaged, missing, or not of this backup. */
export async function checkSums(folder: string): Promise<void> {
  const text = await readFile(join(folder, SUMS), 'utf8').catch((error) => {
    if (error.code !== 'ENOENT') throw error
    throw new BackupProblem(`${SUMS} is missing: ${folder} is no backup, or not whole`)
  })
  const stated = new Map(text.split('\n').filter(Boolean).map(entryOf))
  const present = (await filesIn(folder)).filter((file) => file !== SUMS)
  for (const file of stated.keys()) if (!present.includes(file)) throw new BackupProblem(`${file} is missing from the backup`)
  for (const file of present) {
    const sum = stated.get(file)
    if (sum === undefined) throw new BackupProblem(`${file} does not belong to this backup: ${SUMS} does not name it`)
    if ((await sumOf(join(folder, file))) !== sum)
      throw new BackupProblem(`${file} is not what was backed up: its checksum differs from the one in ${SUMS}`)
  }
}

function entryOf(line: string): [string, string] {
  const [, sum, file] = line.match(/^([0-9a-f]{64}) {2}(\S.*)$/) ?? []
  if (!sum || !file) throw new BackupProblem(`${SUMS} cannot be read: “${line.slice(0, 80)}”`)
  return [file, sum]
}
