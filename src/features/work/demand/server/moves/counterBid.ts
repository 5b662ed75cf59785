import { mustBeSeen } from '../bids.ts'
import { counterFormTerms, mustDiffer, offer, toCounter } from '../counter.ts'
import { demandMove } from '../move.ts'
import { sealedNow } from '../sealed.ts'

/** The company offers other terms for a bid. */
export const counterBid = demandMove({
  call: 'POST /ws/demand/bid/counter',
  by: ['publisher'],
  providerSees: 'own',
  begins: true,
  quiet: true,
  refusedWhen: {
    bidsSealed: sealedNow,
    recruitmentEnded: ({ row, facts }) => facts.today > row.recruitEnd && row.bidsOpenedAt === null,
  },
  prepare: async ({ row }, input, act) => {
    const { application, bid } = await toCounter(act, row, input.accountId)
    mustBeSeen(application, input.bidVersion)
    mustDiffer(row, bid, counterFormTerms(act, row, input))
    return { subjectId: input.accountId }
  },
  after: (act, { row, input }) => offer(act, row, input.accountId, counterFormTerms(act, row, input)),
})
