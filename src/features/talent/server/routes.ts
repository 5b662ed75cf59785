import { type Routes, read } from '../../../platform/server/http.ts'
import { talentCalls } from '../contract/calls.ts'
import { searchTalent, talentWithNames } from './reads.ts'

export function talentRoutes(routes: Routes): void {
  read(routes, talentCalls, 'GET /ws/talent/search', ({ db, now }, input) => searchTalent(db, input, now))
  read(routes, talentCalls, 'GET /ws/operator/talent', ({ db }, input) => talentWithNames(db, input))
}
