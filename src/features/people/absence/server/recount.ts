import { addDays, type Day } from '../../../../platform/contract/day.ts'
import { today } from '../../../../platform/server/clock.ts'
import { anyOf } from '../../../../platform/server/data/columns.ts'
import { and, desc, eq, gte, inArray } from '../../../../platform/server/data/drizzle.ts'
import { holdRow } from '../../../../platform/server/data/lifecycle.ts'
import type { Act } from '../../../../platform/server/services.ts'
import type { CompanyId } from '../../../../platform/server/wire/actor.ts'
import { type EmployeeRow, employeesIn } from '../../employee/server/reads.ts'
import { type CountedDay, countedDays } from '../contract/days.ts'
import { evaluate, keptDays } from './evaluate.ts'
import { closeBalances, lockLeave } from './ledger.ts'
import { requestLifecycle } from './lifecycle.ts'
import { notifyOfCount } from './news.ts'
import { applyDays, recordRequest } from './requests.ts'
import { schedulesOf } from './schedules.ts'
import { type LeaveRequestRow, leaveDay, leaveEvent, leaveRequest } from './tables.ts'
import { type CompanyType, ensureTypes, typeIn } from './types.ts'

/**
 * Leave is counted again when a public holiday or a working day changes: the ledger gives the day back, or takes one. At once after a
 * correction of the calendar, and every night for what changes otherwise (working days of an employee, a newer public calendar).
 */

/** How far back the night looks. A correction of the calendar has no such limit. */
const NIGHT_DAYS = 62

const live = inArray(leaveRequest.state, ['asked', 'granted'])

export async function recountRegion(act: Act, region: string, day: Day): Promise<void> {
  const touched = await act.tx
    .selectDistinct({ companyId: leaveDay.companyId, requestId: leaveDay.requestId })
    .from(leaveDay)
    .where(eq(leaveDay.day, day))
  for (const [companyId, rows] of Map.groupBy(touched, (row) => row.companyId)) {
    const ids = rows.map(({ requestId }) => requestId)
    await recountRequests(act, companyId, await requestRows(act, companyId, ids), [region])
  }
}

export async function recountCompany(act: Act, companyId: CompanyId): Promise<void> {
  const since = addDays(today(act.now), -NIGHT_DAYS)
  const rows = await act.tx
    .select()
    .from(leaveRequest)
    .where(and(eq(leaveRequest.companyId, companyId), live, gte(leaveRequest.toOn, since)))
  await recountRequests(act, companyId, rows)
}

const requestRows = (act: Act, companyId: CompanyId, ids: readonly string[]): Promise<LeaveRequestRow[]> =>
  act.tx
    .select()
    .from(leaveRequest)
    .where(and(eq(leaveRequest.companyId, companyId), live, anyOf(leaveRequest.id, ids)))

async function recountRequests(
  act: Act,
  companyId: CompanyId,
  rows: readonly LeaveRequestRow[],
  countries?: readonly string[],
): Promise<void> {
  const ids = [...new Set(rows.map(({ employeeId }) => employeeId))]
  const employees = await employeesIn(act.db, companyId, { ids, ...(countries && { countries }) })
  if (employees.length === 0) return
  const [from, to] = [
    rows.map(({ fromOn }) => fromOn).sort()[0]!,
    rows
      .map(({ toOn }) => toOn)
      .sort()
      .at(-1)!,
  ]
  const schedules = await schedulesOf(act.db, employees, { from, to })
  const kept = await keptDays(
    act.db,
    companyId,
    rows.map(({ id }) => id),
  )
  const types = await ensureTypes(act, companyId)
  for (const employee of employees) {
    for (const row of rows.filter(({ employeeId }) => employeeId === employee.id)) {
      const rules = row.state === 'granted' ? row : typeIn(types, row.type)
      const schedule = schedules.get(employee.id)?.schedule
      if (!schedule) continue
      const now = countedDays({ from: row.fromOn, to: row.toOn, halves: row.halves }, rules, schedule)
      if (!sameDays(kept.get(row.id) ?? [], now)) await recountOne(act, row.id, employee, types)
    }
  }
}

const sameDays = (a: readonly CountedDay[], b: readonly CountedDay[]): boolean =>
  a.length === b.length &&
  a.every((one, nth) => one.day === b[nth]?.day && one.hundredths === b[nth].hundredths && one.kind === b[nth].kind)

async function recountOne(act: Act, id: string, employee: EmployeeRow, types: readonly CompanyType[]): Promise<void> {
  await lockLeave(act, [employee.id])
  const row = await holdRow(act, requestLifecycle, id)
  if (row.state !== 'asked' && row.state !== 'granted') return
  const wanted = { from: row.fromOn, to: row.toOn, halves: row.halves }
  const type = typeIn(types, row.type)
  const found = await evaluate(act, employee, { ...type, halfDays: true }, wanted, row)
  const counted = { before: row.totalHundredths, after: found.total }
  if (row.state === 'granted' && found.short > 0) {
    if (await isFlagged(act, row, found.total)) return
    await recordRequest(act, { ...row, totalHundredths: found.total }, 'notCounted')
    await notifyOfCount(act, row, employee, type, { ...counted, done: false })
    return
  }
  const after = await applyDays(act, row, wanted, found, { move: 'recount', note: '' })
  await closeBalances(act, employee, types)
  if (counted.before !== counted.after) await notifyOfCount(act, after, employee, type, { ...counted, done: true })
}

/** Whether somebody was notified already: once for each count, not every night. */
async function isFlagged(act: Act, row: LeaveRequestRow, total: number): Promise<boolean> {
  const [last] = await act.tx
    .select()
    .from(leaveEvent)
    .where(and(eq(leaveEvent.companyId, row.companyId), eq(leaveEvent.requestId, row.id)))
    .orderBy(desc(leaveEvent.at), desc(leaveEvent.id))
    .limit(1)
  return last?.kind === 'notCounted' && last.totalHundredths === total
}
