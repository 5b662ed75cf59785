import { type Day, daysOf, type Span } from '../../../../platform/contract/day.ts'
import { anyOf } from '../../../../platform/server/data/columns.ts'
import type { Reader } from '../../../../platform/server/data/database.ts'
import { and, between, eq, ne } from '../../../../platform/server/data/drizzle.ts'
import type { Look } from '../../../../platform/server/services.ts'
import type { CompanyId } from '../../../../platform/server/wire/actor.ts'
import { type Reason, reason, refuseFields, sentenceOf } from '../../../../platform/server/wire/refusal.ts'
import { namedArea } from '../../../base/area/server/reads.ts'
import type { Basis } from '../../calendar/contract/schema.ts'
import { EMPLOYED } from '../../employee/contract/employee.ts'
import { type EmployeeRow, employeesIn } from '../../employee/server/reads.ts'
import { type CountedDay, countedDays, type DayPart, totalOf } from '../contract/days.ts'
import { covers } from '../contract/leave-type.ts'
import { balanceOf, type LeaveEntry, lotsOf } from '../contract/ledger.ts'
import { movedTo } from '../contract/replay.ts'
import { daysOfHundredths, type Half } from '../contract/schema.ts'
import { movedEntries } from '../contract/settle.ts'
import { isConflict, type TeamDay } from '../contract/team-out.ts'
import type { LeavePreview } from '../contract/views.ts'
import { type Account, accountFor, isOpenTo } from './ledger.ts'
import { dayName, type PersonDays, schedulesOf, todayOf, workingDays } from './schedules.ts'
import { type LeaveRequestRow, leaveDay, leaveRequest } from './tables.ts'
import { type CompanyType, typeName } from './types.ts'

/** Dates asked for, of an employee and a type. */
export interface Wanted extends Span {
  halves: readonly Half[]
}

/** What a request would do, before anything is written. */
export interface Evaluation {
  days: CountedDay[]
  total: number
  person: PersonDays
  account: Account | null
  /** The entries of the ledger that it makes, and what cannot be taken. */
  entries: LeaveEntry[]
  short: number
  conflicts: { day: Day; request: LeaveRequestRow }[]
  objection: Reason | null
}

type Looking = Pick<Look, 'db' | 'now'>

