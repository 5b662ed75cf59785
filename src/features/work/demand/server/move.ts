import type { ParsedOf, PostsWithProof } from '../../../../platform/contract/call.ts'
import type { SQL } from '../../../../platform/server/data/drizzle.ts'
import type { Move as AnyMove } from '../../../../platform/server/data/lifecycle.ts'
import type { Permission } from '../../../../rules/permissions.ts'
import type { DemandCalls } from '../contract/calls.ts'
import type { Action, Side, Stage } from '../contract/lifecycle.ts'
import type { DemandContext, DemandRow } from './context.ts'
import type { Movement } from './money.ts'
import type { NewPart, PartWrite } from './parts/rows.ts'

/** The changes of a move. */
export interface DemandPlan {
  /** Columns of the demand. */
  set?: Partial<DemandRow>
  /** The target, if the lifecycle allows several. */
  to?: Stage
  /** Posted before the row is updated. Null if there is nothing to post. */
  money?: Movement | null
  /** What leaves once the other side agrees: what a second person is asked about, although nothing is posted yet. */
  agrees?: Movement | null
  /** What becomes of its parts, if it has a plan. */
  parts?: readonly PartWrite[]
  newParts?: readonly NewPart[]
  reason?: string
  /** Who else is concerned: the provider who was picked, invited, unpicked. */
  subjectId?: string
  /** Of a move that a second person approved it also names who asked for it. */
  detail?: Record<string, unknown>
  /** Restarts the stage's timer although the stage stays. */
  restartTimer?: boolean
  /** Stops the stage's timer: nothing happens by itself until another move. */
  stopTimer?: boolean
}

/** A move of a demand: who may make it, its refusals, its changes and postings, and whom it notifies. */
export interface DemandMove<I> extends AnyMove<DemandContext, I, DemandPlan, DemandRow> {
  /** The call that makes it. Its contract contains the permission and the input. Two moves may share one: the caller's side decides. */
  call?: keyof DemandCalls
  /** The cell of the source's action table that must list it (source §4). */
  action?: Action
  /** In the history: nothing about rivals, reviews, or how the company funded the demand. `own`: if it is about themselves. */
  providerSees: 'always' | 'own' | 'never'
  /** An obligation begins or grows by it: not while the platform has stopped a party. */
  begins?: true
  /** The causes that it may post; a movement with another cause is a programming error. */
  posts?: readonly Movement['cause'][]
  /** For which side it is the next step, and when, in addition to its being possible. */
  waits?: Partial<Record<Side, (context: DemandContext) => boolean>>
  /** The same for the publisher as a condition on the table: a list of 100,000 cannot run guards. */
  waitsForPublisher?: SQL
  /** Not shown while it is not possible. */
  quiet?: true
  /** Still shown at the stage after those that have it, with the reason: users look for it when it is too late. */
  lingers?: true
  /** A company's money may leave its hands by it: the permission of the second person whom a large amount needs. */
  second?: Permission
  /** How often one side may make it for one demand: the other side is notified each time. */
  most?: number
  /** It may be made however often it was. */
  uncounted?: (context: DemandContext, plan: DemandPlan) => boolean
  /** It binds a company that serves: the permission of its second person, whom work of a large amount needs. */
  binds?: Permission
  /** The stage that it asks somebody else to lead to: it is refused where that would be too late. */
  asksFor?: Stage
  /** When the timer of its stage makes this move; null while it does not run. */
  timer?: (row: DemandRow, now: Temporal.Instant) => Temporal.Instant | null
}

export const demandMove = <
  const K extends keyof DemandCalls,
  const P extends Permission | undefined = undefined,
  const B extends Permission | undefined = undefined,
>(
  move: DemandMove<ParsedOf<DemandCalls[K]>> & { call: K; second?: P; binds?: B } & PostsWithProof<DemandCalls[K]>,
) => move

/**
 * The two companies of a demand each ask their own second person, about one thing at a time: what one of them asks neither stops nor shows
 * anything to the other.
 */
export const askedKinds = ['demand', 'demandServed'] as const
export const kindFor = (side: Side): (typeof askedKinds)[number] => (side === 'provider' ? 'demandServed' : 'demand')

/** A move without a call: the timer of a stage makes it. */
export const timerMove = (
  move: Omit<DemandMove<undefined>, 'by'> & Required<Pick<DemandMove<undefined>, 'timer'>>,
): DemandMove<undefined> => ({
  ...move,
  by: ['timer'],
})

export const always = (): boolean => true
