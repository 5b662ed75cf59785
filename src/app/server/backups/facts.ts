import { mastersIn } from '../../../features/base/secret/server/rotation.ts'
import type { Database } from '../../../platform/server/data/database.ts'
import { schemaIn } from '../../../platform/server/data/migrate.ts'
import type { Hooks } from '../../../platform/server/hooks.ts'
import type { BackupFacts } from '../../../platform/server/postgres/backup/backup.ts'
import { VERSION_NAME } from '../../../platform/server/version.ts'

/** What a backup of a database says about itself. */
export async function backupFacts({ db, pool }: Pick<Database, 'db' | 'pool'>, hooks: Hooks): Promise<BackupFacts> {
  const { rows } = await pool.query<{ version: string; at: string }>(
    `select current_setting('server_version') as version, to_json(date_trunc('second', clock_timestamp()) + interval '1 second')#>>'{}' as at`,
  )
  return {
    format: 1,
    hengdu: VERSION_NAME,
    schema: await schemaIn(pool),
    // By the clock of the database, as a time to restore it to.
    madeAt: Temporal.Instant.from(rows[0]!.at).toString(),
    postgres: rows[0]!.version,
    masterKeys: await mastersIn(db, hooks),
  }
}
