import type { Day, Span } from '../../../../platform/contract/day.ts'
import { anyOf } from '../../../../platform/server/data/columns.ts'
import { and, asc, eq, inArray, ne, sql } from '../../../../platform/server/data/drizzle.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { refuse, refuseFields } from '../../../../platform/server/wire/refusal.ts'
import { EMPLOYED, LEFT, ONBOARDING } from '../../employee/contract/employee.ts'
import { type EmployeeRow, employeesIn, employmentsOf } from '../../employee/server/reads.ts'
import { closedStates } from '../contract/run.ts'
import { leftOf } from './covered.ts'
import { addPreparer } from './preparers.ts'
import { runIn } from './reach.ts'
import { recordRunMove } from './record.ts'
import { periodOf } from './snapshots.ts'
import { lastDayIn, subjectsOf } from './subjects.ts'
import { type PayRunRow, payGroupMember, payRun, payRunPerson, paySlip } from './tables.ts'

/**
 * Who is asked about in a run. A regular run asks about every member of its group who is employed in the period; whom a final run or an
 * approved one pays is out and says by which, and people taken out stay out. Other runs have chosen people, a final one only those who
 * leave. Returns how many are in.
 */
export async function gather(act: Act, run: PayRunRow): Promise<number> {
  if (run.kind === 'regular') await gatherGroup(act, run)
  if (run.kind === 'final') await dropStaying(act, run)
  return act.tx.$count(payRunPerson, and(eq(payRunPerson.runId, run.id), eq(payRunPerson.isIn, true)))
}

async function gatherGroup(act: Act, run: PayRunRow): Promise<void> {
  const members = await act.tx.select({ id: payGroupMember.employeeId }).from(payGroupMember).where(eq(payGroupMember.groupId, run.groupId))
  const ids = members.map(({ id }) => id)
  const employees = await employeesIn(act.db, run.companyId, { ids, statuses: [ONBOARDING, EMPLOYED, LEFT] })
  const earlier = await employmentsOf(act.db, ids)
  const days = new Map(employees.map((one) => [one.id, employedIn(one, earlier.get(one.id) ?? [], run)]))
  const employed = [...days].flatMap(([id, stretches]) => (stretches.length > 0 ? [id] : []))
  const elsewhere = [...(await paidOutside(act, run, employed))].flatMap(([id, paid]) => {
    const left = leftOf(days.get(id) ?? [], periodOf(run), paid)
    return left.length === 0 ? [[id, paid.at(-1)!.runId] as const] : []
  })
  const own = new Set(employed)
  for (const [id] of elsewhere) own.delete(id)
  await act.tx
    .delete(payRunPerson)
    .where(and(eq(payRunPerson.runId, run.id), sql`not (${payRunPerson.employeeId} = any(${sql.param(employed)}::uuid[]))`))
  await act.tx.execute(sql`
    insert into ${payRunPerson} as before (run_id, employee_id, company_id)
    select ${run.id}, id, ${run.companyId} from unnest(${sql.param([...own])}::uuid[]) as id
    on conflict (run_id, employee_id) do update set is_in = true, reason = '', paid_in = null where before.paid_in is not null`)
  await act.tx.execute(sql`
    insert into ${payRunPerson} as before (run_id, employee_id, company_id, is_in, reason, paid_in)
    select ${run.id}, one.id, ${run.companyId}, false, other.number, other.id
    from unnest(${sql.param(elsewhere.map(([id]) => id))}::uuid[], ${sql.param(elsewhere.map(([, runId]) => runId))}::uuid[]) as one(id, run)
    join ${payRun} other on other.id = one.run
    on conflict (run_id, employee_id) do update set is_in = false, reason = excluded.reason, paid_in = excluded.paid_in
      where before.is_in or before.paid_in is not null`)
}

/** The days of a run's period on which somebody is employed. */
function employedIn(
  { status, contractStart, leaveOn, neverJoined }: EmployeeRow,
  earlier: readonly { startOn: Day; endOn: Day }[],
  run: PayRunRow,
): Span[] {
  const current = contractStart && !neverJoined && status !== ONBOARDING ? [{ from: contractStart, to: leaveOn }] : []
  return leftOf([...earlier.map(({ startOn, endOn }) => ({ from: startOn, to: endOn })), ...current], periodOf(run), [])
}

