import type { CallSpec } from '../../../../platform/contract/call.ts'
import { and, eq, sql } from '../../../../platform/server/data/drizzle.ts'
import { advance, type Machine, objectionTo, statesOf, storedIn, targetOf, turn } from '../../../../platform/server/data/lifecycle.ts'
import { notifyPages } from '../../../../platform/server/live/page-news.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { type Actor, ownerOf } from '../../../../platform/server/wire/actor.ts'
import { neededBy } from '../../../../platform/server/wire/caller.ts'
import { type Reason, reason, refuse } from '../../../../platform/server/wire/refusal.ts'
import type { Permission } from '../../../../rules/permissions.ts'
import { memberIdsHolding } from '../../../base/account/server/reads.ts'
import { lapseApprovals } from '../../../base/approval/server/writes.ts'
import type { Use } from '../../../base/standing/contract/standing.ts'
import { objectionFor } from '../../../base/standing/server/reads.ts'
import { causeUses } from '../../../money/ledger/contract/causes.ts'
import { demandCalls } from '../contract/calls.ts'
import { type Action, actionsOf, type Side, type Stage, stages, statusOf } from '../contract/lifecycle.ts'
import { type Move, moveNames } from '../contract/texts.ts'
import { type DemandContext, type DemandRow, flagsOf, providerOf } from './context.ts'
import { demandMovedSteps } from './hooks.ts'
import { demandLifecycle, demandMoves } from './lifecycle.ts'
import { moveKey, type Posted, postMovement } from './money.ts'
import { askedKinds, type DemandMove, type DemandPlan } from './move.ts'
import { peopleOf } from './parties.ts'
import { addParts, writeParts } from './parts/rows.ts'
import { reachForMove } from './reach.ts'
import { isUnseen } from './sealed.ts'
import { endSettled } from './split/case.ts'
import { openSplit } from './split/facts.ts'
import { demand, demandMove } from './tables.ts'
import { cancelTimers, deadlineOf, setTimer } from './timers.ts'

/** Moves of people who want to take part: what the demand says stays as it was read. */
const takesPart: ReadonlySet<Move> = new Set<Move>([
  ...(['apply', 'reviseBid', 'withdrawApplication', 'invite', 'turnDownBid', 'reconsiderBid'] as const),
  ...(['counterBid', 'withdrawCounter', 'acceptCounter', 'declineCounter'] as const),
])

/** What a second person was asked about is another thing after these, although the stage is the same. */
const changesSubject: ReadonlySet<Move> = new Set<Move>([
  ...(['edit', 'changeComplete', 'lowerLast'] as const),
  ...(['proposeSplit', 'declineSplit', 'lapseSplit', 'withdrawSplit', 'closeSplit'] as const),
])

/** Of a demand whose operator was asked for a split: only what settles it goes on. */
const standStill: ReadonlySet<Move> = new Set<Move>([
  ...(['complete', 'changeComplete', 'returnWork', 'lowerLast', 'insistLast', 'reclaim'] as const),
  ...(['noticeOver', 'confirmOverdue', 'reclaimOver'] as const),
])

export const moveOf = (move: Move): DemandMove<unknown> => demandMoves[move]

const stored = storedIn({ table: demand, key: 'id', column: 'stage', counter: 'version' }, demandLifecycle)

export const stageNamed = (stage: Stage) => stages[statusOf(stage)]

/** The permission required for a move: from the contract of its call. */
export function permissionFor(move: Move, actor: Actor): Permission | null {
  const { call } = moveOf(move)
  const spec: CallSpec | undefined = call && demandCalls[call]
  return neededBy(actor, spec?.permission)
}

