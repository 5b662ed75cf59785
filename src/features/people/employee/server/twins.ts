import { and, eq, inArray, ne, or, type SQL } from '../../../../platform/server/data/drizzle.ts'
import type { Act, Look } from '../../../../platform/server/services.ts'
import { rowsHolding } from '../../../base/secret/server/reads.ts'
import { type EmployeeField, secretFieldNames } from '../contract/employee.ts'
import type { EmployeeChange } from '../contract/schema.ts'
import { type EmployeeRow, employee } from './tables.ts'

/** Another employee of the company with the same value: allowed, but probably a mistake. */
interface Twin {
  field: EmployeeField
  id: string
  number: string
  name: string
}
const TWINS_MOST = 5

/** Others with the same e-mail address or phone. */
export async function contactTwins({ db }: Pick<Look, 'db'>, row: EmployeeRow): Promise<Twin[]> {
  const same: SQL[] = []
  if (row.email) same.push(eq(employee.email, row.email))
  const phone = row.phone ? and(eq(employee.phone, row.phone), eq(employee.areaCode, row.areaCode)) : undefined
  if (phone) same.push(phone)
  if (same.length === 0) return []
  const others = await db
    .select()
    .from(employee)
    .where(and(eq(employee.companyId, row.companyId), ne(employee.id, row.id), or(...same)))
    .limit(TWINS_MOST)
  return others.map(({ id, number, name, email }) => ({ field: row.email && email === row.email ? 'email' : 'phone', id, number, name }))
}

/** Others with a number that was typed just now, found by its fingerprint. */
export async function numberTwins(act: Act, row: EmployeeRow, change: EmployeeChange): Promise<Twin[]> {
  const found: { field: EmployeeField; id: string }[] = []
  for (const field of secretFieldNames) {
    const typed = change[field]
    if (!typed) continue
    const holders = await rowsHolding(act, { scope: row.companyId, table: 'employee', column: field }, [typed])
    for (const id of holders.get(typed) ?? []) if (id !== row.id) found.push({ field, id })
  }
  if (found.length === 0) return []
  const people = await act.db
    .select({ id: employee.id, number: employee.number, name: employee.name })
    .from(employee)
    .where(
      and(
        eq(employee.companyId, row.companyId),
        inArray(
          employee.id,
          found.map(({ id }) => id),
        ),
      ),
    )
  return found.slice(0, TWINS_MOST).flatMap(({ field, id }) => people.filter((one) => one.id === id).map((one) => ({ field, ...one })))
}
