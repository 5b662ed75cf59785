/**
 * `npm run backup`: the embedded database and the uploaded files into a new folder, while the server runs or not. `-- <folder>` names the
 * folder. The master key is never part of it.
 */
import { join, resolve, sep } from 'node:path'
import { parseArgs } from 'node:util'
import { backupFacts } from '../src/app/server/backups/facts.ts'
import { noteBackup } from '../src/app/server/metrics/last-backup.ts'
import { readConfig } from '../src/platform/server/config.ts'
import { type BackupFacts, makeBackup } from '../src/platform/server/postgres/backup/backup.ts'
import { refuseExternal, withDatabase, withEmbedded } from './embedded.ts'
import { command, say } from './services.ts'

const factsOf = (ownerUrl: string): Promise<BackupFacts> => withDatabase(ownerUrl, backupFacts)

command(async () => {
  process.umask(0o077)
  const { positionals } = parseArgs({ allowPositionals: true })
  if (positionals.length > 1) throw new Error('Usage: npm run backup [-- <folder>]')
  const config = readConfig(process.env)
  refuseExternal(config, 'backup')
  const dataDir = resolve(config.DATA_DIR)
  const stamp = Temporal.Now.instant().round('second').toString().replaceAll(/[-:]/g, '')
  const folder = resolve(positionals[0] ?? join('backups', `hengdu-${stamp}`))
  if (`${folder}${sep}`.startsWith(`${dataDir}${sep}`))
    throw new Error(`${folder} is in the data folder and would be lost with it: name another`)
  await withEmbedded(config, async (ownerUrl, isRunning) => {
    say(`Backing up ${dataDir}${isRunning ? ' while Hengdu runs on it' : ''} into ${folder}`)
    const facts = await factsOf(ownerUrl)
    await makeBackup({ dataDir, folder, ownerUrl, facts, say })
    noteBackup(dataDir, facts.madeAt)
    say(`The backup is whole: ${folder}`)
    say('It holds the database and the uploaded files. Keep it as closed as the data folder, on another machine.')
    say(
      facts.masterKeys.length === 0
        ? 'Nothing in it is encrypted yet, so it needs no master key.'
        : `It does NOT hold the master key (${facts.masterKeys.join(', ')}), without which encrypted values and files in it stay closed: keep ${
            config.SECRET_KEY ? 'SECRET_KEY' : join(dataDir, 'secret.key')
          } apart from it.`,
    )
  })
})
