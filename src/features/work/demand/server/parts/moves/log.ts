import { today } from '../../../../../../platform/server/clock.ts'
import { type Fields, fieldError, refuseFields } from '../../../../../../platform/server/wire/refusal.ts'
import { MINUTES_STEP, WORK_MEMO_MIN } from '../../../../../../rules/demand.ts'
import { countOf, countText, type WorkLine, workEarned, wrongLine } from '../../../contract/plan/work.ts'
import { lastDayOf } from '../last.ts'
import { type PartContext, partMove } from '../move.ts'

/** The provider keeps the sheet of a week: what was done on which day. It is the company's to see once it is sent. */
export const log = partMove({
  call: 'POST /ws/demand/part/log',
  by: ['provider'],
  ofLast: true,
  refusedWhen: { partNotLogged: ({ part }) => part.work === null },
  prepare: (context, { lines }) => {
    judgeLines(context, lines)
    return {
      to: context.part.state,
      set: { lines: lines.toSorted((a, b) => a.day.localeCompare(b.day)), deadlineAt: context.part.deadlineAt },
    }
  },
})

function judgeLines(context: PartContext, lines: readonly WorkLine[]): void {
  const { part, now } = context
  const work = part.work!
  const span = { from: part.startsOn!, to: lastDayOf(context), today: today(now) }
  const fields: Fields = {}
  for (const at of lines.keys()) {
    const wrong = wrongLine(work, lines, at, span)
    if (!wrong) continue
    const params = { step: MINUTES_STEP, min: WORK_MEMO_MIN, over: countText(work.unit, wrong.over ?? 0) }
    fields[`lines.${at}.${wrong.field}`] = fieldError(wrong.error, params)
  }
  // What was released of a sheet that came back stays released.
  if (workEarned(work, countOf(lines)) < part.earnedMinor) fields['lines'] = 'belowReleased'
  if (Object.keys(fields).length > 0) throw refuseFields(fields)
}
