import { type Routes, read } from '../../../platform/server/http.ts'
import { claimCalls } from '../contract/calls.ts'
import { claimsOf } from './reads.ts'

export function claimRoutes(routes: Routes): void {
  read(routes, claimCalls, 'GET /ws/claim/list', async ({ db }) => {
    const shown = (await claimsOf(db)).filter((claim) => claim.shown)
    return shown.map(({ key, figure, text }) => ({ key, figure, text }))
  })
}
