import { addDays, type Day, daysIn, type Span } from '../../../../platform/contract/day.ts'
import { today } from '../../../../platform/server/clock.ts'
import { and, between, eq, gt, gte, inArray, lte } from '../../../../platform/server/data/drizzle.ts'
import type { Look } from '../../../../platform/server/services.ts'
import { companyOf } from '../../../../platform/server/wire/actor.ts'
import { fieldError, refuseFields } from '../../../../platform/server/wire/refusal.ts'
import { namedArea } from '../../../base/area/server/reads.ts'
import { EMPLOYED } from '../../employee/contract/employee.ts'
import { type EmployeeRow, employeesIn, patternsOf } from '../../employee/server/reads.ts'
import { teamNames } from '../../team/server/reads.ts'
import { CALENDAR_DAYS_MAX } from '../contract/schema.ts'
import { isConflict } from '../contract/team-out.ts'
import type { CalendarView } from '../contract/views.ts'
import { awayOn, teamDays } from './evaluate.ts'
import { waitingFor } from './list.ts'
import { filtered, type PeopleFilter } from './people.ts'
import { calendarCodes, regionDays, schedulesOf, todayOf, workingDays } from './schedules.ts'
import { type Scope, scopeOf, within } from './scope.ts'
import { leaveDay, leaveRequest } from './tables.ts'

interface Asked extends PeopleFilter, Span {
  type?: string | undefined
}

/**
 * Everything that the calendar of some weeks shows. Those who may not see types get that somebody is out, no requests that wait, no start
 * before these weeks, and no last day before it has come. The browser works out days of rest from patterns and holidays, which are few.
 */
export async function calendarOf(look: Look, { from, to, type, ...filter }: Asked): Promise<CalendarView> {
  if (to < from) throw refuseFields({ to: 'dateOrder' })
  if (daysIn({ from, to }) > CALENDAR_DAYS_MAX) throw refuseFields({ to: fieldError('leaveTooLong', { max: CALENDAR_DAYS_MAX }) })
  const companyId = companyOf(look.actor)
  const span = { from, to }
  const scope = await scopeOf(look)
  const now = today(look.now)
  const leaves = (one: EmployeeRow) => (one.leaveOn !== null && (one.leaveOn < now || within(scope.sees, one)) ? one.leaveOn : null)
  const employed = await employeesIn(look.db, companyId, { employedWithin: { from: from < now ? from : now, to } })
  const everybody = employed.filter((one) => (leaves(one) ?? to) >= from)
  const absences = await absencesIn(look, everybody, scope, span, type)
  const withType = new Set(absences.map(({ employeeId }) => employeeId))
  const people = filtered(everybody, filter).filter(({ id }) => type === undefined || withType.has(id))
  const shown = new Set(people.map(({ id }) => id))
  const codes = await calendarCodes(people)
  const regions = await regionDays(look.db, [...codes.values()], span)
  const patterns = await patternsOf(
    look.db,
    people.map(({ id }) => id),
  )
  return {
    ...span,
    today: now,
    details: scope.sees === 'all',
    outNow: (await outNow(look, everybody)).filter(({ id }) => shown.has(id)),
    waiting: await waitingFor(look),
    regions: [...regions.values()].map(({ holidays, workdays, ...region }) => ({
      ...region,
      holidays: [...holidays],
      workdays: [...workdays],
    })),
    teams: await teamsOf(look, everybody, people, span),
    people: people.map((one) => ({
      id: one.id,
      number: one.number,
      name: one.name,
      latinName: one.latinName,
      teamId: one.teamId,
      country: one.country,
      calendar: codes.get(one.id) ?? one.country,
      from: one.contractStart && (one.contractStart > from || within(scope.sees, one)) ? one.contractStart : from,
      to: leaves(one),
      patterns: (patterns.get(one.id) ?? [{ from, weekdays: one.workDays }])
        .filter(({ from: since }, nth, all) => since <= to && (all[nth + 1]?.from ?? to) >= from)
        .map(({ from: since, weekdays }) => ({ from: since, weekdays: [...weekdays] })),
    })),
    absences: absences.filter(({ employeeId }) => shown.has(employeeId)),
    countries: [...new Set(everybody.map(({ country }) => country))].filter(Boolean).sort().map(namedArea),
  }
}

