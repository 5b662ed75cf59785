import { demandNotices } from '../../../contract/notices.ts'
import { served } from '../../context.ts'
import { amountPair, notifyProvider, notifyPublisher } from '../../news.ts'
import type { PartMoveSpec } from '../move.ts'
import { fundingOf } from './fund.ts'

/** The next period, some days before it begins, as the company has ordered. */
export const fundByOrder: PartMoveSpec<undefined> = {
  by: ['timer'],
  begins: true,
  ofLast: true,
  posts: ['demand.fund'],
  prepare: (context) => fundingOf(context),
  after: async (act, { context: { row, part } }) => {
    const params = { part: part.name, amount: amountPair(part.amountMinor, row) }
    await notifyPublisher(act, row, 'demand:hosting', demandNotices.partFundedByOrder, params)
    await notifyProvider(act, served(row), demandNotices.partFunded, params)
  },
}
