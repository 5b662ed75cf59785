import type { ErrorName } from '../../../platform/contract/errors.ts'
import type { Permission } from '../../../rules/permissions.ts'
import type { Act } from '../services.ts'
import { type ParamsOf, type PlainError, type Reason, reason, refuse, refuseFor } from '../wire/refusal.ts'
import { and, eq, getTableColumns, or, type PgColumn, type PgTable, type PgUpdateSetSource, SQL, sql } from './drizzle.ts'

/** A state as in the table and on the wire: a name, or a number given by the source. */
export type State = string | number

/** The moves that can be made in each state, and where they lead. Several targets if the move decides itself. */
type States = Readonly<Record<State, Readonly<Record<string, State | readonly State[]>>>>
type StateOf<T extends States> = keyof T & State
type Targets<T extends States> = {
  readonly [S in keyof T]: { readonly [M in keyof T[S]]: StateOf<T> | readonly StateOf<T>[] }
}
type MoveOf<T extends States> = { [S in keyof T]: keyof T[S] & string }[keyof T]

export interface Lifecycle<S extends State = State, M extends string = string> {
  readonly name: string
  readonly states: Readonly<Record<S, Readonly<Partial<Record<M, S | readonly S[]>>>>>
}

/**
 * A lifecycle as a table. The first state is the initial one, unless others are named; a state without moves is final. Checked at start-up:
 * an unknown target does not compile; an unreachable state, or one that leads only to itself, throws.
 */
export function defineLifecycle<const T extends States>(
  name: string,
  states: T & Targets<T>,
  initial?: readonly StateOf<T>[],
): Lifecycle<StateOf<T>, MoveOf<T>> {
  const table = new Map(Object.entries<States[State]>(states).map(([state, moves]) => [state, Object.values(moves).flat().map(String)]))
  const reached = new Set(initial?.map(String) ?? [...table.keys()].slice(0, 1))
  for (const state of reached) for (const target of table.get(state) ?? []) reached.add(target)
  for (const [state, targets] of table) {
    if (!reached.has(state)) throw new Error(`lifecycle ${name}: nothing leads to ${state}`)
    const unknown = targets.find((target) => !table.has(target))
    if (unknown !== undefined) throw new Error(`lifecycle ${name}: ${state} leads to ${unknown}, which is no state`)
    if (targets.length > 0 && targets.every((target) => target === state))
      throw new Error(`lifecycle ${name}: nothing leads out of ${state}`)
  }
  return { name, states }
}

/** The states that a move may lead to from a state; empty if it cannot be made there. */
export function targetsOf<S extends State, M extends string>(lifecycle: Lifecycle<S, M>, state: S, move: M): readonly S[] {
  const targets: S | readonly S[] | undefined = lifecycle.states[state][move]
  return targets === undefined ? [] : isList(targets) ? targets : [targets]
}

const isList = <S extends State>(targets: S | readonly S[]): targets is readonly S[] => Array.isArray(targets)

/** Whether a move can be made in a state. */
export const allows = <S extends State, M extends string>(lifecycle: Lifecycle<S, M>, state: S, move: M): boolean =>
  targetsOf(lifecycle, state, move).length > 0

/** The states in which a move can be made. */
export function statesOf<S extends string, M extends string>(lifecycle: Lifecycle<S, M>, move: M): S[] {
  return (Object.keys(lifecycle.states) as S[]).filter((state) => allows(lifecycle, state, move))
}

/** Refuses with `staleState` a move that the state does not have; called before work that must not be done twice. */
export function needMove<S extends State, M extends string>(lifecycle: Lifecycle<S, M>, state: S, move: M): void {
  if (!allows(lifecycle, state, move)) throw refuse('staleState')
}

/** The state after a move: `to`, or by default the first that the table names. `staleState` if the state does not have the move. */
export function targetOf<S extends State, M extends string>(lifecycle: Lifecycle<S, M>, state: S, move: M, to?: S): S {
  const targets = targetsOf(lifecycle, state, move)
  const [first] = targets
  if (first === undefined) throw refuse('staleState')
  if (to !== undefined && !targets.includes(to))
    throw new Error(`lifecycle ${lifecycle.name}: ${move} does not lead from ${state} to ${to}`)
  return to ?? first
}

type Row<T extends PgTable> = T['$inferSelect']
/** Its columns, by their names in code. */
type Name<T extends PgTable> = keyof T['$inferSelect'] & string

/** Where a lifecycle's state is stored. */
interface Place<T extends PgTable, G extends Name<T>, K extends Name<T>> {
  readonly table: T
  /** The key column of the row. */
  readonly key: G
  readonly column: K
  /** A version column: it must be unchanged since it was read, and each move increments it. */
  readonly counter?: G
}

/** A lifecycle whose state is a column of a table. */
export type StoredLifecycle<T extends PgTable, G extends Name<T>, K extends Name<T>, S extends State, M extends string> = Lifecycle<S, M> &
  Place<T, G, K>

/** Binds a lifecycle to its column; a state that the column does not have does not compile. */
export const storedIn = <
  T extends PgTable,
  const G extends Name<T>,
  const K extends Name<T>,
  S extends State & Row<T>[K],
  M extends string,
