import { type Routes, read, write } from '../../../../platform/server/wire/http.ts'
import { profileCalls } from '../contract/calls.ts'
import { personCaseOf, personQueue } from './queue.ts'
import { cardOf, identityOf, infoOf, ownResume, publicProfileOf } from './reads.ts'
import { approvePerson, rejectPerson, submitIdentity } from './verify.ts'
import { saveCard, saveInfo, saveResume } from './writes.ts'

export function profileRoutes(routes: Routes): void {
  read(routes, profileCalls, 'GET /ws/profile/card', (look) => cardOf(look))
  write(routes, profileCalls, 'POST /ws/profile/card', (act, { version: _, ...form }) => saveCard(act, form))
  read(routes, profileCalls, 'GET /ws/profile/info', (look) => infoOf(look.db, look.actor.accountId, look.lang))
  write(routes, profileCalls, 'POST /ws/profile/info', async (act, { version: _, ...form }) => {
    await saveInfo(act, form)
    return infoOf(act.db, act.actor.accountId, act.lang)
  })
  read(routes, profileCalls, 'GET /ws/profile/resume', (look) => ownResume(look.db, look.actor.accountId))
  write(routes, profileCalls, 'POST /ws/profile/resume', async (act, form) => {
    await saveResume(act, form)
    return ownResume(act.db, act.actor.accountId)
  })
  read(routes, profileCalls, 'GET /ws/profile/authentication', (look) => identityOf(look.db, look.actor.accountId))
  write(routes, profileCalls, 'POST /ws/profile/authentication', submitIdentity)
  read(routes, profileCalls, 'GET /ws/profile/public', (look, { id }) => publicProfileOf(look, id))

  read(routes, profileCalls, 'GET /ws/operator/persons', personQueue)
  read(routes, profileCalls, 'GET /ws/operator/person', (look, { id }) => personCaseOf(look, id))
  write(routes, profileCalls, 'POST /ws/operator/person/approve', (act, { id }) => approvePerson(act, id))
  write(routes, profileCalls, 'POST /ws/operator/person/reject', rejectPerson)
}
