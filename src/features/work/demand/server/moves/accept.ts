import { announceAcceptance } from '../closing.ts'
import { demandMove } from '../move.ts'

/** Either party accepts without closing. Screens offer `close`, which does both. */
export const accept = demandMove({
  call: 'POST /ws/demand/accept',
  action: 'joinIn',
  by: ['publisher', 'provider'],
  providerSees: 'always',
  quiet: true,
  after: (act, { context, row }) => announceAcceptance(act, row, context.side),
})
