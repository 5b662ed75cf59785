import { routesOf, write } from '../../../../platform/server/wire/http.ts'
import { needWork } from '../../../base/outbox/server/writes.ts'
import { providerCalls as calls } from '../contract/calls.ts'
import {
  applicationQueue,
  applicationState,
  applyToBeListed,
  approveApplication,
  declineApplication,
  deleteApplication,
  takeApplication,
} from './applications.ts'
import {
  approveClaim,
  checkClaimCode,
  claimByCode,
  claimByLicence,
  claimOf,
  claimQueue,
  refuseClaim,
  sendClaimCode,
  setOwnInvitations,
} from './claims.ts'
import { contactOf, reportContact, unlockContact, unlockedList } from './contacts.ts'
import { operatorProvider, operatorProviders, saveProvider, setProviderState } from './directory.ts'
import { facetsOf } from './facets.ts'
import { invitedEntry, inviteOptions, inviteProvider, refuseInvitations } from './hire.ts'
import { providerDetailOf, verifyNumber } from './reads.ts'
import { confirmReport, rejectReport, reportQueue } from './reports.ts'
import { searchProviders } from './search.ts'

export const providerRoutes = routesOf(calls, {
  'GET /ws/provider/search': (look, input) => searchProviders(look, input),
  'GET /ws/provider/facets': (look, input) => facetsOf(look, input),
  'GET /ws/provider/detail': (look, input) => providerDetailOf(look, input.id),
  'GET /ws/provider/verify': (look, input) => verifyNumber(look, input.number),
  'POST /ws/provider/apply': write(
    (act, input) => applyToBeListed(act, input),
    (visit, form, request) => needWork(visit, request, `provider|${form.email}`),
  ),
  'GET /ws/provider/application': (look, input) => applicationState(look, input),
  'GET /ws/provider/contact': (look, input) => contactOf(look, input.id),
  'POST /ws/provider/unlock': (act, input) => unlockContact(act, input),
  'GET /ws/provider/unlocked': (look, input) => unlockedList(look, input),
  'POST /ws/provider/report': (act, input) => reportContact(act, input),
  'GET /ws/provider/invite': (look, input) => inviteOptions(look, input.id),
  'POST /ws/provider/invite': (act, input) => inviteProvider(act, input),
  'GET /ws/provider/invited': (look, { token }) => invitedEntry(look, token),
  'POST /ws/provider/invitations/refuse': (act, { token }) => refuseInvitations(act, token),
  'GET /ws/provider/claim': (look, input) => claimOf(look, input.id),
  'POST /ws/provider/claim/code': (act, input) => sendClaimCode(act, input),
  'POST /ws/provider/claim/confirm': write(
    (act, input) => claimByCode(act, input),
    (visit, input) => checkClaimCode(visit, input),
  ),
  'POST /ws/provider/claim/licence': (act, input) => claimByLicence(act, input),
  'POST /ws/provider/own/invitations': (act, input) => setOwnInvitations(act, input),
  'GET /ws/operator/providers': (look, input) => operatorProviders(look, input),
  'GET /ws/operator/provider': (look, input) => operatorProvider(look, input.id),
  'POST /ws/operator/provider/save': (act, input) => saveProvider(act, input),
  'POST /ws/operator/provider/state': (act, input) => setProviderState(act, input),
  'GET /ws/operator/provider/applications': (look, input) => applicationQueue(look, input),
  'POST /ws/operator/provider/application/take': (act, input) => takeApplication(act, input.id),
  'POST /ws/operator/provider/application/approve': (act, input) => approveApplication(act, input.id, input.form),
  'POST /ws/operator/provider/application/decline': (act, input) => declineApplication(act, input.id, input.reason),
  'POST /ws/operator/provider/application/delete': (act, { id }) => deleteApplication(act, id),
  'GET /ws/operator/provider/claims': (look, input) => claimQueue(look, input),
  'POST /ws/operator/provider/claim/approve': (act, input) => approveClaim(act, input.id),
  'POST /ws/operator/provider/claim/refuse': (act, input) => refuseClaim(act, input),
  'GET /ws/operator/provider/reports': (look, input) => reportQueue(look, input),
  'POST /ws/operator/provider/report/confirm': (act, input) => confirmReport(act, input.id),
  'POST /ws/operator/provider/report/reject': (act, input) => rejectReport(act, input),
})
