import { type Day, yearOf } from '../../../../platform/contract/day.ts'
import { onPage, type Paging, page } from '../../../../platform/contract/page.ts'
import { today } from '../../../../platform/server/clock.ts'
import { constraintOf, type Reader, together } from '../../../../platform/server/data/database.ts'
import { and, asc, eq, inArray, ne, notInArray, sql } from '../../../../platform/server/data/drizzle.ts'
import type { Act, Look } from '../../../../platform/server/services.ts'
import { companyOf } from '../../../../platform/server/wire/actor.ts'
import { refuse, refuseFields } from '../../../../platform/server/wire/refusal.ts'
import { payCycles } from '../../../../rules/constants.ts'
import { findArea } from '../../../base/area/server/reads.ts'
import { LEFT } from '../../employee/contract/employee.ts'
import { employeesIn } from '../../employee/server/reads.ts'
import { keepEmployees } from '../../employee/server/writes.ts'
import { cutOffOf, type PayCalendar, payDateOf, payDatesOf, periodOn, periodsFrom } from '../contract/engine/period.ts'
import type { GroupCalendar, GroupForm, GroupPerson, GroupRow, PeriodRow } from '../contract/group-schema.ts'
import { calendarOf, countryDays, regionCode, restDays } from './days.ts'
import { groupIn, holdGroup } from './reach.ts'
import { around } from './runs.ts'
import { type PayGroupRow, payGroup, payGroupMember, payRun } from './tables.ts'

type IsRest = (day: Day) => boolean

const nothing: IsRest = () => false

function periodRowOf(calendar: PayCalendar, day: Day, isRest: IsRest): PeriodRow {
  const period = periodOn(calendar, day)
  const payOn = payDateOf(calendar, period, isRest)
  return { ...period, cutOffOn: cutOffOf(calendar, period), payOn, moved: payOn !== payDateOf(calendar, period, nothing) }
}

/** Periods of a year with their pay dates, and the years with a pay date too many: this one and the next two. */
export async function calendarOfYear(
  db: Reader,
  group: Pick<PayGroupRow, 'region'> & Parameters<typeof calendarOf>[0],
  year: number,
): Promise<GroupCalendar> {
  const calendar = calendarOf(group)
  const isRest = await restDays(db, group.region, { from: `${year - 1}-10-01`, to: `${year + 3}-03-31` })
  const count = payCycles[group.cycle].perYear + 1
  const periods = periodsFrom(calendar, `${year}-01-01`, count).map((period) => periodRowOf(calendar, period.from, isRest))
  const code = await regionCode(group.region)
  const days = await countryDays(db, [code], { from: `${year}-01-01`, to: `${year}-12-31` })
  return {
    periods: periods.filter(({ from }) => yearOf(from) <= year),
    extra: extraYears(calendar, year, isRest),
    basis: days.get(code)?.bases.get(year) ?? 'none',
  }
}

const extraYears = (calendar: PayCalendar, year: number, isRest: IsRest) =>
  [year, year + 1, year + 2]
    .map((one) => ({ year: one, dates: payDatesOf(calendar, one, isRest).length }))
    .filter(({ dates }) => dates > payCycles[calendar.cycle].perYear)

