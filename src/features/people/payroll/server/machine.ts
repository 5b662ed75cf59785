import type { CallSpec } from '../../../../platform/contract/call.ts'
import { advance, type Machine, objectionTo, statesOf, storedIn, turn } from '../../../../platform/server/data/lifecycle.ts'
import { notifyPages } from '../../../../platform/server/live/page-news.ts'
import type { Act, Look } from '../../../../platform/server/services.ts'
import type { Actor } from '../../../../platform/server/wire/actor.ts'
import { neededBy } from '../../../../platform/server/wire/caller.ts'
import { type Reason, reason, sentenceOf } from '../../../../platform/server/wire/refusal.ts'
import type { Permission } from '../../../../rules/permissions.ts'
import { memberIdsHolding } from '../../../base/account/server/reads.ts'
import type { Use } from '../../../base/standing/contract/standing.ts'
import { objectionFor } from '../../../base/standing/server/reads.ts'
import { causeUses } from '../../../money/ledger/contract/causes.ts'
import { payrollCalls } from '../contract/calls.ts'
import { type RunMove, type RunState, runMoveNames, runStates } from '../contract/run.ts'
import { type RunContext, reachForMove } from './context.ts'
import { runLifecycle, runMovesOf } from './lifecycle.ts'
import type { RunMoveOf, RunPlan } from './move.ts'
import { recordRunMove } from './record.ts'
import { type PayRunRow, payRun } from './tables.ts'
import { deadlineOf, setTimers } from './timers.ts'

const moveOf = (move: RunMove): RunMoveOf<unknown> => runMovesOf[move]

const stored = storedIn({ table: payRun, key: 'id', column: 'state', counter: 'version' }, runLifecycle)

function permissionFor(move: RunMove, actor: Pick<Actor, 'kind'>): Permission | null {
  const { call } = moveOf(move)
  const spec: CallSpec | undefined = call && payrollCalls[call]
  return neededBy(actor, spec?.permission)
}

/** The run as a machine: the only way to make a move and to say why one cannot be made. */
const runMachine: Machine<RunContext, RunPlan, RunState, RunMove, PayRunRow> = {
  lifecycle: runLifecycle,
  moves: runMovesOf,
  stateOf: ({ row }) => row.state,
  permissionOf: (move, { actor }) => permissionFor(move, actor),
  wrongState: (move, { row }) => {
    const allowed = statesOf(runLifecycle, move).map((state) => runStates[state])
    const states = { cn: allowed.map(({ cn }) => `“${cn}”`).join('、'), en: allowed.map(({ en }) => `"${en}"`).join(', ') }
    return reason('runWrongState', { state: runStates[row.state], states })
  },
  standing: (move, { row, actor, facts }) => {
    const asked = (moveOf(move).posts ?? []).flatMap((cause) => {
      const uses: { from?: Use; to?: Use } = causeUses[cause]
      return uses.from ?? []
    })
    return objectionFor(actor, { ownerType: 'company', ownerId: row.companyId }, facts.stopped, asked)
  },
  // The only timer begins with the payslips and counts from then.
  timed: null,
  load: reachForMove,
  apply,
}

export const moveRun = (act: Act, runId: string, move: RunMove, input: unknown): Promise<PayRunRow> =>
  advance(act, runMachine, runId, move, input)

export const objection = (move: RunMove, context: RunContext): Reason | null => objectionTo(runMachine, move, context)

/** Money first, so that a short balance changes nothing; then the row, its record and its timers. */
async function apply(act: Act, move: RunMove, { row, side }: RunContext, plan: RunPlan = {}): Promise<PayRunRow> {
  const postingIds = (await plan.money?.(row.version)) ?? []
  const set = { ...plan.set, updatedAt: act.now }
  const to = plan.to === undefined ? {} : { to: plan.to }
  const deadlineAt = deadlineOf(move, row.state, act.now)
  const after = await turn(act, stored, row, move, { set: { ...set, ...(deadlineAt !== undefined && { deadlineAt }) }, ...to })
  await recordRunMove(act, after, { move, from: row.state, postingIds, reason: plan.reason, detail: plan.detail })
  if (deadlineAt !== undefined) await setTimers(act, after)
  // A company's own calls notify its pages by themselves; of what an operator or a timer did, it learns here.
  if (side !== 'company') notifyPages(act, 'payroll', await memberIdsHolding(act.db, row.companyId, 'pay:view'))
  return after
}

/** The moves that a screen shows, each with the reason why not. Moves of other states are missing. */
export function possibilitiesOf(look: Pick<Look, 'lang'>, context: RunContext): { move: RunMove; against: string | null }[] {
  return runMoveNames
    .filter((move) => moveOf(move).by.includes(context.side) && runLifecycle.states[context.row.state][move] !== undefined)
    .map((move) => {
      const against = objection(move, context)
      return { move, against: against && sentenceOf(against, look.lang) }
    })
}
