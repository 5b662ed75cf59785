import { routesOf } from '../../../../platform/server/wire/http.ts'
import { accountsByIds } from '../../../base/account/server/reads.ts'
import { paymentLicences } from '../../licence/server/reads.ts'
import { servedCount } from '../../provider/server/reads.ts'
import { claimCalls } from '../contract/calls.ts'
import type { ClaimKey } from '../contract/claims.ts'
import { claimsOf } from './reads.ts'
import { changeClaim } from './writes.ts'

export const claimRoutes = routesOf(claimCalls, {
  'GET /ws/claim/list': async (look) => {
    const [claims, served, licences] = await Promise.all([claimsOf(look.db), servedCount(look), paymentLicences(look.db, look.now)])
    const listed: Partial<Record<ClaimKey, number>> = { regions: served, licences }
    const shown = claims.filter((claim) => claim.shown)
    return shown.map(({ key, figure, text, scope, asOf }) => ({ key, figure, text, scope, asOf, listed: listed[key] ?? null }))
  },
  'GET /ws/operator/claims': async ({ db }) => {
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
  },
  'POST /ws/operator/claim': async (act, { version: _, ...form }) => {
    await changeClaim(act, form)
    return { key: form.key }
  },
})
