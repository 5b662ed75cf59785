import { routesOf } from '../../../../platform/server/wire/http.ts'
import { talentCalls } from '../contract/calls.ts'
import { searchTalent, talentWithNames } from './reads.ts'

export const talentRoutes = routesOf(talentCalls, {
  'GET /ws/talent/search': searchTalent,
  'GET /ws/operator/talent': talentWithNames,
})
