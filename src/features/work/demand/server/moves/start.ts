import { demandNotices } from '../../contract/notices.ts'
import { endApplications, turnApplication } from '../applications.ts'
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
  // The terms hold from here on: the fee was agreed with the demand, the channel's share is now.
  prepare: async ({ row }, _input, act) => {
    const share = await channelShareOf(act, row.companyId)
    const parts = await partsOf(act.db, row.id)
    return {
      set: { channelId: share?.channelId ?? null, channelShareBps: share?.shareBps ?? 0 },
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
