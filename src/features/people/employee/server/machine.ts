import { and, eq } from '../../../../platform/server/data/drizzle.ts'
import { advance, holdRow, type Machine, objectionTo, targetsOf, turn } from '../../../../platform/server/data/lifecycle.ts'
import type { Act, Look } from '../../../../platform/server/services.ts'
import { companyOf } from '../../../../platform/server/wire/actor.ts'
import { reason, refuse, sentenceOf } from '../../../../platform/server/wire/refusal.ts'
import type { Possibility } from '../contract/answers.ts'
import { type EmployeeMove, type EmployeeState, employeeMoveNames, employeeStates } from '../contract/employee.ts'
import { recordEvent } from './events.ts'
import { type Context, type Facts, factsOf, type Plan } from './facts.ts'
import { employeeLifecycle } from './lifecycle.ts'
import { moves } from './moves.ts'
import { type EmployeeRow, employee } from './tables.ts'
import { setTimers } from './timers.ts'

const machine: Machine<Context, Plan, EmployeeState, EmployeeMove, EmployeeRow> = {
  lifecycle: employeeLifecycle,
  moves,
  stateOf: ({ row }) => row.status,
  permissionOf: () => 'people:edit',
  wrongState: (move, { row }) => {
    const from = ([0, 1, 2, 3, 4] as const).filter((state) => targetsOf(employeeLifecycle, state, move).length > 0)
    const named = (lang: 'cn' | 'en') => from.map((state) => employeeStates[state][lang]).join(lang === 'cn' ? '、' : ', ')
    return reason('wrongStage', { stage: employeeStates[row.status], stages: { cn: named('cn'), en: named('en') } })
  },
  // Employees are the company's own: a record moves no money, and what a run pays is asked of the run.
  standing: null,
  // Starts and last days are recorded late too: the timer then acts at once, as it should.
  timed: null,
  load: async (act, id) => {
    const row = await holdEmployee(act, id)
    return contextOf(act, row)
  },
  apply: (act, move, { row }, plan) => applyMove(act, move, row, plan),
}

/** The employee's row, locked; `notFound` outside the caller's company. Timers reach every company. */
export const holdEmployee = (act: Act, id: string): Promise<EmployeeRow> =>
  act.actor.kind === 'system'
    ? holdRow(act, employeeLifecycle, id)
    : holdRow(act, employeeLifecycle, and(eq(employee.companyId, companyOf(act.actor)), eq(employee.id, id))!)

async function contextOf(look: Pick<Look, 'db' | 'services' | 'now' | 'actor'>, row: EmployeeRow): Promise<Context> {
  const facts = (await factsOf(look, row.companyId, [row])).get(row.id)
  if (!facts) throw new Error('no facts of an employee')
  return { side: 'company', actor: look.actor, now: look.now, row, facts }
}

async function applyMove(act: Act, move: EmployeeMove, row: EmployeeRow, plan: Plan = {}): Promise<EmployeeRow> {
  const after = await turn(act, employeeLifecycle, row, move, {
    set: { ...plan.set, updatedAt: act.now },
    ...(plan.to !== undefined && { to: plan.to }),
  })
  await recordEvent(act, after, move, { note: plan.note ?? '' })
  await setTimers(act, after)
  return after
}

/** The move that a save makes by itself, on the row that it holds. The save records it; before onboarding there are no timers. */
export const completeEmployee = (act: Act, row: EmployeeRow): Promise<EmployeeRow> =>
  turn(act, employeeLifecycle, row, 'complete', { set: { updatedAt: act.now } })

interface Seen {
  id: string
  /** The version that the caller has seen; absent for timers. */
  version?: number
}

/** Makes a move: the only way in which the state of an employee changes. */
export async function moveEmployee(act: Act, move: EmployeeMove, seen: Seen, input: unknown = seen): Promise<EmployeeRow> {
  if (seen.version !== undefined) {
    const row = await holdEmployee(act, seen.id)
    if (row.version !== seen.version) throw refuse('staleState')
  }
  return advance(act, machine, seen.id, move, input)
}

/** Rows that are locked already, with their facts: the move for each, or the sentence why not. */
export async function moveEach(
  act: Act,
  move: 'onboard' | 'alreadyEmployed',
  rows: readonly EmployeeRow[],
): Promise<{ done: number; refused: { row: EmployeeRow; why: string }[] }> {
  const refused: { row: EmployeeRow; why: string }[] = []
  const facts = await factsOf(act, companyOf(act.actor), rows)
  for (const row of rows) {
    const own = facts.get(row.id)
    if (!own) continue
    const context: Context = { side: 'company', actor: act.actor, now: act.now, row, facts: own }
    const against = objectionTo(machine, move, context)
    if (against) refused.push({ row, why: sentenceOf(against, act.lang) })
    else {
      const made = await applyMove(act, move, row)
      await machine.moves[move].after?.(act, { context, input: {}, plan: undefined, row: made })
    }
  }
  return { done: rows.length - refused.length, refused }
}

/** The moves that the state has and people make, with the reason why one is not possible now. */
export function possibilitiesOf(look: Pick<Look, 'actor' | 'lang' | 'now'>, row: EmployeeRow, facts: Facts): Possibility[] {
  const context: Context = { side: 'company', actor: look.actor, now: look.now, row, facts }
  return employeeMoveNames
    .filter((move) => move !== 'complete' && move !== 'leaveDue' && targetsOf(employeeLifecycle, row.status, move).length > 0)
    .filter((move) => (move === 'leave' || move === 'withdrawLeave' ? (move === 'leave') === (row.leaveOn === null) : true))
    .map((move) => {
      const against = objectionTo(machine, move, context)
      return { move, why: against && sentenceOf(against, look.lang) }
    })
}
