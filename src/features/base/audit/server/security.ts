import { type ErrorName, errors } from '../../../../platform/contract/errors.ts'
import type { Page, Paging } from '../../../../platform/contract/page.ts'
import { type SecurityKind, securityKinds, securityReasons } from '../../../../platform/contract/security.ts'
import { and, eq, gte, sql } from '../../../../platform/server/data/drizzle.ts'
import { contains, inOrder, paged, withinDays } from '../../../../platform/server/data/query.ts'
import { securityEvent } from '../../../../platform/server/data/tables.ts'
import { type ListColumn, listExport } from '../../../../platform/server/files/workbook/list-workbook.ts'
import type { Look } from '../../../../platform/server/services.ts'
import { accountsByIds } from '../../account/server/reads.ts'
import type { SecurityRow } from '../contract/calls.ts'

interface Filters {
  kind?: SecurityKind | '' | undefined
  search: string
  from?: string | undefined
  to?: string | undefined
}

/** Refused attempts under these filters. */
export async function securityEvents(
  look: Look,
  input: Filters & Paging & { column: 'lastAt' | 'count'; order: 'asc' | 'desc' },
): Promise<Page<SecurityRow>> {
  const text = [securityEvent.call, securityEvent.ip, securityEvent.subject, sql`coalesce(${securityEvent.accountId}::text, '')`]
  const where = and(
    input.kind ? eq(securityEvent.kind, input.kind) : undefined,
    contains(text, input.search),
    withinDays(securityEvent.lastAt, input.from, input.to),
  )
  return paged(input, {
    rows: look.db
      .select()
      .from(securityEvent)
      .where(where)
      .orderBy(...inOrder(input.order, securityEvent[input.column], securityEvent.id)),
    total: look.db.$count(securityEvent, where),
    map: async (rows) => {
      const people = await accountsByIds(
        look.db,
        rows.flatMap((row) => row.accountId ?? []),
      )
      return rows.map((row) => ({
        id: row.id,
        kind: row.kind,
        reason: reasonOf(row.error, look),
        call: row.call,
        accountId: row.accountId,
        account: (row.accountId && people.get(row.accountId)?.name) || '',
        subject: row.subject,
        ip: row.ip,
        count: row.count,
        firstAt: row.firstAt.toString(),
        lastAt: row.lastAt.toString(),
      }))
    },
  })
}

const reasonOf = (error: string, { lang }: Pick<Look, 'lang'>): string =>
  (securityReasons[error] ?? errors[error as ErrorName])?.[lang] ?? error

export function exportSecurityEvents(look: Look, filters: Filters) {
  const columns: ListColumn<SecurityRow>[] = [
    { heading: { cn: '最近时间', en: 'Last time' }, width: 26, cell: (row) => row.lastAt },
    { heading: { cn: '首次时间', en: 'First time' }, width: 26, cell: (row) => row.firstAt },
    { heading: { cn: '类型', en: 'Kind' }, width: 20, cell: (row) => securityKinds[row.kind][look.lang] },
    { heading: { cn: '原因', en: 'Reason' }, width: 40, cell: (row) => row.reason },
    { heading: { cn: '接口', en: 'Call' }, width: 40, cell: (row) => row.call },
    { heading: { cn: '账号', en: 'Account' }, width: 20, cell: (row) => row.account },
    { heading: { cn: '账号编号', en: 'Account ID' }, width: 38, cell: (row) => row.accountId },
    { heading: { cn: '对象代号', en: 'Subject' }, cell: (row) => row.subject },
    { heading: { cn: 'IP 地址', en: 'IP address' }, width: 20, cell: (row) => row.ip },
    { heading: { cn: '次数', en: 'Times' }, kind: 'number', cell: (row) => row.count },
  ]
  return listExport({
    title: { cn: '安全日志', en: 'Security log' },
    columns,
    list: (paging) => securityEvents(look, { ...filters, ...paging, column: 'lastAt', order: 'desc' }),
  })
}

/** How many attempts of each kind were refused from this hour on. */
export const countsSince = (db: Look['db'], hour: Temporal.Instant): Promise<{ kind: SecurityKind; count: number }[]> =>
  db
    .select({ kind: securityEvent.kind, count: sql<number>`sum(${securityEvent.count})::int` })
    .from(securityEvent)
    .where(gte(securityEvent.hour, hour))
    .groupBy(securityEvent.kind)
