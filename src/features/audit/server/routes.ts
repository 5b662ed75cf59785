import { and, asc, desc, eq, gte, ilike, lt, or, sql } from 'drizzle-orm'
import { page } from '../../../platform/contract/page.ts'
import { type Routes, read } from '../../../platform/server/http.ts'
import { audit } from '../../../platform/server/tables.ts'
import { accountsByIds } from '../../account/server/reads.ts'
import { auditCalls } from '../contract/calls.ts'

const BOOKS_ZONE = 'Asia/Shanghai'

export function auditRoutes(routes: Routes): void {
  read(routes, auditCalls, 'GET /ws/operator/audit', async (look, input) => {
    const words = (text: string) => `%${text.replace(/[%_\\]/g, '\\$&')}%`
    const where = and(
      input.actorId ? eq(audit.actorId, input.actorId) : undefined,
      input.companyId ? eq(audit.companyId, input.companyId) : undefined,
      input.userType ? eq(audit.userType, Number(input.userType)) : undefined,
      input.call ? ilike(audit.call, words(input.call)) : undefined,
      input.search ? or(eq(audit.requestId, input.search), sql`${audit.input}::text ilike ${words(input.search)}`) : undefined,
      input.from ? gte(audit.at, startOf(input.from)) : undefined,
      input.to ? lt(audit.at, startOf(input.to, 1)) : undefined,
    )
    const turn = input.order === 'asc' ? asc : desc
    const [total, rows] = await Promise.all([
      look.db.$count(audit, where),
      look.db
        .select()
        .from(audit)
        .where(where)
        .orderBy(turn(audit.at), turn(audit.id))
        .limit(input.pageSize)
        .offset((input.pageNo - 1) * input.pageSize),
    ])
    const people = await accountsByIds(
      look.db,
      rows.map((row) => row.actorId),
    )
    const records = rows.map((row) => ({ ...row, at: row.at.toString(), actor: people.get(row.actorId)?.name ?? '' }))
    return page(records, total, input)
  })
}

const startOf = (day: string, plusDays = 0): Temporal.Instant =>
  Temporal.PlainDate.from(day).add({ days: plusDays }).toZonedDateTime(BOOKS_ZONE).toInstant()
