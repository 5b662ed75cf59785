import { addDays, type Span, weekdayOf } from '../../../../platform/contract/day.ts'
import { today } from '../../../../platform/server/clock.ts'
import { eq, sql } from '../../../../platform/server/data/drizzle.ts'
import type { Look } from '../../../../platform/server/services.ts'
import { companyOf } from '../../../../platform/server/wire/actor.ts'
import { BOOKS_ZONE } from '../../../../rules/constants.ts'
import { namedArea } from '../../../base/area/server/reads.ts'
import { EMPLOYED } from '../../employee/contract/employee.ts'
import { type EmployeeRow, employeesIn } from '../../employee/server/reads.ts'
import { OVERVIEW_DAYS } from '../contract/days.ts'
import type { OverviewView } from '../contract/views.ts'
import { grantedWithin, outNow } from './calendar.ts'
import { waitingFor } from './list.ts'
import { whoAre } from './people.ts'
import { calendarCodes, type RegionDays, regionDays, todayOf } from './schedules.ts'
import { leaveDay, leaveRequest } from './tables.ts'

const NAMED = 6

/** The employees in few words, for the first screen of every member: who is where, who is out. Types of leave are not in it. */
export async function overviewOf(look: Look): Promise<OverviewView> {
  const employees = await employeesIn(look.db, companyOf(look.actor), { statuses: [EMPLOYED] })
  if (employees.length === 0) return { employed: 0, places: [], out: [], outCount: 0, next: [], nextCount: 0, waiting: 0 }
  const out = await outNow(look, employees)
  const next = await comingOut(look, employees, new Set(out.map(({ id }) => id)))
  const shown = [...out, ...next].map(({ id }) => id)
  const who = await whoAre(
    look,
    employees.filter(({ id }) => shown.includes(id)),
  )
  const named = <T extends { id: string }>(rows: readonly T[]) =>
    rows.slice(0, NAMED).flatMap(({ id, ...row }) => {
      const employee = who.get(id)
      return employee ? [{ employee, ...row }] : []
    })
  return {
    employed: employees.length,
    places: await placesOf(look, employees, new Set(out.map(({ id }) => id))),
    out: named(out),
    outCount: out.length,
    next: named(next),
    nextCount: next.length,
    waiting: await waitingFor(look),
  }
}

/** Granted leave that begins within the days after today, by its first day. */
async function comingOut(look: Look, employees: readonly EmployeeRow[], outToday: ReadonlySet<string>) {
  const day = today(look.now)
  const first = sql<string>`min(${leaveDay.day})::text`
  const rows = await look.db
    .select({ id: leaveDay.employeeId, from: leaveRequest.fromOn, to: leaveRequest.toOn })
    .from(leaveDay)
    .innerJoin(leaveRequest, eq(leaveRequest.id, leaveDay.requestId))
    .where(grantedWithin(look, { from: addDays(day, 1), to: addDays(day, OVERVIEW_DAYS) }))
    .groupBy(leaveRequest.id, leaveDay.employeeId)
    .orderBy(first, leaveDay.employeeId)
  const employed = new Set(employees.map(({ id }) => id))
  return rows.filter(({ id }) => employed.has(id) && !outToday.has(id))
}

/** Employees by country and time zone, the most first, with those who are at work by their hours at this moment. */
async function placesOf(look: Look, employees: readonly EmployeeRow[], out: ReadonlySet<string>): Promise<OverviewView['places']> {
  const day = today(look.now)
  const around: Span = { from: addDays(day, -1), to: addDays(day, 1) }
  const codes = await calendarCodes(employees)
  const regions = await regionDays(look.db, [...codes.values()], around)
  const regionOf = ({ id }: EmployeeRow) => regions.get(codes.get(id) ?? '')
  const holidayOf = (one: EmployeeRow) => regionOf(one)?.holidays.find(({ date }) => date === todayOf(one, look.now))
  const groups = Map.groupBy(employees, ({ country, zone }) => `${country} ${zone || BOOKS_ZONE}`)
  return [...groups.values()]
    .flatMap((people) => {
      const [first] = people
      if (!first?.country) return []
      return {
        area: namedArea(first.country),
        zone: first.zone || BOOKS_ZONE,
        people: people.length,
        atWork: people.filter((one) => !out.has(one.id) && worksAt(one, regionOf(one), look.now)).length,
        out: people.filter(({ id }) => out.has(id)).length,
        // Of all of them: a holiday of some subdivisions is none of the place.
        holiday: people.every(holidayOf) ? (holidayOf(first)?.name ?? null) : null,
      }
    })
    .sort((a, b) => b.people - a.people || (a.area.code < b.area.code ? -1 : 1))
}

/** Whether an instant lies in somebody's working hours. */
function worksAt(
  { zone, workDays, dayStartMinute, dayEndMinute }: EmployeeRow,
  region: RegionDays | undefined,
  now: Temporal.Instant,
): boolean {
  const local = now.toZonedDateTimeISO(zone || BOOKS_ZONE)
  const day = local.toPlainDate().toString()
  const minute = local.hour * 60 + local.minute
  const has = (days: readonly { date: string }[] | undefined) => days?.some(({ date }) => date === day) ?? false
  const works = has(region?.workdays) || (workDays.includes(weekdayOf(day)) && !has(region?.holidays))
  return works && minute >= (dayStartMinute ?? 0) && minute < (dayEndMinute ?? 0)
}
