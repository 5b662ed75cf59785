/**
 * `npm run restore -- <folder of a backup>`: checks every byte of a backup, puts it into an empty `DATA_DIR`, starts the database once and
 * says what is in it. `-- --until 2026-11-28T09:30:15Z` restores the backups of BACKUP_DIR as they were at that moment, `-- --until latest`
 * as they were last. With BACKUP_URL what BACKUP_DIR does not have comes from the bucket first.
 */
import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { checkMasterKeys } from '../src/features/base/secret/server/rotation.ts'
import { systemClock } from '../src/platform/server/clock.ts'
import { backupKeyOf, type Config, readConfig } from '../src/platform/server/config.ts'
import { masterKeysOf } from '../src/platform/server/data/master-keys.ts'
import type { BackupFacts } from '../src/platform/server/postgres/backup/backup.ts'
import { backupCopyOf } from '../src/platform/server/postgres/backup/copy.ts'
import { restoreBackup } from '../src/platform/server/postgres/backup/restore.ts'
import { restoreSeries } from '../src/platform/server/postgres/backup/restore-series.ts'
import { LOG_IN, startPostgres } from '../src/platform/server/postgres/postgres.ts'
import { printContents, refuseExternal, withDatabase, withEmbedded } from './embedded.ts'
import { command, say } from './services.ts'

const USAGE =
  'Usage: npm run restore -- <folder of a backup>, or npm run restore -- --until <time or latest> with BACKUP_DIR and BACKUP_KEY'

function timeOf(text: string): Temporal.Instant | null {
  if (text === 'latest') return null
  try {
    return Temporal.Instant.from(text)
  } catch {
    throw new Error(`${text} is no time: write it with its offset, as 2026-11-28T09:30:15Z or 2026-11-28T17:30:15+08:00`)
  }
}

async function restoreTo(config: Config, text: string): Promise<BackupFacts> {
  const until = timeOf(text)
  if (!config.BACKUP_DIR) throw new Error(`BACKUP_DIR names no folder. ${USAGE}`)
  if (config.BACKUP_URL) {
    say('Bringing what is missing in BACKUP_DIR from the bucket of BACKUP_URL')
    say(`  ${await backupCopyOf(config, systemClock).bring()} files came`)
  }
  const dataDir = resolve(config.DATA_DIR)
  const facts = await restoreSeries({ folder: resolve(config.BACKUP_DIR), key: backupKeyOf(config), dataDir, until, say })
  say(`Going through the database's log ${until ? `until ${until}` : 'to its end'}`)
  const postgres = join(dataDir, 'postgres')
  const { stop } = await startPostgres({ dataDir: postgres, recover: { until } }).catch((error: Error) => {
    if (!/recovery ended before configured recovery target/.test(error.message)) throw error
    throw new Error(`The log in BACKUP_DIR ends before ${until}: restore to an earlier time, or with --until latest into another DATA_DIR`)
  })
  await stop()
  rmSync(join(postgres, LOG_IN), { recursive: true })
  return facts
}

command(async () => {
  process.umask(0o077)
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { until: { type: 'string' } } })
  if (positionals.length !== (values.until === undefined ? 1 : 0)) throw new Error(USAGE)
  const config = readConfig(process.env)
  refuseExternal(config, 'restore')
  const dataDir = resolve(config.DATA_DIR)
  const facts =
    values.until === undefined ? await restoreBackup(resolve(positionals[0]!), dataDir, say) : await restoreTo(config, values.until)
  say('Starting the database')
  await withEmbedded(config, (ownerUrl) =>
    withDatabase(ownerUrl, async (database, hooks) => {
      say(
        `Restored into ${dataDir}: the backup of ${facts.madeAt}${facts.hengdu ? ` by Hengdu ${facts.hengdu}` : ''}${facts.schema ? `, migration ${facts.schema}` : ''}${values.until === undefined ? '' : ', and the log after it'}`,
      )
      await printContents(database, config)
      const keys = { db: database.db, masterKeys: masterKeysOf(config), hooks }
      await checkMasterKeys(keys).then(
        () => say(facts.masterKeys.length > 0 ? 'The master key is there. Hengdu can start.' : 'Hengdu can start.'),
        (error) => say(`Before Hengdu starts: ${(error as Error).message}`),
      )
    }),
  )
})
