import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { CLUSTER_MANIFEST } from './base-backup.ts'
import { BackupProblem, filesIn, sumOf } from './sums.ts'

/** What PostgreSQL wrote about one file; names that are no UTF-8 come as hexadecimal bytes. */
interface Listed {
  Path?: string
  'Encoded-Path'?: string
  Size: number
  'Checksum-Algorithm'?: string
  Checksum?: string
}

/** The log is not in PostgreSQL's list; its bytes are covered by the checksum of the archive. */
const isLog = (file: string) => file.startsWith('pg_wal/')

/** Unpacks a cluster; its files then belong to this process's user, not to their former owner. */
export async function unpack(tar: string, folder: string): Promise<void> {
  const child = spawn('tar', ['-x', '-o', '-f', tar, '-C', folder], { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (words) => (said += words))
  const status = await new Promise<number | null>((done, fail) => {
    child.on('error', (error) => fail(new Error(`The program “tar” is needed to unpack the database: ${error.message}`)))
    child.on('close', done)
  })
  if (status !== 0) throw new Error(`The database could not be unpacked into ${folder}: ${said.trim() || `tar ended with ${status}`}`)
}

/** Compares an unpacked cluster with PostgreSQL's own manifest. Throws a `BackupProblem` that names the first file that differs. */
export async function checkCluster(cluster: string, manifest: string): Promise<void> {
  const listed = listedIn(await readFile(manifest, 'utf8'))
  const present = new Set(await filesIn(cluster))
  for (const [file, { Size, Checksum }] of listed) {
    if (!present.has(file)) throw new BackupProblem(`${file} of the database is missing, which ${CLUSTER_MANIFEST} names`)
    const path = join(cluster, file)
    if ((await stat(path)).size !== Size || (await sumOf(path)) !== Checksum)
      throw new BackupProblem(`${file} of the database is not what ${CLUSTER_MANIFEST} names: size or checksum differs`)
  }
  for (const file of present)
    if (!listed.has(file) && !isLog(file)) throw new BackupProblem(`${file} of the database is not in ${CLUSTER_MANIFEST}`)
}

/** The manifest ends with a checksum of the lines before. */
function listedIn(text: string): Map<string, Listed> {
  const broken = new BackupProblem(`${CLUSTER_MANIFEST} cannot be read or was altered`)
  const [, lines = '', sum] = text.match(/^([\s\S]*\n)"Manifest-Checksum": "([0-9a-f]{64})"\}\s*$/) ?? []
  if (createHash('sha256').update(lines).digest('hex') !== sum) throw broken
  const { Files } = JSON.parse(text) as { Files: Listed[] }
  if (Files.length === 0 || Files.some((one) => one['Checksum-Algorithm'] !== 'SHA256')) throw broken
  return new Map(Files.map((one) => [one.Path ?? Buffer.from(one['Encoded-Path'] ?? '', 'hex').toString(), one]))
}
