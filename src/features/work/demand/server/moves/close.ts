import { and, eq, inArray } from '../../../../../platform/server/data/drizzle.ts'
import { announceClosing } from '../closing.ts'
import { outcomeOf } from '../context.ts'
import { refund } from '../money.ts'
import { always, demandMove } from '../move.ts'
import { demand } from '../tables.ts'

/**
 * The one act that each side has left once the money is released. The first accepts the work as well (6 → 7), the second ends the
 * demand (product §7.12).
 */
export const close = demandMove({
  call: 'POST /ws/demand/close',
  action: 'joinIn',
  by: ['publisher', 'provider'],
  providerSees: 'always',
  posts: ['demand.refund'],
  refusedWhen: {
    closedYourSide: ({ row, side }) => (side === 'publisher' ? row.publisherClosed : row.providerClosed),
  },
  waits: { publisher: always, provider: always },
  waitsForPublisher: and(inArray(demand.stage, ['confirmed', 'acceptance']), eq(demand.publisherClosed, false)),
  prepare: ({ row, side, facts }) => {
    const publisherClosed = row.publisherClosed || side === 'publisher'
    const providerClosed = row.providerClosed || side === 'provider'
    if (!publisherClosed || !providerClosed) return { to: 'acceptance', set: { publisherClosed, providerClosed } }
    return { to: 'ended', set: { publisherClosed, providerClosed, outcome: outcomeOf(row) }, money: refund(row, facts.heldMinor) }
  },
  after: (act, { context, row }) => announceClosing(act, row, context.side),
})
