import { and, eq } from '../../../../platform/server/data/drizzle.ts'
import { contains, inOrder, paged } from '../../../../platform/server/data/query.ts'
import type { Look } from '../../../../platform/server/services.ts'
import { type Routes, read } from '../../../../platform/server/wire/http.ts'
import { outboxCalls } from '../contract/calls.ts'
import { wholeBody } from './body.ts'
import { outbox } from './tables.ts'

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

export function outboxRoutes(routes: Routes): void {
  read(routes, outboxCalls, 'GET /ws/operator/outbox', async (look, input) => {
    const where = and(
      input.channel ? eq(outbox.channel, input.channel) : undefined,
      contains([outbox.recipient, outbox.subject, ...(isDevelopment(look) ? [outbox.body] : [])], input.search),
    )
    return paged(input, {
      rows: look.db
        .select()
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
          sentAt: row.sentAt?.toString() ?? null,
          error: row.error,
        })),
    })
  })
}
