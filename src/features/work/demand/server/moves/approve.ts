import { demandNotices } from '../../contract/notices.ts'
import { applicationsFor, partyOf } from '../applications.ts'
import { always, demandMove } from '../move.ts'
import { notifyParty, notifyPublisher } from '../news.ts'
import { inviteOrdered } from '../origin.ts'
import { setOpening } from '../sealed.ts'

/** The platform publishes the demand. */
export const approve = demandMove({
  call: 'POST /ws/operator/demand/approve',
  by: ['operator'],
  providerSees: 'always',
  begins: true,
  refusedWhen: {
    reviewNotRequested: ({ row }) => row.review !== 'waiting',
    // Of others their timer says so: that of sealed bids leaves some days to pick.
    recruitmentPast: ({ row, facts }) => row.bidding === 'sealed' && facts.today > row.recruitEnd && { date: row.recruitEnd },
  },
  waits: { operator: always },
  prepare: ({ row }, _input, act) => ({ set: { review: 'approved', reviewReasons: null, publishedAt: row.publishedAt ?? act.now } }),
  after: async (act, { row }) => {
    await setOpening(act, row)
    await inviteOrdered(act, row)
    await notifyPublisher(act, row, 'demand:view', demandNotices.demandApproved, {})
    // Applications from before a substantial edit remain.
    for (const application of await applicationsFor(act, row.id, 'pick'))
      await notifyParty(act, partyOf(application), row, demandNotices.demandApproved, {})
  },
})
