/**
 * `npm run restore -- <folder of a backup>`: checks every byte of a backup, puts it into an empty `DATA_DIR`, starts the database once and
 * says what is in it.
 */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { account } from '../src/features/base/account/server/tables.ts'
import { company } from '../src/features/base/company/server/tables.ts'
import { checkMasterKeys } from '../src/features/base/secret/server/rotation.ts'
import { trialBalance } from '../src/features/money/ledger/server/reads.ts'
import { demand } from '../src/features/work/demand/server/tables.ts'
import { readConfig } from '../src/platform/server/config.ts'
import type { Database } from '../src/platform/server/data/database.ts'
import { masterKeysOf } from '../src/platform/server/data/master-keys.ts'
import { FILES } from '../src/platform/server/postgres/backup/backup.ts'
import { restoreBackup } from '../src/platform/server/postgres/backup/restore.ts'
import { refuseExternal, withDatabase, withEmbedded } from './embedded.ts'
import { command, say } from './services.ts'

async function printContents({ db, pool }: Database, dataDir: string): Promise<void> {
  say(`  ${await db.$count(account)} accounts, ${await db.$count(company)} companies, ${await db.$count(demand)} demands`)
  const { rows } = await pool.query<{ id: string }>('select id from file')
  const missing = rows.filter(({ id }) => !existsSync(join(dataDir, FILES, id.slice(-2), id)))
  say(`  ${rows.length} uploaded files${missing.length > 0 ? `; ${missing.length} of them were not there when it was made` : ''}`)
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

command(async () => {
  process.umask(0o077)
  const { positionals } = parseArgs({ allowPositionals: true })
  if (positionals.length !== 1) throw new Error('Usage: npm run restore -- <folder of a backup>')
  const config = readConfig(process.env)
  refuseExternal(config, 'restore')
  const dataDir = resolve(config.DATA_DIR)
  const facts = await restoreBackup(resolve(positionals[0]!), dataDir, say)
  say('Starting the database')
  await withEmbedded(config, (ownerUrl) =>
    withDatabase(ownerUrl, async (database, hooks) => {
      say(`Restored into ${dataDir}: the backup of ${facts.madeAt}`)
      await printContents(database, dataDir)
      const keys = { db: database.db, masterKeys: masterKeysOf(config), hooks }
      await checkMasterKeys(keys).then(
        () => say(facts.masterKeys.length > 0 ? 'The master key is there. Hengdu can start.' : 'Hengdu can start.'),
        (error) => say(`Before Hengdu starts: ${(error as Error).message}`),
      )
    }),
  )
})
