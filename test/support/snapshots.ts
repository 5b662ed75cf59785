import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The tables as the last migration leaves them: the newest snapshot of a folder of migrations. */
export function newestSnapshot(folder: string): string {
  const names = readdirSync(join(folder, 'meta')).filter((name) => name.endsWith('_snapshot.json'))
  return join(folder, 'meta', names.toSorted().at(-1)!)
}
