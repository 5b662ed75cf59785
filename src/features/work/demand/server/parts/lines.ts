import { today } from '../../../../../platform/server/clock.ts'
import { type Fields, fieldError, refuseFields } from '../../../../../platform/server/wire/refusal.ts'
import { MINUTES_STEP, WORK_MEMO_MIN } from '../../../../../rules/demand.ts'
import { countText, type WorkLine, wrongLine } from '../../contract/plan/work.ts'
import { lastDayOf } from './last.ts'
import type { PartContext } from './move.ts'

/** Refuses lines of a week at their fields. `before`: what counts of the week already. */
export function judgeLines(
  context: Pick<PartContext, 'row' | 'part' | 'now'>,
  lines: readonly WorkLine[],
  before: readonly Pick<WorkLine, 'day' | 'counted'>[] = [],
): void {
  const { part, now } = context
  const work = part.work!
  const span = { from: part.startsOn!, to: lastDayOf(context), today: today(now), before }
  const fields: Fields = {}
  for (const at of lines.keys()) {
    const wrong = wrongLine(work, lines, at, span)
    if (!wrong) continue
    const params = { step: MINUTES_STEP, min: WORK_MEMO_MIN, over: countText(work.unit, wrong.over ?? 0) }
    fields[`lines.${at}.${wrong.field}`] = fieldError(wrong.error, params)
  }
  if (Object.keys(fields).length > 0) throw refuseFields(fields)
}
