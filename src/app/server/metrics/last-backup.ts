import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOG_OUT } from '../../../platform/server/postgres/postgres.ts'

type Event = 'backup' | 'drill'

const fileIn = (dataDir: string, event: Event) => join(dataDir, `last-${event}`)

const note = (dataDir: string, event: Event, at: string): void => writeFileSync(fileIn(dataDir, event), `${at}\n`, { mode: 0o600 })

/** In seconds since 1970; 0 for never. */
function last(dataDir: string, event: Event): number {
  const file = fileIn(dataDir, event)
  return existsSync(file) ? Temporal.Instant.from(readFileSync(file, 'utf8').trim()).epochMilliseconds / 1000 : 0
}

/** Beside the data, since the folder of a backup is often moved to another machine. */
export const noteBackup = (dataDir: string, madeAt: string): void => note(dataDir, 'backup', madeAt)
export const lastBackup = (dataDir: string): number => last(dataDir, 'backup')

export const noteDrill = (dataDir: string, at: string): void => note(dataDir, 'drill', at)
export const lastDrill = (dataDir: string): number => last(dataDir, 'drill')

/** How long the oldest file of the database's log has waited for its place in BACKUP_DIR, in seconds. */
export function logWaits(dataDir: string): number {
  const folder = join(dataDir, 'postgres', LOG_OUT)
  if (!existsSync(folder)) return 0
  const times = readdirSync(folder).map((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
  return times.length === 0 ? 0 : Math.max(0, Date.now() - Math.min(...times)) / 1000
}