export async function saveGroup(
  act: Act,
  input: { id?: string | undefined; version?: number | undefined; form: GroupForm },
): Promise<{ id: string }> {
  const companyId = companyOf(act.actor)
  const { form } = input
  if (form.region.includes('-') && !findArea(form.region)) throw refuseFields({ 'form.region': 'areaUnknown' })
  const taken = await act.tx.$count(
    payGroup,
    and(
      eq(payGroup.companyId, companyId),
      sql`lower(${payGroup.name}) = lower(${form.name})`,
      eq(payGroup.archived, false),
      input.id ? ne(payGroup.id, input.id) : undefined,
    ),
  )
  if (taken > 0) throw refuseFields({ 'form.name': 'groupNameTaken' })
  if (!input.id) {
    const [row] = await named(
      'form.name',
      act.tx
        .insert(payGroup)
        .values({ ...form, companyId, createdBy: act.actor.accountId, createdAt: act.now, updatedAt: act.now })
        .returning({ id: payGroup.id }),
    )
    return { id: row!.id }
  }
  const group = await holdGroup(act, input.id)
  const runs = await act.tx.$count(payRun, and(eq(payRun.groupId, group.id), ne(payRun.state, 'cancelled')))
  if (runs > 0 && (form.cycle !== group.cycle || form.anchor !== group.anchor)) throw refuseFields({ 'form.cycle': 'anchorFixed' })
  const changed = await named(
    'form.name',
    act.tx
      .update(payGroup)
      .set({ ...form, version: group.version + 1, updatedAt: act.now })
      .where(and(eq(payGroup.id, group.id), eq(payGroup.version, input.version ?? 0)))
      .returning({ id: payGroup.id }),
  )
  if (changed.length === 0) throw refuse('staleState')
  return { id: group.id }
}

/** Another group may have taken the name meanwhile. */
async function named<T>(field: string, writing: PromiseLike<T>): Promise<T> {
  try {
    return await writing
  } catch (error) {
    if (constraintOf(error) === 'pay_group_name') throw refuseFields({ [field]: 'groupNameTaken' })
    throw error
  }
}

export async function archiveGroup(act: Act, input: { id: string; archived: boolean }): Promise<{ id: string }> {
  const group = await holdGroup(act, input.id)
  if (input.archived) {
    const open = await act.tx.$count(payRun, and(eq(payRun.groupId, group.id), notInArray(payRun.state, ['locked', 'cancelled'])))
    if (open > 0) throw refuse('groupInUse')
    await act.tx.delete(payGroupMember).where(eq(payGroupMember.groupId, group.id))
  }
  await named(
    'id',
    act.tx
      .update(payGroup)
      .set({ archived: input.archived, version: group.version + 1, updatedAt: act.now })
      .where(eq(payGroup.id, group.id)),
  )
  return { id: group.id }
}

/** One group an employee: who was in another leaves it. */
export async function assign(act: Act, input: { groupId: string | null; employeeIds: readonly string[] }): Promise<{ assigned: number }> {
  const companyId = companyOf(act.actor)
  const ids = [...new Set(input.employeeIds)]
  await keepEmployees(act, companyId, ids)
  if (input.groupId === null) {
    await act.tx
      .delete(payGroupMember)
      .where(and(eq(payGroupMember.companyId, companyId), sql`${payGroupMember.employeeId} = any(${sql.param(ids)}::uuid[])`))
    return { assigned: ids.length }
  }
  const group = await holdGroup(act, input.groupId)
  if (group.archived) throw refuse('notFound')
  // In order, so that of two who assign the same people the later waits for the other and comes after.
  await act.tx.execute(sql`
    insert into ${payGroupMember} (employee_id, company_id, group_id, since, added_by)
    select id, ${companyId}, ${group.id}, ${act.now.toString()}::timestamptz, ${act.actor.accountId}
      from unnest(${sql.param(ids)}::uuid[]) as id order by id
    on conflict (employee_id) do update set group_id = excluded.group_id, since = excluded.since, added_by = excluded.added_by`)
  return { assigned: ids.length }
}

