/**
 * `npm run verify`: proves a database that was restored, that of DATABASE_URL or the embedded one in DATA_DIR, without changing it: its
 * migrations, its indexes against their tables, the ledger, every uploaded file and every archived month of the audit log against its
 * checksum. Ends with 1 if anything is wrong.
 */
import { createHash } from 'node:crypto'
import type pg from 'pg'
import { archivedMonths, checkArchived } from '../src/features/base/audit/server/archive.ts'
import { keysOfFiles } from '../src/features/base/secret/server/files.ts'
import { addressesOf, type Config, readConfig } from '../src/platform/server/config.ts'
import type { Database } from '../src/platform/server/data/database.ts'
import { type MasterKeys, masterKeysOf } from '../src/platform/server/data/master-keys.ts'
import { missingIn } from '../src/platform/server/data/migrate.ts'
import { openedPieces } from '../src/platform/server/data/sealing.ts'
import { type FileStore, fileStoreOf } from '../src/platform/server/files/store.ts'
import { VERSION_NAME } from '../src/platform/server/version.ts'
import { printContents, withDatabase, withEmbedded } from './embedded.ts'
import { command, say } from './services.ts'

const NAMED_MOST = 20
const silent = { error: () => undefined }

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

interface FileRow {
  id: string
  sha256: string
  size: number
  sealedFor: string | null
}

async function checkFiles({ db, pool }: Database, files: FileStore, masterKeys: MasterKeys): Promise<void> {
  const { rows } = await pool.query<FileRow>('select id, sha256, size::int, sealed_for as "sealedFor" from file order by id')
  await needMasterKeys(pool, masterKeys)
  const counts = { plain: 0, sealed: 0, opened: 0 }
  const wrong: string[] = []
  for (const row of rows) {
    const bytes = await files.read(row.id)
    const found =
      bytes && (row.sealedFor === null ? plainAs(row, bytes) : sealedAs({ db, masterKeys }, { ...row, sealedFor: row.sealedFor }, bytes))
    const kind = await found
    if (kind) counts[kind]++
    else wrong.push(row.id)
  }
  if (wrong.length > 0) {
    const more = wrong.length > NAMED_MOST ? ` and ${wrong.length - NAMED_MOST} more` : ''
    throw new Error(`${wrong.length} uploaded files are missing or not as they were: ${wrong.slice(0, NAMED_MOST).join(', ')}${more}`)
  }
  say(`  ${counts.plain} uploaded files have their checksum, and ${counts.sealed} encrypted ones theirs`)
  if (counts.opened > 0)
    say(
      `  ${counts.opened} more encrypted files open as they were encrypted; their checksum is under a master key that is not here any more`,
    )
}

/** Without them nobody can read what is encrypted: it is not restored. */
async function needMasterKeys(pool: pg.Pool, masterKeys: MasterKeys): Promise<void> {
  const { rows } = await pool.query<{ master: string }>('select distinct master from secret_key')
  const missing = rows.filter(({ master }) => !masterKeys.has(master))
  if (missing.length > 0)
    throw new Error('What is encrypted cannot be opened: the master key is missing (SECRET_KEY, or secret.key in DATA_DIR, of the server)')
}

const plainAs = async ({ sha256 }: FileRow, bytes: AsyncIterable<Buffer>): Promise<'plain' | null> =>
  (await digestOf(bytes)).sha256 === sha256 ? 'plain' : null

/**
 * Decrypts it: a piece that was altered, or a key that is not there, is an error. The checksum is of what it says, as a digest under the
 * master key of then.
 */
async function sealedAs(
  { db, masterKeys }: { db: Database['db']; masterKeys: MasterKeys },
  { id, sha256, size, sealedFor }: FileRow & { sealedFor: string },
  bytes: AsyncIterable<Buffer>,
): Promise<'sealed' | 'opened' | null> {
  try {
    const key = await keysOfFiles.open({ db, services: { masterKeys, log: silent } }, { id, sealedFor })
    const found = await digestOf(openedPieces(key, bytes))
    if (masterKeys.confirms(found.sha256, sha256)) return 'sealed'
    return found.size === size ? 'opened' : null
  } catch {
    return null
  }
}

/** A database from before it had an archive has no table of it. */
async function checkArchive({ db, pool }: Database, config: Config): Promise<void> {
  const { rows } = await pool.query<{ there: boolean }>(`select to_regclass('public.audit_month') is not null as there`)
  if (!rows[0]!.there) return
  const months = await archivedMonths(db)
  for (const month of months) await checkArchived(config, month)
  if (months.length > 0) say(`  ${months.length} archived months of the audit log have their checksum`)
}

async function digestOf(bytes: AsyncIterable<Buffer>): Promise<{ size: number; sha256: string }> {
  const hash = createHash('sha256')
  let size = 0
  for await (const piece of bytes) {
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
      await checkFiles(database, fileStoreOf(config), masterKeysOf(config))
      await checkArchive(database, config)
      say('Everything is in order.')
    })
  const external = addressesOf(config)
  if (external) await verify(external.owner)
  else await withEmbedded(config, verify)
})
