import { and, eq } from 'drizzle-orm'
import { announceClosing } from '../closing.ts'
import { refund } from '../money.ts'
import { always, demandMove } from '../move.ts'
import { demand } from '../tables.ts'

/** Each side closes separately; the second one ends the demand. */
export const close = demandMove({
  call: 'POST /ws/demand/close',
  action: 'joinIn',
  by: ['publisher', 'provider'],
  posts: ['demand.refund'],
  refusedWhen: {
    closedYourSide: ({ row, side }) => (side === 'publisher' ? row.publisherClosed : row.providerClosed),
  },
  waits: { publisher: always, provider: always },
  waitsForPublisher: and(eq(demand.stage, 'acceptance'), eq(demand.publisherClosed, false)),
  prepare: ({ row, side, facts }) => {
    const publisherClosed = row.publisherClosed || side === 'publisher'
    const providerClosed = row.providerClosed || side === 'provider'
    if (!publisherClosed || !providerClosed) return { to: 'acceptance', set: { publisherClosed, providerClosed } }
    return { to: 'ended', set: { publisherClosed, providerClosed, outcome: 'completed' }, money: refund(row, facts.heldMinor) }
  },
  after: (act, { context, row }) => announceClosing(act, row, context.side),
})
