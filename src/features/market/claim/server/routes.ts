import { type Routes, read, write } from '../../../../platform/server/wire/http.ts'
import { accountsByIds } from '../../../base/account/server/reads.ts'
import { claimCalls } from '../contract/calls.ts'
import { claimsOf } from './reads.ts'
import { changeClaim } from './writes.ts'

export function claimRoutes(routes: Routes): void {
  read(routes, claimCalls, 'GET /ws/claim/list', async ({ db }) => {
    const shown = (await claimsOf(db)).filter((claim) => claim.shown)
    return shown.map(({ key, figure, text, scope, asOf }) => ({ key, figure, text, scope, asOf }))
  })
  read(routes, claimCalls, 'GET /ws/operator/claims', async ({ db }) => {
    const all = await claimsOf(db)
    const people = await accountsByIds(
      db,
      all.flatMap((claim) => claim.changedBy ?? []),
    )
    return all.map(({ changedBy, changedAt, ...claim }) => ({
      ...claim,
      changedBy: people.get(changedBy ?? '')?.name ?? '',
      changedAt: changedAt?.toString() ?? null,
    }))
  })
  write(routes, claimCalls, 'POST /ws/operator/claim', async (act, { version: _, ...form }) => {
    await changeClaim(act, form)
    return { key: form.key }
  })
}
