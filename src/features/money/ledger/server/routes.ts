import { startOfDay } from '../../../../platform/server/clock.ts'
import { routesOf } from '../../../../platform/server/wire/http.ts'
import { refuseFields } from '../../../../platform/server/wire/refusal.ts'
import { ledgerCalls } from '../contract/calls.ts'
import { postings, trialBalance } from './reads.ts'

export const ledgerRoutes = routesOf(ledgerCalls, {
  'GET /ws/operator/ledger/postings': async ({ db }, { from, to, ...input }) => {
    if (from && to && from > to) throw refuseFields({ to: 'dateOrder' })
    return postings(db, {
      ...input,
      refType: input.refType || undefined,
      from: from ? startOfDay(from) : undefined,
      to: to ? startOfDay(to, 1) : undefined,
    })
  },
  'GET /ws/operator/ledger/trial': async ({ db, now }) => ({ ...(await trialBalance(db)), at: now.toString() }),
})
