import { anyOf } from '../../../../platform/server/data/columns.ts'
import { and, asc, eq, inArray, lte, sql } from '../../../../platform/server/data/drizzle.ts'
import { cancelJobs } from '../../../../platform/server/jobs/jobs.ts'
import type { Act } from '../../../../platform/server/services.ts'
import type { CompanyId } from '../../../../platform/server/wire/actor.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import { dropSecrets } from '../../../base/secret/server/writes.ts'
import { CREATED } from '../contract/employee.ts'
import { takingBackObstacles, takingBackSteps } from './hooks.ts'
import { dropPayees } from './payees.ts'
import {
  employee,
  employeeDocument,
  employeeEvent,
  employeeLink,
  employeePlacement,
  employeeWarned,
  employment,
  onboardingWaiver,
  payee,
  workPattern,
} from './tables.ts'
import { timerKey } from './timers.ts'

/**
 * Removes employees that an import created by mistake, with all that belongs to them: those who are still in state 0 or 1 and as the
 * import left them (`version`), without documents, another account, somebody else who reports to them, or what other features keep.
 * Returns the ids of those removed.
 */
export async function takeBackEmployees(
  act: Act,
  companyId: CompanyId,
  made: readonly { id: string; version: number }[],
): Promise<ReadonlySet<string>> {
  const versions = new Map(made.map(({ id, version }) => [id, version]))
  const rows = await act.tx
    .select({ id: employee.id, version: employee.version })
    .from(employee)
    .where(
      and(
        eq(employee.companyId, companyId),
        anyOf(employee.id, [...versions.keys()]),
        lte(employee.status, CREATED),
        sql`not exists (select from ${employeeDocument} where ${employeeDocument.employeeId} = ${employee.id})`,
        // The account that came with the record itself goes with it.
        sql`not exists (select from ${payee} where ${payee.employeeId} = ${employee.id}
          and (${payee.confirmedBy} is not null or ${payee.changedAt} <> ${employee.createdAt}))`,
        sql`not exists (select from ${employment} where ${employment.employeeId} = ${employee.id})`,
      ),
    )
    .orderBy(employee.id)
    .for('update')
  const asLeft = rows.filter(({ id, version }) => versions.get(id) === version).map(({ id }) => id)
  const ids = await withoutManagers(act, companyId, await withoutObstacles(act, companyId, asLeft))
  if (ids.length === 0) return new Set()
  for (const step of act.services.hooks.of(takingBackSteps).values()) await step(act, companyId, ids)
  await dropSecrets(act, { scope: companyId, table: 'employee' }, ids)
  await dropPayees(act, companyId, ids)
  for (const id of ids) await cancelJobs(act, timerKey(id))
  for (const table of [employeeEvent, employeeLink, employeeWarned, onboardingWaiver, employeePlacement, workPattern])
    await act.tx.delete(table).where(inArray(table.employeeId, ids))
  await act.tx.delete(employee).where(inArray(employee.id, ids))
  return new Set(ids)
}

async function withoutObstacles(act: Act, companyId: CompanyId, ids: readonly string[]): Promise<string[]> {
  const kept = new Set<string>()
  if (ids.length > 0)
    for (const obstacles of act.services.hooks.of(takingBackObstacles).values())
      for (const id of await obstacles(act, companyId, ids)) kept.add(id)
  return ids.filter((id) => !kept.has(id))
}

/**
 * Holds employees while something is written about them, so that none is taken back meanwhile. `notFound` if one of them is not in the
 * company.
 */
export async function keepEmployees(act: Act, companyId: CompanyId, ids: readonly string[]): Promise<void> {
  const wanted = [...new Set(ids)]
  const held = await act.tx
    .select({ id: employee.id })
    .from(employee)
    .where(and(eq(employee.companyId, companyId), anyOf(employee.id, wanted)))
    .orderBy(asc(employee.id))
    .for('key share')
  if (held.length < wanted.length) throw refuse('notFound')
}

/** Those whom nobody has as manager, except others who are removed too. */
async function withoutManagers(act: Act, companyId: CompanyId, ids: readonly string[]): Promise<string[]> {
  const leaving = new Set(ids)
  for (;;) {
    if (leaving.size === 0) return []
    const managed = await act.tx
      .select({ id: employee.id, managerId: employee.managerId })
      .from(employee)
      .where(and(eq(employee.companyId, companyId), anyOf(employee.managerId, [...leaving])))
    const kept = managed.filter(({ id }) => !leaving.has(id)).map(({ managerId }) => managerId)
    if (kept.length === 0) return [...leaving]
    for (const id of kept) if (id !== null) leaving.delete(id)
  }
}
