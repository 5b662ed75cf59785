import { z } from 'zod'
import { defineCalls } from '../../../../platform/contract/call.ts'
import { day, id, line, nameLine, optionalLine, version } from '../../../../platform/contract/inputs.ts'
import { pageInput, pageOf } from '../../../../platform/contract/page.ts'
import { FRIEND_LINE_CHARACTERS, GROUP_MEMBERS_MAX, TICKET_SECONDS } from '../../../../rules/constants.ts'
import { fileBrief } from '../../../base/upload/contract/calls.ts'
import { CONVERSATIONS_MOST, conversationKinds, eventKinds, groupActs, memberActs, memberRoles } from './conversation.ts'

const NAME = 60
const ANNOUNCEMENT = 1_000
const YEAR_MS = 2_147_483_647

const wireFile = fileBrief

/** An event as on the socket (wire.ts). */
export const event = z.object({
  id: z.string(),
  type: z.enum(['0', '1']),
  fromname: z.string(),
  username: z.string(),
  avatar: z.string(),
  content: z.string(),
  timestamp: z.number(),
  mine: z.boolean(),
  cid: z.string().optional(),
  seq: z.number(),
  kind: z.enum(eventKinds),
  from: z.string(),
  replySeq: z.number().optional(),
  mentions: z.array(z.string()).optional(),
  files: z.array(wireFile).optional(),
  recalled: z.enum(['sender', 'admin']).optional(),
  desk: z.literal(true).optional(),
  data: z.record(z.string(), z.unknown()).optional(),
})

export const person = z.object({
  id: z.string(),
  name: z.string(),
  avatar: z.string(),
  companyName: z.string(),
  /** Writes for the platform. */
  desk: z.boolean(),
})
export type ChatPerson = z.infer<typeof person>

const conversationRow = z.object({
  id: z.string(),
  kind: z.enum(conversationKinds),
  type: z.enum(['0', '1']),
  name: z.string(),
  avatar: z.string(),
  /** The other person of type 0. */
  personId: z.string().nullable(),
  /** That person writes for the platform. */
  desk: z.boolean(),
  demandId: z.string().nullable(),
  /** Of the demand; empty for others. */
  title: z.string(),
  unread: z.number(),
  mentions: z.number(),
  lastSeq: z.number(),
  fromSeq: z.number(),
  readSeq: z.number(),
  last: event.nullable(),
  time: z.string(),
  quiet: z.boolean(),
  pinned: z.boolean(),
  markedUnread: z.boolean(),
  readOnly: z.boolean(),
  role: z.enum(memberRoles),
})
export type ConversationRow = z.infer<typeof conversationRow>

const member = person.extend({
  role: z.enum(memberRoles),
  muted: z.boolean(),
  /** What the caller may do with this member. */
  may: z.array(z.enum(memberActs)),
  readSeq: z.number(),
  deliveredSeq: z.number(),
})

const request = z.object({ id: z.string(), person, line: z.string(), time: z.string(), endsAt: z.string() })

const seq = z.coerce.number().int().min(0).max(YEAR_MS)
const people = z
  .array(id)
  .min(1)
  .max(GROUP_MEMBERS_MAX - 1)
const done = z.object({ seq: z.number() })

