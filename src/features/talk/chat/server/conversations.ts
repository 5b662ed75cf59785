import type { ParsedOf } from '../../../../platform/contract/call.ts'
import { anyOf } from '../../../../platform/server/data/columns.ts'
import { and, desc, eq, gte, ne, type SQL, sql } from '../../../../platform/server/data/drizzle.ts'
import { contains, paged, withinDays } from '../../../../platform/server/data/query.ts'
import { holdsWords } from '../../../../platform/server/data/search/search.ts'
import type { Searchable } from '../../../../platform/server/data/search/searchable.ts'
import { notifyPages } from '../../../../platform/server/live/page-news.ts'
import type { Act, Look } from '../../../../platform/server/services.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import { accountName } from '../../../base/account/server/reads.ts'
import { vocabulary } from '../../../base/dictionary/server/reads.ts'
import { fileBriefs } from '../../../base/upload/server/reads.ts'
import { demandTitle, demandTitles } from '../../../work/demand/server/reads.ts'
import type { ChatPerson, ConversationRow, chatCalls } from '../contract/calls.ts'
import { typeOf } from '../contract/conversation.ts'
import { blockedAmong, otherIn, otherOf } from './allowed.ts'
import { peopleShown } from './people.ts'
import { groupActsOf, memberActsOf } from './possible.ts'
import { type ShownEvent, wireEvent } from './present.ts'
import { eventsAfter, eventsBefore, eventsByIds, unreadOf } from './reads.ts'
import { eventFields } from './search-fields.ts'
import { conversation, conversationEvent, conversationFile, conversationMember } from './tables.ts'

type Row = typeof conversation.$inferSelect
type Mine = typeof conversationMember.$inferSelect
type Input<K extends keyof typeof chatCalls> = ParsedOf<(typeof chatCalls)[K]>

/** The caller's membership with its conversation. Others do not learn that it exists. */
export async function reachConversation({ db, actor }: Look, id: string): Promise<{ row: Row; mine: Mine }> {
  const [found] = await db
    .select({ row: conversation, mine: conversationMember })
    .from(conversationMember)
    .innerJoin(conversation, eq(conversation.id, conversationMember.conversationId))
    .where(and(eq(conversationMember.conversationId, id), eq(conversationMember.accountId, actor.accountId)))
  if (!found) throw refuse('notFound')
  return found
}

const personOf = (row: Row, accountId: string): string | null => (row.kind === 'friend' && row.about ? otherOf(row.about, accountId) : null)

/**
 * The first conversations, and how many there are of this search and type. Which ones is decided before anything else is read of them, so
 * that somebody with hundreds does not read the last event, the people and the demand of each.
 */
export async function conversationsOf(look: Look, { search, type, size }: Input<'GET /ws/chat/conversations'>) {
  const { db, actor } = look
  const me = actor.accountId
  const chosen = db.$with('chosen').as(
    db
      .select({ id: conversation.id, total: sql<number>`(count(*) over ())::integer`.as('total') })
      .from(conversationMember)
      .innerJoin(conversation, eq(conversation.id, conversationMember.conversationId))
      .where(
        and(
          eq(conversationMember.accountId, me),
          type && (type === '0' ? eq(conversation.kind, 'friend') : ne(conversation.kind, 'friend')),
          contains([nameShownTo(me), demandTitle(demandIf)], search),
        ),
      )
      .orderBy(...listOrder)
      .limit(size),
  )
  const rows = await db
    .with(chosen)
    .select({ row: conversation, mine: conversationMember, lastId: lastEvent, total: chosen.total })
    .from(chosen)
    .innerJoin(conversation, eq(conversation.id, chosen.id))
    .innerJoin(conversationMember, and(eq(conversationMember.conversationId, chosen.id), eq(conversationMember.accountId, me)))
    .orderBy(...listOrder)
  const last = await eventsByIds(
    db,
    rows.flatMap(({ lastId }) => lastId ?? []),
  )
  const unread = (await unreadOf(db, [me])).get(me)
  const people = await peopleShown(
    db,
    rows.flatMap(({ row }) => personOf(row, me) ?? []),
  )
  const titles = await demandTitles(
    db,
    rows.flatMap(({ row }) => demandOf(row) ?? []),
  )
  const records = rows.map(({ row, mine, lastId }) =>
    rowOf(me, row, mine, { people, titles }, unread?.of[row.id], lastId ? last.get(lastId) : undefined),
  )
  return { records, total: rows[0]?.total ?? 0, unread: unread?.total ?? 0, mentions: unread?.mentions ?? 0 }
}

