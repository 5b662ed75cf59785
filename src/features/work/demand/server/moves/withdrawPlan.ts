import { demandMove } from '../move.ts'
import { proposedBy } from '../parts/change.ts'

/** The side that proposed another plan takes it back. */
export const withdrawPlan = demandMove({
  call: 'POST /ws/demand/plan/withdraw',
  by: ['publisher', 'provider'],
  providerSees: 'always',
  quiet: true,
  refusedWhen: { noPlanChange: (context) => proposedBy(context) !== context.side },
  prepare: () => ({ set: { planChange: null } }),
})
