import { addDays, type Day, type Span } from '../../../../platform/contract/day.ts'
import { inBooksZone, today } from '../../../../platform/server/clock.ts'
import { and, eq, inArray, like, sql } from '../../../../platform/server/data/drizzle.ts'
import { takeTurn } from '../../../../platform/server/data/query.ts'
import type { Act } from '../../../../platform/server/services.ts'
import type { CompanyId } from '../../../../platform/server/wire/actor.ts'
import { refuse, refuseFields } from '../../../../platform/server/wire/refusal.ts'
import { employeesIn } from '../../employee/server/reads.ts'
import { cutOffOf, payDateOf, periodOn } from '../contract/engine/period.ts'
import { closedStates, type RunKind } from '../contract/run.ts'
import type { RunForm } from '../contract/run-schema.ts'
import { calendarOf, restDays } from './days.ts'
import { gather } from './people.ts'
import { addPreparer } from './preparers.ts'
import { holdGroup } from './reach.ts'
import { recordRunMove } from './record.ts'
import { type PayGroupRow, type PayRunRow, payGroupMember, payRun, payRunPerson } from './tables.ts'

/** Opens a run as a draft; nothing is calculated yet. */
export async function createRun(act: Act, form: RunForm): Promise<{ id: string }> {
  const group = await holdGroup(act, form.groupId)
  if (group.archived) throw refuse('notFound')
  const employees = await chosenPeople(act, group, form)
  const shape = await shapeOf(act, group, form, employees)
  if (form.kind === 'regular') await refuseSecond(act, group, shape.period)
  if (form.kind === 'correction') await refuseOpen(act, group, shape.corrects)
  const run = await addRun(act, group, form.kind, shape)
  await addPreparer(act, run.id, 'created')
  await addPeople(
    act,
    run,
    employees.map(({ id }) => id),
  )
  if ((await gather(act, run)) === 0) throw refuse('groupEmpty')
  return { id: run.id }
}

/** Counted for each company: a number says nothing about the runs of others. They take turns, so that none is given twice. */
async function nextRunNumber(act: Act, companyId: CompanyId): Promise<string> {
  await takeTurn(act.tx, `payRunNumber:${companyId}`)
  const year = `R-${inBooksZone(act.now).year}-`
  const [row] = await act.tx
    .select({ last: sql<number>`coalesce(max(split_part(${payRun.number}, '-', 3)::int), 0)` })
    .from(payRun)
    .where(and(eq(payRun.companyId, companyId), like(payRun.number, `${year}%`)))
  return year + String((row?.last ?? 0) + 1).padStart(4, '0')
}

/** A draft without people. */
async function addRun(act: Act, group: PayGroupRow, kind: RunKind, shape: Shape): Promise<PayRunRow> {
  const [row] = await act.tx
    .insert(payRun)
    .values({
      companyId: group.companyId,
      groupId: group.id,
      number: await nextRunNumber(act, group.companyId),
      kind,
      cycle: group.cycle,
      method: group.method,
      region: group.region,
      periodFrom: shape.period.from,
      periodTo: shape.period.to,
      cutOffOn: shape.cutOffOn,
      payOn: shape.payOn,
      correctsFrom: shape.corrects?.from ?? null,
      correctsTo: shape.corrects?.to ?? null,
      createdBy: act.actor.accountId,
      createdAt: act.now,
      updatedAt: act.now,
    })
    .returning()
  const run = row!
  await recordRunMove(act, run, { move: 'create', from: null })
  return run
}

/** The draft of a final run for one person, of the period of their last day. Nobody prepares it by that. */
export async function openFinal(act: Act, group: PayGroupRow, employeeId: string, lastDay: Day): Promise<PayRunRow> {
  const calendar = calendarOf(group)
  const period = periodOn(calendar, lastDay)
  const payOn = await bankDay(act, group, later(today(act.now), lastDay))
  const run = await addRun(act, group, 'final', { period, payOn, cutOffOn: cutOffOf(calendar, period), corrects: null })
  await addPeople(act, run, [employeeId])
  return run
}