const listOrder = [desc(conversationMember.pinned), desc(conversation.lastAt), desc(conversation.id)]

/** The name of a conversation as a member sees it: that of the other person, or its own. */
const nameShownTo = (me: string): SQL<string> =>
  sql<string>`coalesce(${accountName(sql`case ${conversation.kind} when 'friend' then ${otherIn(conversation.about, me)} end`)}, ${conversation.name})`

const demandIf = sql`case when ${conversation.kind} = 'demand' then ${conversation.about}::uuid end`

const demandOf = (row: Row): string | null => (row.kind === 'demand' ? row.about : null)

/** The last event that a list shows in a line. */
const lastEvent = sql<string | null>`(select e.id from chat_event e
  where e.conversation_id = ${conversation.id} and e.seq >= ${conversationMember.fromSeq}
    and e.hidden_from is distinct from ${conversationMember.accountId} order by e.seq desc limit 1)`

function rowOf(
  me: string,
  row: Row,
  mine: Mine,
  { people, titles }: { people: ReadonlyMap<string, ChatPerson>; titles: ReadonlyMap<string, string> },
  unread: { unread: number; mentions: number } | undefined,
  last: ShownEvent | undefined,
): ConversationRow {
  const personId = personOf(row, me)
  const person = personId === null ? undefined : people.get(personId)
  return {
    id: row.id,
    kind: row.kind,
    type: typeOf(row.kind),
    name: person?.name ?? row.name,
    avatar: person?.avatar ?? '',
    personId,
    desk: person?.desk ?? false,
    demandId: demandOf(row),
    title: titles.get(demandOf(row) ?? '') ?? '',
    unread: unread?.unread ?? 0,
    mentions: unread?.mentions ?? 0,
    lastSeq: row.lastSeq,
    fromSeq: mine.fromSeq,
    readSeq: mine.readSeq,
    last: last ? wireEvent(last, me) : null,
    time: row.lastAt.toString(),
    quiet: mine.quiet,
    pinned: mine.pinned,
    markedUnread: mine.markedUnread,
    readOnly: row.readOnly,
    role: mine.role,
  }
}

export async function historyOf(look: Look, { id, before, after, size }: Input<'GET /ws/chat/history'>) {
  const { row, mine } = await reachConversation(look, id)
  const from = mine.fromSeq
  const found =
    after === undefined
      ? await eventsBefore(look.db, id, before ?? row.lastSeq + 1, from, size)
      : await eventsAfter(look.db, id, Math.max(after, from - 1), size)
  const more = found.length === size
  return {
    events: found.map((event) => wireEvent(event, look.actor.accountId)),
    more,
    lastSeq: row.lastSeq,
    fromSeq: from,
    readSeq: mine.readSeq,
  }
}

export async function cardOf(look: Look, { id }: Input<'GET /ws/chat/card'>) {
  const { row, mine } = await reachConversation(look, id)
  const me = look.actor.accountId
  const members = await look.db
    .select()
    .from(conversationMember)
    .where(eq(conversationMember.conversationId, id))
    .orderBy(conversationMember.joinedAt, conversationMember.accountId)
  const people = await peopleShown(
    look.db,
    members.map((one) => one.accountId),
  )
  const titles = await demandTitles(look.db, [demandOf(row) ?? []].flat())
  const unread = (await unreadOf(look.db, [me])).get(me)
  const other = personOf(row, me)
  const blocked = other === null ? new Set<string>() : await blockedAmong(look.db, [{ recipient: me, sender: other }])
  return {
    ...rowOf(me, row, mine, { people, titles }, unread?.of[id], undefined),
    version: row.version,
    announcement: row.announcement,
    openHistory: row.openHistory,
    allMuted: row.allMuted,
    pinnedSeq: row.pinnedSeq,
    muted: mine.muted,
    blocked: blocked.size > 0,
    may: groupActsOf(row, mine),
    members: members.map((one) => ({
      ...(people.get(one.accountId) ?? { id: one.accountId, name: '', avatar: '', companyName: '', desk: false }),
      role: one.role,
      muted: one.muted,
      may: memberActsOf(row, mine, one),
      readSeq: one.readSeq,
      deliveredSeq: one.deliveredSeq,
    })),
  }
}

