import { daysAfter } from '../../../../platform/server/clock.ts'
import { deleteInBatches } from '../../../../platform/server/data/delete.ts'
import { eq, sql } from '../../../../platform/server/data/drizzle.ts'
import { holdRow } from '../../../../platform/server/data/lifecycle.ts'
import type { Night } from '../../../../platform/server/jobs/night.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { forgetOldAddresses } from '../../../../platform/server/wire/addresses.ts'
import { FORMS_KEPT_YEARS } from '../../../../rules/constants.ts'
import { leadLifecycle } from './lifecycle.ts'
import { lead, leadEvent } from './tables.ts'

export const forgetAddresses = (night: Night): Promise<void> => forgetOldAddresses(night, lead)

/** Messages that nobody has worked on for years, with their histories. */
export async function forgetOld(night: Night): Promise<void> {
  const before = sql`${daysAfter(night.now, -365 * FORMS_KEPT_YEARS).toString()}::timestamptz`
  const old = sql`${lead.updatedAt} < ${before} and not exists
    (select from ${leadEvent} as later where later.lead_id = ${lead.id} and later.at >= ${before})`
  await deleteInBatches(night, leadEvent, sql`${leadEvent.leadId} in (select ${lead.id} from ${lead} where ${old})`)
  await deleteInBatches(night, lead, old)
}

/** One message with its history, before its time: its sender asked for it. The audit log keeps the act alone. */
export async function deleteLead(act: Act, id: string): Promise<{ id: string }> {
  await holdRow(act, leadLifecycle, id)
  await act.tx.delete(leadEvent).where(eq(leadEvent.leadId, id))
  await act.tx.delete(lead).where(eq(lead.id, id))
  return { id }
}
