import { type Routes, read } from '../../../../platform/server/wire/http.ts'
import { queueCalls } from '../contract/calls.ts'
import { foundBy } from './find.ts'
import { usualTimes } from './reads.ts'

export function queueRoutes(routes: Routes): void {
  read(routes, queueCalls, 'GET /ws/queue/times', (look) => usualTimes(look))
  read(routes, queueCalls, 'GET /ws/operator/find', (look, { search }) => foundBy(look, search))
}
