import { type Routes, read, write } from '../../../../platform/server/wire/http.ts'
import { needWork } from '../../../base/outbox/server/writes.ts'
import { settingsOf } from '../../../base/setting/server/reads.ts'
import { partnerCalls } from '../contract/calls.ts'
import { applyAsPartner, deleteApplication } from './apply.ts'
import { channelList } from './channels.ts'
import { applicationOf, applicationQueue, ownApplication } from './queue.ts'
import { approveApplication, declineApplication, reviewApplication, turnChannel } from './review.ts'

export function partnerRoutes(routes: Routes): void {
  const c = partnerCalls
  read(routes, c, 'GET /ws/partner/terms', async (look) => {
    const { platformFeeBps, channelShareBps } = await settingsOf(look.db)
    return { platformFeeBps, channelShareBps, asOf: look.now.toString() }
  })
  write(routes, c, 'POST /ws/partner/apply', applyAsPartner, (visit, form, request) =>
    needWork(visit, request, `partner|${form.email || form.phone}`),
  )
  read(routes, c, 'GET /ws/partner/application', (look, input) => ownApplication(look.db, input.reference, input.contact))
  read(routes, c, 'GET /ws/operator/partner/applications', applicationQueue)
  write(routes, c, 'POST /ws/operator/partner/review', async (act, { id }) => {
    await reviewApplication(act, id)
    return applicationOf(act.db, id)
  })
  write(routes, c, 'POST /ws/operator/partner/approve', async (act, { id }) => {
    await approveApplication(act, id)
    return applicationOf(act.db, id)
  })
  write(routes, c, 'POST /ws/operator/partner/decline', async (act, { id, reason }) => {
    await declineApplication(act, id, reason)
    return applicationOf(act.db, id)
  })
  write(routes, c, 'POST /ws/operator/partner/delete', (act, { id }) => deleteApplication(act, id))
  read(routes, c, 'GET /ws/operator/channels', channelList)
  write(routes, c, 'POST /ws/operator/channel/state', (act, { id, to }) => turnChannel(act, id, to))
}
