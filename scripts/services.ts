/** What a command of the server's owner works with: the database, embedded or not, and what a write needs. */
import { join, resolve } from 'node:path'
// Refusals of all features have their sentences.
import '../src/app/server/features.ts'
import { identify } from '../src/features/base/account/server/identify.ts'
import { isProved } from '../src/features/base/account/server/proof.ts'
import { errors } from '../src/platform/contract/errors.ts'
import { fill } from '../src/platform/contract/texts.ts'
import { systemClock } from '../src/platform/server/clock.ts'
import { addressesOf, type Config, readConfig } from '../src/platform/server/config.ts'
import { openDatabase } from '../src/platform/server/data/database.ts'
import { masterKeysOf } from '../src/platform/server/data/master-keys.ts'
import { migrate } from '../src/platform/server/data/migrate.ts'
import { fileStoreOf } from '../src/platform/server/files/store.ts'
import { Hooks } from '../src/platform/server/hooks.ts'
import { Live } from '../src/platform/server/live/live.ts'
import { runningUrl, startPostgres } from '../src/platform/server/postgres/postgres.ts'
import { DataInUse } from '../src/platform/server/postgres/postgres-lock.ts'
import type { Services } from '../src/platform/server/services.ts'
import { Refusal } from '../src/platform/server/wire/refusal.ts'
import { SharedCounts } from '../src/platform/server/wire/shared-counts.ts'

export const say = (line: string) => process.stdout.write(`${line}\n`)

async function openEmbedded(config: Config): Promise<{ url: string; appUrl: string; stop(): Promise<void> }> {
  const dataDir = join(resolve(config.DATA_DIR), 'postgres')
  try {
    return await startPostgres({ dataDir })
  } catch (error) {
    if (!(error instanceof DataInUse)) throw error
    // The server that runs keeps its own password of the other role.
    const url = runningUrl(dataDir)
    return { url, appUrl: url, stop: async () => undefined }
  }
}

export async function withServices(work: (services: Services) => Promise<void>): Promise<void> {
  const config = readConfig(process.env)
  const external = addressesOf(config)
  const embedded = external ? null : await openEmbedded(config)
  try {
    const url = external?.direct ?? embedded!.appUrl
    await migrate(external?.owner ?? embedded!.url, decodeURIComponent(new URL(url).username))
    const database = openDatabase(url, { max: 2 })
    try {
      const { pool, db } = database
      const quiet = () => undefined
      const log = { debug: quiet, info: quiet, warn: quiet, error: quiet }
      // The servers beside it learn what it changes, as of each other: a session that ends closes its sockets.
      const live = new Live()
      await live.start({ url, pool, log })
      await work({
        config,
        pool,
        db,
        clock: systemClock,
        log,
        masterKeys: masterKeysOf(config),
        hooks: new Hooks(),
        live,
        files: fileStoreOf(config),
        counts: new SharedCounts(db, log),
        features: [],
        identify: (token, now) => identify(db, token, now),
        proves: (sessionId, proof, now) => isProved(db, sessionId, proof, now),
      }).finally(() => live.stop())
    } finally {
      await database.close()
    }
  } finally {
    await embedded?.stop()
  }
}

/** Runs a command; what goes wrong is one line and the exit code. */
export function command(run: () => Promise<void>): void {
  run().catch((error) => {
    const message =
      error instanceof Refusal ? fill(errors[error.error].en, error.params as Record<string, string>) : (error as Error).message
    process.stderr.write(`${message || String(error)}\n`)
    process.exitCode = 1
  })
}
