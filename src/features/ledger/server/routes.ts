import { type Routes, read } from '../../../platform/server/http.ts'
import { ledgerCalls } from '../contract/calls.ts'
import { postings, trialBalance } from './reads.ts'

export function ledgerRoutes(routes: Routes): void {
  read(routes, ledgerCalls, 'GET /ws/operator/ledger/postings', ({ db }, input) =>
    postings(db, {
      ...input,
      refType: input.refType || undefined,
      from: input.from ? startOf(input.from) : undefined,
      to: input.to ? startOf(input.to, 1) : undefined,
    }),
  )
  read(routes, ledgerCalls, 'GET /ws/operator/ledger/trial', async ({ db, now }) => ({ ...(await trialBalance(db)), at: now.toString() }))
}

const startOf = (day: string, plusDays = 0) =>
  Temporal.PlainDate.from(day).add({ days: plusDays }).toZonedDateTime('Asia/Shanghai').toInstant()
