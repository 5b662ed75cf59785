import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import { type NoticeKind, noticeWords, type ParamsFor } from '../../../platform/contract/notice.ts'
import type { Act } from '../../../platform/server/services.ts'
import { mailReaders, operatorIds } from '../../account/server/reads.ts'
import { send } from '../../outbox/server/writes.ts'
import { notice } from './tables.ts'

export interface News<K extends NoticeKind> {
  /** Account ids; one notice each. The actor's own id is not removed: omit it if the notice is for the others only. */
  to: readonly string[]
  params: ParamsFor<K>
  /** A route of the web app, such as "/personalHome/demandDetails?id=…". */
  link: string
}

/** Sends people a notice, in the transaction of its event. Also by e-mail if the recipient wants that. */
export async function notify<K extends NoticeKind>(act: Act<unknown>, kind: K, news: News<K>): Promise<void> {
  const to = [...new Set(news.to)]
  if (to.length === 0) return
  const cn = noticeWords(kind, news.params, 'cn')
  const en = noticeWords(kind, news.params, 'en')
  const mailed = await mailReaders(act.db, to, kind.name, kind.mail)
  const byMail = new Set(mailed.map((reader) => reader.accountId))
  await act.tx.insert(notice).values(
    to.map((accountId) => ({
      accountId,
      kind: kind.name,
      params: news.params,
      link: news.link,
      at: act.now,
      emailed: byMail.has(accountId),
      words: `${cn.title} ${cn.content} ${en.title} ${en.content}`,
    })),
  )
  for (const reader of mailed) {
    const words = reader.lang === 'cn' ? cn : en
    await send(act, { channel: 'email', to: reader.email, subject: words.title, body: withLink(act, words.content, news.link) })
  }
}

/** The same notice for every operator. */
export async function notifyOperators<K extends NoticeKind>(act: Act<unknown>, kind: K, news: Omit<News<K>, 'to'>): Promise<void> {
  await notify(act, kind, { ...news, to: await operatorIds(act.db) })
}

function withLink(act: Act<unknown>, content: string, link: string): string {
  const base = act.services.config.PUBLIC_URL
  return base && link ? `${content}\n\n${base.replace(/\/$/, '')}/#${link}` : content
}

interface Which {
  ids?: readonly string[] | undefined
  /** The address of a page: notices that lead to it, or to it without a further query. */
  opened?: string | undefined
}

const leadsTo = (opened: string) =>
  and(ne(notice.link, ''), or(eq(notice.link, opened), sql`starts_with(${opened}, ${notice.link} || '&')`))

/** Marks the reader's notices as read; all of them without a choice. Returns how many changed. */
export async function markRead(act: Act<unknown>, accountId: string, { ids, opened }: Which = {}): Promise<number> {
  const turned = await act.tx
    .update(notice)
    .set({ readAt: act.now })
    .where(
      and(
        eq(notice.accountId, accountId),
        isNull(notice.readAt),
        ids && inArray(notice.id, [...ids]),
        opened ? leadsTo(opened) : undefined,
      ),
    )
    .returning({ id: notice.id })
  return turned.length
}
