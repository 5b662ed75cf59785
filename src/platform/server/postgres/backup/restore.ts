import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { clusterOf } from '../postgres.ts'
import { ARCHIVE, type BackupFacts, copyNew, FACTS, FILES } from './backup.ts'
import { CLUSTER_MANIFEST, CLUSTER_TAR } from './base-backup.ts'
import { checkCluster, unpack } from './cluster.ts'
import { BackupProblem, checkSums } from './sums.ts'

/** The master key may be put back first. What an interrupted restore left is no data. */
const KEY = 'secret.key'
const STAGING = 'restoring'

/**
 * Puts a backup into an empty data folder. Everything is checked and unpacked beside the place before anything is put in it: by our
 * checksums, and file by file by PostgreSQL's manifest. A `BackupProblem` names the file that is damaged, missing or foreign.
 */
export async function restoreBackup(from: string, dataDir: string, say: (line: string) => void): Promise<BackupFacts> {
  const staging = await emptied(dataDir)
  try {
    say('Checking the backup')
    await checkSums(from)
    const facts = await factsOf(from)
    const cluster = clusterOf(join(staging, 'postgres'))
    await mkdir(cluster, { recursive: true, mode: 0o700 })
    say('Unpacking the database')
    await unpack(join(from, CLUSTER_TAR), cluster)
    say('Checking the database')
    await checkCluster(cluster, join(from, CLUSTER_MANIFEST))
    say('Copying the uploaded files')
    await copyNew(join(from, FILES), join(staging, FILES))
    if (existsSync(join(from, ARCHIVE))) {
      await copyNew(join(from, ARCHIVE), join(staging, ARCHIVE))
      await rename(join(staging, ARCHIVE), join(dataDir, ARCHIVE))
    }
    // A folder that somebody has begun to fill meanwhile is not replaced: that rename fails.
    for (const name of [FILES, 'postgres']) await rename(join(staging, name), join(dataDir, name))
    return facts
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}

/** Refuses a data folder in which there is something. Returns where to unpack what comes into it. */
export async function emptied(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const there = (await readdir(dataDir)).filter((name) => name !== KEY && name !== STAGING)
  if (there.length > 0)
    throw new BackupProblem(
      `${dataDir} is not empty (${there.slice(0, 5).join(', ')}): a backup is restored into an empty folder, name one with DATA_DIR`,
    )
  const staging = join(dataDir, STAGING)
  await rm(staging, { recursive: true, force: true })
  return staging
}

async function factsOf(from: string): Promise<BackupFacts> {
  if (!existsSync(join(from, FACTS))) throw new BackupProblem(`${FACTS} is missing from the backup`)
  const facts = JSON.parse(await readFile(join(from, FACTS), 'utf8')) as BackupFacts
  if (facts.format !== 1) throw new BackupProblem(`${FACTS} is of a later version of Hengdu: restore it with that one`)
  return facts
}
