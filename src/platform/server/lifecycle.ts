import { and, eq, getTableColumns, or, SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { ErrorName } from '../../rules/errors.ts'
import type { Permission } from '../../rules/permissions.ts'
import { type ParamsOf, type Reason, reason, refuse, refuseFor } from './refusal.ts'
import type { Act } from './services.ts'

/** A state as the table and the wire have it: a name, or a number that the source gave it. */
export type State = string | number

/** State by state: each move that can be made there, and where it leads. Several targets where the move itself decides. */
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
 * A lifecycle as a table. The first state is the one where things begin; a state without moves is an end. Checked when the program
 * starts: an unknown target does not compile, a state that nothing reaches or that nothing leaves throws.
 */
export function defineLifecycle<const T extends States>(name: string, states: T & Targets<T>): Lifecycle<StateOf<T>, MoveOf<T>> {
  const table = new Map(Object.entries<States[State]>(states).map(([state, moves]) => [state, Object.values(moves).flat().map(String)]))
  const reached = new Set([...table.keys()].slice(0, 1))
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

/** Where a move may lead from a state; empty where it cannot be made there. */
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

/** Refuses `staleState` for a move that the state does not have: before what must not be done twice. */
export function needMove<S extends State, M extends string>(lifecycle: Lifecycle<S, M>, state: S, move: M): void {
  if (!allows(lifecycle, state, move)) throw refuse('staleState')
}

/** The state after a move: `to`, or without it the first that the table names. `staleState` where the state does not have the move. */
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
  /** The column that names the row. */
  readonly key: G
  readonly column: K
  /** A column that counts changes: it must be as it was read, and each move adds one. */
  readonly counter?: G
}

/** A lifecycle whose state is a column of a table. */
export type StoredLifecycle<T extends PgTable, G extends Name<T>, K extends Name<T>, S extends State, M extends string> = Lifecycle<S, M> &
  Place<T, G, K>

/** Ties a lifecycle to its column; a state that the column does not have does not compile. */
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

/** Columns as somebody last saw them. */
type Seen<T extends PgTable> = { [N in Name<T> as Row<T>[N] extends State | boolean | null ? N : never]?: Row<T>[N] }

/**
 * Loads a row by its key, or by a condition, and locks it. `notFound` where there is none, `staleState` where it is no longer as it
 * was seen.
 */
export async function hold<T extends PgTable, G extends Name<T>, K extends Name<T>>(
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
  /** The target, where the table leaves a choice. */
  to?: S
}

/**
 * Turns a row's state: updates it where the old state and the counter still are as they were read. Of two at once, one gets
 * `staleState`; so does a move that the state does not have. Gives the row as it is now.
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

/** Turns several rows at once, to one state: all of them, or none and `staleState`. */
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
  const asRead = [key, column, ...(counter === undefined ? [] : [counter])]
  const unchanged = rows.map((row) => and(...asRead.map((name) => eq(columnOf(table, name), row[name]))))
  const counted = counter === undefined ? {} : { [counter]: sql`${columnOf(table, counter)} + 1` }
  const turned: Row<T>[] = await act.tx
    .update<PgTable>(table)
    .set({ ...change.set, ...counted, [column]: to })
    .where(or(...unchanged))
    .returning()
  if (turned.length !== rows.length) throw refuse('staleState')
  return turned
}

/** What stands against a move: each error with the condition under which it is the answer, in the order in which they are asked. */
export type Refusals<C> = {
  readonly [E in ErrorName]?: (context: C) => keyof ParamsOf<E> extends never ? boolean : false | ParamsOf<E>
}

export function firstRefusal<C>(refusals: Refusals<C> | undefined, context: C): Reason | null {
  for (const [error, applies] of Object.entries(refusals ?? {}) as [ErrorName, (context: C) => boolean | Reason['params']][]) {
    const found = applies(context)
    if (found) return { error, params: found === true ? {} : found }
  }
  return null
}

/** Everything that decides what somebody may do with one thing, read under its lock when a move is made. */
export interface MoveContext<Side extends string> {
  side: Side
  actor: { holds: (permission: Permission) => boolean }
}

/**
 * One move: by whom, what stands against it, what it changes, whom it tells. `prepare` and `after` are methods, so that moves with
 * different inputs make one list; the contract of the move's call parses the input.
 */
export interface Move<C extends MoveContext<string>, I, P, R> {
  /** The sides that may make it. */
  by: readonly C['side'][]
  refusedWhen?: Refusals<C>
  /** What the move changes. Throws field errors for input that only the thing itself can judge. Nothing is written here. */
  prepare?(context: C, input: I, act: Act): P | Promise<P>
  /** Rows of its own and news for people: in the same transaction, once the state has turned. */
  after?(act: Act, made: Made<C, I, P, R>): Promise<unknown>
}

export interface Made<C, I, P, R> {
  /** Everything as it was before. */
  context: C
  input: I
  /** What the move prepared, if it prepares anything. */
  plan: P | undefined
  /** The row as it is now. */
  row: R
}

/** How one kind of thing is loaded, judged and written. */
export interface Machine<C extends MoveContext<string>, P, S extends State, M extends string, R> {
  lifecycle: Lifecycle<S, M>
  moves: Readonly<Record<M, Move<C, unknown, P, R>>>
  stateOf: (context: C) => S
  /** The permission that this side's role must hold for a move. */
  permissionOf: (move: M, context: C) => Permission | null
  /** The sentence for a move that the state does not have. */
  wrongState: (move: M, context: C) => Reason
  /** Where something outside the table has the last word. */
  objection?: (move: M, context: C) => Reason | null
  /** Loads through what the caller can reach, with the row locked: moves on one thing take turns. */
  load: (act: Act, id: string) => Promise<C>
  /** Posts, turns the row, records the move, sets timers. Gives the row as it is now. */
  apply: (act: Act, move: M, context: C, plan: P | undefined) => Promise<R>
}

/** Null where the move may be made, else the first reason against it: side, permission, state, its own refusals, then the last word. */
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
  return firstRefusal(refusedWhen, context) ?? machine.objection?.(move, context) ?? null
}

/**
 * Makes a move: the only way in which a state changes. Loads and locks, asks what stands against it, prepares, posts, turns and
 * records: one transaction. Of several moves that share a call, the first that the caller's side may make.
 */
export async function advance<C extends MoveContext<string>, P, S extends State, M extends string, R>(
  act: Act,
  machine: Machine<C, P, S, M, R>,
  id: string,
  moves: M | readonly M[],
  input: unknown,
): Promise<R> {
  const context = await machine.load(act, id)
  const named = typeof moves === 'string' ? [moves] : moves
  const name = named.find((one) => machine.moves[one].by.includes(context.side)) ?? named[0]
  if (name === undefined) throw new Error(`lifecycle ${machine.lifecycle.name}: no move was named`)
  const against = objectionTo(machine, name, context)
  if (against) throw refuseFor(against)
  const move = machine.moves[name]
  const plan = await move.prepare?.(context, input, act)
  const row = await machine.apply(act, name, context, plan)
  await move.after?.(act, { context, input, plan, row })
  return row
}
