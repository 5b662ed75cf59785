import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Page, Paging } from '../../../platform/contract/page.ts'
import type { Lang } from '../../../platform/contract/texts.ts'
import type { Reader } from '../../../platform/server/database.ts'
import { contains, inOrder, paged } from '../../../platform/server/query.ts'
import type { NoticeRow } from '../contract/calls.ts'
import { type NoticeGroup, type NoticeKind, noticeKindNames, noticeKinds, noticeWords } from '../contract/kinds.ts'
import { notice } from './tables.ts'

interface NoticeFilter extends Paging {
  order: 'asc' | 'desc'
  type?: NoticeGroup | '' | undefined
  unread?: 'Y' | 'N' | undefined
  search: string
}

/** One reader's messages, each in the reader's language. */
export async function noticesOf(db: Reader, accountId: string, lang: Lang, filter: NoticeFilter): Promise<Page<NoticeRow>> {
  const where = and(
    eq(notice.accountId, accountId),
    filter.type
      ? inArray(
          notice.kind,
          noticeKindNames.filter((kind) => noticeKinds[kind].group === filter.type),
        )
      : undefined,
    filter.unread === 'Y' ? isNull(notice.readAt) : undefined,
    contains(notice.words, filter.search),
  )
  return paged(filter, {
    rows: db
      .select()
      .from(notice)
      .where(where)
      .orderBy(...inOrder(filter.order, notice.at, notice.id)),
    total: db.$count(notice, where),
    map: (rows) =>
      rows.map((row) => {
        const kind = row.kind as NoticeKind
        const shown = {
          id: row.id,
          kind,
          type: noticeKinds[kind].group,
          link: row.link,
          time: row.at.toString(),
          read: row.readAt !== null,
        }
        return { ...shown, ...noticeWords(kind, row.params, lang) }
      }),
  })
}

export const unreadCount = (db: Reader, accountId: string): Promise<number> =>
  db.$count(notice, and(eq(notice.accountId, accountId), isNull(notice.readAt)))

/** For the data export: everything, in Chinese and English. */
export async function allNoticesOf(db: Reader, accountId: string) {
  const rows = await db.select().from(notice).where(eq(notice.accountId, accountId)).orderBy(desc(notice.at))
  return rows.map((row) => ({
    time: row.at.toString(),
    kind: row.kind,
    readAt: row.readAt?.toString() ?? null,
    cn: noticeWords(row.kind as NoticeKind, row.params, 'cn'),
    en: noticeWords(row.kind as NoticeKind, row.params, 'en'),
  }))
}
