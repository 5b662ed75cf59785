import type { z } from 'zod'
import type { Act } from '../../../../platform/server/services.ts'
import type { claimForm } from '../contract/calls.ts'
import { claim } from './tables.ts'

/** Changes a claim. The audit log keeps the old text. */
export async function changeClaim(act: Act, form: z.output<typeof claimForm>): Promise<void> {
  const { key, asOf, reviewDate, ...words } = form
  const row = { ...words, asOf: asOf || null, reviewDate: reviewDate || null, changedBy: act.actor.accountId, changedAt: act.now }
  await act.tx
    .insert(claim)
    .values({ key, ...row })
    .onConflictDoUpdate({ target: claim.key, set: row })
}
