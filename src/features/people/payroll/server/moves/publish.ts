import { runMove } from '../move.ts'
import { startSending } from '../payslips.ts'

/** A message with a link to each employee, sent in the background. From now on the run locks by itself. */
export const publish = runMove({
  call: 'POST /ws/payroll/run/publish',
  by: ['company'],
  prepare: (_context, _input, act) => ({ set: { publishedAt: act.now } }),
  after: (act, { row }) => startSending(act, row),
})
