/** The embedded database for the commands that back it up and restore it, whether a server runs on it or not. */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { features } from '../src/app/server/features.ts'
import type { Config } from '../src/platform/server/config.ts'
import { type Database, openDatabase } from '../src/platform/server/data/database.ts'
import type { Feature } from '../src/platform/server/feature.ts'
import { Hooks } from '../src/platform/server/hooks.ts'
import { runningUrl, startPostgres } from '../src/platform/server/postgres/postgres.ts'
import { DataInUse } from '../src/platform/server/postgres/postgres-lock.ts'

/** Both commands know one layout: `DATA_DIR` with the embedded database. */
export function refuseExternal(config: Config, command: string): void {
  if (config.DATABASE_URL)
    throw new Error(
      `npm run ${command} serves the embedded database in DATA_DIR. For the database of DATABASE_URL use PostgreSQL’s own tools (pg_basebackup, or pg_dump and pg_restore, of version 18), and copy the folder files/ in DATA_DIR after it`,
    )
}

/** The address of the owner: of the server that runs, or of one that is started for this. */
export async function withEmbedded(config: Config, work: (ownerUrl: string, isRunning: boolean) => Promise<void>): Promise<void> {
  const dataDir = join(resolve(config.DATA_DIR), 'postgres')
  if (!existsSync(join(dataDir, 'pg18/PG_VERSION'))) throw new Error(`There is no embedded database in ${resolve(config.DATA_DIR)}`)
  const started = await startPostgres({ dataDir }).catch((error) => {
    if (error instanceof DataInUse) return null
    throw error
  })
  if (!started) return work(runningUrl(dataDir), true)
  try {
    await work(started.url, false)
  } finally {
    await started.stop()
  }
}

export async function withDatabase<T>(url: string, work: (database: Database, hooks: Hooks) => Promise<T>): Promise<T> {
  const hooks = new Hooks()
  for (const feature of features as readonly Feature[]) feature.hooks?.(hooks)
  const database = openDatabase(url, { max: 1 })
  try {
    // To sum up a large ledger takes longer than any request may.
    await database.pool.query('set statement_timeout = 0')
    return await work(database, hooks)
  } finally {
    await database.close()
  }
}