/** Everything but writing, which goes through the socket (protocol.ts). */
export const chatCalls = defineCalls({
  'POST /ws/chat/ticket': {
    title: { cn: '连接聊天', en: 'Connect to the chat' },
    audience: 'signedIn',
    idempotency: 'none',
    secret: true,
    input: z.object({}),
    result: z.object({ ticket: z.string() }),
    about: `A ticket that opens one socket within ${TICKET_SECONDS} seconds, so that the token of the session stays out of addresses.`,
  },
  'GET /ws/chat/conversations': {
    audience: 'signedIn',
    input: z.object({
      /** In the name of the person or the group, or in the title of the demand. */
      search: optionalLine(100),
      type: z.enum(['0', '1']).optional(),
      size: z.coerce.number().int().min(1).max(CONVERSATIONS_MOST).default(50),
    }),
    result: z.object({
      records: z.array(conversationRow),
      /** How many there are of this search and type. */
      total: z.number(),
      /** In all conversations. */
      unread: z.number(),
      mentions: z.number(),
    }),
    about: 'The first of the caller’s conversations, pinned ones first, then the latest, each with its last event and what is unread.',
  },
  'GET /ws/chat/history': {
    audience: 'signedIn',
    input: z.object({
      id,
      /** Events before this number; without it the last ones. */
      before: seq.optional(),
      /** Events after this number. */
      after: seq.optional(),
      size: z.coerce.number().int().min(1).max(200).default(50),
    }),
    result: z.object({
      events: z.array(event),
      more: z.boolean(),
      lastSeq: z.number(),
      fromSeq: z.number(),
      /** The last event that the caller has read. */
      readSeq: z.number(),
    }),
    about: 'Events of a conversation in their order: the last ones, or those before or after a number.',
  },
  'GET /ws/chat/card': {
    audience: 'signedIn',
    input: z.object({ id }),
    result: conversationRow.extend({
      version,
      announcement: z.string(),
      openHistory: z.boolean(),
      allMuted: z.boolean(),
      pinnedSeq: z.number().nullable(),
      muted: z.boolean(),
      blocked: z.boolean(),
      /** What the caller may do with the group. */
      may: z.array(z.enum(groupActs)),
      members: z.array(member),
    }),
    about: 'A conversation with its members and how far each has read.',
  },
  'GET /ws/chat/search': {
    audience: 'signedIn',
    input: z.object({ ...pageInput, search: line(100), id: id.optional(), by: id.optional(), from: day.optional(), to: day.optional() }),
    result: pageOf(
      event.extend({
        /** Of the conversation. */
        name: z.string(),
      }),
    ),
    about: 'Messages with these words, in one conversation or in all of the caller’s, of one person, between two days; latest first.',
  },
  'GET /ws/chat/files': {
    audience: 'signedIn',
    input: z.object({ ...pageInput, id }),
    result: pageOf(wireFile.extend({ seq: z.number(), from: z.string(), time: z.string() })),
    about: 'The files of a conversation, latest first.',
  },
  'POST /ws/chat/open': {
    title: { cn: '打开会话', en: 'Open a conversation' },
    audience: 'signedIn',
    input: z.object({ accountId: id }),
    result: z.object({ id: z.string() }),
    about: 'The conversation with a person to whom the caller may write; created if there is none.',
  },
  'GET /ws/chat/mayWrite': {
    audience: 'signedIn',
    input: z.object({ accountId: id }),
    result: z.object({ allowed: z.boolean(), asked: z.boolean() }),
    about: 'Whether the caller may write to a person, and whether a contact request is waiting.',
  },
  'POST /ws/chat/settings': {
    title: { cn: '修改会话设置', en: 'Change a conversation’s settings' },
    audience: 'signedIn',
    input: z.object({ id, quiet: z.boolean().optional(), pinned: z.boolean().optional(), markedUnread: z.boolean().optional() }),
    result: z.object({}),
    about: 'The caller’s own view of a conversation: no notifications, pinned, marked as unread.',
  },
  'GET /ws/chat/contacts': {
    audience: 'signedIn',
    input: z.object({}),
    result: z.object({
      friends: z.array(person),
      /** The other side of applications: whom one may write to without being contacts. */
      sides: z.array(person),
      colleagues: z.array(person),
      received: z.array(request),
      sent: z.array(request),
      blocked: z.array(person),
    }),
    about: 'Contacts, colleagues and the other sides of applications, open contact requests in both directions, blocked people.',
  },
  'POST /ws/chat/contact/ask': {
    title: { cn: '申请加为联系人', en: 'Ask to become a contact' },
    audience: 'member',
    input: z.object({ accountId: id, line: line(FRIEND_LINE_CHARACTERS) }),
    result: z.object({ id: z.string() }),
    about: 'Asks a person to become a contact, with one line of text. It ends after seven days.',
  },
  'POST /ws/chat/contact/answer': {
    title: { cn: '答复联系人申请', en: 'Answer a contact request' },
    audience: 'member',
    input: z.object({ id, accept: z.boolean() }),
    result: z.object({ conversationId: z.string().nullable() }),
    about: 'Accepts or declines a contact request.',
  },
  'POST /ws/chat/contact/remove': {
    title: { cn: '删除联系人', en: 'Remove a contact' },
    audience: 'member',
    input: z.object({ accountId: id }),
    result: z.object({}),
    about: 'Ends a contact.',
  },
  'POST /ws/chat/block': {
    title: { cn: '屏蔽或取消屏蔽', en: 'Block or unblock a person' },
    audience: 'member',
    input: z.object({ accountId: id, on: z.boolean() }),
    result: z.object({}),
    about: 'Blocks a person or lifts the block. Nothing of theirs arrives, and they do not learn of it.',
  },
  'POST /ws/chat/group/create': {
    title: { cn: '新建群聊', en: 'Create a group' },
    audience: 'member',
    input: z.object({ name: nameLine(NAME), accountIds: people }),
    result: z.object({ id: z.string() }),
    about: 'A new group of people to whom the caller may write; the caller owns it.',
  },
  'POST /ws/chat/group/add': {
    title: { cn: '添加群成员', en: 'Add group members' },
    audience: 'member',
    input: z.object({ id, accountIds: people }),
    result: done,
    about: 'Adds people to whom the caller may write.',
  },
  'POST /ws/chat/group/remove': {
    title: { cn: '移出群成员', en: 'Remove a group member' },
    audience: 'member',
    input: z.object({ id, accountId: id }),
    result: done,
    about: 'Removes a member from a group.',
  },
  'POST /ws/chat/group/leave': {
    title: { cn: '退出群聊', en: 'Leave a group' },
    audience: 'member',
    input: z.object({ id }),
    result: done,
    about: 'Leaves a group. The owner hands it over first.',
  },
  'POST /ws/chat/group/edit': {
    title: { cn: '修改群资料', en: 'Edit a group' },
    audience: 'member',
    edits: 'chatGroup',
    input: z.object({
      id,
      version,
      name: nameLine(NAME).optional(),
      announcement: optionalLine(ANNOUNCEMENT).optional(),
      openHistory: z.boolean().optional(),
    }),
    result: done,
    about: 'The name, the announcement and the openness of the history of a group.',
  },
  'POST /ws/chat/group/role': {
    title: { cn: '更改群成员身份', en: 'Change a group member’s role' },
    audience: 'member',
    input: z.object({ id, accountId: id, role: z.enum(memberRoles) }),
    result: done,
    about: 'Makes a member an administrator or not; `owner` hands the group over.',
  },
  'POST /ws/chat/group/mute': {
    title: { cn: '群内禁言', en: 'Mute in a group' },
    audience: 'member',
    input: z.object({ id, accountId: id.optional(), on: z.boolean() }),
    result: done,
    about: 'Mutes one member, or without one everybody but the administrators.',
  },
  'POST /ws/chat/group/pin': {
    title: { cn: '置顶群消息', en: 'Pin a group message' },
    audience: 'member',
    input: z.object({ id, seq: z.number().int().min(1), on: z.boolean() }),
    result: done,
    about: 'Pins a message at the top of a group.',
  },
  'POST /ws/chat/group/removeMessage': {
    title: { cn: '移除群消息', en: 'Remove a group message' },
    audience: 'member',
    input: z.object({ id, seq: z.number().int().min(1) }),
    result: done,
    about: 'Removes a message of another member; the line stays and says that an administrator removed it.',
  },
  'POST /ws/chat/group/dissolve': {
    title: { cn: '解散群聊', en: 'Dissolve a group' },
    audience: 'member',
    input: z.object({ id }),
    result: done,
    about: 'Ends a group: it can be read until the month is over, and nobody writes any more.',
  },
})
