import { type Routes, read, write } from '../../../../platform/server/wire/http.ts'
import { influencerCalls } from '../contract/calls.ts'
import { creatorsKept, searchCreators } from './reads.ts'
import { saveCreator } from './writes.ts'

export function influencerRoutes(routes: Routes): void {
  read(routes, influencerCalls, 'GET /ws/influencer/search', (look, input) => searchCreators(look, input))
  read(routes, influencerCalls, 'GET /ws/operator/influencers', (look, input) => creatorsKept(look, input))
  write(routes, influencerCalls, 'POST /ws/operator/influencer', async (act, form) => ({ id: await saveCreator(act, form) }))
}
