import type { Day, Span } from '../../../../platform/contract/day.ts'
import { addDays, daysOf } from '../../../../platform/contract/day.ts'
import type { Pair } from '../../../../platform/contract/texts.ts'
import { anyOf } from '../../../../platform/server/data/columns.ts'
import { type Reader, together } from '../../../../platform/server/data/database.ts'
import { and, asc, eq, gt, gte, inArray, lte } from '../../../../platform/server/data/drizzle.ts'
import type { CompanyId } from '../../../../platform/server/wire/actor.ts'
import { LEFT } from '../../employee/contract/employee.ts'
import { type EmployeeRow, employeesIn, employmentsOf } from '../../employee/server/reads.ts'
import { type Covered, covers } from '../contract/leave-type.ts'
import { type LeaveEntry, validOn } from '../contract/ledger.ts'
import type { Opening } from '../contract/opening.ts'
import { closeEntries, dueEntries } from '../contract/settle.ts'
import { accountKey, accountsOf, asEntry, entryRows, openingsOf } from './ledger.ts'
import { type LeaveRequestRow, leaveDay, leaveEvent, leaveRequest } from './tables.ts'
import { type CompanyType, leaveTypesOf, typeName } from './types.ts'

/** What payroll needs to know of leave. Ids are of the company; those of others give nothing. */

/** A stretch of granted leave on which every day is absent to the same part: the fact `Absence` of the engine. */
export interface GrantedLeave extends Span {
  /** The request; a leave with a half day is several of these with one id. */
  id: string
  type: string
  /** Of each day: 100 is whole, 50 half. */
  hundredths: number
  paidBps: number
  countsHolidays: boolean
  /** Since when the leave is known as it is now. */
  knownAt: Temporal.Instant
}

const ofCompany = (companyId: CompanyId, ids: readonly string[]) =>
  and(eq(leaveRequest.companyId, companyId), anyOf(leaveRequest.employeeId, ids))
const meets = ({ from, to }: Span) => and(lte(leaveRequest.fromOn, to), gte(leaveRequest.toOn, from))

