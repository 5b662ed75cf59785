import { routesOf, write } from '../../../../platform/server/wire/http.ts'
import { needWork } from '../../../base/outbox/server/writes.ts'
import { settingsOf } from '../../../base/setting/server/reads.ts'
import { partnerCalls } from '../contract/calls.ts'
import { applyAsPartner, deleteApplication } from './apply.ts'
import { channelList } from './channels.ts'
import { applicationOf, applicationQueue, ownApplication } from './queue.ts'
import { approveApplication, declineApplication, reviewApplication, turnChannel } from './review.ts'

export const partnerRoutes = routesOf(partnerCalls, {
  'GET /ws/partner/terms': async (look) => {
    const { platformFeeBps, channelShareBps } = await settingsOf(look.db)
    return { platformFeeBps, channelShareBps, asOf: look.now.toString() }
  },
  'POST /ws/partner/apply': write(applyAsPartner, (visit, form, request) =>
    needWork(visit, request, `partner|${form.email || form.phone}`),
  ),
  'GET /ws/partner/application': (look, input) => ownApplication(look.db, input.reference, input.contact),
  'GET /ws/operator/partner/applications': applicationQueue,
  'POST /ws/operator/partner/review': async (act, { id }) => {
    await reviewApplication(act, id)
    return applicationOf(act.db, id)
  },
  'POST /ws/operator/partner/approve': async (act, { id }) => {
    await approveApplication(act, id)
    return applicationOf(act.db, id)
  },
  'POST /ws/operator/partner/decline': async (act, { id, reason }) => {
    await declineApplication(act, id, reason)
    return applicationOf(act.db, id)
  },
  'POST /ws/operator/partner/delete': (act, { id }) => deleteApplication(act, id),
  'GET /ws/operator/channels': channelList,
  'POST /ws/operator/channel/state': (act, { id, to }) => turnChannel(act, id, to),
})
