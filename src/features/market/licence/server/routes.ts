import { routesOf } from '../../../../platform/server/wire/http.ts'
import { licenceCalls } from '../contract/calls.ts'
import { licenceRegister, licencesOf } from './reads.ts'
import { saveLicence } from './writes.ts'

export const licenceRoutes = routesOf(licenceCalls, {
  'GET /ws/licence/list': (look, filter) => licenceRegister(look, filter),
  'GET /ws/operator/licences': ({ db, now }) => licencesOf(db, now),
  'POST /ws/operator/licence': async (act, form) => ({ id: await saveLicence(act, form) }),
})