/** The demand as a machine: `advance` and `objection` are the only ways to make a move and to check one. */
export const demandMachine: Machine<DemandContext, DemandPlan, Stage, Move, DemandRow> = {
  lifecycle: demandLifecycle,
  moves: demandMoves,
  stateOf: ({ row }) => row.stage,
  permissionOf: (move, { actor }) => permissionFor(move, actor),
  wrongState: (move, { row }) => {
    const allowed = statesOf(demandLifecycle, move).map(stageNamed)
    const list = { cn: allowed.map(({ cn }) => `“${cn}”`).join('、'), en: allowed.map(({ en }) => `"${en}"`).join(', ') }
    return reason('wrongStage', { stage: stageNamed(row.stage), stages: list })
  },
  standing: (move, context) => standing(move, context),
  timed: {
    dueAfter: (move, { row }, plan = {}, now) => {
      const asked = moveOf(move).asksFor
      const due = asked ? deadlineOf({ ...row, stage: asked }, now) : deadlineAfter(now, row, move, plan)
      return due && row.deadlineAt?.equals(due) ? null : due
    },
    tooLate: (_move, { row }) => reason('recruitmentPast', { date: row.recruitEnd }),
  },
  // The source's table is the final check: nothing that it does not list.
  objection: (move, context) => {
    const open = openSplit(context)
    // An advance would take from what the case is about.
    if (open && (move === 'advance' || (open.isLast && standStill.has(move)))) return reason('splitOpen')
    const { action } = moveOf(move)
    return action && !actionsOf(flagsOf(context)).includes(action) ? reason('actionNotListed') : null
  },
  load: reachForMove,
  apply,
}

/**
 * The publisher is asked about what begins and about the money that it pays, the provider about what begins and what is received. So a
 * release waits in escrow while either is stopped, and a refund never waits.
 */
const standing = (move: Move, context: DemandContext): Reason | null => standingFor(moveOf(move), context)

/** The same for what somebody does with a part. */
export function standingFor(
  { begins, posts = [] }: Pick<DemandMove<unknown>, 'begins' | 'posts'>,
  { row, actor, facts: { stopped } }: Pick<DemandContext, 'row' | 'actor' | 'facts'>,
): Reason | null {
  const asked = (end: 'from' | 'to'): Use[] => [
    ...(begins ? (['begin'] as const) : []),
    ...posts.flatMap((cause) => {
      const uses: { from?: Use; to?: Use } = causeUses[cause]
      return uses[end] ?? []
    }),
  ]
  return (
    objectionFor(actor, { ownerType: 'company', ownerId: row.companyId }, stopped.publisher, asked('from')) ??
    objectionFor(actor, providerOf(row) ?? ownerOf(actor), providerOf(row) ? stopped.provider : stopped.caller, asked('to'))
  )
}

/** Makes a move of a demand. Refuses with the first reason that applies. */
export const moveDemand = (act: Act, demandId: string, moves: Move | readonly Move[], input: unknown): Promise<DemandRow> =>
  advance(act, demandMachine, demandId, moves, input)

/** Null if the move may be made, else the refusal. */
const objection = (move: Move, context: DemandContext): Reason | null => objectionTo(demandMachine, move, context)

async function apply(act: Act, move: Move, context: DemandContext, plan: DemandPlan = {}): Promise<DemandRow> {
  const { row, side } = context
  const { posts = [], most, uncounted } = moveOf(move)
  if (most !== undefined && uncounted?.(context, plan) !== true) {
    // Each side has its own number: nobody uses up that of the other.
    const before = and(eq(demandMove.demandId, row.id), eq(demandMove.move, move), eq(demandMove.side, side))
    if ((await act.tx.$count(demandMove, before)) >= most) throw refuse('repeatsMost', { most })
  }
  if (plan.money && !posts.includes(plan.money.cause))
    throw new Error(`demand ${move} posts ${plan.money.cause}, which it does not declare`)
  const posted = plan.money ? await postMovement(act, row, moveKey(row, move), plan.money) : null
  const after = await turn(act, stored, row, move, {
    set: {
      ...plan.set,
      ...(!takesPart.has(move) && { edition: sql`${demand.edition} + 1` as never }),
      deadlineAt: deadlineAfter(act.now, row, move, plan),
      ...(!isUnseen(move, row) && { updatedAt: act.now }),
    },
    to: plan.to,
  })
  await recordMove(act, after, { ...plan, move, from: row.stage, side, posted })
  if (plan.parts) await writeParts(act, after, side, plan.parts, posted)
  if (plan.newParts) await addParts(act, after, side, plan.newParts)
  if (after.stage !== row.stage || after.deadlineAt?.toString() !== row.deadlineAt?.toString()) {
    await cancelTimers(act, row.id)
    await setTimer(act, after)
  }
  if (after.stage !== row.stage || changesSubject.has(move)) for (const kind of askedKinds) await lapseApprovals(act, kind, row.id)
  const parts = (plan.parts ?? []).map(({ part: { id }, to }) => ({ id, state: to }))
  if (move !== 'acceptSplit') await endSettled(act, context, { demandId: row.id, stage: after.stage, parts })
  await announceMove(act, move, row, after)
  return after
}

