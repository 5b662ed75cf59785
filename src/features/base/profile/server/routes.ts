import { routesOf } from '../../../../platform/server/wire/http.ts'
import { profileCalls } from '../contract/calls.ts'
import { personCaseOf, personQueue } from './queue.ts'
import { cardOf, identityOf, infoOf, ownResume, publicProfileOf } from './reads.ts'
import { approvePerson, rejectPerson, submitIdentity } from './verify.ts'
import { saveCard, saveInfo, saveResume } from './writes.ts'

export const profileRoutes = routesOf(profileCalls, {
  'GET /ws/profile/card': (look) => cardOf(look),
  'POST /ws/profile/card': (act, { version: _, ...form }) => saveCard(act, form),
  'GET /ws/profile/info': (look) => infoOf(look.db, look.actor.accountId, look.lang),
  'POST /ws/profile/info': async (act, { version: _, ...form }) => {
    await saveInfo(act, form)
    return infoOf(act.db, act.actor.accountId, act.lang)
  },
  'GET /ws/profile/resume': (look) => ownResume(look.db, look.actor.accountId),
  'POST /ws/profile/resume': async (act, form) => {
    await saveResume(act, form)
    return ownResume(act.db, act.actor.accountId)
  },
  'GET /ws/profile/authentication': (look) => identityOf(look.db, look.actor.accountId),
  'POST /ws/profile/authentication': submitIdentity,
  'GET /ws/profile/public': (look, { id }) => publicProfileOf(look, id),
  'GET /ws/operator/persons': personQueue,
  'GET /ws/operator/person': (look, { id }) => personCaseOf(look, id),
  'POST /ws/operator/person/approve': (act, { id }) => approvePerson(act, id),
  'POST /ws/operator/person/reject': rejectPerson,
})
