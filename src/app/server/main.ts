import { enableCompileCache } from 'node:module'
import { join, resolve } from 'node:path'
import { type Config, readConfig } from '../../platform/server/config.ts'
import { linesOf } from '../../platform/server/lines.ts'
import '../../platform/server/data/drizzle-format.ts'

/** A wrong setting is named before anything else is loaded. */
function settings(): Config | null {
  try {
    return readConfig(process.env)
  } catch (error) {
    linesOf(process.env['HENGDU_ENV'] === 'production').complain(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
    return null
  }
}

// What this process writes is for its user alone.
process.umask(0o077)
const config = settings()
if (config) {
  // What one start has compiled, the next one and the processes that read workbooks take from disk.
  enableCompileCache(join(resolve(config.DATA_DIR), 'compile-cache'))
  const { run } = await import('./run.ts')
  run(config, { onlyPrepare: process.argv.includes('--prepare') })
}
