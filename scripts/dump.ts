/**
 * `npm run dump -- <file>`: every row of the embedded database into one file, while the server runs or not. `npm run load` reads it with
 * the same version of Hengdu or a later one, on any major version of PostgreSQL. Uploaded files and the master key stay where they are.
 */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { mastersIn } from '../src/features/base/secret/server/rotation.ts'
import { readConfig } from '../src/platform/server/config.ts'
import { dumpDatabase } from '../src/platform/server/postgres/dump/dump.ts'
import { schemaOf } from '../src/platform/server/postgres/dump/schema.ts'
import { VERSION_NAME } from '../src/platform/server/version.ts'
import { refuseExternal, withDatabase, withEmbedded } from './embedded.ts'
import { command, say } from './services.ts'

command(async () => {
  process.umask(0o077)
  const { positionals } = parseArgs({ allowPositionals: true })
  if (positionals.length !== 1) throw new Error('Usage: npm run dump -- <file>')
  const config = readConfig(process.env)
  refuseExternal(config, 'dump')
  const file = resolve(positionals[0]!)
  if (existsSync(file)) throw new Error(`${file} exists: name another file`)
  await withEmbedded(config, async (ownerUrl) => {
    const madeAt = Temporal.Now.instant().round('second').toString()
    const schema = await schemaOf(ownerUrl)
    const masterKeys = await withDatabase(ownerUrl, ({ db }, hooks) => mastersIn(db, hooks))
    const counts = await dumpDatabase({
      ownerUrl,
      file,
      about: { hengdu: VERSION_NAME, madeAt, masterKeys, schema },
    })
    const rows = Object.values(counts).reduce((sum, one) => sum + one.rows, 0)
    say(`Dumped ${rows} rows of ${Object.keys(counts).length} tables into ${file}`)
    const keys = masterKeys.length > 0 ? ` (${masterKeys.join(', ')})` : ''
    say(`Not in it: uploaded files (${resolve(config.DATA_DIR)}/files) and the master key${keys}. Keep both.`)
    say('It holds personal data: keep it as closed as the data folder.')
  })
})
