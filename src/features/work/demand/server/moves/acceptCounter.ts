import { ownerOf } from '../../../../../platform/server/wire/actor.ts'
import { demandNotices } from '../../contract/notices.ts'
import { turnApplication } from '../applications.ts'
import { addBid, priceOf } from '../bids.ts'
import { answerCounter, isCountered, ownCounter } from '../counter.ts'
import { demandMove } from '../move.ts'
import { actorName, amountPair, notifyPublisher } from '../news.ts'

/** The terms that the company offers become the next version of the applicant's bid. */
export const acceptCounter = demandMove({
  call: 'POST /ws/demand/bid/counter/accept',
  by: ['applicant'],
  providerSees: 'own',
  begins: true,
  quiet: true,
  waits: { applicant: ({ application, now }) => application !== null && isCountered(application, now) },
  refusedWhen: {
    noCounter: ({ application, now }) => application === null || !isCountered(application, now),
    recruitmentEnded: ({ row, facts }) => facts.today > row.recruitEnd && row.bidsOpenedAt === null,
  },
  prepare: async ({ row }, { bidVersion }, act) => {
    await ownCounter(act, row, bidVersion)
    return { subjectId: ownerOf(act.actor).ownerId }
  },
  after: async (act, { row, input }) => {
    const { application, bid, counter } = await ownCounter(act, row, input.bidVersion)
    await answerCounter(act, application, 'accepted')
    const { priceMinor, startsOn, finishesOn } = counter
    const terms = {
      priceMinor,
      startsOn: startsOn ?? bid.startsOn,
      finishesOn,
      validUntil: null,
      message: bid.message,
      answers: bid.answers,
      fileIds: bid.fileIds,
    }
    await addBid(act, await turnApplication(act, row.id, ownerOf(act.actor), 'reviseBid'), terms, true)
    const price = amountPair(priceOf(row, terms), row)
    await notifyPublisher(act, row, 'demand:pick', demandNotices.counterAccepted, { who: await actorName(act), price })
  },
})
