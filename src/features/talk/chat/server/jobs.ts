import { daysAfter } from '../../../../platform/server/clock.ts'
import { type SQL, sql } from '../../../../platform/server/data/drizzle.ts'
import type { Jobs } from '../../../../platform/server/jobs/jobs.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { BOOKS_ZONE, CHAT_HISTORY_MONTHS } from '../../../../rules/constants.ts'
import { releaseUnused } from './files.ts'
import { isHeld } from './holds.ts'
import { mailUnread } from './mail.ts'
import { sweepTickets } from './tickets.ts'

export function chatJobs(jobs: Jobs): void {
  jobs.sweep('chat.month', (night) => night.inBatches(endMonth, BATCH))
  jobs.sweep('chat.tickets', sweepTickets)
  jobs.everyMinute('chat.mail', mailUnread)
}

const BATCH = 5_000
/** The shortest month: the index finds what may be over, the exact day decides. */
const LEAST_DAYS = 28 * CHAT_HISTORY_MONTHS

/**
 * History is kept to the same day of the next month (conversation §2). The beginning of each conversation is deleted: what is kept has no
 * gap, even if the clock was once wrong. What is held stays whole. One batch: the number of deleted rows.
 */
export async function endMonth(act: Act): Promise<number> {
  const over = (at: SQL): SQL =>
    sql`(${at} at time zone ${BOOKS_ZONE} + make_interval(months => ${CHAT_HISTORY_MONTHS}::integer)) at time zone ${BOOKS_ZONE} <= ${act.now.toString()}::timestamptz`
  const surely = daysAfter(act.now, -LEAST_DAYS).toString()
  const { rows } = await act.tx.execute<{ conversation_id: string; seq: number }>(sql`
    delete from chat_event where id = any(array(
      select e.id from chat_event e where e.at < ${surely}::timestamptz and ${over(sql`e.at`)} and not exists (
        select from chat_event k where k.conversation_id = e.conversation_id and k.seq < e.seq and not ${over(sql`k.at`)})
        and not ${isHeld(act.tx, sql`e.conversation_id`)}
      order by e.at limit ${BATCH}))
    returning conversation_id, seq`)
  if (rows.length === 0) return 0
  const files = await act.tx.execute<{ file_id: string }>(sql`
    delete from chat_file f where not exists (
      select from chat_event e where e.conversation_id = f.conversation_id and e.seq = f.seq) returning file_id`)
  await releaseUnused(
    act,
    files.rows.map((row) => row.file_id),
  )
  return rows.length
}
