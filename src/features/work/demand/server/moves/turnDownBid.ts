import { refuse } from '../../../../../platform/server/wire/refusal.ts'
import { canTurn } from '../application-lifecycle.ts'
import { applicationOf } from '../applications.ts'
import { isTurnedDown, mustBeSeen } from '../bids.ts'
import { demandMove } from '../move.ts'
import { sealedNow } from '../sealed.ts'
import { turnDown } from '../turn-down.ts'

/** The company does not want a bid. The applicant is notified a little later, so that a slip can be taken back unseen. */
export const turnDownBid = demandMove({
  call: 'POST /ws/demand/bid/turnDown',
  by: ['publisher'],
  providerSees: 'never',
  quiet: true,
  refusedWhen: { bidsSealed: sealedNow },
  prepare: async ({ row }, { accountId, bidVersion, category, reason }, act) => {
    const application = await applicationOf(act, row.id, accountId)
    if (application && isTurnedDown(application)) throw refuse('turnedDownAlready')
    if (!application || !canTurn(application, 'turnDown')) throw refuse('notApplied')
    mustBeSeen(application, bidVersion)
    return { subjectId: accountId, reason, detail: { category } }
  },
  after: (act, { row, input }) => turnDown(act, row, input),
})