/** The days of requests as they were counted, by request. */
export async function keptDays(db: Reader, companyId: CompanyId, requestIds: readonly string[]): Promise<Map<string, CountedDay[]>> {
  if (requestIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(leaveDay)
    .where(and(eq(leaveDay.companyId, companyId), anyOf(leaveDay.requestId, requestIds)))
    .orderBy(leaveDay.day)
  return Map.groupBy(rows, ({ requestId }) => requestId)
}

/**
 * Counts the days of a request and tries it against the balance. `of`: an existing request, whose own days and entries are in the tables
 * already if it is granted.
 */
export async function evaluate(
  { db, now }: Looking,
  employee: EmployeeRow,
  type: CompanyType,
  wanted: Wanted,
  of: Pick<LeaveRequestRow, 'id' | 'state' | 'countsHolidays'> | null = null,
): Promise<Evaluation> {
  if (!type.halfDays && wanted.halves.length > 0) throw refuseFields({ halves: 'leaveHalvesOff' })
  const person = (await schedulesOf(db, [employee], wanted)).get(employee.id)
  if (!person) throw new Error('no schedule of an employee')
  const granted = of?.state === 'granted'
  const days = countedDays(wanted, granted ? of : type, person.schedule)
  const total = totalOf(days)
  const before = granted ? ((await keptDays(db, employee.companyId, [of.id])).get(of.id) ?? []) : []
  const account = await accountFor(db, employee, type, now, wanted.to)
  const request = of?.id ?? 'preview'
  const advanceHundredths = covers(type.within, employee) ? type.advanceHundredths : 0
  const moved = !account
    ? { entries: [], short: 0 }
    : employee.status === EMPLOYED
      ? movedTo(account.all, account.terms, todayOf(employee, now), { request, after: days, advanceHundredths })
      : movedEntries(account.all, request, before, days, advanceHundredths)
  const conflicts = await conflictsOf(db, employee, days, of?.id)
  return {
    days,
    total,
    person,
    account,
    ...moved,
    conflicts,
    objection:
      outsideContract(employee, wanted) ??
      (granted || isOpenTo(type, employee, account) ? null : reason('leaveTypeNotFor', { type: typeName(type) })) ??
      overlapping(conflicts) ??
      (total === 0 && !granted ? reason('leaveNothing') : null) ??
      (moved.short > 0
        ? reason('leaveShort', {
            type: typeName(type),
            needed: daysOfHundredths(total),
            left: daysOfHundredths(Math.max(0, total - moved.short)),
          })
        : null),
  }
}

function outsideContract(employee: EmployeeRow, { from, to }: Wanted): Reason | null {
  const { contractStart: start, leaveOn: end, name, status } = employee
  if (start === null || status < EMPLOYED || employee.neverJoined)
    return reason('absenceNotEmployed', { name, days: from === to ? from : `${from} – ${to}` })
  if (from < start) return reason('absenceNotEmployed', { name, days: from })
  return end !== null && to > end ? reason('absenceNotEmployed', { name, days: to }) : null
}

const overlapping = (conflicts: Evaluation['conflicts']): Reason | null =>
  conflicts.length === 0 ? null : reason('absenceOverlap', { days: rangesOf(conflicts.map(({ day }) => day)).join(', ') })

/** "2026-03-02 – 2026-03-04" for days in a row. */
function rangesOf(days: readonly Day[]): string[] {
  const all = [...new Set(days)].sort()
  const ranges: [Day, Day][] = []
  for (const day of all) {
    const last = ranges.at(-1)
    if (last && daysOf({ from: last[1], to: day }).length === 2) last[1] = day
    else ranges.push([day, day])
  }
  return ranges.map(([from, to]) => (from === to ? from : `${from} – ${to}`))
}

const clash = (a: DayPart, b: DayPart): boolean => a === 'whole' || b === 'whole' || a === b

/** Days that another request of the employee, waiting or granted, has already. */
async function conflictsOf(db: Reader, employee: EmployeeRow, days: readonly CountedDay[], requestId: string | undefined) {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return []
  const rows = await db
    .select({ day: leaveDay.day, part: leaveDay.part, request: leaveRequest })
    .from(leaveDay)
    .innerJoin(leaveRequest, and(eq(leaveRequest.companyId, leaveDay.companyId), eq(leaveRequest.id, leaveDay.requestId)))
    .where(
      and(
        eq(leaveDay.companyId, employee.companyId),
        eq(leaveDay.employeeId, employee.id),
        between(leaveDay.day, first.day, last.day),
        requestId ? ne(leaveDay.requestId, requestId) : undefined,
      ),
    )
    .orderBy(leaveDay.day)
  const parts = new Map(days.map(({ day, part }) => [day, part]))
  return rows.filter(({ day, part }) => clash(part, parts.get(day) ?? 'whole')).map(({ day, request }) => ({ day, request }))
}

/** The same as an answer: what the form and the case show. */
export async function previewOf(
  look: Pick<Look, 'db' | 'now' | 'lang'>,
  employee: EmployeeRow,
  type: CompanyType,
  wanted: Wanted,
  of: LeaveRequestRow | null = null,
): Promise<LeavePreview> {
  const found = await evaluate(look, employee, type, wanted, of)
  const { account } = found
  const basis: Basis = found.person.region?.basis ?? 'none'
  const after = account ? [...account.all, ...found.entries] : []
  const left = new Map(lotsOf(account?.all ?? []).map((one) => [one.lot, one.left]))
  return {
    days: found.days.map((day) => ({ ...day, name: day.kind === 'work' || day.kind === 'rest' ? null : dayName(found.person, day.day) })),
    totalHundredths: found.total,
    basis,
    region: employee.country ? namedArea(employee.country) : null,
    balance: account && {
      beforeHundredths: balanceOf(account.all),
      afterHundredths: balanceOf(after) - found.short,
      shortHundredths: found.short,
      advanceHundredths: type.advanceHundredths,
      askedHundredths: await askedOf(look.db, employee, type, of?.id),
      lots: lotsOf(after)
        .map(({ lot, from, to, left: afterHundredths }) => ({ lot, from, to, leftHundredths: left.get(lot) ?? 0, afterHundredths }))
        .filter(({ leftHundredths, afterHundredths }) => leftHundredths !== 0 || afterHundredths !== 0),
    },
    conflicts: found.conflicts.map(({ day, request }) => ({ day, type: request.type, state: request.state })),
    teamConflicts: await teamConflictsWith(look.db, employee, found.days, wanted),
    objection: found.objection && sentenceOf(found.objection, look.lang),
  }
}

async function askedOf(db: Reader, employee: EmployeeRow, type: CompanyType, requestId: string | undefined): Promise<number> {
  const rows = await db
    .select({ total: leaveRequest.totalHundredths })
    .from(leaveRequest)
    .where(
      and(
        eq(leaveRequest.companyId, employee.companyId),
        eq(leaveRequest.employeeId, employee.id),
        eq(leaveRequest.type, type.code),
        eq(leaveRequest.state, 'asked'),
        requestId ? ne(leaveRequest.id, requestId) : undefined,
      ),
    )
  return rows.reduce((all, { total }) => all + total, 0)
}

/** Who of a team would be out on each day that counts for this request, where that is a conflict. */
async function teamConflictsWith(db: Reader, employee: EmployeeRow, days: readonly CountedDay[], span: Span): Promise<TeamDay[]> {
  const counted = new Set(days.filter(({ hundredths }) => hundredths > 0).map(({ day }) => day))
  if (employee.teamId === null || counted.size === 0) return []
  const members = await employeesIn(db, employee.companyId, { teamIds: [employee.teamId], employedWithin: span })
  const schedules = await schedulesOf(db, members, span)
  const away = await awayOn(db, employee.companyId, span)
  const own = new Map([...away].map(([day, ids]) => [day, new Set(ids)]))
  for (const day of counted) own.set(day, (own.get(day) ?? new Set()).add(employee.id))
  return teamDays(members, schedules, own, span).filter((one) => counted.has(one.day) && isConflict(one))
}

/** Who is away on a day by a leave that waits or is granted: employee ids by day. */
export async function awayOn(db: Reader, companyId: CompanyId, { from, to }: Span): Promise<Map<Day, Set<string>>> {
  const rows = await db
    .select({ day: leaveDay.day, employeeId: leaveDay.employeeId, hundredths: leaveDay.hundredths })
    .from(leaveDay)
    .where(and(eq(leaveDay.companyId, companyId), between(leaveDay.day, from, to)))
  const away = new Map<Day, Set<string>>()
  for (const { day, employeeId, hundredths } of rows)
    if (hundredths > 0) away.set(day, (away.get(day) ?? new Set<string>()).add(employeeId))
  return away
}

/** For each day that somebody of these would work: how many are away, and of how many. */
export function teamDays(
  members: readonly EmployeeRow[],
  schedules: ReadonlyMap<string, PersonDays>,
  away: ReadonlyMap<Day, ReadonlySet<string>>,
  span: Span,
): TeamDay[] {
  const counts = new Map<Day, { out: number; of: number }>()
  for (const member of members) {
    const person = schedules.get(member.id)
    if (!person) continue
    for (const day of workingDays(person, span)) {
      if (day < (member.contractStart ?? day) || (member.leaveOn !== null && day > member.leaveOn)) continue
      const count = counts.get(day) ?? { out: 0, of: 0 }
      counts.set(day, { out: count.out + (away.get(day)?.has(member.id) ? 1 : 0), of: count.of + 1 })
    }
  }
  return [...counts].map(([day, count]) => ({ day, ...count })).sort((a, b) => (a.day < b.day ? -1 : 1))
}
