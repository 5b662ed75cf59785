import { runMove } from '../move.ts'

/** The end of a run: nothing of it is held or on its way. */
export const lock = runMove({
  call: 'POST /ws/payroll/run/lock',
  by: ['company'],
  refusedWhen: { moneyOpen: ({ facts }) => facts.open > 0 && { count: facts.open, who: facts.who.open } },
})
