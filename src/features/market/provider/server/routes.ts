import { type Routes, read, write } from '../../../../platform/server/wire/http.ts'
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

export function providerRoutes(routes: Routes): void {
  read(routes, calls, 'GET /ws/provider/search', (look, input) => searchProviders(look, input))
  read(routes, calls, 'GET /ws/provider/facets', (look, input) => facetsOf(look, input))
  read(routes, calls, 'GET /ws/provider/detail', (look, input) => providerDetailOf(look, input.id))
  read(routes, calls, 'GET /ws/provider/verify', (look, input) => verifyNumber(look, input.number))
  write(
    routes,
    calls,
    'POST /ws/provider/apply',
    (act, input) => applyToBeListed(act, input),
    (visit, form, request) => needWork(visit, request, `provider|${form.email}`),
  )
  read(routes, calls, 'GET /ws/provider/application', (look, input) => applicationState(look, input))
  read(routes, calls, 'GET /ws/provider/contact', (look, input) => contactOf(look, input.id))
  write(routes, calls, 'POST /ws/provider/unlock', (act, input) => unlockContact(act, input))
  read(routes, calls, 'GET /ws/provider/unlocked', (look, input) => unlockedList(look, input))
  write(routes, calls, 'POST /ws/provider/report', (act, input) => reportContact(act, input))
  hireRoutes(routes)
  operatorRoutes(routes)
}

function hireRoutes(routes: Routes): void {
  read(routes, calls, 'GET /ws/provider/invite', (look, input) => inviteOptions(look, input.id))
  write(routes, calls, 'POST /ws/provider/invite', (act, input) => inviteProvider(act, input))
  read(routes, calls, 'GET /ws/provider/invited', (look, { token }) => invitedEntry(look, token))
  write(routes, calls, 'POST /ws/provider/invitations/refuse', (act, { token }) => refuseInvitations(act, token))
  read(routes, calls, 'GET /ws/provider/claim', (look, input) => claimOf(look, input.id))
  write(routes, calls, 'POST /ws/provider/claim/code', (act, input) => sendClaimCode(act, input))
  write(
    routes,
    calls,
    'POST /ws/provider/claim/confirm',
    (act, input) => claimByCode(act, input),
    (visit, input) => checkClaimCode(visit, input),
  )
  write(routes, calls, 'POST /ws/provider/claim/licence', (act, input) => claimByLicence(act, input))
  write(routes, calls, 'POST /ws/provider/own/invitations', (act, input) => setOwnInvitations(act, input))
}

function operatorRoutes(routes: Routes): void {
  read(routes, calls, 'GET /ws/operator/providers', (look, input) => operatorProviders(look, input))
  read(routes, calls, 'GET /ws/operator/provider', (look, input) => operatorProvider(look, input.id))
  write(routes, calls, 'POST /ws/operator/provider/save', (act, input) => saveProvider(act, input))
  write(routes, calls, 'POST /ws/operator/provider/state', (act, input) => setProviderState(act, input))
  read(routes, calls, 'GET /ws/operator/provider/applications', (look, input) => applicationQueue(look, input))
  write(routes, calls, 'POST /ws/operator/provider/application/take', (act, input) => takeApplication(act, input.id))
  write(routes, calls, 'POST /ws/operator/provider/application/approve', (act, input) => approveApplication(act, input.id, input.form))
  write(routes, calls, 'POST /ws/operator/provider/application/decline', (act, input) => declineApplication(act, input.id, input.reason))
  write(routes, calls, 'POST /ws/operator/provider/application/delete', (act, { id }) => deleteApplication(act, id))
  read(routes, calls, 'GET /ws/operator/provider/claims', (look, input) => claimQueue(look, input))
  write(routes, calls, 'POST /ws/operator/provider/claim/approve', (act, input) => approveClaim(act, input.id))
  write(routes, calls, 'POST /ws/operator/provider/claim/refuse', (act, input) => refuseClaim(act, input))
  read(routes, calls, 'GET /ws/operator/provider/reports', (look, input) => reportQueue(look, input))
  write(routes, calls, 'POST /ws/operator/provider/report/confirm', (act, input) => confirmReport(act, input.id))
  write(routes, calls, 'POST /ws/operator/provider/report/reject', (act, input) => rejectReport(act, input))
}
