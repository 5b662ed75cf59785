import { fileUrl } from '../../upload/contract/file.ts'
import { typeOf } from '../contract/conversation.ts'
import { MESSAGE } from '../contract/wire.ts'
import type { ShownEvent } from './present.ts'

/** What a client of the known family is sent: messages of others, and nothing else (conversation §1). */
export const isForLegacy = (event: ShownEvent, readerId: string): boolean =>
  event.kind === 'message' && event.recalled === null && event.senderId !== readerId && event.hiddenFrom !== readerId

/** Such a client compares `code` and `type` as texts, and needs a number as time. A friend is filed under the other person. */
export function legacyFrame(event: ShownEvent): string {
  const type = typeOf(event.conversationKind)
  return JSON.stringify({
    code: String(MESSAGE),
    message: {
      id: type === '0' ? event.senderId : event.conversationId,
      fromname: event.senderId,
      username: event.username.replace(/[<>"']/g, ' '),
      avatar: event.avatar,
      content: neutral([event.content, ...event.files.map(markup)].filter(Boolean).join(' ')),
      type,
      timestamp: event.at.epochMilliseconds,
      mine: false,
      cid: event.cid ?? `${event.conversationId}:${event.seq}`,
    },
  })
}

const IMAGE = /\.(png|jpe?g)$/i
const markup = ({ id, name }: ShownEvent['files'][number]): string =>
  IMAGE.test(name) ? `img[${fileUrl(id)}]` : `file(${fileUrl(id)})[${name.replace(/[[\]()]/g, ' ')}]`

const TARGET = String.raw`(?:https?:\/\/[^\s"'<>\\()[\]]+|\/api\/ws\/file\/[0-9a-f-]{36})`
const SAFE = new RegExp(String.raw`face\[[^\s[\]]{1,20}\]|(?:img|audio|video)\[${TARGET}\]|(?:a|file)\(${TARGET}\)\[[^[\]\n]*\]`, 'gi')

/**
 * Takes the power out of texts that those clients turn into live HTML. What is markup with a harmless target stays as it was written; in
 * everything else a bracket before a letter, which could begin a tag, and one that could begin a link are written in full width.
 */
export function neutral(text: string): string {
  let safe = ''
  let from = 0
  for (const match of text.matchAll(SAFE)) {
    safe += inert(text.slice(from, match.index)) + match[0]
    from = match.index + match[0].length
  }
  return safe + inert(text.slice(from))
}

const inert = (text: string): string => text.replace(/\[(?=\/?[a-z])|(?<=img|audio|video)\[/gi, '［').replace(/(?<=a|file)\(/gi, '（')