>(
  place: Place<T, G, K>,
  lifecycle: Lifecycle<S, M>,
): StoredLifecycle<T, G, K, S, M> => ({ ...lifecycle, ...place })

/** Column values that the caller has seen. */
type Seen<T extends PgTable> = { [N in Name<T> as Row<T>[N] extends State | boolean | null ? N : never]?: Row<T>[N] }

/**
 * Loads a row by its key, or by a condition, and locks it. `notFound` if there is none, `staleState` if it differs from what the caller
 * has seen.
 */
export async function holdRow<T extends PgTable, G extends Name<T>, K extends Name<T>>(
  act: Act<unknown>,
  { table, key }: Place<T, G, K>,
  which: Row<T>[G] | SQL,
  seen: Seen<T> = {},
): Promise<Row<T>> {
  const where = which instanceof SQL ? which : eq(columnOf(table, key), which)
  const [row]: Row<T>[] = await act.tx.select().from<PgTable>(table).where(where).for('update')
  if (!row) throw refuse('notFound')
  for (const [name, value] of Object.entries(seen)) if (row[name] !== value) throw refuse('staleState')
  return row
}

function columnOf(table: PgTable, name: string): PgColumn {
  const column = getTableColumns(table)[name]
  if (!column) throw new Error(`the table has no column ${name}`)
  return column
}

interface Change<T extends PgTable, S extends State> {
  /** Further columns. */
  set?: PgUpdateSetSource<T>
  /** The target, if the table allows several. */
  to?: S
}

/**
 * Changes a row's state with an update guarded by the old state and version. Of two concurrent calls one gets `staleState`, as does a
 * move that the state does not have. Returns the row after the update.
 */
export async function turn<T extends PgTable, G extends Name<T>, K extends Name<T>, S extends State, M extends string>(
  act: Act<unknown>,
  stored: StoredLifecycle<T, G, K, S, M>,
  row: Pick<Row<T>, G> & Record<K, S>,
  move: M,
  change: Change<T, S> = {},
): Promise<Row<T>> {
  const [after] = await turnAll(act, stored, [row], move, change)
  if (!after) throw refuse('staleState')
  return after
}

/** Changes the state of several rows at once: all of them, or none and `staleState`. */
export async function turnAll<T extends PgTable, G extends Name<T>, K extends Name<T>, S extends State, M extends string>(
  act: Act<unknown>,
  stored: StoredLifecycle<T, G, K, S, M>,
  rows: readonly (Pick<Row<T>, G> & Record<K, S>)[],
  move: M,
  change: Change<T, S> = {},
): Promise<Row<T>[]> {
  const { table, key, column, counter } = stored
  const [to, ...others] = new Set(rows.map((row) => targetOf(stored, row[column], move, change.to)))
  if (to === undefined) return []
  if (others.length > 0) throw new Error(`lifecycle ${stored.name}: ${move} leads these rows to different states`)
  // A list for each state and version, of which there are few: a condition for each row would take longer than the update.
  const guards = counter === undefined ? [column] : [column, counter]
  const unchanged = [...Map.groupBy(rows, (row) => guards.map((name) => row[name]).join()).values()].map((alike) =>
    and(
      sql`${columnOf(table, key)} = any(${sql.param(alike.map((row) => row[key]))})`,
      ...guards.map((name) => eq(columnOf(table, name), alike[0]![name])),
    ),
  )
  const counted = counter === undefined ? {} : { [counter]: sql`${columnOf(table, counter)} + 1` }
  const turned: Row<T>[] = await act.tx
    .update<PgTable>(table)
    .set({ ...change.set, ...counted, [column]: to })
    .where(or(...unchanged))
    .returning()
  if (turned.length !== rows.length) throw refuse('staleState')
  return turned
}

/** The refusals of a move: each error with the condition under which it applies, in the order in which they are checked. */
export type Refusals<C> = {
  readonly [E in ErrorName]?: (context: C) => E extends PlainError ? boolean : false | ParamsOf<E>
}

export function firstRefusal<C>(refusals: Refusals<C> | undefined, context: C): Reason | null {
  for (const [error, applies] of Object.entries(refusals ?? {}) as [ErrorName, (context: C) => boolean | Reason['params']][]) {
    const found = applies(context)
    if (found) return { error, params: found === true ? {} : found } as Reason
  }
  return null
}

/** Everything that decides what somebody may do with a row, read under its lock when a move is made. */
export interface MoveContext<Side extends string> {
  side: Side
  actor: { holds: (permission: Permission) => boolean }
  now: Temporal.Instant
}

/**
 * One move: who may make it, its refusals, what it changes, whom it notifies. `prepare` and `after` are methods, so that moves with
 * different inputs fit in one list; the contract of the move's call parses the input.
 */
