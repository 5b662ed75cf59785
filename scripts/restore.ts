/**
 * `npm run restore -- <folder of a backup>`: checks every byte of a backup, puts it into an empty `DATA_DIR`, starts the database once and
 * says what is in it.
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { checkMasterKeys } from '../src/features/base/secret/server/rotation.ts'
import { readConfig } from '../src/platform/server/config.ts'
import { masterKeysOf } from '../src/platform/server/data/master-keys.ts'
import { restoreBackup } from '../src/platform/server/postgres/backup/restore.ts'
import { printContents, refuseExternal, withDatabase, withEmbedded } from './embedded.ts'
import { command, say } from './services.ts'

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
      say(
        `Restored into ${dataDir}: the backup of ${facts.madeAt}${facts.hengdu ? ` by Hengdu ${facts.hengdu}` : ''}${facts.schema ? `, migration ${facts.schema}` : ''}`,
      )
      await printContents(database, dataDir)
      const keys = { db: database.db, masterKeys: masterKeysOf(config), hooks }
      await checkMasterKeys(keys).then(
        () => say(facts.masterKeys.length > 0 ? 'The master key is there. Hengdu can start.' : 'Hengdu can start.'),
        (error) => say(`Before Hengdu starts: ${(error as Error).message}`),
      )
    }),
  )
})
