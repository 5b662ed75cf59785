import type { ParsedOf, PostsWithProof } from '../../../../../platform/contract/call.ts'
import type { Move } from '../../../../../platform/server/data/lifecycle.ts'
import type { Actor } from '../../../../../platform/server/wire/actor.ts'
import type { Permission } from '../../../../../rules/permissions.ts'
import type { DemandCalls } from '../../contract/calls.ts'
import type { Side, Stage } from '../../contract/lifecycle.ts'
import type { PartMoney } from '../../contract/plan/money.ts'
import type { PartState } from '../../contract/plan/states.ts'
import type { DemandRow } from '../context.ts'
import type { Movement } from '../money.ts'
import type { Reached } from '../reach.ts'
import type { PartRow } from './rows.ts'
import type { Counted } from './sendings.ts'

/** Everything that decides what somebody may do with a part: the part among all parts of its demand. */
export interface PartContext {
  demand: Reached
  row: DemandRow
  part: PartRow
  parts: readonly PartRow[]
  /** Of a week that was released: what counts of it, by day. */
  counted: Counted
  side: Side
  actor: Actor
  now: Temporal.Instant
}

/** The changes of a move of a part. */
export interface PartPlan {
  set?: Partial<PartRow>
  to?: PartState
  /** The money of all parts after it; without it none has changed. */
  after?: readonly PartMoney[]
  money?: Movement | null
  /** What comes from the wallet first, for `money`. */
  funds?: Movement | null
  reason?: string
}

/** A move of a part: who may make it, its refusals, its changes and postings, and whom it notifies. */
export interface PartMoveSpec<I> extends Move<PartContext, I, PartPlan, PartRow> {
  call?: keyof DemandCalls
  begins?: true
  posts?: readonly Movement['cause'][]
  second?: Permission
  /** It is the next step of the side that makes it. */
  isNext?: true
  /** How often one side may make it for one part: the other side is notified each time. */
  most?: number
  /** The last part is the demand, and the demand's own moves serve it; this one serves the last part as well. */
  ofLast?: true
  /** The stages of the demand in which it is made; otherwise while the work goes on. */
  during?: readonly Stage[]
}

export const partMove = <const K extends keyof DemandCalls, const P extends Permission | undefined = undefined>(
  move: PartMoveSpec<ParsedOf<DemandCalls[K]>> & { call: K; second?: P } & PostsWithProof<DemandCalls[K]>,
) => move
