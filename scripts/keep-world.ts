/**
 * `node scripts/keep-world.ts <file>`: a dump of a fresh demo world, as `npm run release` keeps one with each release for the upgrade
 * tests. Uploaded files are not kept.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { seedWorld, WORLD_KEY } from '../seed/world.ts'
import { buildServer } from '../src/app/server/server.ts'
import { systemClock } from '../src/platform/server/clock.ts'
import { readConfig } from '../src/platform/server/config.ts'
import { openDatabase } from '../src/platform/server/data/database.ts'
import { migrate } from '../src/platform/server/data/migrate.ts'
import { dumpDatabase } from '../src/platform/server/postgres/dump/dump.ts'
import { schemaOf } from '../src/platform/server/postgres/dump/schema.ts'
import { APP_ROLE, startPostgres } from '../src/platform/server/postgres/postgres.ts'
import { VERSION } from '../src/platform/server/version.ts'
import { command } from './services.ts'

/** Written once for each release and read often. */
const LEVEL = 19

command(async () => {
  const [file] = process.argv.slice(2)
  if (!file) throw new Error('Usage: node scripts/keep-world.ts <file>')
  const dataDir = mkdtempSync(join(tmpdir(), 'hengdu-world-'))
  const postgres = await startPostgres({ dataDir: join(dataDir, 'postgres'), tmpfs: true })
  try {
    await migrate(postgres.url, APP_ROLE)
    const database = openDatabase(postgres.appUrl, { max: 4 })
    const config = readConfig({ LOG_LEVEL: 'error', SECRET_KEY: WORLD_KEY, DATA_DIR: dataDir, RUN_AS_ROOT: 'yes' })
    const server = await buildServer({ config, database, clock: systemClock })
    await server.app.ready()
    await seedWorld(server.services)
    await server.close()
    await database.close()
    const about = { hengdu: VERSION, madeAt: systemClock.now().round('second').toString(), masterKeys: [] }
    await dumpDatabase({
      ownerUrl: postgres.url,
      file: resolve(file),
      about: { ...about, schema: await schemaOf(postgres.url) },
      level: LEVEL,
    })
  } finally {
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
