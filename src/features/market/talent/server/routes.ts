import { type Routes, read } from '../../../../platform/server/wire/http.ts'
import { talentCalls } from '../contract/calls.ts'
import { searchTalent, talentWithNames } from './reads.ts'

export function talentRoutes(routes: Routes): void {
  read(routes, talentCalls, 'GET /ws/talent/search', searchTalent)
  read(routes, talentCalls, 'GET /ws/operator/talent', talentWithNames)
}
