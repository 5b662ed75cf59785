import type { CallSpec } from '../../../../../platform/contract/call.ts'
import { and, eq } from '../../../../../platform/server/data/drizzle.ts'
import { advance, type Machine, objectionTo } from '../../../../../platform/server/data/lifecycle.ts'
import { notifyPages } from '../../../../../platform/server/live/page-news.ts'
import type { Act, Look } from '../../../../../platform/server/services.ts'
import { neededBy } from '../../../../../platform/server/wire/caller.ts'
import { type Reason, reason, refuse } from '../../../../../platform/server/wire/refusal.ts'
import { memberIdsHolding } from '../../../../base/account/server/reads.ts'
import { lapseApprovals } from '../../../../base/approval/server/writes.ts'
import { demandCalls } from '../../contract/calls.ts'
import type { Stage } from '../../contract/lifecycle.ts'
import { type PartState, partStates } from '../../contract/plan/states.ts'
import { providerOf } from '../context.ts'
import { stageNamed, standingFor } from '../machine.ts'
import { partMoveKey, postMovement } from '../money.ts'
import { peopleOf } from '../parties.ts'
import { type Reached, reachForMove } from '../reach.ts'
import { endSettled } from '../split/case.ts'
import { openSplit } from '../split/facts.ts'
import { demand } from '../tables.ts'
import { type OwnPartMove, partLifecycle, partMovesOf } from './lifecycle.ts'
import type { PartContext, PartMoveSpec, PartPlan } from './move.ts'
import { type PartRow, partsOf, writeParts, writesOf } from './rows.ts'
import { type Counted, countedOf } from './sendings.ts'
import { demandPart, demandPartMove } from './tables.ts'
import { deadlineFor, setPartTimers } from './timers.ts'

export const partMoveOf = (move: OwnPartMove): PartMoveSpec<unknown> => partMovesOf[move]

/** A part as a machine. The demand is locked first: everything that moves its money takes turns. */
export const partMachine: Machine<PartContext, PartPlan, PartState, OwnPartMove, PartRow> = {
  lifecycle: partLifecycle,
  moves: partMovesOf,
  stateOf: ({ part }) => part.state,
  permissionOf: (move, { actor }) => {
    const { call } = partMoveOf(move)
    const spec: CallSpec | undefined = call && demandCalls[call]
    return neededBy(actor, spec?.permission)
  },
  wrongState: (_move, { part }) => reason('partState', { state: partStates[part.state] }),
  standing: (move, { demand: reached }) => standingFor(partMoveOf(move), reached),
  timed: null,
  objection: objectionOf,
  load: async (act, id) => {
    const [found] = await act.tx.select({ demandId: demandPart.demandId }).from(demandPart).where(eq(demandPart.id, id))
    if (!found) throw refuse('notFound')
    const reached = await reachForMove(act, found.demandId)
    return reachedPart(act, reached, id)
  },
  apply,
}

/** A part with what decides about it. */
export async function reachedPart(look: Pick<Look, 'db'>, reached: Reached, partId: string): Promise<PartContext> {
  const parts = await partsOf(look.db, reached.row.id)
  const part = parts.find(({ id }) => id === partId)
  return contextOf(reached, parts, partId, part?.work && part.state === 'released' ? await countedOf(look, partId) : [])
}

/** Others than the two sides, operators and timers do not reach its parts. */
export function contextOf(reached: Reached, parts: readonly PartRow[], partId: string, counted: Counted): PartContext {
  const part = parts.find(({ id }) => id === partId)
  const { row, side, actor, now } = reached
  if (!part || side === 'applicant' || side === 'outsider') throw refuse('notFound')
  return { demand: reached, row, part, parts, counted, side, actor, now }
}

/** While an operator is asked about a part, only what settles it goes on. */
const settles: ReadonlySet<OwnPartMove> = new Set<OwnPartMove>(['release', 'acceptLower'])

/** Parts live while the demand is in service; the last one is the demand itself. A supplementary sheet outlives both. */
function objectionOf(move: OwnPartMove, { demand: demandOf, row, part }: PartContext): Reason | null {
  if (part.state === 'supplemented') return null
  const during: readonly Stage[] = partMoveOf(move).during ?? ['service']
  if (!during.includes(row.stage)) {
    const named = during.map(stageNamed)
    const list = { cn: named.map(({ cn }) => `“${cn}”`).join('、'), en: named.map(({ en }) => `"${en}"`).join(', ') }
    return reason('wrongStage', { stage: stageNamed(row.stage), stages: list })
  }
  if (part.isLast && !partMoveOf(move).ofLast) return reason('partIsDemand')
  return openSplit(demandOf)?.partId === part.id && !settles.has(move) ? reason('splitOpen') : null
}

/** Makes a move of a part. */
export const movePart = (act: Act, partId: string, move: OwnPartMove, input: unknown): Promise<PartRow> =>
  advance(act, partMachine, partId, move, input)

/** Null if the move may be made, else the refusal. */
export const objectionToPart = (move: OwnPartMove, context: PartContext): Reason | null => objectionTo(partMachine, move, context)

async function apply(act: Act, move: OwnPartMove, context: PartContext, plan: PartPlan = {}): Promise<PartRow> {
  const { row, part, parts, side } = context
  const { posts = [], most } = partMoveOf(move)
  const before = and(eq(demandPartMove.partId, part.id), eq(demandPartMove.move, move), eq(demandPartMove.side, side))
  if (most !== undefined && (await act.tx.$count(demandPartMove, before)) >= most) throw refuse('repeatsMost', { most })
  for (const made of [plan.funds, plan.money])
    if (made && !posts.includes(made.cause)) throw new Error(`part ${move} posts ${made.cause}, which it does not declare`)
  const key = partMoveKey(part, move)
  if (plan.funds) await postMovement(act, row, `${key}:fund`, plan.funds)
  const posted = plan.money ? await postMovement(act, row, key, plan.money) : null
  const to = plan.to ?? (partLifecycle.states[part.state][move] as PartState)
  const own = { part, move, to, set: { deadlineAt: deadlineFor(to, part, act.now), ...plan.set }, reason: plan.reason ?? '' }
  const writes = plan.after ? writesOf(parts, plan.after, part.state === 'supplemented' ? 'cover' : 'carry', own) : [own]
  const written = await writeParts(act, row, side, writes, posted)
  const after = written.find(({ id }) => id === part.id)
  if (!after) throw new Error(`part ${part.id} was not written`)
  await setPartTimers(act, after)
  await endSettled(act, context.demand, { demandId: row.id, stage: row.stage, parts: written })
  await lapseApprovals(act, 'demandPart', part.id)
  // The sheet of the last part goes with the delivery that waits for a second person.
  if (part.isLast) await lapseApprovals(act, 'demandServed', row.id)
  await act.tx.update(demand).set({ updatedAt: act.now }).where(eq(demand.id, row.id))
  const sides = await peopleOf(act.db, [providerOf(row)])
  notifyPages(act, 'demand', [...(await memberIdsHolding(act.db, row.companyId, 'demand:view')), ...sides])
  notifyPages(act, 'demand', 'operators')
  return after
}
