import { z } from 'zod'
import { daysAfter } from '../../../../../platform/server/clock.ts'
import { eq } from '../../../../../platform/server/data/drizzle.ts'
import { cancelJobs, defineJob, enqueue } from '../../../../../platform/server/jobs/jobs.ts'
import type { Act } from '../../../../../platform/server/services.ts'
import { INSIST_DAYS, LOWERED_DESK_DAYS, STANDING_RETRY_DAYS, TIMER_WARNING_HOURS } from '../../../../../rules/demand.ts'
import { answerDays } from '../../contract/plan/parts.ts'
import type { PartState } from '../../contract/plan/states.ts'
import type { PartRow } from './rows.ts'
import { demandPart } from './tables.ts'

/**
 * `release` fires the timer of what was sent, `warn` comes before; `silent`, `desk` remind of a lowered part and of a supplementary sheet;
 * `reclaim` ends one.
 */
const payload = {
  partId: z.string(),
  what: z.enum(['release', 'warn', 'silent', 'desk', 'reclaim']),
  state: z.string(),
  deadline: z.string(),
}
export type PartTimer = z.output<z.ZodObject<typeof payload>>
export const partTimerJob = defineJob('demand.partTimer', payload)

/** When the time of a state is over; null if it has none. */
export function deadlineFor(state: PartState, part: Pick<PartRow, 'startsOn' | 'work'>, now: Temporal.Instant): Temporal.Instant | null {
  const most = state === 'sent' || state === 'supplemented' ? answerDays(part) : state === 'lowered' ? INSIST_DAYS : undefined
  return most === undefined ? null : daysAfter(now, most)
}

/** Sets the timers of the state that a part has come to, in place of those of the one before. */
export async function setPartTimers(act: Act, part: PartRow): Promise<void> {
  await cancelJobs(act, `demandPart:${part.id}:`)
  const { deadlineAt } = part
  if (!deadlineAt) return
  const set = (what: PartTimer['what'], dueAt: Temporal.Instant) =>
    enqueue(
      act,
      partTimerJob,
      { partId: part.id, what, state: part.state, deadline: deadlineAt.toString() },
      { dueAt, uniqueKey: `demandPart:${part.id}:v${part.version}:${what}` },
    )
  if (part.state === 'sent') {
    await set('release', deadlineAt)
    const warnAt = deadlineAt.subtract({ hours: TIMER_WARNING_HOURS })
    if (Temporal.Instant.compare(warnAt, act.now) > 0) await set('warn', warnAt)
  } else if (part.state === 'funded' || part.state === 'returned') await set('reclaim', deadlineAt)
  else {
    await set('silent', deadlineAt)
    await set('desk', daysAfter(deadlineAt, LOWERED_DESK_DAYS - INSIST_DAYS))
  }
}

/** A timer that the platform has stopped for a party looks again later. */
export async function postponePartTimer(act: Act, part: PartRow): Promise<void> {
  const set = { deadlineAt: daysAfter(act.now, STANDING_RETRY_DAYS) }
  const [after] = await act.tx.update(demandPart).set(set).where(eq(demandPart.id, part.id)).returning()
  await setPartTimers(act, after!)
}
