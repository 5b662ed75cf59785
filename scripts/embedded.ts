/** The embedded database for the commands that copy it and put it back, whether a server runs on it or not. */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { features } from '../src/app/server/features.ts'
import { account } from '../src/features/base/account/server/tables.ts'
import { company } from '../src/features/base/company/server/tables.ts'
import { trialBalance } from '../src/features/money/ledger/server/reads.ts'
import { demand } from '../src/features/work/demand/server/tables.ts'
import type { Config } from '../src/platform/server/config.ts'
import { type Database, openDatabase } from '../src/platform/server/data/database.ts'
import type { Feature } from '../src/platform/server/feature.ts'
import { Hooks } from '../src/platform/server/hooks.ts'
import { FILES } from '../src/platform/server/postgres/backup/backup.ts'
import { clusterOf, runningUrl, startPostgres } from '../src/platform/server/postgres/postgres.ts'
import { DataInUse } from '../src/platform/server/postgres/postgres-lock.ts'
import { say } from './services.ts'

/** These commands know one layout: `DATA_DIR` with the embedded database. */
export function refuseExternal(config: Config, command: string): void {
  if (config.DATABASE_URL)
    throw new Error(
      `npm run ${command} serves the embedded database in DATA_DIR. For the database of DATABASE_URL use PostgreSQL’s own tools (pg_basebackup, or pg_dump and pg_restore, of version 18), and copy the folder files/ in DATA_DIR after it`,
    )
}

/** The address of the owner: of the server that runs, or of one that is started for this. */
export async function withEmbedded(config: Config, work: (ownerUrl: string, isRunning: boolean) => Promise<void>): Promise<void> {
  const dataDir = join(resolve(config.DATA_DIR), 'postgres')
  if (!existsSync(join(clusterOf(dataDir), 'PG_VERSION'))) throw new Error(`There is no embedded database in ${resolve(config.DATA_DIR)}`)
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

/** A database for a dump, made and started for this. What is beside its folder stays, a database of an older major version too. */
export async function withNewEmbedded(config: Config, work: (ownerUrl: string) => Promise<void>): Promise<void> {
  const dataDir = resolve(config.DATA_DIR)
  const started = await startPostgres({ dataDir: join(dataDir, 'postgres'), besideOlder: true }).catch((error) => {
    if (!(error instanceof DataInUse)) throw error
    throw new Error(`Hengdu is running on ${dataDir}: a dump is loaded into a DATA_DIR that has no database yet`)
  })
  try {
    await work(started.url)
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

/** Says what a database holds after it was put back. Throws if its ledger is not in order. */
export async function printContents({ db, pool }: Database, { DATA_DIR, FILES_URL }: Config): Promise<void> {
  say(`  ${await db.$count(account)} accounts, ${await db.$count(company)} companies, ${await db.$count(demand)} demands`)
  const { rows } = await pool.query<{ id: string }>('select id from file')
  const missing = FILES_URL ? [] : rows.filter(({ id }) => !existsSync(join(resolve(DATA_DIR), FILES, id.slice(-2), id)))
  const where = FILES_URL ? ', in the bucket of FILES_URL' : ''
  say(`  ${rows.length} uploaded files${missing.length > 0 ? `; ${missing.length} of them were not there when it was made` : where}`)
  const { postings, currencies, drifted } = await trialBalance(db)
  const newest = await pool.query<{ at: Date | null }>('select max(at) as at from ledger_posting')
  say(`  ${postings} postings${postings > 0 ? `, the newest of ${newest.rows[0]!.at!.toISOString()}` : ''}`)
  const wrong = currencies.filter(({ totalMinor }) => totalMinor !== 0).map(({ currency }) => currency)
  if (wrong.length > 0 || drifted > 0)
    throw new Error(
      `The ledger is NOT in order: ${wrong.join(', ') || 'every currency'} sums up, ${drifted} balances differ from their entries`,
    )
  say(
    `  The ledger sums to zero${postings > 0 ? ` in ${currencies.map(({ currency }) => currency).join(', ')}` : ''}, and every balance is the sum of its entries`,
  )
}
