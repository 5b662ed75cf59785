import { ownerOf } from '../../../../../platform/server/wire/actor.ts'
import { refuse } from '../../../../../platform/server/wire/refusal.ts'
import { demandNotices } from '../../contract/notices.ts'
import { canTurn } from '../application-lifecycle.ts'
import { applicationOf, isFirstNewsOf, turnApplication } from '../applications.ts'
import { addBid, offeredOf } from '../bids.ts'
import { demandMove } from '../move.ts'
import { actorName, amountPair, notifyPublisher } from '../news.ts'

/** An applicant changes their bid. The older versions stay, and the company sees what differs. */
export const reviseBid = demandMove({
  call: 'POST /ws/demand/bid/revise',
  by: ['applicant'],
  providerSees: 'own',
  begins: true,
  quiet: true,
  waits: { applicant: ({ application }) => application?.stale === true },
  refusedWhen: {
    noApplication: ({ application }) => !canTurn(application, 'reviseBid'),
    recruitmentEnded: ({ row, facts }) => facts.today > row.recruitEnd && row.bidsOpenedAt === null,
  },
  prepare: async ({ row, actor }, input, act) => {
    const application = await applicationOf(act, row.id, ownerOf(actor).ownerId)
    if (application?.bidVersion !== input.bidVersion)
      throw refuse('changedMeanwhile', { by: '', at: application?.updatedAt.toString() ?? '' })
    offeredOf(act, row, input)
    return { subjectId: ownerOf(actor).ownerId }
  },
  after: async (act, { row, input }) => {
    const terms = offeredOf(act, row, input)
    await addBid(act, await turnApplication(act, row.id, ownerOf(act.actor), 'reviseBid', { message: terms.message }), terms)
    if (!(await isFirstNewsOf(act, row))) return
    const price = amountPair(terms.priceMinor ?? row.amountMinor, row)
    await notifyPublisher(act, row, 'demand:pick', demandNotices.bidRevised, { who: await actorName(act), price })
  },
})
