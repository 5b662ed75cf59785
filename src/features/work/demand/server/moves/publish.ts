import { and, eq, notInArray } from '../../../../../platform/server/data/drizzle.ts'
import { always, demandMove } from '../move.ts'
import { notifyReviewers } from '../news.ts'
import { demand } from '../tables.ts'

/** Asks for the platform's review. */
export const publish = demandMove({
  call: 'POST /ws/demand/publish',
  action: 'publish',
  by: ['publisher'],
  providerSees: 'never',
  begins: true,
  asksFor: 'matching',
  refusedWhen: {
    reviewUnderWay: ({ row }) => row.review === 'waiting',
    changesOutstanding: ({ row }) => row.review === 'rejected',
    authenticationFailed: ({ facts }) => facts.companyFailed,
    companyNotVerified: ({ facts }) => !facts.companyVerified,
  },
  waits: { publisher: always },
  waitsForPublisher: and(eq(demand.stage, 'review'), notInArray(demand.review, ['waiting', 'rejected'])),
  prepare: (_context, _input, act) => ({ set: { review: 'waiting', reviewAskedAt: act.now, reviewReasons: null } }),
  after: (act, { row }) => notifyReviewers(act, row),
})
