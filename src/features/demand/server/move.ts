import type { SQL } from 'drizzle-orm'
import type { ParsedOf } from '../../../platform/contract/call.ts'
import type { Made as AnyMade, Move as AnyMove } from '../../../platform/server/lifecycle.ts'
import type { DemandCalls } from '../contract/calls.ts'
import type { Action, Side, Stage } from '../contract/lifecycle.ts'
import type { DemandContext, DemandRow } from './context.ts'
import type { Movement } from './money.ts'

/** What a move changes. */
export interface DemandPlan {
  /** Columns of the demand. */
  set?: Partial<DemandRow>
  /** Where the lifecycle leaves a choice. */
  to?: Stage
  /** What is posted, before the row turns. Null where there is nothing to post. */
  money?: Movement | null
  reason?: string
  /** Whom else it concerns: the provider who was picked, invited, unpicked. */
  subjectId?: string
  detail?: Record<string, unknown>
  /** Starts the stage's timer again although the stage stays. */
  restartTimer?: boolean
}

/** A move of a demand: by whom, what stands against it, what it changes and posts, whom it tells. */
export interface DemandMove<I> extends AnyMove<DemandContext, I, DemandPlan, DemandRow> {
  /** The call that makes it. Its contract holds the permission and the input. Two moves may share one: the caller's side decides. */
  call?: keyof DemandCalls
  /** The cell of the source's action table that must list it (source §4). */
  action?: Action
  /** What it may post; a movement with another cause is a mistake of the program. */
  posts?: readonly Movement['cause'][]
  /** For which side it is the next step, and when, beyond its being possible. */
  waits?: Partial<Record<Side, (context: DemandContext) => boolean>>
  /** The same for the publisher as a condition on the table: a list of 100,000 cannot run guards. */
  waitsForPublisher?: SQL
  /** Not mentioned while it is not possible. */
  quiet?: true
  /** When the timer of its stage makes this move. */
  timer?: (row: DemandRow, now: Temporal.Instant) => Temporal.Instant
}

export type Made<I = unknown> = AnyMade<DemandContext, I, DemandPlan, DemandRow>

export const demandMove = <const K extends keyof DemandCalls>(move: DemandMove<ParsedOf<DemandCalls[K]>> & { call: K }) => move

/** A move that no call makes: the timer of a stage does. */
export const timerMove = (
  move: Omit<DemandMove<undefined>, 'by'> & Required<Pick<DemandMove<undefined>, 'timer'>>,
): DemandMove<undefined> => ({
  ...move,
  by: ['timer'],
})

export const always = (): boolean => true
