import { refuse } from '../../../../../platform/server/wire/refusal.ts'
import { applicationOf } from '../applications.ts'
import { isTurnedDown } from '../bids.ts'
import { demandMove } from '../move.ts'
import { sealedNow } from '../sealed.ts'
import { takeBack } from '../turn-down.ts'

/** A bid that was turned down is considered again. Who has not been notified yet never learns of it. */
export const reconsiderBid = demandMove({
  call: 'POST /ws/demand/bid/reconsider',
  by: ['publisher'],
  providerSees: 'never',
  quiet: true,
  refusedWhen: {
    bidsSealed: sealedNow,
    recruitmentEnded: ({ row, facts }) => facts.today > row.recruitEnd && row.bidsOpenedAt === null,
  },
  prepare: async ({ row }, { accountId }, act) => {
    const application = await applicationOf(act, row.id, accountId)
    if (!application || !isTurnedDown(application)) throw refuse('notTurnedDown')
    return { subjectId: accountId }
  },
  after: (act, { row, input }) => takeBack(act, row, input.accountId),
})
