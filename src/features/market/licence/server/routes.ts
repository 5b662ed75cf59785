import { type Routes, read, write } from '../../../../platform/server/wire/http.ts'
import { licenceCalls } from '../contract/calls.ts'
import { licenceRegister, licencesOf } from './reads.ts'
import { saveLicence } from './writes.ts'

export function licenceRoutes(routes: Routes): void {
  read(routes, licenceCalls, 'GET /ws/licence/list', (look, filter) => licenceRegister(look, filter))
  read(routes, licenceCalls, 'GET /ws/operator/licences', ({ db, now }) => licencesOf(db, now))
  write(routes, licenceCalls, 'POST /ws/operator/licence', async (act, form) => ({ id: await saveLicence(act, form) }))
}
