import { demandNotices } from '../../contract/notices.ts'
import { withDays } from '../agreed.ts'
import { applicationOf, endApplications, turnApplication } from '../applications.ts'
import { bidOf, daysAgreed } from '../bids.ts'
import { dueOf, served } from '../context.ts'
import { channelShareOf } from '../hooks.ts'
import { refund } from '../money.ts'
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
  posts: ['demand.refund'],
  // The terms hold from here on: the fee was agreed with the demand, the channel's share and the days are now.
  // What a lower price leaves in escrow returns.
  prepare: async ({ row, facts }, _input, act) => {
    const share = await channelShareOf(act, row.companyId)
    const application = await applicationOf(act, row.id, served(row).providerId)
    const bid = application && (await bidOf(act.db, application))
    const parts = await partsOf(act.db, row.id)
    const overMinor = row.asked ? Math.max(0, facts.heldMinor - dueOf(row)) : 0
    return {
      set: {
        channelId: share?.channelId ?? null,
        channelShareBps: share?.shareBps ?? 0,
        ...withDays(row, parts, daysAgreed(act, row, bid)),
      },
      money: refund(row, overMinor),
      parts: parts.map((part, at) => ({
        ...{ part, move: 'begin' as const, to: part.state },
        set: at === 0 ? { heldMinor: part.heldMinor - overMinor } : {},
      })),
    }
  },
  waits: { provider: always },
  after: async (act, { row }) => {
    await turnApplication(act, row.id, served(row).provider, 'start')
    await endApplications(act, row)
    await notifyPublisher(act, row, 'demand:view', demandNotices.started, { who: await actorName(act) })
  },
})