export interface Move<C extends MoveContext<string>, I, P, R> {
  /** The sides that may make it. */
  by: readonly C['side'][]
  refusedWhen?: Refusals<C>
  /** Its changes give the next state a time of their own: whether that is over is known only with them. */
  setsTime?: true
  /** The changes of the move. Throws field errors for input that only the row itself can decide. Writes nothing. */
  prepare?(context: C, input: I, act: Act): P | Promise<P>
  /** Further rows and notices: in the same transaction, after the state has changed. */
  after?(act: Act, made: Made<C, I, P, R>): Promise<unknown>
}

export interface Made<C, I, P, R> {
  /** Everything as it was before the move. */
  context: C
  input: I
  /** The result of `prepare`, if the move has one. */
  plan: P | undefined
  /** The row after the move. */
  row: R
}

/** The states of a machine that have a timer. */
interface Timed<C extends MoveContext<string>, P, M extends string> {
  /** When the timer of the state to which the move leads fires, with its changes; null without a timer, or if the move leaves it as it is. */
  dueAfter: (move: M, context: C, plan: P | undefined, now: Temporal.Instant) => Temporal.Instant | null
  /** The refusal of a move into a state whose time is over. */
  tooLate: (move: M, context: C) => Reason
}

/** How one kind of row is loaded, judged and written. */
export interface Machine<C extends MoveContext<string>, P, S extends State, M extends string, R> {
  lifecycle: Lifecycle<S, M>
  moves: Readonly<Record<M, Move<C, unknown, P, R>>>
  stateOf: (context: C) => S
  /** The permission that this side's role must hold for a move. */
  permissionOf: (move: M, context: C) => Permission | null
  /** The refusal of a move that the state does not have. */
  wrongState: (move: M, context: C) => Reason
  /** The refusal of a move that the platform has stopped for one of its parties; null where no party can be stopped. */
  standing: ((move: M, context: C) => Reason | null) | null
  /** Null if no state has a timer, or if one that is due already is right: what happened is then recorded late. */
  timed: Timed<C, P, M> | null
  /** A final check by something outside the table. */
  objection?: (move: M, context: C) => Reason | null
  /** Loads through what the caller can access, with the row locked: moves on one row are serialised. `moves` are those asked for. */
  load: (act: Act, id: string, moves?: readonly M[]) => Promise<C>
  /** Something that comes before the move, such as a second person's approval: a row is returned instead of making it. */
  ask?: (act: Act, move: M, context: C, plan: P | undefined, input: unknown) => Promise<R | null>
  /** Posts, changes the row's state, records the move, sets timers. Returns the row after the update. */
  apply: (act: Act, move: M, context: C, plan: P | undefined) => Promise<R>
}

/**
 * A move into a state whose timer is due already would be undone at once, by itself. Timers may: after an outage they make up for all that
 * has become due.
 */
function lateness<C extends MoveContext<string>, P, S extends State, M extends string, R>(
  { timed, moves }: Machine<C, P, S, M, R>,
  move: M,
  context: C,
  plan?: P,
): Reason | null {
  if (!timed || context.side === 'timer' || (moves[move].setsTime && !plan)) return null
  const due = timed.dueAfter(move, context, plan, context.now)
  return due && Temporal.Instant.compare(due, context.now) <= 0 ? timed.tooLate(move, context) : null
}

/** Null if the move may be made, else the first refusal: side, permission, state, standing, the move's own, time, then the final check. */
export function objectionTo<C extends MoveContext<string>, P, S extends State, M extends string, R>(
  machine: Machine<C, P, S, M, R>,
  move: M,
  context: C,
): Reason | null {
  const { by, refusedWhen } = machine.moves[move]
  if (!by.includes(context.side)) return reason('otherParty')
  const permission = machine.permissionOf(move, context)
  if (permission && !context.actor.holds(permission)) return reason('forbidden')
  if (!allows(machine.lifecycle, machine.stateOf(context), move)) return machine.wrongState(move, context)
  return (
    machine.standing?.(move, context) ??
    firstRefusal(refusedWhen, context) ??
    lateness(machine, move, context) ??
    machine.objection?.(move, context) ??
    null
  )
}

/**
 * Makes a move: the only way in which a state changes. Loads and locks the row, checks the refusals, prepares, posts, updates and
 * records, all in one transaction. If several moves share a call, the first that the caller's side may make.
 */
export async function advance<C extends MoveContext<string>, P, S extends State, M extends string, R>(
  act: Act,
  machine: Machine<C, P, S, M, R>,
  id: string,
  moves: M | readonly M[],
  input: unknown,
): Promise<R> {
  const named = typeof moves === 'string' ? [moves] : moves
  const context = await machine.load(act, id, named)
  const name = named.find((one) => machine.moves[one].by.includes(context.side)) ?? named[0]
  if (name === undefined) throw new Error(`lifecycle ${machine.lifecycle.name}: no move was named`)
  const against = objectionTo(machine, name, context)
  if (against) throw refuseFor(against)
  const move = machine.moves[name]
  const plan = await move.prepare?.(context, input, act)
  const late = lateness(machine, name, context, plan)
  if (late) throw refuseFor(late)
  const asked = await machine.ask?.(act, name, context, plan, input)
  if (asked) return asked
  const row = await machine.apply(act, name, context, plan)
  await move.after?.(act, { context, input, plan, row })
  return row
}
