/**
 * `npm run operator -- <username>`: creates an operator outside the demo world. Prints a password and the secret of the second factor,
 * once. `--reset` gives new ones to an operator who has lost theirs, and ends their sessions.
 */
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { identify } from '../src/features/account/server/identify.ts'
import { createOperator, makeOperatorKeys, operatorName, resetOperator } from '../src/features/account/server/operators.ts'
import { fill } from '../src/platform/contract/texts.ts'
import { performAsSystem } from '../src/platform/server/act.ts'
import { systemClock } from '../src/platform/server/clock.ts'
import { type Config, readConfig } from '../src/platform/server/config.ts'
import { openDatabase } from '../src/platform/server/database.ts'
import { Hooks } from '../src/platform/server/hooks.ts'
import { masterKeysOf } from '../src/platform/server/master-keys.ts'
import { migrate } from '../src/platform/server/migrate.ts'
import { startPostgres } from '../src/platform/server/postgres.ts'
import { Refusal } from '../src/platform/server/refusal.ts'
import type { Services } from '../src/platform/server/services.ts'
import { errors } from '../src/rules/errors.ts'

const USAGE = 'Usage: npm run operator -- <username> [--reset]'
const say = (line: string) => process.stdout.write(`${line}\n`)
const complain = (line: string) => process.stderr.write(`${line}\n`)

function wishOf(args: string[]): { username: string; reset: boolean } {
  const { values, positionals } = parseArgs({ args, options: { reset: { type: 'boolean', default: false } }, allowPositionals: true })
  if (positionals.length !== 1) throw new Error(USAGE)
  const username = operatorName(positionals[0]!)
  if (!username)
    throw new Error(
      `“${positionals[0]}” cannot be a username: 3 to 60 letters, digits, dots, dashes or underscores, a letter or digit first`,
    )
  return { username, reset: values.reset }
}

async function openEmbedded(config: Config): Promise<{ url: string; stop(): Promise<void> }> {
  try {
    return await startPostgres({ dataDir: join(resolve(config.DATA_DIR), 'postgres') })
  } catch (error) {
    const { message } = error as Error
    if (!message.includes('in use by another running Hengdu')) throw error
    throw new Error(
      `Hengdu is running on ${resolve(config.DATA_DIR)} and keeps its embedded database to itself: stop it, run this again, then start it`,
    )
  }
}

async function run(): Promise<void> {
  const wish = wishOf(process.argv.slice(2))
  const config = readConfig(process.env)
  const embedded = config.DATABASE_URL ? null : await openEmbedded(config)
  try {
    const url = config.DATABASE_URL ?? embedded!.url
    await migrate(url)
    const database = openDatabase(url, { max: 2 })
    try {
      const { pool, db } = database
      const quiet = () => undefined
      const log = { debug: quiet, info: quiet, warn: quiet, error: quiet }
      const services: Services = {
        config,
        pool,
        db,
        clock: systemClock,
        log,
        masterKeys: masterKeysOf(config),
        hooks: new Hooks(),
        features: [],
        identify: (token, now) => identify(db, token, now),
      }
      const keys = await makeOperatorKeys(wish.username)
      await performAsSystem(services, `operator-${crypto.randomUUID()}`, (act) => (wish.reset ? resetOperator : createOperator)(act, keys))
      say(
        wish.reset
          ? `New secrets for operator ${keys.username}; the old ones and every session are over.`
          : `Operator ${keys.username} is made.`,
      )
      say(`  Password       ${keys.password}`)
      say(`  Second factor  ${keys.totpSecret}`)
      say(`                 ${keys.otpauthUri}`)
      say('Shown this once: keep them safe. Sign in at /#/operatorHome/login.')
    } finally {
      await database.close()
    }
  } finally {
    await embedded?.stop()
  }
}

run().catch((error) => {
  const told = error instanceof Refusal ? fill(errors[error.error].en, error.params as Record<string, string>) : (error as Error).message
  complain(told || String(error))
  process.exitCode = 1
})
