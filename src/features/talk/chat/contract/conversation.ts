/** A list of conversations is not longer; the search finds the others. */
export const CONVERSATIONS_MOST = 500

/** What a conversation consists of. Every event has the next number of its conversation, without gaps. */
export const conversationKinds = ['friend', 'group', 'demand'] as const
export type ConversationKind = (typeof conversationKinds)[number]

export const memberRoles = ['owner', 'admin', 'member'] as const
export type MemberRole = (typeof memberRoles)[number]

/** What a member may do with a group, and with another member. */
export const groupActs = ['add', 'edit', 'openHistory', 'mute', 'pin', 'removeMessage', 'leave', 'dissolve'] as const
export type GroupAct = (typeof groupActs)[number]
export const memberActs = ['mute', 'unmute', 'remove', 'makeAdmin', 'makeMember', 'handOver'] as const
export type MemberAct = (typeof memberActs)[number]

/** `hidden` is what a reader may not see: the number is taken, nothing else is said. */
export const eventKinds = ['message', 'recall', 'join', 'leave', 'rename', 'announce', 'role', 'pin', 'mute', 'move', 'hidden'] as const
export type EventKind = (typeof eventKinds)[number]

export interface Named {
  id: string
  name: string
}

/** What the events say besides a text, by kind. People are named as they were called then. */
export interface EventData {
  /** The number of the recalled message. `admin` removed somebody else's. */
  recall: { seq: number; by: 'sender' | 'admin' }
  join: { people: Named[] }
  /** `removed`: by an administrator. */
  leave: { person: Named; removed: boolean }
  rename: { name: string }
  announce: Record<string, never>
  role: { person: Named; role: MemberRole }
  pin: { seq: number; on: boolean }
  /** Null means everybody but the owner and the administrators. `ended`: the group was ended. */
  mute: { person: Named | null; on: boolean; ended?: true }
  /** A move of the demand, and the stages before and after. */
  move: { move: string; from: string | null; to: string }
}

/** As on the wire of the chat: 0 one other person, 1 several (source §4). */
export const typeOf = (kind: ConversationKind): '0' | '1' => (kind === 'friend' ? '0' : '1')