async function absencesIn(
  look: Look,
  employees: readonly EmployeeRow[],
  scope: Scope,
  { from, to }: Span,
  type: string | undefined,
): Promise<CalendarView['absences']> {
  const rows = await look.db
    .select({
      id: leaveRequest.id,
      employeeId: leaveRequest.employeeId,
      type: leaveRequest.type,
      state: leaveRequest.state,
      from: leaveRequest.fromOn,
      to: leaveRequest.toOn,
      halves: leaveRequest.halves,
    })
    .from(leaveRequest)
    .where(
      and(
        eq(leaveRequest.companyId, companyOf(look.actor)),
        inArray(leaveRequest.state, ['asked', 'granted']),
        lte(leaveRequest.fromOn, to),
        gte(leaveRequest.toOn, from),
      ),
    )
    .orderBy(leaveRequest.fromOn, leaveRequest.id)
  const known = new Map(employees.map((employee) => [employee.id, within(scope.sees, employee)]))
  return rows.flatMap((row) => {
    const sees = known.get(row.employeeId)
    if (sees === undefined || (row.state !== 'asked' && row.state !== 'granted')) return []
    if (!sees && (row.state === 'asked' || type !== undefined)) return []
    if (type !== undefined && row.type !== type) return []
    return { ...row, state: row.state, type: sees ? row.type : null }
  })
}

/** Condition on days of leave joined with their requests: granted, and away from work, within a span. */
export const grantedWithin = (look: Look, { from, to }: Span) =>
  and(
    eq(leaveDay.companyId, companyOf(look.actor)),
    eq(leaveRequest.state, 'granted'),
    gt(leaveDay.hundredths, 0),
    between(leaveDay.day, from, to),
  )

/** Who is away today, each by the date at their own place, and on which day they work again. */
export async function outNow(look: Look, employees: readonly EmployeeRow[]): Promise<CalendarView['outNow']> {
  const day = today(look.now)
  const around = { from: addDays(day, -1), to: addDays(day, 1) }
  const rows = await look.db
    .select({ employeeId: leaveDay.employeeId, day: leaveDay.day, until: leaveRequest.toOn })
    .from(leaveDay)
    .innerJoin(leaveRequest, eq(leaveRequest.id, leaveDay.requestId))
    .where(grantedWithin(look, around))
  const byId = new Map(employees.filter(({ status }) => status === EMPLOYED).map((employee) => [employee.id, employee]))
  const out = rows.flatMap(({ employeeId, day: away, until }) => {
    const employee = byId.get(employeeId)
    return employee && todayOf(employee, look.now) === away ? [{ employee, until }] : []
  })
  if (out.length === 0) return []
  const ahead = {
    from: day,
    to: addDays(
      out
        .map(({ until }) => until)
        .sort()
        .at(-1)!,
      BACK_DAYS,
    ),
  }
  const schedules = await schedulesOf(
    look.db,
    out.map(({ employee }) => employee),
    ahead,
  )
  return out.map(({ employee, until }) => {
    const person = schedules.get(employee.id)
    const after = { from: addDays(until, 1), to: addDays(until, BACK_DAYS) }
    return { id: employee.id, back: (person && [...workingDays(person, after)][0]) ?? after.from }
  })
}
/** Within which somebody works again after a leave: longer than any run of holidays. */
const BACK_DAYS = 21

/** The teams of those shown, each with the days on which too many of it are out, counted over the whole team. */
async function teamsOf(
  look: Look,
  everybody: readonly EmployeeRow[],
  people: readonly EmployeeRow[],
  span: Span,
): Promise<CalendarView['teams']> {
  const companyId = companyOf(look.actor)
  const ids = new Set(people.flatMap(({ teamId }) => teamId ?? []))
  const names = await teamNames(look.db, companyId, [...ids])
  const away = await awayOn(look.db, companyId, span)
  const members = everybody.filter(({ teamId }) => teamId !== null && ids.has(teamId))
  const crowded = membersOfCrowdedTeams(members, away)
  const schedules = await schedulesOf(look.db, crowded, span)
  return [...ids]
    .map((id) => {
      const own = crowded.filter(({ teamId }) => teamId === id)
      return { id, name: names.get(id) ?? '', conflicts: teamDays(own, schedules, away, span).filter(isConflict) }
    })
    .sort((a, b) => a.name.localeCompare(b.name))
}

/** Only a team of which two are away on one day can have a conflict; the others need not be counted. */
function membersOfCrowdedTeams(members: readonly EmployeeRow[], away: ReadonlyMap<Day, ReadonlySet<string>>): EmployeeRow[] {
  const teamOf = new Map(members.map(({ id, teamId }) => [id, teamId]))
  const crowded = new Set<string>()
  for (const ids of away.values()) {
    const seen = new Set<string>()
    for (const id of ids) {
      const team = teamOf.get(id)
      if (!team) continue
      if (seen.has(team)) crowded.add(team)
      seen.add(team)
    }
  }
  return members.filter(({ teamId }) => teamId !== null && crowded.has(teamId))
}
