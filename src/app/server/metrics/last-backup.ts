import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const fileIn = (dataDir: string) => join(dataDir, 'last-backup')

/** Beside the data, since the folder of a backup is often moved to another machine. */
export const noteBackup = (dataDir: string, madeAt: string): void => writeFileSync(fileIn(dataDir), `${madeAt}\n`, { mode: 0o600 })

/** When the last one was made, in seconds since 1970; 0 if none was. */
export function lastBackup(dataDir: string): number {
  if (!existsSync(fileIn(dataDir))) return 0
  return Temporal.Instant.from(readFileSync(fileIn(dataDir), 'utf8').trim()).epochMilliseconds / 1000
}
