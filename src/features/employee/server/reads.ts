import { and, asc, eq, inArray } from 'drizzle-orm'
import { companyOf } from '../../../platform/server/actor.ts'
import { anyOf } from '../../../platform/server/columns.ts'
import type { Reader } from '../../../platform/server/database.ts'
import { contains } from '../../../platform/server/query.ts'
import { refuse } from '../../../platform/server/refusal.ts'
import type { Look } from '../../../platform/server/services.ts'
import type { EmployeeState } from '../contract/employee.ts'
import { type EmployeeRow, employee, employment, workPattern } from './tables.ts'

/** An employee of the caller's company, or `notFound`. */
export async function employeeIn(look: Pick<Look, 'db' | 'actor'>, id: string): Promise<EmployeeRow> {
  const [row] = await look.db
    .select()
    .from(employee)
    .where(and(eq(employee.companyId, companyOf(look.actor)), eq(employee.id, id)))
  if (!row) throw refuse('notFound')
  return row
}

export async function employeesIn(
  db: Reader,
  companyId: string,
  filter: { ids?: readonly string[]; numbers?: readonly string[]; statuses?: readonly EmployeeState[]; search?: string } = {},
): Promise<EmployeeRow[]> {
  return db
    .select()
    .from(employee)
    .where(
      and(
        eq(employee.companyId, companyId),
        filter.ids ? anyOf(employee.id, filter.ids) : undefined,
        filter.numbers ? inArray(employee.number, [...filter.numbers]) : undefined,
        filter.statuses ? inArray(employee.status, [...filter.statuses]) : undefined,
        contains([employee.name, employee.latinName, employee.number], filter.search),
      ),
    )
    .orderBy(asc(employee.number))
}

export interface Pattern {
  from: string
  weekdays: number[]
  knownAt: string
}

/** Working days by date, of each employee. */
export async function patternsOf(db: Reader, ids: readonly string[]): Promise<Map<string, Pattern[]>> {
  const rows = await db.select().from(workPattern).where(anyOf(workPattern.employeeId, ids)).orderBy(workPattern.knownAt)
  const found = new Map<string, Pattern[]>()
  for (const row of rows) {
    // Of two for one day, the later known one holds.
    const others = (found.get(row.employeeId) ?? []).filter(({ from }) => from !== row.fromOn)
    found.set(row.employeeId, [...others, { from: row.fromOn, weekdays: row.weekdays, knownAt: row.knownAt.toString() }])
  }
  return found
}

/** Contract periods that have ended, of each employee. */
export async function employmentsOf(db: Reader, ids: readonly string[]): Promise<Map<string, { from: string; to: string }[]>> {
  const rows = await db.select().from(employment).where(anyOf(employment.employeeId, ids)).orderBy(employment.startOn)
  const found = new Map<string, { from: string; to: string }[]>()
  for (const { employeeId, startOn, endOn } of rows) found.set(employeeId, [...(found.get(employeeId) ?? []), { from: startOn, to: endOn }])
  return found
}
