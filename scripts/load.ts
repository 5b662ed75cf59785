/**
 * `npm run load -- <file>`: makes a new embedded database in `DATA_DIR`, fills it with a dump and brings it up to date. What else is in
 * `DATA_DIR` stays: the uploaded files and the master key belong there.
 */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { checkMasterKeys } from '../src/features/base/secret/server/rotation.ts'
import { readConfig } from '../src/platform/server/config.ts'
import { masterKeysOf } from '../src/platform/server/data/master-keys.ts'
import { migrate } from '../src/platform/server/data/migrate.ts'
import { loadDump } from '../src/platform/server/postgres/dump/load.ts'
import { APP_ROLE } from '../src/platform/server/postgres/postgres.ts'
import { printContents, refuseExternal, withDatabase, withNewEmbedded } from './embedded.ts'
import { command, say } from './services.ts'

command(async () => {
  process.umask(0o077)
  const { positionals } = parseArgs({ allowPositionals: true })
  if (positionals.length !== 1) throw new Error('Usage: npm run load -- <file>')
  const config = readConfig(process.env)
  refuseExternal(config, 'load')
  const file = resolve(positionals[0]!)
  if (!existsSync(file)) throw new Error(`There is no file ${file}`)
  const dataDir = resolve(config.DATA_DIR)
  await withNewEmbedded(config, async (ownerUrl) => {
    const { hengdu, madeAt } = await loadDump({ file, ownerUrl })
    await migrate(ownerUrl, APP_ROLE)
    await withDatabase(ownerUrl, async (database, hooks) => {
      say(`Loaded into ${dataDir}: the dump of ${madeAt} by Hengdu ${hengdu}`)
      await printContents(database, config)
      await checkMasterKeys({ db: database.db, masterKeys: masterKeysOf(config), hooks }).then(
        () => say('Hengdu can start.'),
        (error) => say(`Before Hengdu starts: ${(error as Error).message}`),
      )
    })
  })
})