interface Shape {
  period: Span
  payOn: Day
  cutOffOn: Day
  corrects: Span | null
}

async function shapeOf(act: Act, group: PayGroupRow, form: RunForm, employees: readonly { leaveOn: Day | null }[]): Promise<Shape> {
  const calendar = calendarOf(group)
  const [now, last] = [today(act.now), employees[0]?.leaveOn ?? null]
  if (form.kind === 'final' && employees.some(({ leaveOn }) => !leaveOn)) throw refuse('notLeaving')
  const period = periodOn(calendar, form.kind === 'final' && last ? last : (form.on ?? now))
  if (form.kind === 'final' && employees.some(({ leaveOn }) => leaveOn && (leaveOn < period.from || leaveOn > period.to)))
    throw refuseFields({ employeeIds: 'periodUnknown' })
  if (form.kind === 'regular' || form.kind === 'final') {
    const regular = payDateOf(calendar, period, await restDays(act.db, group.region, around(period)))
    const payOn = form.kind === 'final' ? (form.payOn ?? (await bankDay(act, group, later(now, last ?? now)))) : regular
    return { period, payOn, cutOffOn: cutOffOf(calendar, period), corrects: null }
  }
  const payOn = form.payOn ?? (await bankDay(act, group, now))
  const on = form.payOn ?? now
  // One day of its own, so that nothing of it is taken for pay of a regular period.
  return { period: { from: on, to: on }, payOn, cutOffOn: on, corrects: form.kind === 'correction' ? period : null }
}

/** A day on which banks work: this one or the nearest before it, but none that has passed. A day that somebody typed stays as typed. */
async function bankDay(act: Act, group: PayGroupRow, day: Day): Promise<Day> {
  const now = today(act.now)
  const isRest = await restDays(act.db, group.region, around({ from: day, to: day }))
  let found = day
  while (found > now && isRest(found)) found = addDays(found, -1)
  while (isRest(found)) found = addDays(found, 1)
  return found
}

const later = (a: Day, b: Day): Day => (a > b ? a : b)
/** Where the pay date of a period can lie. */
export const around = ({ from, to }: Span): Span => ({ from: addDays(from, -45), to: addDays(to, 100) })

async function chosenPeople(act: Act, group: PayGroupRow, form: RunForm) {
  if (form.kind === 'regular') return []
  const ids = [...new Set(form.employeeIds)]
  if (ids.length === 0) throw refuseFields({ employeeIds: 'required' })
  const members = await act.tx.$count(
    payGroupMember,
    and(eq(payGroupMember.groupId, group.id), sql`${payGroupMember.employeeId} = any(${sql.param(ids)}::uuid[])`),
  )
  const employees = await employeesIn(act.db, group.companyId, { ids })
  if (members < ids.length || employees.length < ids.length) throw refuseFields({ employeeIds: 'employeeNotInGroup' })
  return employees
}

/** The group is held: of two who open the run of a period at once, the second is refused. */
async function refuseSecond(act: Act, group: PayGroupRow, { from }: Span): Promise<void> {
  const [existing] = await act.tx
    .select({ number: payRun.number })
    .from(payRun)
    .where(and(eq(payRun.groupId, group.id), eq(payRun.periodFrom, from), eq(payRun.kind, 'regular'), sql`${payRun.state} <> 'cancelled'`))
  if (existing) throw refuse('runExists', { number: existing.number })
}

async function refuseOpen(act: Act, group: PayGroupRow, corrects: Span | null): Promise<void> {
  const closed = await act.tx.$count(
    payRun,
    and(
      eq(payRun.groupId, group.id),
      eq(payRun.kind, 'regular'),
      eq(payRun.periodFrom, corrects?.from ?? ''),
      inArray(payRun.state, [...closedStates]),
    ),
  )
  if (closed === 0) throw refuse('periodNotClosed')
}

async function addPeople(act: Act, run: PayRunRow, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await act.tx.insert(payRunPerson).values(ids.map((employeeId) => ({ runId: run.id, employeeId, companyId: run.companyId })))
}
