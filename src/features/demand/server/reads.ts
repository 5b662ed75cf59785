import { and, inArray, isNull, ne, or } from 'drizzle-orm'
import type { Reader } from '../../../platform/server/database.ts'
import { demand } from './tables.ts'

/** The demands of these companies that were ever fully funded, whatever their outcome, except cancelled ones. */
export async function fundedDemands(db: Reader, companyIds: readonly string[]): Promise<{ id: string; companyId: string }[]> {
  if (companyIds.length === 0) return []
  return db
    .select({ id: demand.id, companyId: demand.companyId })
    .from(demand)
    .where(
      and(
        inArray(demand.companyId, [...companyIds]),
        ne(demand.stage, 'created'),
        or(isNull(demand.outcome), ne(demand.outcome, 'cancelled')),
      ),
    )
}
