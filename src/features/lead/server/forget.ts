import { and, isNotNull, lt } from 'drizzle-orm'
import type { Act } from '../../../platform/server/services.ts'
import { lead } from './tables.ts'

const ADDRESS_KEPT_DAYS = 30

/** The address of whoever wrote serves the limit by the hour; after a month nothing needs it. */
export async function forgetAddresses(act: Act): Promise<void> {
  const before = act.now.subtract({ hours: 24 * ADDRESS_KEPT_DAYS })
  await act.tx
    .update(lead)
    .set({ ip: null })
    .where(and(isNotNull(lead.ip), lt(lead.createdAt, before)))
}
