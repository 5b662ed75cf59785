import { routesOf } from '../../../../platform/server/wire/http.ts'
import { companyCalls } from '../contract/calls.ts'
import { companyCaseOf, companyQueue } from './queue.ts'
import { authenticationOf, cardOf, infoOf, ownCompany, publicCompanyOf } from './reads.ts'
import { approveCompany, disableCompany, enableCompany, rejectCompany, submitCompany } from './verify.ts'
import { saveCard, saveInfo } from './writes.ts'

export const companyRoutes = routesOf(companyCalls, {
  'GET /ws/company/card': (look) => cardOf(look),
  'POST /ws/company/card': (act, { version: _, ...form }) => saveCard(act, form),
  'GET /ws/company/info': async (look) => infoOf(look.db, await ownCompany(look), look.lang),
  'POST /ws/company/info': async (act, { version: _, ...form }) => infoOf(act.db, await saveInfo(act, form), act.lang),
  'GET /ws/company/authentication': async (look) => authenticationOf(look.db, await ownCompany(look)),
  'POST /ws/company/authentication': submitCompany,
  'GET /ws/company/public': (look, { id }) => publicCompanyOf(look.db, id, look.lang),
  'GET /ws/operator/companies': companyQueue,
  'GET /ws/operator/company': (look, { id }) => companyCaseOf(look, id),
  'POST /ws/operator/company/approve': (act, { id }) => approveCompany(act, id),
  'POST /ws/operator/company/reject': rejectCompany,
  'POST /ws/operator/company/disable': (act, { id, note }) => disableCompany(act, id, note),
  'POST /ws/operator/company/enable': (act, { id }) => enableCompany(act, id),
})
