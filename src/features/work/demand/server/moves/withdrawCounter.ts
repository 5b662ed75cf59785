import { demandNotices } from '../../contract/notices.ts'
import { applicationOf, partyOf } from '../applications.ts'
import { answerCounter, openCounter } from '../counter.ts'
import { demandMove } from '../move.ts'
import { notifyParty } from '../news.ts'
import { sealedNow } from '../sealed.ts'

/** The company withdraws the terms that wait for an answer. */
export const withdrawCounter = demandMove({
  call: 'POST /ws/demand/bid/counter/withdraw',
  by: ['publisher'],
  providerSees: 'own',
  quiet: true,
  refusedWhen: { bidsSealed: sealedNow },
  prepare: async ({ row }, { accountId }, act) => {
    await openCounter(act, await applicationOf(act, row.id, accountId))
    return { subjectId: accountId }
  },
  after: async (act, { row, input }) => {
    const application = (await applicationOf(act, row.id, input.accountId))!
    await answerCounter(act, application, 'withdrawn')
    await notifyParty(act, partyOf(application), row, demandNotices.counterWithdrawn, {})
  },
})
