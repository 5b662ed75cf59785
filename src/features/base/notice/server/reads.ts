import { type NoticeGroup, type NoticeKind, type NoticeParams, noticeWords } from '../../../../platform/contract/notice.ts'
import type { Page, Paging } from '../../../../platform/contract/page.ts'
import type { Reader } from '../../../../platform/server/data/database.ts'
import { and, desc, eq, inArray, isNull, ne } from '../../../../platform/server/data/drizzle.ts'
import { contains, inOrder, paged } from '../../../../platform/server/data/query.ts'
import { noticeKindsOf } from '../../../../platform/server/notice-kinds.ts'
import type { Look } from '../../../../platform/server/services.ts'
import type { PersonId } from '../../../../platform/server/wire/actor.ts'
import type { NoticeRow } from '../contract/calls.ts'
import { notice } from './tables.ts'

/** More unread messages than anybody opens one by one. */
const UNREAD_LINKS = 200

interface NoticeFilter extends Paging {
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
      rows.flatMap((row) => {
        const kind = kinds.get(row.kind)
        if (!kind) return []
        const shown = { id: row.id, kind: kind.name, type: kind.group, link: row.link, time: row.at.toString(), read: row.readAt !== null }
        return [{ ...shown, ...noticeWords(kind, row.params, lang) }]
      }),
  })
}

export const unreadCount = (db: Reader, accountId: PersonId): Promise<number> =>
  db.$count(notice, and(eq(notice.accountId, accountId), isNull(notice.readAt)))

/** What the unread ones lead to, the newest first. */
export async function unreadLinks(db: Reader, accountId: PersonId): Promise<string[]> {
  const rows = await db
    .select({ link: notice.link })
    .from(notice)
    .where(and(eq(notice.accountId, accountId), isNull(notice.readAt), ne(notice.link, '')))
    .orderBy(desc(notice.at))
    .limit(UNREAD_LINKS)
  return [...new Set(rows.map(({ link }) => link))]
}

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
