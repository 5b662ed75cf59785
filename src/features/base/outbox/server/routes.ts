import { and, eq, getTableColumns, sql } from '../../../../platform/server/data/drizzle.ts'
import { contains, inOrder, paged } from '../../../../platform/server/data/query.ts'
import type { Look } from '../../../../platform/server/services.ts'
import { routesOf } from '../../../../platform/server/wire/http.ts'
import { outboxCalls } from '../contract/calls.ts'
import type { MessageState } from '../contract/sms.ts'
import { wholeBody } from './body.ts'
import { allSenders, type Channel } from './senders/senders.ts'
import { outbox } from './tables.ts'
import { sendTrial } from './trial.ts'

/** Of messages of earlier versions only the time of sending is known. */
const stateOf = sql<MessageState>`case when ${outbox.deliveredAt} is not null then 'delivered'
  when ${outbox.failedAt} is not null then 'failed' when ${outbox.sentAt} is not null then 'handed'
  when ${outbox.queued} then 'queued' else 'kept' end`

const isDevelopment = ({ services }: Pick<Look, 'services'>): boolean => services.config.HENGDU_ENV === 'development'

/**
 * Only in development, where nothing delivers a message: whole as long as it opens something, so that a code can be read here. In
 * production nobody reads what is sent to others, and no operator can use a code to become somebody else.
 */
function shownBody({ services, now }: Look, row: typeof outbox.$inferSelect): string | null {
  if (!isDevelopment({ services })) return null
  const isOver = !row.opensUntil || Temporal.Instant.compare(row.opensUntil, now) < 0
  if (isOver || !row.master || !services.masterKeys.has(row.master)) return row.body
  return wholeBody(services.masterKeys, row)?.body ?? row.body
}

export const outboxRoutes = routesOf(outboxCalls, {
  'GET /ws/operator/outbox': async (look, input) => {
    const where = and(
      input.channel ? eq(outbox.channel, input.channel) : undefined,
      input.state ? sql`${stateOf} = ${input.state}` : undefined,
      contains([outbox.recipient, outbox.subject, ...(isDevelopment(look) ? [outbox.body] : [])], input.search),
    )
    return paged(input, {
      rows: look.db
        .select({ ...getTableColumns(outbox), state: stateOf })
        .from(outbox)
        .where(where)
        .orderBy(...inOrder(input.order, outbox.at, outbox.id)),
      total: look.db.$count(outbox, where),
      map: (rows) =>
        rows.map((row) => ({
          id: row.id,
          channel: row.channel,
          to: row.recipient,
          subject: row.subject,
          body: shownBody(look, row),
          at: row.at.toString(),
          state: row.state,
          provider: row.provider,
          sentAt: row.sentAt?.toString() ?? null,
          endedAt: (row.deliveredAt ?? row.failedAt)?.toString() ?? null,
          error: row.error,
        })),
    })
  },
  'GET /ws/operator/senders': async ({ services: { config } }) =>
    Object.entries(allSenders(config)).map(([channel, senders]) => ({
      channel: channel as Channel,
      providers: senders.map(({ name, areas, report }) => ({ name, areas: areas ? [...areas] : null, hasReports: report !== undefined })),
    })),
  'POST /ws/operator/outbox/try': sendTrial,
})
