import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { clusterOf, LOG_IN } from '../postgres.ts'
import { ARCHIVE, FILES } from './backup.ts'
import { CLUSTER_MANIFEST, CLUSTER_TAR } from './base-backup.ts'
import { checkCluster, unpack } from './cluster.ts'
import { emptied } from './restore.ts'
import { openFile, SEALED } from './sealed-file.ts'
import { BASES, basesIn, factsIn, LOG, type SeriesFacts } from './series.ts'
import { BackupProblem, checkSums, filesIn } from './sums.ts'

interface Restore {
  /** BACKUP_DIR and its key. */
  folder: string
  key: Buffer
  dataDir: string
  /** Null for the last moment that there is. */
  until: Temporal.Instant | null
  say: (line: string) => void
}

/**
 * Puts a backup of a series and the log after it into an empty data folder. The database goes through the log when it is started with
 * `recover`, up to `until`.
 */
export async function restoreSeries({ folder, key, dataDir, until, say }: Restore): Promise<SeriesFacts> {
  const bases = await basesIn(folder)
  const base = bases.findLast(({ madeAt }) => !until || Temporal.Instant.compare(madeAt, until) <= 0)
  if (!base)
    throw new BackupProblem(
      bases[0] ? `The first backup in ${folder} is of ${bases[0].madeAt}, after that time` : `There is no backup in ${folder}`,
    )
  const staging = await emptied(dataDir)
  try {
    const from = join(folder, BASES, base.name)
    const facts = await factsIn(folder, base.name)
    say(`Checking the backup of ${facts.madeAt}`)
    await checkSums(from)
    for (const name of [CLUSTER_TAR, CLUSTER_MANIFEST]) await openFile(key, join(from, `${name}${SEALED}`), join(staging, name))
    const cluster = clusterOf(join(staging, 'postgres'))
    await mkdir(cluster, { recursive: true, mode: 0o700 })
    say('Unpacking the database')
    await unpack(join(staging, CLUSTER_TAR), cluster)
    await checkCluster(cluster, join(staging, CLUSTER_MANIFEST))
    for (const name of [CLUSTER_TAR, CLUSTER_MANIFEST]) await rm(join(staging, name))
    const log = existsSync(join(folder, LOG)) ? await readdir(join(folder, LOG)) : []
    // Of the timeline on which the backup was made.
    const needed = log.filter((name) => name.endsWith(SEALED) && name >= facts.firstLog && name.slice(0, 8) === facts.firstLog.slice(0, 8))
    say(`Opening ${needed.length} files of the database's log`)
    await mkdir(join(staging, 'postgres', LOG_IN), { recursive: true, mode: 0o700 })
    for (const name of needed)
      await openFile(key, join(folder, LOG, name), join(staging, 'postgres', LOG_IN, name.slice(0, -SEALED.length)))
    say('Opening the uploaded files')
    await mkdir(join(staging, FILES), { recursive: true, mode: 0o700 })
    for (const part of [FILES, ARCHIVE])
      for (const file of existsSync(join(folder, part)) ? await filesIn(join(folder, part)) : [])
        if (file.endsWith(SEALED)) await openFile(key, join(folder, part, file), join(staging, part, file.slice(0, -SEALED.length)))
    for (const name of [ARCHIVE, FILES, 'postgres'])
      if (existsSync(join(staging, name))) await rename(join(staging, name), join(dataDir, name))
    return facts
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}
