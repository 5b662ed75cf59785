import { startOfDay } from '../../../platform/server/clock.ts'
import { type Routes, read } from '../../../platform/server/http.ts'
import { ledgerCalls } from '../contract/calls.ts'
import { postings, trialBalance } from './reads.ts'

export function ledgerRoutes(routes: Routes): void {
  read(routes, ledgerCalls, 'GET /ws/operator/ledger/postings', ({ db }, input) =>
    postings(db, {
      ...input,
      refType: input.refType || undefined,
      from: input.from ? startOfDay(input.from) : undefined,
      to: input.to ? startOfDay(input.to, 1) : undefined,
    }),
  )
  read(routes, ledgerCalls, 'GET /ws/operator/ledger/trial', async ({ db, now }) => ({ ...(await trialBalance(db)), at: now.toString() }))
}