/** Groups as their list shows them. */
export async function presentGroups(look: Pick<Look, 'db' | 'now'>, groups: readonly PayGroupRow[]): Promise<GroupRow[]> {
  const ids = groups.map(({ id }) => id)
  if (ids.length === 0) return []
  const [day, regions] = [today(look.now), [...new Set(groups.map((group) => group.region))]]
  const year = yearOf(day)
  const [people, runs, ...resting] = await together(
    () =>
      look.db
        .select({ groupId: payGroupMember.groupId, count: sql<number>`count(*)::int` })
        .from(payGroupMember)
        .where(inArray(payGroupMember.groupId, ids))
        .groupBy(payGroupMember.groupId),
    () =>
      look.db
        .select({ groupId: payRun.groupId, count: sql<number>`count(*)::int` })
        .from(payRun)
        .where(and(inArray(payRun.groupId, ids), ne(payRun.state, 'cancelled')))
        .groupBy(payRun.groupId),
    ...regions.map((region) => () => restDays(look.db, region, { from: `${year - 1}-10-01`, to: `${year + 3}-03-31` })),
  )
  const countOf = (rows: readonly { groupId: string; count: number }[], id: string) =>
    rows.find(({ groupId }) => groupId === id)?.count ?? 0
  return groups.map((group) => {
    const calendar = calendarOf(group)
    const isRest = resting[regions.indexOf(group.region)] ?? nothing
    const {
      id,
      version,
      name,
      cycle,
      anchor,
      cutOffDays,
      payKind,
      payDay,
      payMonths,
      method,
      region,
      archived,
      unusedPercent,
      negativeLeave,
    } = group
    return {
      ...{ id, version, name, cycle, anchor, cutOffDays, payKind, payDay, payMonths, method, region, archived },
      ...{ unusedPercent, negativeLeave },
      people: countOf(people, id),
      runs: countOf(runs, id),
      next: periodRowOf(calendar, day, isRest),
      extra: extraYears(calendar, year, isRest),
    }
  })
}

export async function groupsOf(look: Look, archived: boolean) {
  const companyId = companyOf(look.actor)
  const [groups, employees, grouped] = await together(
    () =>
      look.db
        .select()
        .from(payGroup)
        .where(and(eq(payGroup.companyId, companyId), archived ? undefined : eq(payGroup.archived, false)))
        .orderBy(asc(payGroup.name)),
    () => employeesIn(look.db, companyId),
    () => look.db.$count(payGroupMember, eq(payGroupMember.companyId, companyId)),
  )
  return {
    groups: await presentGroups(look, groups),
    ungrouped: Math.max(0, employees.filter(({ status }) => status !== LEFT).length - grouped),
  }
}

export async function groupOf(look: Look, input: { id: string; year?: number | undefined }) {
  const row = await groupIn(look, input.id)
  const [group] = await presentGroups(look, [row])
  return { group: group!, calendar: await calendarOfYear(look.db, row, input.year ?? yearOf(today(look.now))) }
}

/** The current period of a group: what its regular run pays now. */
export async function currentPeriod(look: Pick<Look, 'db' | 'now'>, group: PayGroupRow, day = today(look.now)): Promise<PeriodRow> {
  const calendar = calendarOf(group)
  return periodRowOf(calendar, day, await restDays(look.db, group.region, around(periodOn(calendar, day))))
}

export async function peopleOfGroup(look: Look, input: Paging & { groupId: string; which: 'in' | 'ungrouped' | 'others'; search: string }) {
  const companyId = companyOf(look.actor)
  await groupIn(look, input.groupId)
  const memberships = await look.db
    .select({ employeeId: payGroupMember.employeeId, groupId: payGroupMember.groupId, name: payGroup.name })
    .from(payGroupMember)
    .innerJoin(payGroup, eq(payGroup.id, payGroupMember.groupId))
    .where(eq(payGroupMember.companyId, companyId))
  const groupOfEmployee = new Map(memberships.map((one) => [one.employeeId, { id: one.groupId, name: one.name }]))
  const employees = await employeesIn(look.db, companyId, { search: input.search || undefined })
  const wanted = employees.filter(({ id, status }) => {
    const group = groupOfEmployee.get(id)
    if (input.which === 'in') return group?.id === input.groupId
    if (status === LEFT) return false
    return input.which === 'ungrouped' ? group === undefined : group !== undefined && group.id !== input.groupId
  })
  const records = onPage(wanted, input).map(
    ({ id, number, name, latinName, country, jobTitle, cycle, currency, status }): GroupPerson => ({
      ...{ id, number, name, latinName, country, jobTitle, cycle, currency, status },
      group: groupOfEmployee.get(id) ?? null,
    }),
  )
  return page(records, wanted.length, input)
}
