import { demandNotices } from '../../contract/notices.ts'
import { endApplications, turnApplication } from '../applications.ts'
import { always, demandMove } from '../move.ts'
import { actorName, notifyPublisher } from '../news.ts'

/** The picked provider accepts the terms. All other applicants are notified. */
export const start = demandMove({
  call: 'POST /ws/demand/start',
  action: 'start',
  by: ['provider'],
  providerSees: 'always',
  begins: true,
  waits: { provider: always },
  after: async (act, { row }) => {
    await turnApplication(act, row.id, act.actor.accountId, 'start')
    await endApplications(act, row)
    await notifyPublisher(act, row, 'demand:view', demandNotices.started, { who: await actorName(act) })
  },
})
