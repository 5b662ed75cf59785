import { addDays, type Day } from '../../../../platform/contract/day.ts'
import { anyOf } from '../../../../platform/server/data/columns.ts'
import type { Reader } from '../../../../platform/server/data/database.ts'
import { asc, sql } from '../../../../platform/server/data/drizzle.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { EMPLOYED } from '../contract/employee.ts'
import { gradeKey } from '../contract/grade.ts'
import { todayIn } from './days.ts'
import { placedSteps } from './hooks.ts'
import { type EmployeeRow, employee, employeePlacement } from './tables.ts'

type Placed = Pick<EmployeeRow, 'country' | 'teamId' | 'grade'>

/** Where somebody was until a day, and the leave days a year that the record said then. */
export interface Placement extends Placed {
  until: Day
  leaveHundredths: number | null
}

const isSame = (a: Placed, b: Placed): boolean =>
  a.country === b.country && a.teamId === b.teamId && gradeKey(a.grade) === gradeKey(b.grade)

/**
 * Keeps where somebody employed was until yesterday, when country, team or grade change. Of several changes on one day the first is kept,
 * and none if all is as it was in the end.
 */
export async function keepPlacements(act: Act, changes: readonly { before: EmployeeRow; after: Placed }[]): Promise<void> {
  const moved = changes.filter(({ before, after }) => before.status >= EMPLOYED && !isSame(before, after)).map(({ before }) => before)
  const [first] = moved
  if (!first) return
  const rows = moved.map(({ id, companyId, zone, country, teamId, grade, leaveHundredths }) => {
    const untilOn = addDays(todayIn(zone, act.now), -1)
    return { companyId, employeeId: id, untilOn, country, teamId, grade, leaveHundredths }
  })
  await act.tx.insert(employeePlacement).values(rows).onConflictDoNothing()
  const list = (pick: (row: (typeof rows)[number]) => string) => sql.param(rows.map(pick))
  await act.tx.execute(sql`
    delete from ${employeePlacement} p using ${employee} e,
      unnest(${list(({ employeeId }) => employeeId)}::uuid[], ${list(({ untilOn }) => untilOn)}::date[]) as one(id, until_on)
    where p.employee_id = one.id and p.until_on = one.until_on and e.id = one.id
      and (p.country, p.team_id, p.grade) is not distinct from (e.country, e.team_id, e.grade)`)
  const ids = moved.map(({ id }) => id)
  for (const step of act.services.hooks.of(placedSteps).values()) await step(act, first.companyId, ids)
}

/** Where these employees were before they were where their record says, oldest first. */
export async function placementsOf(db: Reader, ids: readonly string[]): Promise<Map<string, Placement[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(employeePlacement)
    .where(anyOf(employeePlacement.employeeId, ids))
    .orderBy(asc(employeePlacement.employeeId), asc(employeePlacement.untilOn))
  const all = rows.map(({ employeeId, untilOn: until, country, teamId, grade, leaveHundredths }) => ({
    ...{ employeeId, until, country, teamId, grade, leaveHundredths },
  }))
  return Map.groupBy(all, ({ employeeId }) => employeeId)
}
