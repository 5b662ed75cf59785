import { type Routes, read, write } from '../../../../platform/server/wire/http.ts'
import { companyCalls } from '../contract/calls.ts'
import { companyCaseOf, companyQueue } from './queue.ts'
import { authenticationOf, cardOf, infoOf, ownCompany, publicCompanyOf } from './reads.ts'
import { approveCompany, disableCompany, enableCompany, rejectCompany, submitCompany } from './verify.ts'
import { saveCard, saveInfo } from './writes.ts'

export function companyRoutes(routes: Routes): void {
  read(routes, companyCalls, 'GET /ws/company/card', (look) => cardOf(look))
  write(routes, companyCalls, 'POST /ws/company/card', (act, { version: _, ...form }) => saveCard(act, form))
  read(routes, companyCalls, 'GET /ws/company/info', async (look) => infoOf(look.db, await ownCompany(look), look.lang))
  write(routes, companyCalls, 'POST /ws/company/info', async (act, { version: _, ...form }) =>
    infoOf(act.db, await saveInfo(act, form), act.lang),
  )
  read(routes, companyCalls, 'GET /ws/company/authentication', async (look) => authenticationOf(look.db, await ownCompany(look)))
  write(routes, companyCalls, 'POST /ws/company/authentication', submitCompany)
  read(routes, companyCalls, 'GET /ws/company/public', (look, { id }) => publicCompanyOf(look.db, id, look.lang))

  read(routes, companyCalls, 'GET /ws/operator/companies', companyQueue)
  read(routes, companyCalls, 'GET /ws/operator/company', (look, { id }) => companyCaseOf(look, id))
  write(routes, companyCalls, 'POST /ws/operator/company/approve', (act, { id }) => approveCompany(act, id))
  write(routes, companyCalls, 'POST /ws/operator/company/reject', rejectCompany)
  write(routes, companyCalls, 'POST /ws/operator/company/disable', (act, { id, note }) => disableCompany(act, id, note))
  write(routes, companyCalls, 'POST /ws/operator/company/enable', (act, { id }) => enableCompany(act, id))
}
