import { addDays, type Day } from '../../../../platform/contract/day.ts'
import { anyOf } from '../../../../platform/server/data/columns.ts'
import type { Reader } from '../../../../platform/server/data/database.ts'
import { and, eq, inArray, sql } from '../../../../platform/server/data/drizzle.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { systemActor } from '../../../../platform/server/wire/actor.ts'
import type { EmployeeRow } from '../../employee/server/reads.ts'
import { payrollNotices } from '../contract/notices.ts'
import { closedStates } from '../contract/run.ts'
import { moveRun } from './machine.ts'
import { notifyMembers } from './news.ts'
import { openFinal } from './runs.ts'
import { type PayGroupRow, type PayRunRow, payGroup, payGroupMember, payRun, payRunPerson, paySlip } from './tables.ts'

/** The final run of somebody who leaves: opened when the last day is over, cancelled when it turns out not to be the last. */

type Row = Readonly<EmployeeRow>

/** Opens a draft, unless there is one or an approved run has settled the last day. Without a pay group none: the screen says so. */
export async function openFinalRun(act: Act, { id, name, leaveOn }: Row): Promise<void> {
  if (leaveOn === null) return
  const group = (await groupsOf(act.db, [id])).get(id)
  if (!group || (await isSettled(act.db, id, leaveOn))) return
  const system = bySystem(act)
  const run = await openFinal(system, group, id, leaveOn)
  await notifyMembers(system, run, 'payroll:prepare', payrollNotices.finalRunOpened, { employee: name })
}

/** The leaving was withdrawn before it came: the run that somebody opened for it is cancelled. */
export async function leavePlanned(act: Act, { id, leaveOn }: Row): Promise<void> {
  if (leaveOn === null) await cancelOpen(act, id)
}

/**
 * Back without a day between: the regular run pays the month as a whole, with the leave that was paid out, unless it is closed already.
 * After a gap the earlier contract is settled as it was.
 */
export async function rehired(act: Act, { id, contractStart }: Row, { leaveOn, neverJoined }: Row): Promise<void> {
  if (neverJoined || leaveOn === null || contractStart !== addDays(leaveOn, 1)) return
  if (!(await isPaidFor(act.db, id, leaveOn))) await cancelOpen(act, id)
}

/** Nobody asked for these runs and nobody is asked to end them. */
const bySystem = (act: Act): Act => ({ ...act, actor: systemActor })

/** Final runs of this person alone of which nothing was sent. Of several people, the next calculation drops who stays. */
async function cancelOpen(act: Act, employeeId: string): Promise<void> {
  const runs = await act.tx
    .select({ id: payRun.id })
    .from(payRun)
    .innerJoin(payRunPerson, eq(payRunPerson.runId, payRun.id))
    .where(
      and(
        eq(payRunPerson.employeeId, employeeId),
        eq(payRun.kind, 'final'),
        inArray(payRun.state, ['draft', 'review', 'approved']),
        sql`(select count(*) from ${payRunPerson} other where other.run_id = ${payRun.id}) = 1`,
        sql`not exists (select from pay_payment p where p.run_id = ${payRun.id} and p.attempts > 0)`,
      ),
    )
    .orderBy(payRun.id)
  for (const { id } of runs) await moveRun(bySystem(act), id, 'leaveWithdrawn', undefined)
}

/** The pay groups of employees; somebody without one is missing. */
export async function groupsOf(db: Reader, employeeIds: readonly string[]): Promise<Map<string, PayGroupRow>> {
  if (employeeIds.length === 0) return new Map()
  const rows = await db
    .select({ id: payGroupMember.employeeId, group: payGroup })
    .from(payGroupMember)
    .innerJoin(payGroup, and(eq(payGroup.id, payGroupMember.groupId), eq(payGroup.companyId, payGroupMember.companyId)))
    .where(anyOf(payGroupMember.employeeId, employeeIds))
  return new Map(rows.map(({ id, group }) => [id, group]))
}

async function isSettled(db: Reader, employeeId: string, lastDay: Day): Promise<boolean> {
  const runs = (await runsSettling(db, [{ id: employeeId, leaveOn: lastDay }])).get(employeeId) ?? []
  return runs.some(({ kind, settles }) => kind === 'final' || settles)
}

/** Whether an approved run has paid for a day. */
async function isPaidFor(db: Reader, employeeId: string, day: Day): Promise<boolean> {
  const runs = (await runsSettling(db, [{ id: employeeId, leaveOn: day }])).get(employeeId) ?? []
  return runs.some(({ kind, settles, state }) => settles || (kind === 'regular' && isClosed(state)))
}

const isClosed = (state: PayRunRow['state']): boolean => (closedStates as readonly string[]).includes(state)

/** A run that pays the period of somebody's last day. */
export interface Settling extends Pick<PayRunRow, 'id' | 'kind' | 'state'> {
  run: PayRunRow
  slipId: string | null
  /** An approved slip of it was calculated for this last day. */
  settles: boolean
}

/** Runs, not cancelled, that ask about each in the period of the last day: final ones first, and of a kind the latest first. */
export async function runsSettling(db: Reader, leavers: readonly { id: string; leaveOn: Day | null }[]): Promise<Map<string, Settling[]>> {
  if (leavers.length === 0) return new Map()
  const days = new Map(leavers.map(({ id, leaveOn }) => [id, leaveOn]))
  const rows = await db
    .select({
      employeeId: payRunPerson.employeeId,
      run: payRun,
      slipId: paySlip.id,
      on: sql<Day | null>`(${paySlip.snapshot}::json)->'leaving'->>'on'`,
    })
    .from(payRunPerson)
    .innerJoin(payRun, eq(payRun.id, payRunPerson.runId))
    .leftJoin(paySlip, and(eq(paySlip.runId, payRun.id), eq(paySlip.employeeId, payRunPerson.employeeId)))
    .where(
      and(
        anyOf(payRunPerson.employeeId, [...days.keys()]),
        eq(payRunPerson.isIn, true),
        inArray(payRun.kind, ['final', 'regular']),
        sql`${payRun.state} <> 'cancelled'`,
        sql`exists (select from unnest(${sql.param([...days.keys()])}::uuid[], ${sql.param([...days.values()])}::date[]) as leaver(id, last)
          where leaver.id = ${payRunPerson.employeeId} and leaver.last between ${payRun.periodFrom} and ${payRun.periodTo})`,
      ),
    )
    .orderBy(sql`${payRun.kind} = 'final' desc`, sql`${payRun.id} desc`)
  const found = rows.map(({ employeeId, run, slipId, on }) => ({
    employeeId,
    ...{ id: run.id, kind: run.kind, state: run.state, run, slipId },
    settles: isClosed(run.state) && on === days.get(employeeId),
  }))
  return Map.groupBy(found, ({ employeeId }) => employeeId)
}
