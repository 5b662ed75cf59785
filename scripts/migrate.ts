/**
 * `npm run migrate`: brings the tables of DATABASE_URL up to date and ends, before the servers of a new version start: they then need no
 * DATABASE_OWNER_URL. A start does the same.
 */
import { readConfig } from '../src/platform/server/config.ts'
import { migrate } from '../src/platform/server/data/migrate.ts'
import { waitForDatabase } from '../src/platform/server/data/wait-for-database.ts'
import { VERSION_NAME } from '../src/platform/server/version.ts'
import { command, say } from './services.ts'

command(async () => {
  const { DATABASE_URL, DATABASE_OWNER_URL, DATABASE_WAIT_SECONDS } = readConfig(process.env)
  if (!DATABASE_URL)
    throw new Error('npm run migrate is for an external database, DATABASE_URL; a start brings the embedded one up to date')
  const owner = DATABASE_OWNER_URL ?? DATABASE_URL
  await waitForDatabase(owner, DATABASE_WAIT_SECONDS, say)
  await migrate(owner, decodeURIComponent(new URL(DATABASE_URL).username))
  say(`The database is that of Hengdu ${VERSION_NAME}`)
})
