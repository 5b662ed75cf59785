import { z } from 'zod'
import { and, asc, eq, lte } from '../../../../platform/server/data/drizzle.ts'
import { defineJob, enqueue, type Jobs } from '../../../../platform/server/jobs/jobs.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { SAVED_LAG_SECONDS, SAVED_LOOKS_A_MINUTE } from '../../../../rules/constants.ts'
import { accountById, actorOf } from '../../account/server/reads.ts'
import { notify } from '../../notice/server/writes.ts'
import { savedNotices } from '../contract/notices.ts'
import { nextLook } from './due.ts'
import { listOf, type Window } from './hooks.ts'
import { savedSearch } from './tables.ts'

const moment = z.string().transform((text) => Temporal.Instant.from(text))
/** `after` is the `since` of the search when it was taken: one with another has been looked through already. */
const lookThrough = defineJob('saved.look', { id: z.string(), after: moment, until: moment }, 'work')

export function savedJobs(jobs: Jobs): void {
  jobs.everyMinute('saved.due', takeDue)
  jobs.on(lookThrough, (act, order) => tell(act, order))
}

/**
 * Those that have waited longest come first; what does not fit into this minute is taken in the next. A search whose list has nothing newer
 * only gets its next time.
 */
async function takeDue(act: Act): Promise<void> {
  const until = act.now.subtract({ seconds: SAVED_LAG_SECONDS }).round('millisecond')
  const due = await act.tx
    .select()
    .from(savedSearch)
    .where(lte(savedSearch.dueAt, act.now))
    .orderBy(asc(savedSearch.dueAt), asc(savedSearch.id))
    .limit(SAVED_LOOKS_A_MINUTE)
    .for('update', { skipLocked: true })
  for (const row of due) {
    await act.tx
      .update(savedSearch)
      .set({ dueAt: nextLook(row.frequency, act.now) })
      .where(eq(savedSearch.id, row.id))
    if (Temporal.Instant.compare(row.since, until) >= 0 || !(await listOf(act, row.list).isNewer(act, row.since))) continue
    await enqueue(act, lookThrough, { id: row.id, after: row.since, until }, { dueAt: act.now, uniqueKey: `saved.look:${row.id}` })
  }
}

/** One message, or none. It is sent in the transaction that moves the search on. */
async function tell(act: Act, { id, after, until }: { id: string } & Window): Promise<void> {
  const [row] = await act.tx
    .update(savedSearch)
    .set({ since: until })
    .where(and(eq(savedSearch.id, id), eq(savedSearch.since, after)))
    .returning()
  if (!row || row.frequency === 'never') return
  const actor = await actorOf(act.db, row.accountId)
  const reader = await accountById(act.db, row.accountId)
  if (!actor || !reader) return
  const list = listOf(act, row.list)
  const input = list.filters.safeParse(row.filters)
  if (!input.success) return
  const found = await list.newOnes({ ...act, actor, lang: reader.lang }, input.data, { after, until })
  if (!found) return
  const params = { name: row.name, count: found.count, latest: found.latest }
  await notify(act, savedNotices.savedSearchFound, { to: [row.accountId], params, link: list.link(row.filters, actor) })
}
