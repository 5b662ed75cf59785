import { and, eq, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { ErrorName } from '../../rules/errors.ts'
import type { Permission } from '../../rules/permissions.ts'
import { type ParamsOf, type Reason, reason, refuse, refuseFor } from './refusal.ts'
import type { Act } from './services.ts'

/** State by state: each move that can be made there, and where it leads. Several targets where the move itself decides. */
type States = Readonly<Record<string, Readonly<Record<string, string | readonly string[]>>>>
type Targets<T extends States> = {
  readonly [S in keyof T]: { readonly [M in keyof T[S]]: (keyof T & string) | readonly (keyof T & string)[] }
}

export interface Lifecycle<S extends string = string, M extends string = string> {
  readonly name: string
  readonly states: Readonly<Record<S, Readonly<Partial<Record<M, S | readonly S[]>>>>>
}

type StateOf<T extends States> = keyof T & string
type MoveOf<T extends States> = { [S in keyof T]: keyof T[S] & string }[keyof T]

/**
 * A lifecycle as a table. The first state is the one where things begin; a state without moves is an end. Checked when the program
 * starts: an unknown
 * target does not compile, a state that nothing reaches or that nothing leaves throws.
 */
export function defineLifecycle<const T extends States>(name: string, states: T & Targets<T>): Lifecycle<StateOf<T>, MoveOf<T>> {
  const table: States = states
  const names = Object.keys(table)
  const reached = new Set(names.slice(0, 1))
  for (const state of reached) for (const target of Object.values(table[state] ?? {}).flat()) reached.add(target)
  for (const state of names) {
    if (!reached.has(state)) throw new Error(`lifecycle ${name}: nothing leads to ${state}`)
    const targets = Object.values(table[state] ?? {}).flat()
    const unknown = targets.find((target) => !names.includes(target))
    if (unknown !== undefined) throw new Error(`lifecycle ${name}: ${state} leads to ${unknown}, which is no state`)
    if (targets.length > 0 && targets.every((target) => target === state))
      throw new Error(`lifecycle ${name}: nothing leads out of ${state}`)
  }
  return { name, states: states as unknown as Lifecycle<StateOf<T>, MoveOf<T>>['states'] }
}

/** Where a move may lead from a state; empty where it cannot be made there. */
export function targetsOf<S extends string, M extends string>(lifecycle: Lifecycle<S, M>, state: S, move: M): readonly S[] {
  const targets: S | readonly S[] | undefined = lifecycle.states[state][move]
  return targets === undefined ? [] : isOne(targets) ? [targets] : targets
}

const isOne = <S extends string>(targets: S | readonly S[]): targets is S => typeof targets === 'string'

/** The states in which a move can be made. */
export function statesOf<S extends string, M extends string>(lifecycle: Lifecycle<S, M>, move: M): S[] {
  return (Object.keys(lifecycle.states) as S[]).filter((state) => targetsOf(lifecycle, state, move).length > 0)
}

/** Where the state of a lifecycle is stored. */
export interface Stored<T extends PgTable, K extends keyof T['$inferSelect'] & string> {
  table: T
  /** The column of the state. */
  column: K
  /** Further columns that must still be as they were read, such as `version`. */
  guards?: readonly (keyof T['$inferSelect'] & string)[]
  /** The column of the key; `id` unless said otherwise. */
  key?: keyof T['$inferSelect'] & string
}

/**
 * Turns a row's state: updates it where the old state and the guards still hold. Of two at once, one gets `staleState`; so does a move
 * that the state
 * does not have. `to` names the target where the table leaves a choice.
 */
export async function turn<T extends PgTable, K extends keyof T['$inferSelect'] & string, S extends string, M extends string>(
  act: Act<unknown>,
  lifecycle: Lifecycle<S, M>,
  stored: Stored<T, K>,
  row: T['$inferSelect'] & Record<K, S>,
  move: M,
  change: { set?: Partial<T['$inferSelect']>; to?: S } = {},
): Promise<T['$inferSelect']> {
  const targets = targetsOf(lifecycle, row[stored.column], move)
  if (targets.length === 0) throw refuse('staleState')
  const to = change.to ?? targets[0]
  if (to === undefined || !targets.includes(to)) throw new Error(`lifecycle ${lifecycle.name}: ${move} does not lead to ${to}`)
  const columns = stored.table as unknown as Record<string, PgColumn>
  const unchanged = [stored.key ?? 'id', stored.column, ...(stored.guards ?? [])].map((name): SQL => eq(columns[name]!, row[name]))
  const set = { ...change.set, [stored.column]: to } as never
  const [after] = await act.tx
    .update(stored.table as PgTable)
    .set(set)
    .where(and(...unchanged))
    .returning()
  if (!after) throw refuse('staleState')
  return after as T['$inferSelect']
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

/** One move: by whom, what stands against it, what it changes, whom it tells. */
export interface Move<C extends MoveContext<string>, I, P, R> {
  /** The sides that may make it. */
  by: readonly C['side'][]
  refusedWhen?: Refusals<C>
  /** What the move changes. Throws field errors for input that only the thing itself can judge. Nothing is written here. */
  prepare?: (context: C, input: I, act: Act) => P | Promise<P>
  /** Rows of its own and news for people: in the same transaction, once the state has turned. */
  after?: (act: Act, made: Made<C, I, P, R>) => Promise<unknown>
}

export interface Made<C, I, P, R> {
  /** Everything as it was before. */
  context: C
  input: I
  plan: P
  /** The row as it is now. */
  row: R
}

/** How one kind of thing is loaded, judged and written. */
export interface Machine<C extends MoveContext<string>, P, S extends string, M extends string, R> {
  lifecycle: Lifecycle<S, M>
  moves: Readonly<Record<M, Move<C, never, P, R>>>
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
export function objectionTo<C extends MoveContext<string>, P, S extends string, M extends string, R>(
  machine: Machine<C, P, S, M, R>,
  move: M,
  context: C,
): Reason | null {
  const { by, refusedWhen } = machine.moves[move]
  if (!by.includes(context.side)) return reason('otherParty')
  const permission = machine.permissionOf(move, context)
  if (permission && !context.actor.holds(permission)) return reason('forbidden')
  if (targetsOf(machine.lifecycle, machine.stateOf(context), move).length === 0) return machine.wrongState(move, context)
  return firstRefusal(refusedWhen, context) ?? machine.objection?.(move, context) ?? null
}

/**
 * Makes a move: the only way in which a state changes. Loads and locks, asks what stands against it, prepares, posts, turns and records:
 * one transaction.
 * Of several moves that share a call, the first that the caller's side may make.
 */
export async function advance<C extends MoveContext<string>, P, S extends string, M extends string, R, I>(
  act: Act,
  machine: Machine<C, P, S, M, R>,
  id: string,
  moves: M | readonly M[],
  input: I,
): Promise<R> {
  const context = await machine.load(act, id)
  const named = typeof moves === 'string' ? [moves] : moves
  const name = named.find((one) => machine.moves[one].by.includes(context.side)) ?? named[0]
  if (name === undefined) throw new Error(`lifecycle ${machine.lifecycle.name}: no move was named`)
  const against = objectionTo(machine, name, context)
  if (against) throw refuseFor(against)
  // The calls and the moves are tied to each other by their types where they are declared.
  const move = machine.moves[name] as unknown as Move<C, I, P, R>
  const plan = await move.prepare?.(context, input, act)
  const row = await machine.apply(act, name, context, plan)
  await move.after?.(act, { context, input, plan: plan as P, row })
  return row
}
