import { instant, ofPerson } from '../../../../platform/server/data/columns.ts'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  sql,
  text,
  uniqueIndex,
  uuid,
} from '../../../../platform/server/data/drizzle.ts'
import type { ConversationKind, EventData, EventKind, MemberRole } from '../contract/conversation.ts'

/** A conversation. Every write of it begins with the lock of this row, so `lastSeq` counts its events without a gap. */
export const conversation = pgTable(
  'chat_conversation',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    kind: text('kind').$type<ConversationKind>().notNull(),
    /** What there is only one conversation for: the two people, the demand. */
    about: text('about'),
    /** Counts changes of the name, the announcement and the rules, not messages. */
    version: integer('version').notNull().default(1),
    name: text('name').notNull().default(''),
    announcement: text('announcement').notNull().default(''),
    /** New members see what was said before they joined. */
    openHistory: boolean('open_history').notNull().default(false),
    /** Only the owner and the administrators write. */
    allMuted: boolean('all_muted').notNull().default(false),
    /** Nobody writes any more. */
    readOnly: boolean('read_only').notNull().default(false),
    pinnedSeq: integer('pinned_seq'),
    lastSeq: integer('last_seq').notNull().default(0),
    lastAt: instant('last_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('chat_conversation_about').on(t.kind, t.about).where(sql`about is not null`),
    check('chat_conversation_kind', sql`kind in ('friend', 'group', 'demand')`),
    check('chat_conversation_seq', sql`last_seq >= 0`),
  ],
)

/** A member of a conversation. Somebody who leaves loses the row and sees nothing of it any more. */
export const conversationMember = pgTable(
  'chat_member',
  {
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversation.id),
    accountId: uuid('account_id').notNull(),
    role: text('role').$type<MemberRole>().notNull().default('member'),
    /** The first event that this member sees. */
    fromSeq: integer('from_seq').notNull(),
    /** Everything up to here is read, on all devices. */
    readSeq: integer('read_seq').notNull(),
    deliveredSeq: integer('delivered_seq').notNull(),
    /** Counts as unread although it is read. */
    markedUnread: boolean('marked_unread').notNull().default(false),
    /** No notifications and no mail. */
    quiet: boolean('quiet').notNull().default(false),
    pinned: boolean('pinned').notNull().default(false),
    /** An administrator does not let this member write. */
    muted: boolean('muted').notNull().default(false),
    joinedAt: instant('joined_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.conversationId, t.accountId] }),
    index('chat_member_account').on(t.accountId),
    check('chat_member_role', sql`role in ('owner', 'admin', 'member')`),
    uniqueIndex('chat_member_owner').on(t.conversationId).where(sql`role = 'owner'`),
  ],
)

/**
 * One event. Nothing is ever inserted between two events, and only a recall and the end of the month change one. Partitioned by month: the
 * two unique indexes hold within a month, across months the lock of the conversation does.
 */
export const conversationEvent = pgTable(
  'chat_event',
  {
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversation.id),
    seq: integer('seq').notNull(),
    /** `idAt(at)` */
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<EventKind>().notNull(),
    senderId: uuid('sender_id').notNull(),
    /** The sender's own id of the message: a repetition is recognised by it. */
    cid: text('cid'),
    /** Of everything that was sent under the cid; it stays after a recall. */
    digest: text('digest'),
    content: text('content').notNull().default(''),
    replySeq: integer('reply_seq'),
    mentions: uuid('mentions').array().notNull().default(sql`'{}'`),
    fileIds: uuid('file_ids').array().notNull().default(sql`'{}'`),
    data: jsonb('data').$type<EventData[keyof EventData]>(),
    /** Somebody whom the sender has been blocked by: for them nothing arrives. */
    hiddenFrom: uuid('hidden_from'),
    recalled: text('recalled').$type<'sender' | 'admin'>(),
    at: instant('at').notNull(),
  },
  (t) => [
    uniqueIndex('chat_event_seq').on(t.conversationId, t.seq),
    // The text itself: a hash would be shorter, but two texts of one hash can be made, and would end the batch of others.
    uniqueIndex('chat_event_cid').on(t.conversationId, t.senderId, t.cid).where(sql`cid is not null`),
    index('chat_event_at').on(t.at),
    check('chat_event_id_at', sql`(at - uuid_extract_timestamp(id) between '0' and '1 millisecond') is true`),
    check('chat_event_seq', sql`seq > 0`),
    check('chat_event_cid_digest', sql`(cid is null) = (digest is null)`),
    check('chat_event_recalled', sql`recalled is null or (content = '' and file_ids = '{}')`),
  ],
)

/** The files of messages: who may see them, and the list of a conversation. */
export const conversationFile = pgTable(
  'chat_file',
  {
    conversationId: uuid('conversation_id').notNull(),
    seq: integer('seq').notNull(),
    fileId: uuid('file_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.conversationId, t.seq, t.fileId] }), index('chat_file_file').on(t.fileId)],
)

/** What a cause such as a dispute has frozen: while it does, nothing is taken out of the conversation. */
export const conversationHold = pgTable(
  'chat_hold',
  {
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversation.id),
    /** "noun:id" of what holds it. */
    cause: text('cause').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.conversationId, t.cause] }), index('chat_hold_cause').on(t.cause)],
)

/** A contact request and, once it is accepted, the contact. */
export const contact = pgTable(
  'chat_contact',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    fromId: uuid('from_id').notNull(),
    toId: uuid('to_id').notNull(),
    line: text('line').notNull(),
    state: text('state').$type<'asked' | 'accepted' | 'declined' | 'ended'>().notNull().default('asked'),
    askedAt: instant('asked_at').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (t) => [
    uniqueIndex('chat_contact_open').on(sql`least(from_id, to_id)`, sql`greatest(from_id, to_id)`).where(sql`state = 'accepted'`),
    index('chat_contact_from').on(t.fromId, t.askedAt),
    index('chat_contact_to').on(t.toId, t.askedAt),
    check('chat_contact_state', sql`state in ('asked', 'accepted', 'declined', 'ended')`),
    check('chat_contact_two', sql`from_id <> to_id`),
  ],
)

export const block = pgTable(
  'chat_block',
  {
    accountId: ofPerson().notNull(),
    blockedId: uuid('blocked_id').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.blockedId] }), index('chat_block_blocked').on(t.blockedId)],
)

/** Opens a socket once, within seconds: the token of the session stays out of addresses. Only a digest is stored. */
export const ticket = pgTable(
  'chat_ticket',
  {
    hash: text('hash').primaryKey(),
    sessionId: uuid('session_id').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (t) => [index('chat_ticket_ends').on(t.endsAt)],
)

/** Mail for what stays unread: who is to get one, and who had the last one when. */
export const unreadMail = pgTable(
  'chat_mail',
  {
    accountId: uuid('account_id').primaryKey(),
    /** Since when something has been unread for long enough; null once that was mailed. */
    dueAt: instant('due_at'),
    mailedAt: instant('mailed_at'),
  },
  (t) => [index('chat_mail_due').on(t.dueAt).where(sql`due_at is not null`)],
)

/** One row: up to when messages have been looked through. Its lock keeps two servers from mailing the same. */
export const unreadWatch = pgTable('chat_mail_watch', {
  one: boolean('one').primaryKey().default(true),
  until: instant('until').notNull(),
})
