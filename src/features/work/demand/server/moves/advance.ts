import { refuse } from '../../../../../platform/server/wire/refusal.ts'
import { demandNotices } from '../../contract/notices.ts'
import { advanceAmount } from '../amounts.ts'
import { served } from '../context.ts'
import { advancing } from '../money.ts'
import { demandMove } from '../move.ts'
import { amountPair, notifyProvider } from '../news.ts'
import { writesOf } from '../parts/rows.ts'

/** Part of the escrow is released to the provider before the work is done. Once. */
export const advance = demandMove({
  call: 'POST /ws/demand/imprest',
  action: 'imprest',
  by: ['publisher'],
  providerSees: 'always',
  posts: ['demand.advance'],
  second: 'demand:imprest',
  refusedWhen: {
    advancePaid: ({ row }) => row.isImprest,
    escrowEmpty: ({ facts }) => facts.heldMinor === 0,
  },
  prepare: async ({ row, facts: { heldMinor } }, input, act) => {
    const amountMinor = advanceAmount(row, input.amount, heldMinor)
    const { preview, money, rows, after } = await advancing(act, row, amountMinor, heldMinor)
    if (preview.netMinor !== input.netMinor) throw refuse('previewChanged')
    return { set: { isImprest: true }, money, parts: writesOf(rows, after.parts, 'advance') }
  },
  after: (act, { row, input }) => notifyProvider(act, served(row), demandNotices.advancePaid, { amount: amountPair(input.netMinor, row) }),
})
