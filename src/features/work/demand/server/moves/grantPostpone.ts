import { and, eq } from '../../../../../platform/server/data/drizzle.ts'
import { POSTPONE_DAYS } from '../../../../../rules/demand.ts'
import { demandNotices } from '../../contract/notices.ts'
import { served } from '../context.ts'
import { always, demandMove } from '../move.ts'
import { notifyProvider } from '../news.ts'
import { postponeParts } from '../parts/plan.ts'
import { demand } from '../tables.ts'

/** The company's half of *postpone*: the expected completion date moves by exactly seven days, once (source §4, §9). */
export const grantPostpone = demandMove({
  call: 'POST /ws/demand/postpone',
  action: 'postpone',
  by: ['publisher'],
  providerSees: 'always',
  refusedWhen: {
    postponedOnce: ({ row }) => row.postpone === 'granted',
    postponementNotRequested: ({ row }) => row.postpone !== 'asked',
  },
  waits: { publisher: always },
  waitsForPublisher: and(eq(demand.stage, 'service'), eq(demand.postpone, 'asked')),
  prepare: ({ row }) => {
    const expectedCompletion = Temporal.PlainDate.from(row.expectedCompletion).add({ days: POSTPONE_DAYS }).toString()
    return {
      set: { postpone: 'granted', expectedCompletion, reclaimAskedAt: null },
      restartTimer: true,
      detail: { from: row.expectedCompletion, to: expectedCompletion },
    }
  },
  after: async (act, { row }) => {
    await postponeParts(act, row)
    await notifyProvider(act, served(row), demandNotices.postponeGranted, { date: row.expectedCompletion })
  },
})
