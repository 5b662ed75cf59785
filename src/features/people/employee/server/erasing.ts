import { today } from '../../../../platform/server/clock.ts'
import { and, asc, eq, inArray, isNull, lt, sql } from '../../../../platform/server/data/drizzle.ts'
import type { Act, Look } from '../../../../platform/server/services.ts'
import { companyOf } from '../../../../platform/server/wire/actor.ts'
import { EMPLOYEE_KEPT_MONTHS } from '../../../../rules/constants.ts'
import { dropSecrets } from '../../../base/secret/server/writes.ts'
import { releaseFiles } from '../../../base/upload/server/writes.ts'
import { LEFT } from '../contract/employee.ts'
import { filesOf } from './documents.ts'
import { recordEvent } from './events.ts'
import { erasingSteps } from './hooks.ts'
import { employee, employeeDocument, employeeLink, employeePolicy, payee } from './tables.ts'

export async function policyOf(look: Pick<Look, 'db' | 'actor'>): Promise<{ version: number; keptMonths: number }> {
  const [own] = await look.db
    .select()
    .from(employeePolicy)
    .where(eq(employeePolicy.companyId, companyOf(look.actor)))
  return { version: own?.version ?? 0, keptMonths: own?.keptMonths ?? EMPLOYEE_KEPT_MONTHS }
}

export async function changePolicy(act: Act, { keptMonths }: { keptMonths: number }): Promise<{ version: number; keptMonths: number }> {
  const set = { keptMonths, changedBy: act.actor.accountId, changedAt: act.now }
  await act.tx
    .insert(employeePolicy)
    .values({ companyId: companyOf(act.actor), ...set })
    .onConflictDoUpdate({ target: employeePolicy.companyId, set })
  return policyOf(act)
}

const AT_ONCE = 500

/**
 * Every night: numbers, bank account and documents of those who left longer ago than their company keeps them, 24 months by default. What
 * payslips refer to, such as name and number, stays.
 */
export async function eraseThoseWhoLeft(act: Act): Promise<number> {
  const kept = sql`coalesce((select ${employeePolicy.keptMonths} from ${employeePolicy}
    where ${employeePolicy.companyId} = ${employee.companyId}), ${EMPLOYEE_KEPT_MONTHS}::int)`
  const rows = await act.tx
    .select()
    .from(employee)
    .where(
      and(
        eq(employee.status, LEFT),
        isNull(employee.erasedAt),
        lt(employee.leaveOn, today(act.now)),
        sql`${employee.leaveOn} + make_interval(months => ${kept}) <= ${today(act.now)}::date`,
      ),
    )
    .orderBy(asc(employee.id))
    .limit(AT_ONCE)
    .for('update')
  for (const [companyId, own] of Map.groupBy(rows, (row) => row.companyId)) {
    const ids = own.map((row) => row.id)
    await dropSecrets(act, { scope: companyId, table: 'employee' }, ids)
    await dropSecrets(act, { scope: companyId, table: 'payee' }, ids)
    await act.tx.delete(payee).where(inArray(payee.employeeId, ids))
    await act.tx.delete(employeeLink).where(inArray(employeeLink.employeeId, ids))
    await act.tx.delete(employeeDocument).where(inArray(employeeDocument.employeeId, ids))
    for (const id of ids) await releaseFiles(act, filesOf(id), 'employeeDocument', [])
    for (const step of act.services.hooks.of(erasingSteps).values()) await step(act, companyId, ids)
    await act.tx
      .update(employee)
      .set({ erasedAt: act.now, updatedAt: act.now, version: sql`${employee.version} + 1` })
      .where(inArray(employee.id, ids))
    for (const row of own) await recordEvent(act, row, 'erased')
  }
  return rows.length
}
