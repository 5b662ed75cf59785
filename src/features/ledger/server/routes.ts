import { startOfDay } from '../../../platform/server/clock.ts'
import { type Routes, read } from '../../../platform/server/http.ts'
import { ledgerCalls } from '../contract/calls.ts'
import { causes, postings, trialBalance } from './reads.ts'

export function ledgerRoutes(routes: Routes): void {
  read(routes, ledgerCalls, 'GET /ws/operator/ledger/postings', async ({ db }, input) => ({
    ...(await postings(db, {
      ...input,
      cause: input.cause || undefined,
      refType: input.refType || undefined,
      from: input.from ? startOfDay(input.from) : undefined,
      to: input.to ? startOfDay(input.to, 1) : undefined,
    })),
    causes: await causes(db),
  }))
  read(routes, ledgerCalls, 'GET /ws/operator/ledger/trial', async ({ db, now }) => ({ ...(await trialBalance(db)), at: now.toString() }))
}
