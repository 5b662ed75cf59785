import { z } from 'zod'
import { daysAfter } from '../../../../platform/server/clock.ts'
import { deleteInBatches } from '../../../../platform/server/data/delete.ts'
import { and, eq, lt } from '../../../../platform/server/data/drizzle.ts'
import { cancelJobs, defineJob, enqueue, type Jobs } from '../../../../platform/server/jobs/jobs.ts'
import type { Night } from '../../../../platform/server/jobs/night.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { forgetOldAddresses } from '../../../../platform/server/wire/addresses.ts'
import { EVENT_REMINDER_HOURS, FORMS_KEPT_YEARS } from '../../../../rules/constants.ts'
import { notifySignup } from './news.ts'
import { forgetUnproved } from './proof.ts'
import { type EventRow, event, eventSignup } from './tables.ts'

const remindJob = defineJob('event.remind', { id: z.string(), startsAt: z.string() })
const jobKey = (id: string) => `event:${id}:`

/** One reminder for each event, `EVENT_REMINDER_HOURS` before it begins. Moving or ending an event calls this again. */
export async function setReminder(act: Act<unknown>, row: EventRow): Promise<void> {
  await cancelJobs(act, jobKey(row.id))
  if (row.state !== 'published' && row.state !== 'closed') return
  const dueAt = row.startsAt.subtract({ hours: EVENT_REMINDER_HOURS })
  if (Temporal.Instant.compare(dueAt, act.now) <= 0) return
  const payload = { id: row.id, startsAt: row.startsAt.toString() }
  await enqueue(act, remindJob, payload, { dueAt, uniqueKey: `${jobKey(row.id)}${row.version}` })
}

/** An event that was moved or called off has another reminder, or none: this one does nothing. */
async function remind(act: Act, { id, startsAt }: { id: string; startsAt: string }): Promise<void> {
  const [row] = await act.tx.select().from(event).where(eq(event.id, id)).for('update')
  if (!row || (row.state !== 'published' && row.state !== 'closed') || row.startsAt.toString() !== startsAt) return
  if (Temporal.Instant.compare(row.startsAt, act.now) <= 0) return
  const coming = await act.tx
    .select()
    .from(eventSignup)
    .where(and(eq(eventSignup.eventId, id), eq(eventSignup.state, 'confirmed')))
  for (const signup of coming) await notifySignup(act, 'reminder', row, signup)
}

const forgetAddresses = (night: Night): Promise<void> => forgetOldAddresses(night, eventSignup)

const forgetOld = (night: Night): Promise<number> =>
  deleteInBatches(night, eventSignup, lt(eventSignup.changedAt, daysAfter(night.now, -365 * FORMS_KEPT_YEARS)))

export function eventJobs(jobs: Jobs): void {
  jobs.on(remindJob, remind)
  jobs.sweep('event.forgetUnproved', forgetUnproved)
  jobs.sweep('event.forgetAddresses', forgetAddresses)
  jobs.sweep('event.forgetOld', forgetOld)
}
