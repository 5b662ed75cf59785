import { eq } from 'drizzle-orm'
import { announceAcceptance } from '../closing.ts'
import { always, demandMove } from '../move.ts'
import { demand } from '../tables.ts'

/** Either party accepts on the acceptance page. */
export const accept = demandMove({
  call: 'POST /ws/demand/accept',
  action: 'joinIn',
  by: ['publisher', 'provider'],
  waits: { publisher: always, provider: always },
  waitsForPublisher: eq(demand.stage, 'confirmed'),
  after: (act, { context, row }) => announceAcceptance(act, row, context.side),
})
