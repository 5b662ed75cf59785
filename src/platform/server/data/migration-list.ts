import { createHash } from 'node:crypto'

const phases = ['expand', 'backfill', 'contract'] as const
/**
 * What a migration does to servers of the release before, which run on the new tables while they are replaced one by one: `expand` adds
 * what they do not know, `backfill` fills it, `contract` removes or narrows what they use.
 */
export type Phase = (typeof phases)[number]

/** A file of `migrations/`, applied once, in the order of the numbers. */
export interface Migration {
  name: string
  phase: Phase
  /** Whether it is one transaction. If not, its statements can be run again after a part of them. */
  isWhole: boolean
  text: string
  hash: string
}

/** A text that defines functions, triggers and views, applied again whenever it has changed. */
export interface Repeatable {
  name: string
  text: string
  hash: string
}

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** A migration from its file. Its first lines say what it is; a file without them is refused by name. */
export function migrationOf(name: string, text: string): Migration {
  const phase = phases.find((one) => text.startsWith(`-- phase: ${one}\n`))
  if (!phase) throw new Error(`migrations/${name}.sql does not begin with “-- phase: ${phases.join('”, “-- phase: ')}”`)
  return { name, phase, isWhole: !text.split('\n', 2)[1]?.startsWith('-- transaction: none'), text, hash: hashOf(text) }
}

/** A row of `migration.applied`. */
export interface Applied {
  name: string
  hash: string
  /** Null of a repeatable one. */
  phase: Phase | null
  /** Of Hengdu, when it was applied. */
  version: string
}

/** What a version of Hengdu brings. */
export interface Release {
  version: string
  migrations: readonly Migration[]
  before: readonly Repeatable[]
  after: readonly Repeatable[]
}

interface Pending {
  migrations: readonly Migration[]
  before: readonly Repeatable[]
  after: readonly Repeatable[]
}

export const UNRELEASED =
  'This database was made by a version of Hengdu from before its first release and cannot be brought up to date. Start with another DATA_DIR or an empty database, or with the version that made it'

/**
 * What a database lacks, or an error that says in a sentence why this version must not run on it. Lists are compared, not dates: each
 * migration by its hash. A database may be ahead, so that servers are replaced one by one, but only by what is added or filled.
 */
export function pendingOf(release: Release, applied: readonly Applied[]): Pending {
  const { migrations, version } = release
  const byName = new Map(applied.map((row) => [row.name, row]))
  const done = applied.filter((row) => row.phase !== null)
  const newest = done.at(-1)
  const both = `The database is of Hengdu ${newestVersion(applied)} (last migration ${newest?.name}), this is Hengdu ${version} (${migrations.at(-1)?.name})`
  for (const [at, { name, hash }] of migrations.entries()) {
    const row = byName.get(name)
    if (!row || row.hash === hash) continue
    throw new Error(at === 0 ? UNRELEASED : `${both}: ${name} is not the same in both. Start the version that made the database`)
  }
  const unknown = done.filter((row) => !migrations.some(({ name }) => name === row.name))
  const missing = migrations.filter(({ name }) => !byName.has(name))
  const later = missing[0] && done.find(({ name }) => name > missing[0]!.name)
  if (later) throw new Error(`${both}: it has ${later.name}, but not ${missing[0]!.name}, which comes before it`)
  if (unknown[0] && missing[0])
    throw new Error(`${both}: it has ${unknown[0].name}, which this version does not know, but not ${missing[0].name}`)
  const narrowed = unknown.find(({ phase }) => phase === 'contract')
  if (narrowed) throw new Error(`${both}: ${narrowed.name} has removed what this version needs. Start the newer version`)
  if (unknown.length > 0) return { migrations: [], before: [], after: [] }
  const changed = (all: readonly Repeatable[]) =>
    all.filter(({ name, hash }) => {
      const row = byName.get(name)
      return !row || (row.hash !== hash && !isNewer(row.version, version))
    })
  return { migrations: missing, before: changed(release.before), after: changed(release.after) }
}

const newestVersion = (applied: readonly Applied[]): string =>
  applied.reduce((newest, { version }) => (isNewer(version, newest) ? version : newest), '0.0.0')

/** Whether a version "1.2.3" comes after another. */
function isNewer(one: string, other: string): boolean {
  const [a, b] = [one, other].map((version) => version.split('.').map(Number)) as [number[], number[]]
  const at = a.findIndex((part, place) => part !== b[place])
  return at >= 0 && a[at]! > (b[at] ?? 0)
}
