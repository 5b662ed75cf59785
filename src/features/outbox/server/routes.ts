import { and, eq } from 'drizzle-orm'
import { type Routes, read } from '../../../platform/server/http.ts'
import { contains, inOrder, paged } from '../../../platform/server/query.ts'
import type { Look } from '../../../platform/server/services.ts'
import { outboxCalls } from '../contract/calls.ts'
import { wholeBody } from './body.ts'
import { outbox } from './tables.ts'

/** Where no provider delivers a message, the operators do: as long as it opens something they see it whole. */
function shownBody({ services, now }: Look, row: typeof outbox.$inferSelect): string {
  const { config, masterKeys } = services
  const isDelivered = row.channel === 'email' && config.SMTP_URL !== undefined
  const isOver = !row.opensUntil || Temporal.Instant.compare(row.opensUntil, now) < 0
  if (isDelivered || isOver || !row.master || !masterKeys.has(row.master)) return row.body
  return wholeBody(masterKeys, row) ?? row.body
}

export function outboxRoutes(routes: Routes): void {
  read(routes, outboxCalls, 'GET /ws/operator/outbox', async (look, input) => {
    const where = and(
      input.channel ? eq(outbox.channel, input.channel) : undefined,
      contains([outbox.recipient, outbox.subject, outbox.body], input.search),
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
