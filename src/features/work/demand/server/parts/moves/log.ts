import { refuseFields } from '../../../../../../platform/server/wire/refusal.ts'
import { countOf, workEarned } from '../../../contract/plan/work.ts'
import { judgeLines } from '../lines.ts'
import { partMove } from '../move.ts'

/** The provider keeps the sheet of a week: what was done on which day. It is the company's to see once it is sent. */
export const log = partMove({
  call: 'POST /ws/demand/part/log',
  by: ['provider'],
  ofLast: true,
  refusedWhen: { partNotLogged: ({ part }) => part.work === null },
  prepare: (context, { lines }) => {
    judgeLines(context, lines)
    // What was released of a sheet that came back stays released.
    if (workEarned(context.part.work!, countOf(lines)) < context.part.earnedMinor) throw refuseFields({ lines: 'belowReleased' })
    return {
      to: context.part.state,
      set: { lines: lines.toSorted((a, b) => a.day.localeCompare(b.day)), deadlineAt: context.part.deadlineAt },
    }
  },
})
