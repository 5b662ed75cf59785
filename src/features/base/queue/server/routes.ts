import { routesOf } from '../../../../platform/server/wire/http.ts'
import { queueCalls } from '../contract/calls.ts'
import { foundBy } from './find.ts'
import { usualTimes } from './reads.ts'
import { waitingAt } from './waiting.ts'

export const queueRoutes = routesOf(queueCalls, {
  'GET /ws/queue/times': (look) => usualTimes(look),
  'GET /ws/operator/find': (look, { search }) => foundBy(look, search),
  'GET /ws/operator/waiting': (look) => waitingAt(look),
})
