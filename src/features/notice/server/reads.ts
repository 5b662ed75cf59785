import { and, asc, desc, eq, ilike, inArray, isNull } from 'drizzle-orm'
import { type NoticeGroup, type NoticeKind, type NoticeParams, noticeWords } from '../../../platform/contract/notice.ts'
import { type Page, page } from '../../../platform/contract/page.ts'
import type { Reader } from '../../../platform/server/database.ts'
import { noticeKindsOf } from '../../../platform/server/notice-kinds.ts'
import type { Look } from '../../../platform/server/services.ts'
import type { NoticeRow } from '../contract/calls.ts'
import { notice } from './tables.ts'

export interface NoticeFilter {
  pageNo: number
  pageSize: number
  order: 'asc' | 'desc'
  type?: NoticeGroup | '' | undefined
  unread?: 'Y' | 'N' | undefined
  search: string
}

/** One reader's messages, each in the reader's language. */
export async function noticesOf({ services, db, actor, lang }: Look, filter: NoticeFilter): Promise<Page<NoticeRow>> {
  const kinds = noticeKindsOf(services.features)
  const where = and(
    eq(notice.accountId, actor.accountId),
    filter.type
      ? inArray(
          notice.kind,
          [...kinds.values()].filter((kind) => kind.group === filter.type).map((kind) => kind.name),
        )
      : undefined,
    filter.unread === 'Y' ? isNull(notice.readAt) : undefined,
    filter.search ? ilike(notice.words, `%${filter.search.replace(/[%_\\]/g, '\\$&')}%`) : undefined,
  )
  const turn = filter.order === 'asc' ? asc : desc
  const [total, rows] = await Promise.all([
    db.$count(notice, where),
    db
      .select()
      .from(notice)
      .where(where)
      .orderBy(turn(notice.at), turn(notice.id))
      .limit(filter.pageSize)
      .offset((filter.pageNo - 1) * filter.pageSize),
  ])
  const records = rows.flatMap((row) => {
    const kind = kinds.get(row.kind)
    if (!kind) return []
    const shown = { id: row.id, kind: kind.name, type: kind.group, link: row.link, time: row.at.toString(), read: row.readAt !== null }
    return [{ ...shown, ...noticeWords(kind, row.params, lang) }]
  })
  return page(records, total, filter)
}

export const unreadCount = (db: Reader, accountId: string): Promise<number> =>
  db.$count(notice, and(eq(notice.accountId, accountId), isNull(notice.readAt)))

/** For the data export: everything, in Chinese and English. */
export async function allNoticesOf({ services, db, actor }: Pick<Look, 'services' | 'db' | 'actor'>) {
  const kinds = noticeKindsOf(services.features)
  const rows = await db.select().from(notice).where(eq(notice.accountId, actor.accountId)).orderBy(desc(notice.at))
  return rows.map((row) => ({
    time: row.at.toString(),
    kind: row.kind,
    readAt: row.readAt?.toString() ?? null,
    ...inBoth(kinds.get(row.kind), row.params),
  }))
}

const inBoth = (kind: NoticeKind | undefined, params: NoticeParams) =>
  kind ? { cn: noticeWords(kind, params, 'cn'), en: noticeWords(kind, params, 'en') } : {}
