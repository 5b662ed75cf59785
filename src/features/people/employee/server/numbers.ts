import { and, eq } from '../../../../platform/server/data/drizzle.ts'
import type { SecretViewer } from '../../../base/secret/server/hooks.ts'
import { employee } from './tables.ts'

/** Numbers of documents and bank accounts are opened by those who hold `people:secret`, in their own company. */
export const opensEmployeeNumber: SecretViewer = async ({ db, actor }, { row }) => {
  if (!actor.companyId || !actor.holds('people:secret')) return null
  const [own] = await db
    .select({ companyId: employee.companyId })
    .from(employee)
    .where(and(eq(employee.companyId, actor.companyId), eq(employee.id, row)))
  return own?.companyId ?? null
}
