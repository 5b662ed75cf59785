/**
 * `npm run verify`: proves a database that was restored, that of DATABASE_URL or the embedded one in DATA_DIR, without changing it: its
 * migrations, its indexes against their tables, the ledger, every uploaded file and every archived month of the audit log against its
 * checksum. Ends with 1 if anything is wrong.
 */
import { createHash } from 'node:crypto'
import type pg from 'pg'
import { archivedMonths, checkArchived } from '../src/features/base/audit/server/archive.ts'
import { type Config, readConfig } from '../src/platform/server/config.ts'
import type { Database } from '../src/platform/server/data/database.ts'
import { missingIn } from '../src/platform/server/data/migrate.ts'
import { type FileStore, fileStoreOf } from '../src/platform/server/files/store.ts'
import { VERSION_NAME } from '../src/platform/server/version.ts'
import { printContents, withDatabase, withEmbedded } from './embedded.ts'
import { command, say } from './services.ts'

const NAMED_MOST = 20

async function checkSchema(url: string): Promise<void> {
  const missing = await missingIn(url)
  say(
    missing.length === 0
      ? `  Its tables are those of Hengdu ${VERSION_NAME}`
      : `  Hengdu ${VERSION_NAME} brings its tables up to date when it starts: ${missing.join(', ')}`,
  )
}

/** Compares every B-tree with its table. Where amcheck is not installed, it is for the time of a transaction that is rolled back. */
async function checkIndexes(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin read write')
    const { rows: found } = await client.query(`select from pg_extension where extname = 'amcheck'`)
    if (found.length === 0)
      try {
        await client.query('create extension amcheck')
      } catch (error) {
        say(`  Indexes were NOT compared with their tables: amcheck cannot be used (${(error as Error).message})`)
        return
      }
    const { rows } = await client.query<{ oid: number; name: string }>(
      `select c.oid, c.oid::regclass::text as name from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam
        where a.amname = 'btree' and c.relkind = 'i' and c.relpersistence = 'p' and i.indisvalid`,
    )
    const schema = await client.query<{ name: string }>(
      `select quote_ident(n.nspname) as name from pg_extension e join pg_namespace n on n.oid = e.extnamespace where e.extname = 'amcheck'`,
    )
    for (const { oid, name } of rows)
      await client.query(`select ${schema.rows[0]!.name}.bt_index_check($1::oid, true)`, [oid]).catch((error) => {
        throw new Error(`The index ${name} is damaged: ${(error as Error).message}`)
      })
    say(`  ${rows.length} indexes have all rows of their tables`)
  } finally {
    await client.query('rollback')
    client.release()
  }
}

async function checkFiles(pool: pg.Pool, files: FileStore): Promise<void> {
  const { rows } = await pool.query<{ id: string; sha256: string; size: number; sealed: boolean }>(
    'select id, sha256, size, sealed_for is not null as sealed from file order by id',
  )
  const wrong: string[] = []
  for (const { id, sha256, size, sealed } of rows) {
    const found = await digestOf(files, id)
    // Of an encrypted file the checksum is of what it says: it must be there, and no shorter.
    if (!found || (sealed ? found.size < size : found.sha256 !== sha256)) wrong.push(id)
  }
  if (wrong.length > 0) {
    const more = wrong.length > NAMED_MOST ? ` and ${wrong.length - NAMED_MOST} more` : ''
    throw new Error(`${wrong.length} uploaded files are missing or not as they were: ${wrong.slice(0, NAMED_MOST).join(', ')}${more}`)
  }
  const sealed = rows.filter((row) => row.sealed).length
  say(`  ${rows.length - sealed} uploaded files have their checksum, and ${sealed} encrypted ones their size`)
}

/** A database from before it had an archive has no table of it. */
async function checkArchive({ db, pool }: Database, config: Config): Promise<void> {
  const { rows } = await pool.query<{ there: boolean }>(`select to_regclass('public.audit_month') is not null as there`)
  if (!rows[0]!.there) return
  const months = await archivedMonths(db)
  for (const month of months) await checkArchived(config, month)
  if (months.length > 0) say(`  ${months.length} archived months of the audit log have their checksum`)
}

async function digestOf(files: FileStore, id: string): Promise<{ size: number; sha256: string } | null> {
  const bytes = await files.read(id)
  if (!bytes) return null
  const hash = createHash('sha256')
  let size = 0
  for await (const piece of bytes as AsyncIterable<Buffer>) {
    size += piece.length
    hash.update(piece)
  }
  return { size, sha256: hash.digest('hex') }
}

command(async () => {
  if (process.argv.length > 2) throw new Error('Usage: npm run verify, with DATA_DIR or DATABASE_URL of what was restored')
  const config = readConfig(process.env)
  const verify = (url: string) =>
    withDatabase(url, async (database) => {
      await database.pool.query('set default_transaction_read_only = on')
      await checkSchema(url)
      await checkIndexes(database.pool)
      await printContents(database, config)
      await checkFiles(database.pool, fileStoreOf(config))
      await checkArchive(database, config)
      say('Everything is in order.')
    })
  if (config.DATABASE_URL) await verify(config.DATABASE_OWNER_URL ?? config.DATABASE_URL)
  else await withEmbedded(config, verify)
})
