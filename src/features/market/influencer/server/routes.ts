import { routesOf } from '../../../../platform/server/wire/http.ts'
import { influencerCalls } from '../contract/calls.ts'
import { creatorsKept, searchCreators } from './reads.ts'
import { saveCreator } from './writes.ts'

export const influencerRoutes = routesOf(influencerCalls, {
  'GET /ws/influencer/search': (look, input) => searchCreators(look, input),
  'GET /ws/operator/influencers': (look, input) => creatorsKept(look, input),
  'POST /ws/operator/influencer': async (act, form) => ({ id: await saveCreator(act, form) }),
})
