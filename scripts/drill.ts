/**
 * `npm run drill`: restores what is in BACKUP_DIR to its last moment into a folder beside the data, proves it as `npm run verify` does, and
 * removes it again. The server does it once a week; metrics say when it last succeeded.
 */
import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { noteDrill } from '../src/app/server/metrics/last-backup.ts'
import { readConfig } from '../src/platform/server/config.ts'
import { command, say } from './services.ts'

command(async () => {
  const config = readConfig(process.env)
  if (!config.BACKUP_DIR) throw new Error('BACKUP_DIR names no folder with backups')
  const dataDir = resolve(config.DATA_DIR)
  const place = join(dataDir, 'drill')
  const run = (script: string, ...args: string[]) =>
    execFileSync(process.execPath, [join(import.meta.dirname, script), ...args], {
      env: { ...process.env, DATA_DIR: place },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
  rmSync(place, { recursive: true, force: true })
  try {
    run('restore.ts', '--until', 'latest')
    run('verify.ts')
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
  noteDrill(dataDir, Temporal.Now.instant().round('second').toString())
  say('The drill is done.')
})
