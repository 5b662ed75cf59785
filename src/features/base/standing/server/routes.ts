import { routesOf } from '../../../../platform/server/wire/http.ts'
import { standingCalls } from '../contract/calls.ts'
import { stoppedOf } from './case.ts'

export const standingRoutes = routesOf(standingCalls, {
  'GET /ws/operator/standings': ({ db }, { companies, people }) => stoppedOf(db, companies, people),
})
