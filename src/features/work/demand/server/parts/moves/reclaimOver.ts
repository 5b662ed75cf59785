import { demandNotices } from '../../../contract/notices.ts'
import { dropOf } from '../../../contract/plan/money.ts'
import { partMoves } from '../../../contract/plan/states.ts'
import { served } from '../../context.ts'
import { refund } from '../../money.ts'
import { notifyProvider, notifyPublisher } from '../../news.ts'
import { booksOf } from '../books.ts'
import type { PartMoveSpec } from '../move.ts'

/** The provider did not object: what the part holds goes back, and its advance to the next part. */
export const reclaimOver: PartMoveSpec<undefined> = {
  by: ['timer'],
  posts: ['demand.refund'],
  prepare: async ({ demand, row, part, parts }, _input, act) => {
    const { books, rows } = await booksOf(act, row, demand.facts.heldMinor, parts)
    const { books: after, split } = dropOf(
      books,
      rows.findIndex(({ id }) => id === part.id),
    )
    return { to: 'dropped', after: after.parts, money: refund(row, split.backMinor) }
  },
  after: async (act, { context: { row, part } }) => {
    const params = { part: part.name, what: partMoves.reclaimOver.past }
    await notifyProvider(act, served(row), demandNotices.partTimer, params)
    await notifyPublisher(act, row, 'demand:confirm', demandNotices.partTimer, params)
  },
}
