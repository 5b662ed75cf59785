import { startOfDay, today } from '../../../../platform/server/clock.ts'
import type { Reader } from '../../../../platform/server/data/database.ts'
import { and, eq, inArray, or, type SQL, sql } from '../../../../platform/server/data/drizzle.ts'
import { numberedBy } from '../../../../platform/server/data/numbers.ts'
import { idWithin } from '../../../../platform/server/data/partitions.ts'
import { contains, inOrder, paged, withinDays } from '../../../../platform/server/data/query.ts'
import { audit } from '../../../../platform/server/data/tables.ts'
import { exportList } from '../../../../platform/server/files/workbook/export-route.ts'
import { routesOf } from '../../../../platform/server/wire/http.ts'
import { AUDIT_SHOWN_DAYS } from '../../../../rules/constants.ts'
import { accountsByIds } from '../../account/server/reads.ts'
import { auditCalls } from '../contract/calls.ts'
import { failedJobRoutes } from './failed.ts'
import { exportSecurityEvents, securityEvents } from './security.ts'
import { callsTitled, titlesOf } from './titles.ts'

export const auditRoutes = routesOf(auditCalls, {
  'GET /ws/operator/audit': async (look, input) => {
    const { features } = look.services
    const from = firstDayOf(input, look.now)
    const thing = input.search ? await numberedBy(look, input.search) : undefined
    const month = idWithin(audit.id, startOfDay(from), input.to ? startOfDay(input.to, 1) : undefined)
    const where = and(
      month,
      input.actorId ? eq(audit.actorId, input.actorId) : undefined,
      input.companyId ? eq(audit.companyId, input.companyId) : undefined,
      input.userType ? eq(audit.userType, Number(input.userType)) : undefined,
      input.call ? inArray(audit.call, await callsLike(look.db, input.call, month)) : undefined,
      input.search
        ? or(
            eq(audit.requestId, input.search),
            contains(sql`${audit.input}::text`, input.search),
            inArray(audit.call, callsTitled(features, input.search)),
            thing && contains(sql`${audit.input}::text`, thing.id),
            // What made it has no id of it yet.
            thing && and(eq(audit.actorId, thing.by), sql`${audit.at} = ${thing.at}::timestamptz`),
          )
        : undefined,
      withinDays(audit.at, from, input.to),
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
  },
  ...failedJobRoutes,
  'GET /ws/operator/security': securityEvents,
  'POST /ws/operator/security/export': exportList(exportSecurityEvents),
})

/** Without a first day the log begins some days before the last: what is older is read when somebody asks for its days. */
function firstDayOf({ from, to }: { from?: string | undefined; to?: string | undefined }, now: Temporal.Instant): string {
  return (
    from ||
    Temporal.PlainDate.from(to || today(now))
      .subtract({ days: AUDIT_SHOWN_DAYS - 1 })
      .toString()
  )
}

/** The calls of these months that contain a text: from one to the next in the index, since there are few of them in very many rows. */
async function callsLike(db: Reader, text: string, month: SQL | undefined): Promise<string[]> {
  const { rows } = await db.execute<{ call: string }>(sql`
    with recursive found as (
      (select call from ${audit} where ${month} order by call limit 1)
      union all
      select (select call from ${audit} where ${month} and call > found.call order by call limit 1) from found where found.call is not null
    ) select call from found where ${contains(sql`call`, text)}`)
  return rows.map(({ call }) => call)
}
