import { and, asc, desc, eq, ilike, or } from 'drizzle-orm'
import { page } from '../../../platform/contract/page.ts'
import { type Routes, read } from '../../../platform/server/http.ts'
import { outboxCalls } from '../contract/calls.ts'
import { outbox } from './tables.ts'

export function outboxRoutes(routes: Routes): void {
  read(routes, outboxCalls, 'GET /ws/operator/outbox', async (look, input) => {
    const words = `%${input.search.replace(/[%_\\]/g, '\\$&')}%`
    const where = and(
      input.channel ? eq(outbox.channel, input.channel) : undefined,
      input.search ? or(ilike(outbox.recipient, words), ilike(outbox.subject, words), ilike(outbox.body, words)) : undefined,
    )
    const turn = input.order === 'asc' ? asc : desc
    const [total, rows] = await Promise.all([
      look.db.$count(outbox, where),
      look.db
        .select()
        .from(outbox)
        .where(where)
        .orderBy(turn(outbox.at), turn(outbox.id))
        .limit(input.pageSize)
        .offset((input.pageNo - 1) * input.pageSize),
    ])
    const records = rows.map(({ recipient, ...row }) => ({
      ...row,
      to: recipient,
      at: row.at.toString(),
      sentAt: row.sentAt?.toString() ?? null,
    }))
    return page(records, total, input)
  })
}
