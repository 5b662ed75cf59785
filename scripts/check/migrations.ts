/**
 * Checks that the tables in the code match the SQL in migrations/, and that every migration says what it is. That the SQL makes the same
 * database as the tables do is tested on PostgreSQL (test/api/catalogue.test.ts).
 */
import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import config from '../../drizzle.config.ts'
import { readMigrations } from '../../src/platform/server/data/migration-files.ts'
import type { Migration } from '../../src/platform/server/data/migration-list.ts'
import { searchState, writtenSearchState } from '../migrations/generate.ts'

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

const AGAIN = 'Run `npm run migrations -- --name what_it_does` and read what it wrote'

export async function checkMigrations(root: string): Promise<string[]> {
  const folder = join(root, 'migrations')
  const written = readdirSync(join(folder, 'meta'))
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort()
  const newest = written.at(-1)
  if (!newest) return [`migrations/meta holds no snapshot. ${AGAIN}`]
  const problems = objectionsTo(readMigrations(folder))
  const fresh = await freshSnapshot(root)
  if (!sameSnapshot(fresh, read(join(folder, 'meta', newest))))
    problems.push(`the tables have changed since migrations/ was made. ${AGAIN}`)
  if (JSON.stringify(await searchState()) !== JSON.stringify(writtenSearchState(folder)))
    problems.push(`the search columns, or the functions that they call, have changed since migrations/ was made. ${AGAIN}`)
  return problems
}

/** Numbers without gaps, so that two branches that each add one are noticed when they meet; concurrent statements outside a transaction. */
export function objectionsTo(migrations: readonly Pick<Migration, 'name' | 'isWhole' | 'text'>[]): string[] {
  return migrations.flatMap(({ name, isWhole, text }, at) => [
    ...(Number(name.slice(0, 4)) === at ? [] : [`migrations/${name}.sql should have the number ${String(at).padStart(4, '0')}`]),
    ...(isWhole && /\bconcurrently\b/i.test(text)
      ? [`migrations/${name}.sql says “concurrently”: its second line must be “-- transaction: none”`]
      : []),
  ])
}

async function freshSnapshot(root: string): Promise<Snapshot> {
  const out = mkdtempSync(join(root, '.cache', 'migrations-'))
  try {
    const kit = join(root, 'node_modules/drizzle-kit/bin.cjs')
    // The real settings except for the output folder; flags would accept only one schema.
    const settings = join(out, 'config.json')
    writeFileSync(settings, JSON.stringify({ ...config, out: relative(root, join(out, 'sql')) }))
    await promisify(execFile)(process.execPath, [kit, 'generate', '--config', relative(root, settings)], { cwd: root })
    return read(join(out, 'sql', 'meta', '0000_snapshot.json'))
  } finally {
    rmSync(out, { recursive: true, force: true })
  }
}

const read = (path: string): Snapshot => JSON.parse(readFileSync(path, 'utf8')) as Snapshot
