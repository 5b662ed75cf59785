import { type Routes, read } from '../../../platform/server/http.ts'
import { closingMoves } from '../../account/server/writes.ts'
import { profileMoves } from '../../profile/server/writes.ts'
import { talentCalls } from '../contract/calls.ts'
import { searchTalent, talentWithNames } from './reads.ts'
import { removeCard, renewCard } from './writes.ts'

export function talentRoutes(routes: Routes): void {
  read(routes, talentCalls, 'GET /ws/talent/search', (look, input) => searchTalent(look, input))
  read(routes, talentCalls, 'GET /ws/operator/talent', (look, input) => talentWithNames(look, input))
  talentHooks()
}

/** Cards follow profiles. */
export function talentHooks(): void {
  profileMoves.set('talent', renewCard)
  closingMoves.set('talent', (act) => removeCard(act, act.actor.accountId))
}