/** A final run is of people whose contract ends in its period. */
async function dropStaying(act: Act, run: PayRunRow): Promise<void> {
  const listed = await act.tx.select({ id: payRunPerson.employeeId }).from(payRunPerson).where(eq(payRunPerson.runId, run.id))
  const ids = listed.map(({ id }) => id)
  const subjects = await subjectsOf(act.db, run.companyId, ids, periodOf(run))
  const staying = ids.filter((id) => {
    const subject = subjects.get(id)
    return !subject || lastDayIn(subject, periodOf(run)) === null
  })
  if (staying.length > 0)
    await act.tx.delete(payRunPerson).where(and(eq(payRunPerson.runId, run.id), anyOf(payRunPerson.employeeId, staying)))
}

/**
 * Of these, who has a slip for days of the period in an approved run already, or is in a final one that waits: by employee those days, each
 * with its run, approved runs last.
 */
async function paidOutside(act: Act, run: PayRunRow, ids: readonly string[]): Promise<Map<string, (Span & { runId: string })[]>> {
  if (ids.length === 0) return new Map()
  const paidFrom = sql<Day>`coalesce(${payRun.correctsFrom}, ${payRun.periodFrom})`
  const paidTo = sql<Day>`coalesce(${payRun.correctsTo}, ${payRun.periodTo})`
  const inPeriod = sql`${paidFrom} <= ${run.periodTo} and ${paidTo} >= ${run.periodFrom}`
  const rows = await act.tx
    .select({ id: paySlip.employeeId, runId: payRun.id, from: paidFrom, to: paidTo })
    .from(paySlip)
    .innerJoin(payRun, eq(payRun.id, paySlip.runId))
    .where(
      and(
        anyOf(paySlip.employeeId, ids),
        ne(payRun.id, run.id),
        ne(payRun.kind, 'offCycle'),
        inArray(payRun.state, [...closedStates]),
        inPeriod,
      ),
    )
    .orderBy(asc(payRun.id))
  const waiting = await act.tx
    .select({ id: payRunPerson.employeeId, runId: payRun.id, from: paidFrom, to: paidTo })
    .from(payRunPerson)
    .innerJoin(payRun, eq(payRun.id, payRunPerson.runId))
    .where(
      and(
        anyOf(payRunPerson.employeeId, ids),
        eq(payRunPerson.isIn, true),
        ne(payRun.id, run.id),
        eq(payRun.kind, 'final'),
        inArray(payRun.state, ['draft', 'review']),
        inPeriod,
      ),
    )
    .orderBy(asc(payRun.id))
  return Map.groupBy([...waiting, ...rows], ({ id }) => id)
}

/** Takes somebody out of a draft with a reason, or back in. What was calculated no longer holds. */
export async function setPerson(
  act: Act,
  input: { id: string; employeeId: string; isIn: boolean; reason: string },
): Promise<{ id: string }> {
  await runIn(act, input.id)
  const [run] = await act.tx.select().from(payRun).where(eq(payRun.id, input.id)).for('update')
  if (run?.state !== 'draft') throw refuse('staleState')
  if (run.calculating === 'running') throw refuse('runCalculating')
  if (!input.isIn && input.reason === '') throw refuseFields({ reason: 'required' })
  const [person] = await act.tx
    .select({ other: payRun.number })
    .from(payRunPerson)
    .leftJoin(payRun, eq(payRun.id, payRunPerson.paidIn))
    .where(and(eq(payRunPerson.runId, run.id), eq(payRunPerson.employeeId, input.employeeId)))
  if (!person) throw refuse('notFound')
  if (person.other !== null) throw refuse('paidInRun', { number: person.other })
  await act.tx
    .update(payRunPerson)
    .set({ isIn: input.isIn, reason: input.isIn ? '' : input.reason })
    .where(and(eq(payRunPerson.runId, run.id), eq(payRunPerson.employeeId, input.employeeId)))
  await act.tx.update(payRun).set({ hash: null, updatedAt: act.now }).where(eq(payRun.id, run.id))
  await addPreparer(act, run.id, 'edited')
  await recordRunMove(act, run, {
    move: 'edit',
    from: run.state,
    reason: input.reason,
    detail: { employeeId: input.employeeId, isIn: input.isIn },
  })
  return { id: run.id }
}
