import { eq } from 'drizzle-orm'
import type { Act } from '../../../platform/server/services.ts'
import { tellPerson, tellPublisher } from './news.ts'
import type { DemandRow } from './policy.ts'
import { demandApplication } from './tables.ts'
import { transition } from './transition.ts'

/** The platform's review of a demand: an operator's two moves. */

export async function approveDemand(act: Act, demandId: string): Promise<DemandRow> {
  const { after } = await transition(act, demandId, 'approve', (row) => ({
    set: { review: 'approved', reviewReasons: null, publishedAt: row.publishedAt ?? act.now },
  }))
  await tellPublisher(act, after, 'demand:view', 'demandApproved')
  // Whoever was invited before an edit of substance still is.
  const invited = await act.tx.select().from(demandApplication).where(eq(demandApplication.demandId, after.id))
  for (const application of invited) {
    if (application.state === 'applied') await tellPerson(act, application.accountId, after, 'demandApproved')
  }
  return after
}

/** `reasons`: field of the demand → what to change, shown beside that field. */
export async function rejectDemand(act: Act, demandId: string, reasons: Record<string, string>): Promise<DemandRow> {
  const reason = Object.values(reasons).join(' ')
  const { after } = await transition(act, demandId, 'reject', () => ({ set: { review: 'rejected', reviewReasons: reasons }, reason }))
  await tellPublisher(act, after, 'demand:publish', 'demandRejected', { reason })
  return after
}
