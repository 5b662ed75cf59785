/**
 * `npm run migrate`: brings the tables of DATABASE_URL up to date and ends, before the servers of a new version start: they then need no
 * DATABASE_OWNER_URL. A start does the same.
 */
import { addressesOf, readConfig } from '../src/platform/server/config.ts'
import { migrate } from '../src/platform/server/data/migrate.ts'
import { waitForDatabase } from '../src/platform/server/data/wait-for-database.ts'
import { VERSION_NAME } from '../src/platform/server/version.ts'
import { command, say } from './services.ts'

command(async () => {
  const config = readConfig(process.env)
  const addresses = addressesOf(config)
  if (!addresses) throw new Error('npm run migrate is for an external database, DATABASE_URL; a start brings the embedded one up to date')
  await waitForDatabase(addresses.owner, config.DATABASE_WAIT_SECONDS, say)
  await migrate(addresses.owner, decodeURIComponent(new URL(addresses.url).username))
  say(`The database is that of Hengdu ${VERSION_NAME}`)
})