const searchable: Searchable = {
  fields: eventFields,
  table: conversationEvent,
  id: conversationEvent.id,
  vocabulary,
  order: [{ by: conversationEvent.at, desc: true }],
}

/** Messages with the words, latest first, among those that the caller sees. */
export async function searchMessages(look: Look, input: Input<'GET /ws/chat/search'>) {
  if (input.id !== undefined) await reachConversation(look, input.id)
  const { db, actor } = look
  const me = actor.accountId
  const where = and(
    eq(conversationMember.accountId, me),
    gte(conversationEvent.seq, conversationMember.fromSeq),
    eq(conversationEvent.kind, 'message'),
    sql`${conversationEvent.hiddenFrom} is distinct from ${me}`,
    input.id === undefined ? undefined : eq(conversationEvent.conversationId, input.id),
    input.by === undefined ? undefined : eq(conversationEvent.senderId, input.by),
    withinDays(conversationEvent.at, input.from, input.to),
    // As typed as well: the words of an index do not contain faces and signs.
    sql`(${await holdsWords(look, searchable, input.search)} or ${contains(conversationEvent.content, input.search)})`,
  )
  const found = () =>
    db
      .select({ id: conversationEvent.id, name: nameShownTo(me) })
      .from(conversationEvent)
      .innerJoin(conversationMember, eq(conversationMember.conversationId, conversationEvent.conversationId))
      .innerJoin(conversation, eq(conversation.id, conversationEvent.conversationId))
      .where(where)
  return paged(input, {
    rows: found().orderBy(desc(conversationEvent.at), desc(conversationEvent.id)),
    total: db.$count(found()),
    map: async (rows) => {
      const events = await eventsByIds(
        db,
        rows.map((row) => row.id),
      )
      return rows.flatMap((row) => {
        const event = events.get(row.id)
        return event ? [{ ...wireEvent(event, me), name: row.name }] : []
      })
    },
  })
}

export async function filesOf(look: Look, input: Input<'GET /ws/chat/files'>) {
  const { mine } = await reachConversation(look, input.id)
  const where = and(
    eq(conversationFile.conversationId, input.id),
    gte(conversationFile.seq, mine.fromSeq),
    sql`not exists (select from ${conversationEvent} e where e.conversation_id = ${conversationFile.conversationId}
      and e.seq = ${conversationFile.seq} and e.hidden_from = ${look.actor.accountId})`,
  )
  return paged(input, {
    rows: look.db
      .select({ fileId: conversationFile.fileId, seq: conversationFile.seq, from: conversationEvent.senderId, at: conversationEvent.at })
      .from(conversationFile)
      .innerJoin(
        conversationEvent,
        and(eq(conversationEvent.conversationId, conversationFile.conversationId), eq(conversationEvent.seq, conversationFile.seq)),
      )
      .where(where)
      .orderBy(desc(conversationFile.seq), desc(conversationFile.fileId)),
    total: look.db.$count(conversationFile, where),
    map: async (rows) => {
      const files = await fileBriefs(
        look.db,
        rows.map((row) => row.fileId),
      )
      return rows.flatMap(({ fileId, seq, from, at }) => {
        const file = files.get(fileId)
        return file ? [{ ...file, seq, from, time: at.toString() }] : []
      })
    },
  })
}

export async function changeSettings(
  act: Act,
  { id, quiet, pinned, markedUnread }: Input<'POST /ws/chat/settings'>,
): Promise<Record<string, never>> {
  const set = {
    ...(quiet !== undefined && { quiet }),
    ...(pinned !== undefined && { pinned }),
    ...(markedUnread !== undefined && { markedUnread }),
  }
  const mine = and(eq(conversationMember.conversationId, id), anyOf(conversationMember.accountId, [act.actor.accountId]))
  const found = await act.tx.$count(conversationMember, mine)
  if (found === 0) throw refuse('notFound')
  if (Object.keys(set).length > 0) await act.tx.update(conversationMember).set(set).where(mine)
  notifyPages(act, 'chat', [act.actor.accountId])
  return {}
}
