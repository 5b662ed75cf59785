import { demandNotices } from '../../contract/notices.ts'
import { applicationOf, endApplications, turnApplication } from '../applications.ts'
import { bidOf, daysAgreed } from '../bids.ts'
import { served } from '../context.ts'
import { channelShareOf } from '../hooks.ts'
import { always, demandMove } from '../move.ts'
import { actorName, notifyPublisher } from '../news.ts'
import { partsOf } from '../parts/rows.ts'

/** The picked provider accepts the terms. All other applicants are notified. */
export const start = demandMove({
  call: 'POST /ws/demand/start',
  action: 'start',
  by: ['provider'],
  providerSees: 'always',
  begins: true,
  binds: 'demand:serve',
  // The terms hold from here on: the fee was agreed with the demand, the channel's share and the days are now.
  prepare: async ({ row }, _input, act) => {
    const share = await channelShareOf(act, row.companyId)
    const application = await applicationOf(act, row.id, served(row).providerId)
    const bid = application && (await bidOf(act.db, application))
    const parts = await partsOf(act.db, row.id)
    return {
      set: { channelId: share?.channelId ?? null, channelShareBps: share?.shareBps ?? 0, ...daysAgreed(act, row, bid) },
      parts: parts.map((part) => ({ part, move: 'begin', to: part.state, set: {} })),
    }
  },
  waits: { provider: always },
  after: async (act, { row }) => {
    await turnApplication(act, row.id, served(row).provider, 'start')
    await endApplications(act, row)
    await notifyPublisher(act, row, 'demand:view', demandNotices.started, { who: await actorName(act) })
  },
})
