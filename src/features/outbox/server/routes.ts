import { and, eq } from 'drizzle-orm'
import { type Routes, read } from '../../../platform/server/http.ts'
import { contains, inOrder, paged } from '../../../platform/server/query.ts'
import { outboxCalls } from '../contract/calls.ts'
import { outbox } from './tables.ts'

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
        rows.map(({ recipient, ...row }) => ({
          ...row,
          to: recipient,
          at: row.at.toString(),
          sentAt: row.sentAt?.toString() ?? null,
        })),
    })
  })
}
