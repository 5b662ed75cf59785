import type { Reader } from '../../../../platform/server/data/database.ts'
import { userTypes } from '../../../../rules/constants.ts'
import { accountsByIds } from '../../../base/account/server/reads.ts'
import { fileUrl } from '../../../base/upload/contract/file.ts'
import { fileBriefs } from '../../../base/upload/server/reads.ts'
import { type ConversationKind, type EventData, type EventKind, typeOf } from '../contract/conversation.ts'
import type { WireEvent, WireFile } from '../contract/wire.ts'

/** An event with what is shown of its sender. */
export interface ShownEvent {
  conversationId: string
  conversationKind: ConversationKind
  seq: number
  kind: EventKind
  senderId: string
  username: string
  avatar: string
  /** The sender writes for the platform. */
  desk: boolean
  cid: string | null
  content: string
  replySeq: number | null
  mentions: string[]
  files: WireFile[]
  data: EventData[keyof EventData] | null
  hiddenFrom: string | null
  recalled: 'sender' | 'admin' | null
  at: Temporal.Instant
}

/** An event as it is stored or about to be. */
export type StoredEvent = Omit<ShownEvent, 'username' | 'avatar' | 'desk' | 'files'> & { fileIds: string[] }

/** Adds names, pictures and files: one query for each. */
export async function shownEvents(db: Reader, events: readonly StoredEvent[]): Promise<ShownEvent[]> {
  const people = await accountsByIds(
    db,
    events.map((event) => event.senderId),
  )
  const files = await fileBriefs(
    db,
    events.flatMap((event) => event.fileIds),
  )
  return events.map(({ fileIds, ...event }) => {
    const person = people.get(event.senderId)
    return {
      ...event,
      username: person?.name ?? '',
      desk: person?.userType === userTypes.operator,
      avatar: person?.avatarFileId ? fileUrl(person.avatarFileId) : '',
      files: fileIds.flatMap((id) => files.get(id) ?? []),
    }
  })
}

/** An event as one reader sees it. Absent fields are left out: most messages have few of them. */
export function wireEvent(event: ShownEvent, readerId: string): WireEvent {
  const hidden = event.hiddenFrom === readerId
  const wire: WireEvent = {
    id: event.conversationId,
    type: typeOf(event.conversationKind),
    fromname: event.senderId,
    username: event.username,
    avatar: event.avatar,
    content: hidden ? '' : event.content,
    timestamp: event.at.epochMilliseconds,
    mine: event.senderId === readerId,
    seq: event.seq,
    kind: hidden ? 'hidden' : event.kind,
    from: event.senderId,
  }
  if (hidden) return wire
  if (event.cid !== null && wire.mine) wire.cid = event.cid
  if (event.replySeq !== null) wire.replySeq = event.replySeq
  if (event.mentions.length > 0) wire.mentions = event.mentions
  if (event.files.length > 0) wire.files = event.files
  if (event.desk) wire.desk = true
  if (event.recalled) wire.recalled = event.recalled
  if (event.data) wire.data = event.data
  return wire
}
