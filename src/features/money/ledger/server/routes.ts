import { id } from '../../../../platform/contract/inputs.ts'
import { startOfDay } from '../../../../platform/server/clock.ts'
import { numberedBy } from '../../../../platform/server/data/numbers.ts'
import type { Look } from '../../../../platform/server/services.ts'
import { routesOf } from '../../../../platform/server/wire/http.ts'
import { refuseFields } from '../../../../platform/server/wire/refusal.ts'
import { ledgerCalls } from '../contract/calls.ts'
import { type PostingFilter, postings, trialBalance } from './reads.ts'

export const ledgerRoutes = routesOf(ledgerCalls, {
  'GET /ws/operator/ledger/postings': async (look, { from, to, search, ...input }) => {
    if (from && to && from > to) throw refuseFields({ to: 'dateOrder' })
    return postings(look.db, {
      ...input,
      about: search ? await searched(look, search) : undefined,
      refType: input.refType || undefined,
      from: from ? startOfDay(from) : undefined,
      to: to ? startOfDay(to, 1) : undefined,
    })
  },
  'GET /ws/operator/ledger/trial': async ({ db, now }) => ({ ...(await trialBalance(db)), at: now.toString() }),
})

/** The ids that postings may have or be about. Words that are neither a number nor an id find nothing. */
async function searched(look: Look, search: string): Promise<NonNullable<PostingFilter['about']>> {
  if (id.safeParse(search).success) return { refIds: [search], postingIds: [search] }
  const found = await numberedBy(look, search)
  return found ? { refIds: [found.id], postingIds: found.postings } : { refIds: [], postingIds: [] }
}
