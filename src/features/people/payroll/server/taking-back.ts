import { anyOf } from '../../../../platform/server/data/columns.ts'
import { and, eq } from '../../../../platform/server/data/drizzle.ts'
import type { Act } from '../../../../platform/server/services.ts'
import type { CompanyId } from '../../../../platform/server/wire/actor.ts'
import { payGroupMember, payItem, payRunPerson } from './tables.ts'

/** Of employees that an import created by mistake, those with an item or in a run: they stay. */
export async function inPayroll(act: Act, companyId: CompanyId, ids: readonly string[]): Promise<string[]> {
  const items = act.tx
    .select({ id: payItem.employeeId })
    .from(payItem)
    .where(and(eq(payItem.companyId, companyId), anyOf(payItem.employeeId, ids)))
  const people = act.tx
    .select({ id: payRunPerson.employeeId })
    .from(payRunPerson)
    .where(and(eq(payRunPerson.companyId, companyId), anyOf(payRunPerson.employeeId, ids)))
  return [...(await items), ...(await people)].map(({ id }) => id)
}

/** The others leave their pay group. */
export async function leaveGroups(act: Act, companyId: CompanyId, ids: readonly string[]): Promise<void> {
  await act.tx.delete(payGroupMember).where(and(eq(payGroupMember.companyId, companyId), anyOf(payGroupMember.employeeId, ids)))
}
