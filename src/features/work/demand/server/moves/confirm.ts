import { and, eq, not } from '../../../../../platform/server/data/drizzle.ts'
import { refuse } from '../../../../../platform/server/wire/refusal.ts'
import { demandNotices } from '../../contract/notices.ts'
import { served } from '../context.ts'
import { releasingLast } from '../money.ts'
import { always, demandMove } from '../move.ts'
import { amountPair, notifyProvider } from '../news.ts'
import { lastLowered, releaseOfLast } from '../parts/last.ts'
import { demand } from '../tables.ts'

/** *submit* of the source: the company confirms the work, and the rest of the escrow is released. */
export const confirm = demandMove({
  call: 'POST /ws/demand/confirm',
  action: 'submit',
  by: ['publisher'],
  providerSees: 'always',
  posts: ['demand.release', 'demand.refund'],
  second: 'demand:confirm',
  refusedWhen: { lastLowered: ({ facts: { parts } }) => parts?.lastLowered === true },
  waits: { publisher: always },
  waitsForPublisher: and(eq(demand.stage, 'complete'), not(lastLowered)),
  prepare: async ({ row, facts: { heldMinor } }, input, act) => {
    const { preview, money, rows, after } = await releasingLast(act, row, heldMinor)
    if (preview.netMinor !== input.netMinor) throw refuse('previewChanged')
    return { money, parts: releaseOfLast(rows, after, 'release') }
  },
  after: (act, { row, input }) => notifyProvider(act, served(row), demandNotices.confirmed, { amount: amountPair(input.netMinor, row) }),
})
