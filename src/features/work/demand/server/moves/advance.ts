import { refuse } from '../../../../../platform/server/wire/refusal.ts'
import { demandNotices } from '../../contract/notices.ts'
import { advanceAmount } from '../amounts.ts'
import { served } from '../context.ts'
import { releasing } from '../money.ts'
import { demandMove } from '../move.ts'
import { amountPair, notifyProvider } from '../news.ts'

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
    const { preview, money } = await releasing(act, served(row), 'demand.advance', amountMinor, heldMinor)
    if (preview.netMinor !== input.netMinor) throw refuse('previewChanged')
    return { set: { isImprest: true }, money }
  },
  after: (act, { row, input }) => notifyProvider(act, served(row), demandNotices.advancePaid, { amount: amountPair(input.netMinor, row) }),
})
