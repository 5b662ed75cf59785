import { noticeWords } from '../../../../platform/contract/notice.ts'
import { sql } from '../../../../platform/server/data/drizzle.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { UNREAD_MAIL } from '../../../../rules/constants.ts'
import { mailOffUrl, mailReaders, mailToken } from '../../../base/account/server/reads.ts'
import { urlOf } from '../../../base/notice/server/writes.ts'
import { addToOutbox } from '../../../base/outbox/server/writes.ts'
import { chatNotices, mailTexts } from '../contract/notices.ts'
import { conversationEvent, conversationMember, unreadMail, unreadWatch } from './tables.ts'

const BATCH = 500
/** How far back the first run looks. */
const FIRST_HOURS = 24

/**
 * Every minute: who has had something unread for long enough gets a mail, at most one an hour. Each message is looked at once, when it
 * reaches that age, by the time at which it was stored; that was minutes ago, so its transaction is over. The mail says how much, never
 * what: operators see the outbox.
 */
export async function mailUnread(act: Act): Promise<void> {
  const from = await lookedUntil(act)
  if (from === null) return
  await markDue(act, from)
  await mailDue(act)
}

/** Locks the watch and moves it to now. Null if the clock was set back. */
async function lookedUntil(act: Act): Promise<Temporal.Instant | null> {
  await act.tx
    .insert(unreadWatch)
    .values({ until: act.now.subtract({ hours: FIRST_HOURS }) })
    .onConflictDoNothing()
  const [watch] = await act.tx.select().from(unreadWatch).for('update')
  if (!watch || Temporal.Instant.compare(watch.until, act.now) >= 0) return null
  await act.tx.update(unreadWatch).set({ until: act.now })
  return watch.until
}

/** Members who have not read a message that has just reached its age, and have not muted its conversation. */
async function markDue(act: Act, from: Temporal.Instant): Promise<void> {
  const before = (at: Temporal.Instant, minutes: number) => sql`${at.subtract({ minutes }).toString()}::timestamptz`
  const between = (minutes: number) => sql`e.at > ${before(from, minutes)} and e.at <= ${before(act.now, minutes)}`
  const { minutes, mentionMinutes } = UNREAD_MAIL
  await act.tx.execute(sql`
    insert into ${unreadMail} as w (account_id, due_at)
    select distinct m.account_id, ${act.now.toString()}::timestamptz
    from ${conversationEvent} e join ${conversationMember} m on m.conversation_id = e.conversation_id and m.account_id <> e.sender_id
    where e.at > ${before(from, minutes)} and e.at <= ${before(act.now, mentionMinutes)}
      and e.kind = 'message' and e.recalled is null and e.hidden_from is distinct from m.account_id
      and not m.quiet and e.seq > m.read_seq and e.seq >= m.from_seq
      and case when m.account_id = any(e.mentions) then ${between(mentionMinutes)} else ${between(minutes)} end
    on conflict (account_id) do update set due_at = coalesce(w.due_at, excluded.due_at)`)
}

interface Due extends Record<string, unknown> {
  account_id: string
  count: number
  conversations: number
  mentions: number
}

async function mailDue(act: Act): Promise<void> {
  const paused = act.now.subtract({ minutes: UNREAD_MAIL.pauseMinutes }).toString()
  const { rows } = await act.tx.execute<Due>(sql`
    with due as (
      select account_id from ${unreadMail} where due_at is not null and (mailed_at is null or mailed_at <= ${paused}::timestamptz)
      order by due_at limit ${BATCH} for update)
    select due.account_id, count(e.seq)::integer as count, count(distinct e.conversation_id)::integer as conversations,
      (count(*) filter (where due.account_id = any(e.mentions)))::integer as mentions
    from due
    left join ${conversationMember} m on m.account_id = due.account_id and not m.quiet
    left join ${conversationEvent} e on e.conversation_id = m.conversation_id and e.seq > m.read_seq and e.seq >= m.from_seq
      and e.kind = 'message' and e.sender_id <> m.account_id and e.recalled is null and e.hidden_from is distinct from m.account_id
    group by due.account_id`)
  if (rows.length === 0) return
  // Read in the meantime, or not wanted by mail: nothing is owed any more.
  const unread = rows.filter((row) => row.count > 0)
  const kind = chatNotices.chatUnread
  const readers =
    unread.length === 0
      ? []
      : await mailReaders(
          act.db,
          unread.map((row) => row.account_id),
          kind.name,
          kind.mail,
        )
  const wanted = new Map(readers.map((reader) => [reader.accountId, reader]))
  for (const row of unread) {
    const reader = wanted.get(row.account_id)
    if (reader) await mail(act, row, reader)
  }
  const mailed = sql.param(readers.map((reader) => reader.accountId))
  await act.tx.execute(sql`
    update ${unreadMail} set due_at = null,
      mailed_at = case when account_id = any(${mailed}::uuid[]) then ${act.now.toString()}::timestamptz else mailed_at end
    where account_id = any(${sql.param(rows.map((row) => row.account_id))}::uuid[])`)
}

async function mail(act: Act, row: Due, { email, lang }: { email: string; lang: 'cn' | 'en' }): Promise<void> {
  const { count, conversations, mentions } = row
  const words = noticeWords(chatNotices.chatUnread, { count, conversations, mentions }, lang)
  const token = mailToken(act, row.account_id, chatNotices.chatUnread.name)
  const chat = urlOf(act, '/personalHome/IM')
  const stop = urlOf(act, `/mail?token=${token}`)
  const body = [words.content, chat, mailTexts.pick(lang).stop(stop)].join('\n\n')
  await addToOutbox(act, {
    channel: 'email',
    to: email,
    subject: words.title,
    body,
    unsubscribe: mailOffUrl(act, token),
    opens: { text: token, until: act.now.add({ hours: 24 * UNREAD_MAIL.linkDays }) },
  })
}
