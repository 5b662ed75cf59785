/** Checks that the tables in the code match the SQL in migrations/. */
import { execFile } from 'node:child_process'
import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import config from '../../drizzle.config.ts'

type Snapshot = Record<string, unknown>

/** Two snapshots of tables are the same if everything but their ids is. */
export function sameSnapshot(a: Snapshot, b: Snapshot): boolean {
  const body = ({ id: _, prevId: __, ...rest }: Snapshot) => JSON.stringify(sorted(rest))
  return body(a) === body(b)
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  )
}

const AGAIN = 'Run `npm run migrations` and read what changed'

export async function checkMigrations(root: string): Promise<string[]> {
  const folder = join(root, 'migrations')
  const written = readdirSync(join(folder, 'meta'))
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort()
  const newest = written.at(-1)
  if (!newest) return [`migrations/meta holds no snapshot. ${AGAIN}`]
  const out = mkdtempSync(join(root, '.cache', 'migrations-'))
  try {
    const kit = join(root, 'node_modules/drizzle-kit/bin.cjs')
    // The real settings except for the output folder; flags would accept only one schema.
    const settings = join(out, 'config.json')
    writeFileSync(settings, JSON.stringify({ ...config, out: relative(root, join(out, 'sql')) }))
    await promisify(execFile)(process.execPath, [kit, 'generate', '--config', relative(root, settings)], { cwd: root })
    const fresh = read(join(out, 'sql', 'meta', '0000_snapshot.json'))
    if (!sameSnapshot(fresh, read(join(folder, 'meta', newest)))) return [`the tables have changed since migrations/ was made. ${AGAIN}`]
  } finally {
    rmSync(out, { recursive: true, force: true })
  }
  // Later migrations contain their own SQL; the baseline contains every feature's invariants.
  if (written.length > 1) return []
  const baseline = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
  return globSync('src/{platform/server/data,features/*/*/server}/{invariants,preamble}.sql', { cwd: root })
    .filter((path) => !baseline.includes(readFileSync(join(root, path), 'utf8').trim()))
    .map((path) => `${path} is not in the baseline. ${AGAIN}`)
}

const read = (path: string): Snapshot => JSON.parse(readFileSync(path, 'utf8')) as Snapshot
