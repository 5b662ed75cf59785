import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Act } from '../../../platform/server/services.ts'
import { mailReaders, operatorIds } from '../../account/server/reads.ts'
import { send } from '../../outbox/server/writes.ts'
import { type NoticeKind, type NoticeParams, noticeKinds, noticeWords } from '../contract/kinds.ts'
import { notice } from './tables.ts'

export interface News {
  /** Account ids; one notice each. An actor's own id is left in: leave it out where the news is for the others. */
  to: readonly string[]
  kind: NoticeKind
  params: NoticeParams
  /** A route of the web app, such as "/personalHome/demandDetails?id=…". */
  link: string
}

/** Tells people, in the transaction of what they are told. Goes by e-mail too where its reader wants that. */
export async function notify(act: Act<unknown>, news: News): Promise<void> {
  const to = [...new Set(news.to)]
  if (to.length === 0) return
  const cn = noticeWords(news.kind, news.params, 'cn')
  const en = noticeWords(news.kind, news.params, 'en')
  const mailed = await mailReaders(act.db, to, news.kind, noticeKinds[news.kind].mail)
  const byMail = new Set(mailed.map((reader) => reader.accountId))
  await act.tx.insert(notice).values(
    to.map((accountId) => ({
      accountId,
      kind: news.kind,
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

/** The same news for every operator. */
export async function notifyOperators(act: Act<unknown>, news: Omit<News, 'to'>): Promise<void> {
  await notify(act, { ...news, to: await operatorIds(act.db) })
}

function withLink(act: Act<unknown>, content: string, link: string): string {
  const base = act.services.config.PUBLIC_URL
  return base && link ? `${content}\n\n${base.replace(/\/$/, '')}/#${link}` : content
}

/** Marks as read what belongs to the reader; all of it without ids. Returns how many turned. */
export async function markRead(act: Act<unknown>, accountId: string, ids?: readonly string[]): Promise<number> {
  const turned = await act.tx
    .update(notice)
    .set({ readAt: act.now })
    .where(and(eq(notice.accountId, accountId), isNull(notice.readAt), ids ? inArray(notice.id, [...ids]) : undefined))
    .returning({ id: notice.id })
  return turned.length
}
