import type { CallSpec } from '../../../platform/contract/call.ts'
import type { Actor } from '../../../platform/server/actor.ts'
import { neededBy } from '../../../platform/server/caller.ts'
import { type Move as AnyMove, advance, type Machine, objectionTo, statesOf, turn } from '../../../platform/server/lifecycle.ts'
import { type Reason, reason } from '../../../platform/server/refusal.ts'
import type { Act } from '../../../platform/server/services.ts'
import type { Permission } from '../../../rules/permissions.ts'
import { demandCalls } from '../contract/calls.ts'
import { actionsOf, type Side, type Stage, stages, statusOf } from '../contract/lifecycle.ts'
import { type Move, moveNames } from '../contract/texts.ts'
import { type DemandContext, type DemandRow, flagsOf } from './context.ts'
import { demandLifecycle, demandMoves } from './lifecycle.ts'
import { type Posted, post } from './money.ts'
import type { DemandMove, DemandPlan } from './move.ts'
import { reachForMove } from './reach.ts'
import { demand, demandMove } from './tables.ts'
import { cancelTimers, deadlineOf, setTimer } from './timers.ts'

export const moveOf = (move: Move): DemandMove<never> => demandMoves[move]

const stageNamed = (stage: Stage) => stages[statusOf(stage)]

/** What an actor's role must hold for a move: as the contract of its call says. */
export function permissionFor(move: Move, actor: Actor): Permission | null {
  const { call } = moveOf(move)
  const spec: CallSpec | undefined = call && demandCalls[call]
  return neededBy(actor, spec?.permission)
}

/** The demand as a machine: `advance` and `objection` are the only ways to make a move and to ask about one. */
export const demandMachine: Machine<DemandContext, DemandPlan, Stage, Move, DemandRow> = {
  lifecycle: demandLifecycle,
  moves: demandMoves satisfies Record<Move, AnyMove<DemandContext, never, DemandPlan, DemandRow>>,
  stateOf: ({ row }) => row.stage,
  permissionOf: (move, { actor }) => permissionFor(move, actor),
  wrongState: (move, { row }) => {
    const allowed = statesOf(demandLifecycle, move).map(stageNamed)
    const list = { cn: allowed.map(({ cn }) => `“${cn}”`).join('、'), en: allowed.map(({ en }) => `"${en}"`).join(', ') }
    return reason('wrongStage', { stage: stageNamed(row.stage), stages: list })
  },
  // The source's table has the last word: nothing that it does not list.
  objection: (move, context) => {
    const { action } = moveOf(move)
    return action && !actionsOf(flagsOf(context)).includes(action) ? reason('actionNotListed') : null
  },
  load: reachForMove,
  apply,
}

/** Makes a move of a demand. Refuses with the first reason against it. */
export const moveDemand = <I>(act: Act, demandId: string, moves: Move | readonly Move[], input: I): Promise<DemandRow> =>
  advance(act, demandMachine, demandId, moves, input)

/** Null where the move may be made, else the reason against it. */
export const objection = (move: Move, context: DemandContext): Reason | null => objectionTo(demandMachine, move, context)

async function apply(act: Act, move: Move, { row, side }: DemandContext, plan: DemandPlan = {}): Promise<DemandRow> {
  const { posts = [] } = moveOf(move)
  if (plan.money && !posts.includes(plan.money.cause))
    throw new Error(`demand ${move} posts ${plan.money.cause}, which it does not declare`)
  const posted = plan.money ? await post(act, row, move, plan.money) : null
  const stored = { table: demand, column: 'stage', guards: ['version'] } as const
  const after = await turn(act, demandLifecycle, stored, row, move, {
    set: { ...plan.set, deadlineAt: deadlineAfter(act, row, move, plan), version: row.version + 1, updatedAt: act.now },
    ...(plan.to && { to: plan.to }),
  })
  await recordMove(act, after, { ...plan, move, from: row.stage, side, posted })
  if (after.stage !== row.stage || after.deadlineAt?.toString() !== row.deadlineAt?.toString()) {
    await cancelTimers(act, row.id)
    await setTimer(act, after)
  }
  return after
}

/** A stage keeps its deadline while it lasts, unless the move sets the date that it counts from, or starts it again. */
function deadlineAfter(act: Act, row: DemandRow, move: Move, plan: DemandPlan): Temporal.Instant | null {
  const to = plan.to ?? soleTarget(row.stage, move)
  if (to === row.stage && plan.set?.recruitEnd === undefined && !plan.restartTimer) return row.deadlineAt
  return deadlineOf({ ...row, ...plan.set, stage: to }, act.now)
}

function soleTarget(stage: Stage, move: Move): Stage {
  const targets: Stage | readonly Stage[] = demandLifecycle.states[stage][move] ?? stage
  return typeof targets === 'string' ? targets : (targets[0] ?? stage)
}

interface Recorded extends DemandPlan {
  move: Move | 'create'
  from: Stage | null
  side: Side
  posted?: Posted | null
}

/** One row of the demand's history. */
export async function recordMove(act: Act, row: DemandRow, entry: Recorded): Promise<void> {
  await act.tx.insert(demandMove).values({
    demandId: row.id,
    at: act.now,
    actorId: act.actor.accountId,
    side: entry.side,
    move: entry.move,
    fromStage: entry.from,
    toStage: row.stage,
    reason: entry.reason ?? '',
    postingId: entry.posted?.postingId ?? null,
    amountMinor: entry.posted?.amountMinor ?? null,
    currency: entry.posted?.currency ?? null,
    subjectId: entry.subjectId ?? null,
    detail: entry.detail ?? null,
  })
}

/** What a viewer may do, in the order of the lifecycle: every move of their side, possible or not, and why not. */
export interface Possibility {
  move: Move
  /** What the viewer's permission list must hold for its button. */
  permission: Permission | null
  against: Reason | null
  /** Worth a word while it is not possible: of this stage, the next step of the stage after, or a chance that has just passed. */
  near: boolean
}

export function possibilitiesOf(context: DemandContext): Possibility[] {
  return moveNames
    .filter((move) => moveOf(move).by.includes(context.side))
    .map((move) => ({
      move,
      permission: demandMachine.permissionOf(move, context),
      against: objection(move, context),
      near: isNear(move, context),
    }))
}

/** Once it is too late for these, people still look for them. */
const passing: readonly Move[] = ['cancel', 'edit']

function isNear(move: Move, { row, side }: DemandContext): boolean {
  if (row.stage === 'ended' || moveOf(move).quiet) return false
  const at = statesOf(demandLifecycle, move)
  const [before, after] = [neighbour(row.stage, -1), neighbour(row.stage, 1)]
  if (at.includes(row.stage)) return true
  if (after && at.includes(after))
    return move === (Object.keys(demandLifecycle.states[after]) as Move[]).find((one) => moveOf(one).waits?.[side])
  return before !== undefined && passing.includes(move) && at.includes(before)
}

const neighbour = (stage: Stage, by: 1 | -1): Stage | undefined => stages[statusOf(stage) + by]?.key

/** The next step that waits for this viewer, if any. */
export function nextOf(context: DemandContext): Move | null {
  const { row, side } = context
  const moves = Object.keys(demandLifecycle.states[row.stage]) as Move[]
  return moves.find((move) => moveOf(move).waits?.[side]?.(context) && objection(move, context) === null) ?? null
}
