import type { CallKey, CallSpec } from '../../contract/call.ts'
import { type ErrorName, errors } from '../../contract/errors.ts'
import { defineHook } from '../hooks.ts'
import type { Act, Services } from '../services.ts'
import type { Actor } from '../wire/actor.ts'
import { Refusal, refuse } from '../wire/refusal.ts'
import type { Reader } from './database.ts'
import { eq, type PgColumn, type PgTable, type SQL, sql } from './drizzle.ts'
import { takeTurn } from './query.ts'

/** The parts of an input that say which version the caller has read. */
type Named = Readonly<Record<string, unknown>>

/** One thing that a call names. */
interface Read {
  where: SQL
  /** Undefined if the caller named none, as for a thing that is yet to be created. */
  version: number | undefined
  /** For a thing that may not be stored yet: those who store it first take turns by this. */
  key?: string
}

/** How the server finds the row that a call edits or decides on, and what its version is. */
export interface Versioned {
  readonly table: PgTable
  readonly counter: PgColumn
  /** Who changed it last and when, where the table knows it and everybody who may change it may know. */
  readonly by?: PgColumn
  readonly at?: PgColumn
  /** A refusal of the calls themselves that says more of what has changed: it is given instead. */
  readonly says?: ErrorName
  /** The rows that an input names; none for one that creates. */
  readonly named: (input: Named, actor: Actor) => Read[]
}
export type Versions = Readonly<Record<string, Versioned>>

type Counted = PgTable & { version: PgColumn }
/** `counter`: its version is in another column than `version`. */
type Last = Pick<Versioned, 'by' | 'at' | 'says'> & { counter?: PgColumn }

const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)

/** A thing that the input names by its id (`id`, or the field `name`), or several of them by `items`. */
export function versionedById(table: Counted & { id: PgColumn }, last: Last & { name?: string } = {}): Versioned {
  const { name = 'id', counter = table.version, ...rest } = last
  const one = (id: unknown, version: unknown): Read[] =>
    typeof id === 'string' ? [{ where: eq(table.id, id), version: numberOf(version) }] : []
  return {
    table,
    counter,
    ...rest,
    named: (input) =>
      Array.isArray(input.items)
        ? input.items.toSorted((a, b) => (a.id < b.id ? -1 : 1)).flatMap((item) => one(item.id, item.version))
        : one(input[name], input.version),
  }
}

/** A thing that is found by something else than an id: a name, the caller. It may not be stored yet; its version is then 0. */
export const versionedBy = (
  table: Counted,
  where: (input: Named, actor: Actor) => SQL | undefined,
  key: (input: Named, actor: Actor) => unknown,
  last: Last = {},
): Versioned => ({
  table,
  ...last,
  counter: last.counter ?? table.version,
  named: (input, actor) => {
    const found = where(input, actor)
    return found ? [{ where: found, version: numberOf(input.version), key: JSON.stringify(key(input, actor)) }] : []
  },
})

/** The names of people, by their accounts. Added by the account feature. */
export const namesOfPeople = defineHook<(db: Reader, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>>('namesOfPeople')

/** What a call changes, by its declaration; null for one that changes nothing that was read. Thrown at start-up: a name that no feature has. */
export function versionedOf(services: Services, key: CallKey, spec: CallSpec): Versioned | null {
  const name = spec.edits ?? spec.decides
  if (name === undefined) return null
  const found = services.features.find((feature) => feature.versions?.[name])?.versions?.[name]
  if (!found) throw new Error(`${key} changes ${name}, of which no feature knows the version`)
  return found
}

/** Refusals that somebody gets who may not know of the thing at all, and the one that says more. */
const comesFirst = ({ error }: Refusal, says: ErrorName | undefined): boolean =>
  error === says || errors[error].http === 403 || errors[error].http === 404 || error === 'otherParty'

/**
 * Runs a call if what it names is as the caller has read it: the one place that compares. The rows are locked first, so nothing changes
 * them until the end of the transaction. Otherwise `changedMeanwhile`, with everything undone; but somebody who may not reach the thing gets the
 * refusal of the call itself, and learns nothing of it.
 */
export async function asRead<A extends Actor | null, T>(
  act: Act<A>,
  versioned: Versioned | null,
  input: unknown,
  run: () => Promise<T>,
): Promise<T> {
  if (!versioned || !act.actor) return run()
  const changed = await changedSince(act, versioned, versioned.named(input as Named, act.actor))
  if (!changed) return run()
  try {
    await run()
  } catch (error) {
    if (!(error instanceof Refusal) || comesFirst(error, versioned.says)) throw error
  }
  throw refuse('changedMeanwhile', changed)
}

async function changedSince(
  act: Act<Actor | null>,
  versioned: Versioned,
  read: readonly Read[],
): Promise<{ by: string; at: string } | null> {
  for (const one of read) {
    const row = (await lock(act, versioned, one)) ?? (await turnFor(act, versioned, one))
    if ((row?.version ?? 0) === (one.version ?? 0)) continue
    if (!row) return { by: '', at: '' }
    return { by: row.by ? await nameOf(act, row.by) : '', at: row.at?.toString() ?? '' }
  }
  return null
}

interface Row {
  version: number
  by: string | null
  at: Temporal.Instant | null
}

async function lock(act: Act<Actor | null>, { table, counter, by, at }: Versioned, { where }: Read): Promise<Row | undefined> {
  const none = sql<null>`null`
  const columns = { version: counter, by: by ?? none, at: at ?? none }
  const [row] = (await act.tx.select(columns).from(table).where(where).for('no key update')) as Row[]
  return row
}

/** Nobody has stored it yet: of those who do so at once, the second finds the row of the first. */
async function turnFor(act: Act<Actor | null>, versioned: Versioned, one: Read): Promise<Row | undefined> {
  if (one.key === undefined) return undefined
  await takeTurn(act.tx, `version:${one.key}`)
  return lock(act, versioned, one)
}

async function nameOf(act: Act<Actor | null>, accountId: string): Promise<string> {
  for (const namesOf of act.services.hooks.of(namesOfPeople).values()) {
    const name = (await namesOf(act.tx, [accountId])).get(accountId)
    if (name) return name
  }
  return ''
}
