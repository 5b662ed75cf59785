import { type NoticeKind, noticeWords, type ParamsFor } from '../../../../platform/contract/notice.ts'
import { daysAfter } from '../../../../platform/server/clock.ts'
import { deleteInBatches } from '../../../../platform/server/data/delete.ts'
import { and, eq, gt, inArray, isNull, lt } from '../../../../platform/server/data/drizzle.ts'
import { idAt, idWithin } from '../../../../platform/server/data/partitions.ts'
import type { Night } from '../../../../platform/server/jobs/night.ts'
import { notifyPages } from '../../../../platform/server/live/page-news.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { type PersonId, storedPerson } from '../../../../platform/server/wire/actor.ts'
import { publicOrigin } from '../../../../platform/server/wire/origin.ts'
import { GATHERED_AFTER, NOTICE_KEPT_DAYS } from '../../../../rules/constants.ts'
import { mailReaders, operatorIds, quietReaders } from '../../account/server/reads.ts'
import { addToOutbox, type Message } from '../../outbox/server/writes.ts'
import { noticeNotices } from '../contract/notices.ts'
import { notice } from './tables.ts'

export interface News<K extends NoticeKind> {
  /** Account ids; one notice each. The actor's own id is not removed: omit it if the notice is for the others only. */
  to: readonly string[]
  params: ParamsFor<K>
  /** A route of the web app, such as "/personalHome/demandDetails?id=…". */
  link: string
  /** A part of the link that opens something: mails keep it only sealed. */
  opens?: Message['opens']
}

/**
 * Sends people a notice, in the transaction of its event. Also by e-mail if the recipient wants that; as read already if the recipient
 * does not want the kind at the bell.
 */
export async function notify<K extends NoticeKind>(act: Act<unknown>, kind: K, news: News<K>): Promise<void> {
  const to = [...new Set(news.to)]
  if (to.length === 0) return
  const cn = noticeWords(kind, news.params, 'cn')
  const en = noticeWords(kind, news.params, 'en')
  const quiet = await quietReaders(act.db, to, kind.name)
  const mailed = await mailReaders(act.db, to, kind.name, kind.mail)
  const byMail = new Set(mailed.map((reader) => reader.accountId))
  await act.tx.insert(notice).values(
    to.map((accountId) => ({
      id: idAt(act.now),
      accountId: storedPerson(accountId),
      kind: kind.name,
      params: news.params,
      link: news.link,
      at: act.now,
      readAt: quiet.has(accountId) ? act.now : null,
      emailed: byMail.has(accountId),
      words: `${cn.title} ${cn.content} ${en.title} ${en.content}`,
    })),
  )
  notifyPages(act, 'notice', to)
  for (const reader of mailed) {
    const words = reader.lang === 'cn' ? cn : en
    const body = withLink(act, words.content, news.link)
    await addToOutbox(act, { channel: 'email', to: reader.email, subject: words.title, body, ...(news.opens && { opens: news.opens }) })
  }
}

/** The same notice for every operator. */
export async function notifyOperators<K extends NoticeKind>(act: Act<unknown>, kind: K, news: Omit<News<K>, 'to'>): Promise<void> {
  await notify(act, kind, { ...news, to: await operatorIds(act.db) })
}

/**
 * What strangers can cause: every operator is notified one by one, up to a number an hour; then once that more of them wait in the queue. A
 * flood then costs a count instead of a notice and a mail for each operator.
 */
export async function notifyGathered<K extends NoticeKind>(
  act: Act<unknown>,
  kind: K,
  news: Omit<News<K>, 'to'> & { queue: string },
): Promise<void> {
  const to = await operatorIds(act.db)
  const [first] = to
  if (!first) return
  const hourAgo = act.now.subtract({ hours: 1 })
  const lastHour = and(eq(notice.accountId, storedPerson(first)), gt(notice.at, hourAgo), idWithin(notice.id, hourAgo))
  if ((await act.tx.$count(notice, and(lastHour, eq(notice.kind, kind.name)))) < GATHERED_AFTER) return notifyOperators(act, kind, news)
  const { gathered } = noticeNotices
  if ((await act.tx.$count(notice, and(lastHour, eq(notice.kind, gathered.name), eq(notice.link, news.queue)))) > 0) return
  await notify(act, gathered, { to, params: { what: kind.title }, link: news.queue })
}

function withLink(act: Act<unknown>, content: string, link: string): string {
  return link ? `${content}\n\n${urlOf(act, link)}` : content
}

/** The address of a route of the web app, as mails carry it. */
export function urlOf(act: Act<unknown>, route: string): string {
  return `${publicOrigin(act.services.config)}/#${route}`
}

/** Which notices are marked: by id, by what they lead to, or all. */
interface Marked {
  ids?: readonly string[] | undefined
  links?: readonly string[] | undefined
}

/** Marks the reader's notices as read; all of them if neither ids nor links are named. Returns how many changed. */
export async function markRead(act: Act<unknown>, accountId: PersonId, { ids, links }: Marked = {}): Promise<number> {
  const turned = await act.tx
    .update(notice)
    .set({ readAt: act.now })
    .where(
      and(
        eq(notice.accountId, accountId),
        isNull(notice.readAt),
        ids && inArray(notice.id, [...ids]),
        links && inArray(notice.link, [...links]),
      ),
    )
    .returning({ id: notice.id })
  if (turned.length > 0) notifyPages(act, 'notice', [accountId])
  return turned.length
}

/** By their ids, which hold the time: months that are younger are not read. */
export async function forgetOldNotices(night: Night): Promise<void> {
  const before = daysAfter(night.now, -NOTICE_KEPT_DAYS)
  await deleteInBatches(night, notice, and(idWithin(notice.id, undefined, before), lt(notice.at, before))!)
}

/** The account is closed: nobody reads its notices any more. */
export async function forgetNotices(act: Act): Promise<void> {
  await act.tx.delete(notice).where(eq(notice.accountId, act.actor.accountId))
}