/** Granted leave that shares a day with the span, whole stretches, by employee. */
export async function absencesOf(
  db: Reader,
  companyId: CompanyId,
  employeeIds: readonly string[],
  span: Span,
): Promise<Map<string, GrantedLeave[]>> {
  if (employeeIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(leaveRequest)
    .where(and(ofCompany(companyId, employeeIds), eq(leaveRequest.state, 'granted'), meets(span)))
    .orderBy(asc(leaveRequest.fromOn), asc(leaveRequest.id))
  const absences = new Map<string, GrantedLeave[]>()
  for (const row of rows) absences.set(row.employeeId, [...(absences.get(row.employeeId) ?? []), ...stretchesOf(row)])
  return absences
}

function stretchesOf({ id, type, fromOn, toOn, halves, paidBps, countsHolidays, knownAt }: LeaveRequestRow): GrantedLeave[] {
  if (knownAt === null) throw new Error(`leave ${id} is granted without a time`)
  const half = new Set(halves.map(({ day }) => day))
  const common = { id, type, paidBps, countsHolidays, knownAt }
  if (half.size === 0) return [{ ...common, from: fromOn, to: toOn, hundredths: 100 }]
  const stretches: (Omit<GrantedLeave, 'to'> & { to: Day })[] = []
  for (const day of daysOf({ from: fromOn, to: toOn })) {
    const hundredths = half.has(day) ? 50 : 100
    const last = stretches.at(-1)
    if (last?.hundredths === hundredths && addDays(last.to, 1) === day) last.to = day
    else stretches.push({ ...common, from: day, to: day, hundredths })
  }
  return stretches
}

/** What changed about leave of employees after a moment: the dates that each change touched, before it or after. For closed periods. */
export async function leaveChangesSince(
  db: Reader,
  companyId: CompanyId,
  employeeIds: readonly string[],
  since: Temporal.Instant,
): Promise<{ employeeId: string; from: Day; to: Day; at: Temporal.Instant }[]> {
  const touched = db
    .selectDistinct({ id: leaveEvent.requestId })
    .from(leaveEvent)
    .innerJoin(leaveRequest, eq(leaveRequest.id, leaveEvent.requestId))
    .where(
      and(
        ofCompany(companyId, employeeIds),
        gt(leaveEvent.at, since),
        inArray(leaveEvent.kind, ['granted', 'changed', 'cancelled', 'recounted']),
      ),
    )
  // Every date that a touched leave ever had: what it was moved away from too.
  return db
    .select({ employeeId: leaveRequest.employeeId, from: leaveEvent.fromOn, to: leaveEvent.toOn, at: leaveEvent.at })
    .from(leaveEvent)
    .innerJoin(leaveRequest, eq(leaveRequest.id, leaveEvent.requestId))
    .where(
      and(
        eq(leaveEvent.companyId, companyId),
        inArray(leaveEvent.requestId, touched),
        inArray(leaveRequest.state, ['granted', 'cancelled']),
      ),
    )
    .orderBy(asc(leaveEvent.at))
}

/** Requests that wait for a decision and share a day with the span, by employee. */
export async function undecidedIn(
  db: Reader,
  companyId: CompanyId,
  employeeIds: readonly string[],
  span: Span,
): Promise<Map<string, { id: string; type: string; from: Day; to: Day }[]>> {
  if (employeeIds.length === 0) return new Map()
  const rows = await db
    .select({
      employeeId: leaveRequest.employeeId,
      id: leaveRequest.id,
      type: leaveRequest.type,
      from: leaveRequest.fromOn,
      to: leaveRequest.toOn,
    })
    .from(leaveRequest)
    .where(and(ofCompany(companyId, employeeIds), eq(leaveRequest.state, 'asked'), meets(span)))
    .orderBy(asc(leaveRequest.fromOn), asc(leaveRequest.id))
  return Map.groupBy(rows, ({ employeeId }) => employeeId)
}

/**
 * Unused leave that is paid on leaving, in hundredths of a day by type: what the ledger paid out for somebody whose contract ended on the
 * day, whether they came back since or not, else what it would pay if the day were the last. Negative where more was taken than earned.
 */
export async function unusedLeaveOf(
  db: Reader,
  companyId: CompanyId,
  employeeIds: readonly string[],
  day: Day,
  now: Temporal.Instant,
): Promise<Map<string, { type: string; hundredths: number }[]>> {
  if (employeeIds.length === 0) return new Map()
  const employees = await employeesIn(db, companyId, { ids: employeeIds })
  const earlier = await employmentsOf(db, employeeIds)
  const hasEnded = ({ id, status, leaveOn }: EmployeeRow) =>
    (status === LEFT && leaveOn === day) || (earlier.get(id) ?? []).some(({ endOn }) => endOn === day)
  const ended = new Set(employees.filter(hasEnded).map(({ id }) => id))
  const unused = new Map<string, { type: string; hundredths: number }[]>()
  const add = (id: string, type: string, entries: readonly Pick<LeaveEntry, 'kind' | 'on' | 'hundredths'>[]) => {
    const paid = entries.filter(({ kind, on }) => kind === 'payout' && on === day)
    const hundredths = paid.reduce((all, entry) => all - entry.hundredths, 0)
    if (hundredths !== 0) unused.set(id, [...(unused.get(id) ?? []), { type, hundredths }])
  }
  const written = Map.groupBy(await entryRows(db, companyId, [...ended]), ({ employeeId, type }) => accountKey(employeeId, type))
  for (const own of written.values()) if (own[0]) add(own[0].employeeId, own[0].type, own.map(asEntry))
  const staying = employees.filter(({ id }) => !ended.has(id))
  const accounts = await accountsOf(db, companyId, staying, await leaveTypesOf(db, companyId, now), now)
  for (const { employee, type, terms, written: own } of accounts.values())
    if (type.paidOut) add(employee.id, type.code, closeEntries(own, terms, day, true))
  return unused
}

interface Left {
  type: string
  name: Pair
  leftHundredths: number
}

/**
 * What these employees have left, each on a day of their own, by entries known at a moment and the rules of today, in hundredths of a day:
 * every type that keeps a balance for them.
 */
export async function balancesOfMany(
  db: Reader,
  companyId: CompanyId,
  employees: readonly EmployeeRow[],
  dayOf: (id: string) => Day,
  knownAt: Temporal.Instant,
): Promise<Map<string, Left[]>> {
  const accounts = await accountsOf(db, companyId, employees, await leaveTypesOf(db, companyId, knownAt), knownAt)
  const balances = new Map<string, Left[]>()
  for (const { employee, type, terms, rows } of accounts.values()) {
    const day = dayOf(employee.id)
    const known = rows.filter(({ at }) => Temporal.Instant.compare(at, knownAt) <= 0).map(asEntry)
    const entries = [...known, ...dueEntries(known, terms, day)].filter(({ on }) => on <= day)
    const leftHundredths = validOn(entries, day).reduce((all, { left }) => all + left, 0)
    if (type.archived && leftHundredths === 0) continue
    balances.set(employee.id, [...(balances.get(employee.id) ?? []), { type: type.code, name: typeName(type), leftHundredths }])
  }
  return balances
}

export const balancesOn = async (db: Reader, employee: EmployeeRow, day: Day, knownAt: Temporal.Instant): Promise<Left[]> =>
  (await balancesOfMany(db, employee.companyId, [employee], () => day, knownAt)).get(employee.id) ?? []

/** The type of an employee whose days a year are in their record: what an import calls annual leave. One in use before an archived one. */
export const annualOf = (types: readonly CompanyType[], employee: Covered): CompanyType | undefined => {
  const own = types.filter(({ allowance, within }) => allowance === 'contract' && covers(within, employee))
  return own.find(({ archived }) => !archived) ?? own[0]
}

/** The opening balance of annual leave of each of these that has one. */
export async function annualOpeningsOf(
  db: Reader,
  companyId: CompanyId,
  ids: readonly string[],
  now: Temporal.Instant,
): Promise<Map<string, Opening>> {
  const rows = [...(await openingsOf(db, companyId, ids)).values()]
  if (rows.length === 0) return new Map()
  const [types, employees] = await together(
    () => leaveTypesOf(db, companyId, now),
    () => employeesIn(db, companyId, { ids: rows.map(({ employeeId }) => employeeId) }),
  )
  const codes = new Map(employees.map((one) => [one.id, annualOf(types, one)?.code]))
  return new Map(
    rows.filter(({ type, employeeId }) => type === codes.get(employeeId)).map((row) => [row.employeeId, { ...row, on: row.onDay }]),
  )
}

/** Requests that the caller can decide. */
export { waitingFor } from './list.ts'
/** The names and rules of a company's leave types, for other features. */
export { leaveNamesOf, leaveTypesOf } from './types.ts'

/** Employees on granted leave on a day on which they would work: the employee feature's "on leave today". */
export async function onLeaveOn(db: Reader, companyId: CompanyId, day: Day): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: leaveDay.employeeId })
    .from(leaveDay)
    .innerJoin(leaveRequest, eq(leaveRequest.id, leaveDay.requestId))
    .where(and(eq(leaveDay.companyId, companyId), eq(leaveDay.day, day), gt(leaveDay.hundredths, 0), eq(leaveRequest.state, 'granted')))
  return rows.map(({ id }) => id)
}
