import type { Reader } from '../../../../platform/server/data/database.ts'
import { and, eq, inArray, isNotNull, ne, sql } from '../../../../platform/server/data/drizzle.ts'
import type { Act } from '../../../../platform/server/services.ts'
import type { CompanyId } from '../../../../platform/server/wire/actor.ts'
import type { Departing } from '../../team/server/hooks.ts'
import { LEFT } from '../contract/employee.ts'
import { keepPlacements } from './placements.ts'
import { dueFeed, employee, employeeEvent, employeeView } from './tables.ts'

/** How many employees each team has; those who left do not count. */
export async function employeesByTeam(db: Reader, companyId: CompanyId): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ teamId: employee.teamId, count: sql<number>`count(*)::int` })
    .from(employee)
    .where(and(eq(employee.companyId, companyId), ne(employee.status, LEFT), isNotNull(employee.teamId)))
    .groupBy(employee.teamId)
  return new Map(rows.flatMap(({ teamId, count }) => (teamId ? [[teamId, count] as const] : [])))
}

/** A team is archived: its employees go to another one. */
export async function moveTeam(act: Act, { companyId, from, to }: { companyId: CompanyId; from: string; to: string }): Promise<void> {
  const moved = await act.tx
    .select()
    .from(employee)
    .where(and(eq(employee.companyId, companyId), eq(employee.teamId, from)))
    .orderBy(employee.id)
    .for('update')
  if (moved.length === 0) return
  await act.tx
    .update(employee)
    .set({ teamId: to, version: sql`${employee.version} + 1`, updatedAt: act.now })
    .where(
      inArray(
        employee.id,
        moved.map(({ id }) => id),
      ),
    )
  await act.tx.insert(employeeEvent).values(
    moved.map(({ id }) => ({
      companyId,
      employeeId: id,
      kind: 'edited' as const,
      fields: ['teamId'],
      accountId: act.actor.accountId,
      at: act.now,
    })),
  )
  await keepPlacements(
    act,
    moved.map((before) => ({ before, after: { ...before, teamId: to } })),
  )
}

/** A member leaves the company: their address of due dates ends, and their saved views go. */
export async function forgetMember(act: Act, { companyId, accountId }: Departing): Promise<void> {
  await act.tx.delete(dueFeed).where(and(eq(dueFeed.companyId, companyId), eq(dueFeed.accountId, accountId)))
  await act.tx.delete(employeeView).where(and(eq(employeeView.companyId, companyId), eq(employeeView.accountId, accountId)))
}