/** Features above follow the move; open pages of both sides and of operators read the demand again. */
async function announceMove(act: Act, move: Move, before: DemandRow, after: DemandRow): Promise<void> {
  const { id, number, companyId, stage: to } = after
  const provider = providerOf(after)
  const moved = { id, number, companyId, provider, actorId: act.actor.accountId, move, from: before.stage, to }
  for (const step of act.services.hooks.of(demandMovedSteps).values()) await step(act, moved)
  if (isUnseen(move, before)) return
  const sides = await peopleOf(act.db, [providerOf(before), provider])
  notifyPages(act, 'demand', [...(await memberIdsHolding(act.db, companyId, 'demand:view')), ...sides])
  notifyPages(act, 'demand', 'operators')
}

/** A stage keeps its deadline while it lasts, unless the move changes the date that the deadline depends on, or restarts it. */
function deadlineAfter(now: Temporal.Instant, row: DemandRow, move: Move, plan: DemandPlan): Temporal.Instant | null {
  if (plan.stopTimer) return null
  const to = targetOf(demandLifecycle, row.stage, move, plan.to)
  if (to === row.stage && plan.set?.recruitEnd === undefined && !plan.restartTimer) return row.deadlineAt
  return deadlineOf({ ...row, ...plan.set, stage: to }, now)
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

/** The viewer's moves, in the order of the lifecycle: every move of their side, with the refusal of those that are not possible. */
interface Possibility {
  move: Move
  /** The entry of the viewer's permission list for its button. */
  permission: Permission | null
  against: Reason | null
  /** Shown although it is not possible: a move of this stage, the next step of the following stage, or one whose time has just passed. */
  near: boolean
  /** The source's table lists its action, and no move of that action is possible: its button leads to the reason. */
  listed: boolean
}

export function possibilitiesOf(context: DemandContext): Possibility[] {
  const own = moveNames
    .filter((move) => moveOf(move).by.includes(context.side))
    .map((move) => ({ move, action: moveOf(move).action, against: objection(move, context) }))
  const listed = new Set(actionsOf(flagsOf(context)))
  for (const { action, against } of own) if (action && against === null) listed.delete(action)
  return own.map(({ move, action, against }) => ({
    move,
    permission: demandMachine.permissionOf(move, context),
    against,
    near: isNear(move, context),
    // The first move of an action has its button.
    listed: action !== undefined && listed.delete(action),
  }))
}

/** The buttons of a row: of each listed action the next step, else its first possible move, else the one that leads to the reason. */
export const buttonsOf = (context: DemandContext, listed: readonly Action[], next: Move | null) =>
  listed.map((action) => {
    const own = moveNames
      .filter((move) => moveOf(move).action === action && moveOf(move).by.includes(context.side))
      .map((move) => ({ action, move, permission: demandMachine.permissionOf(move, context), possible: objection(move, context) === null }))
    return (
      own.find(({ move }) => move === next) ??
      own.find(({ possible }) => possible) ??
      own[0] ?? { action, move: null, permission: null, possible: true }
    )
  })

function isNear(move: Move, { row, side }: DemandContext): boolean {
  if (row.stage === 'ended' || moveOf(move).quiet) return false
  const at = statesOf(demandLifecycle, move)
  const [before, after] = [neighbour(row.stage, -1), neighbour(row.stage, 1)]
  if (at.includes(row.stage)) return true
  if (after && at.includes(after))
    return move === (Object.keys(demandLifecycle.states[after]) as Move[]).find((one) => moveOf(one).waits?.[side])
  return before !== undefined && moveOf(move).lingers === true && at.includes(before)
}

const neighbour = (stage: Stage, by: 1 | -1): Stage | undefined => stages[statusOf(stage) + by]?.key

/** The next step that waits for this viewer, if any. */
export function nextOf(context: DemandContext): Move | null {
  const { row, side } = context
  const moves = Object.keys(demandLifecycle.states[row.stage]) as Move[]
  return moves.find((move) => moveOf(move).waits?.[side]?.(context) && objection(move, context) === null) ?? null
}
