import { join, resolve } from 'node:path'
import { systemClock } from '../../platform/server/clock.ts'
import { ConfigError, readConfig } from '../../platform/server/config.ts'
import { openDatabase } from '../../platform/server/database.ts'
import { migrate } from '../../platform/server/migrate.ts'
import { startPostgres } from '../../platform/server/postgres.ts'
import { buildServer } from './server.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

async function start(): Promise<void> {
  const config = readConfig(process.env)
  const embedded = config.DATABASE_URL ? null : await startPostgres({ dataDir: join(resolve(config.DATA_DIR), 'postgres') })
  const url = config.DATABASE_URL ?? embedded!.url
  await migrate(url)
  const database = openDatabase(url, { max: config.DATABASE_POOL })
  const server = await buildServer({ config, database, clock: systemClock })
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), 9_000).unref()
    await server.close()
    await database.close()
    await embedded?.stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  await server.app.listen({ port: config.PORT, host: config.HOST })
  server.jobs.start()
  say(`Hengdu is ready at http://localhost:${config.PORT}`)
}

start().catch((error) => {
  process.stderr.write(`${error instanceof ConfigError || error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
