import { and, eq, inArray, or, sql } from '../../../../platform/server/data/drizzle.ts'
import { contains, inOrder, paged, withinDays } from '../../../../platform/server/data/query.ts'
import { audit } from '../../../../platform/server/data/tables.ts'
import { type Routes, read, write } from '../../../../platform/server/wire/http.ts'
import { accountsByIds } from '../../account/server/reads.ts'
import { auditCalls } from '../contract/calls.ts'
import { exportSecurityEvents, securityEvents } from './security.ts'
import { callsTitled, titlesOf } from './titles.ts'

export function auditRoutes(routes: Routes): void {
  read(routes, auditCalls, 'GET /ws/operator/audit', async (look, input) => {
    const { features } = look.services
    const where = and(
      input.actorId ? eq(audit.actorId, input.actorId) : undefined,
      input.companyId ? eq(audit.companyId, input.companyId) : undefined,
      input.userType ? eq(audit.userType, Number(input.userType)) : undefined,
      contains(audit.call, input.call),
      input.search
        ? or(
            eq(audit.requestId, input.search),
            contains(sql`${audit.input}::text`, input.search),
            inArray(audit.call, callsTitled(features, input.search)),
          )
        : undefined,
      withinDays(audit.at, input.from, input.to),
    )
    return paged(input, {
      rows: look.db
        .select()
        .from(audit)
        .where(where)
        .orderBy(...inOrder(input.order, audit.at, audit.id)),
      total: look.db.$count(audit, where),
      map: async (rows) => {
        const people = await accountsByIds(
          look.db,
          rows.map((row) => row.actorId),
        )
        return rows.map((row) => ({
          ...row,
          at: row.at.toString(),
          actor: people.get(row.actorId)?.name ?? '',
          title: titlesOf(features).get(row.call)?.[look.lang] ?? row.call,
        }))
      },
    })
  })
  read(routes, auditCalls, 'GET /ws/operator/security', securityEvents)
  write(routes, auditCalls, 'POST /ws/operator/security/export', exportSecurityEvents)
}
