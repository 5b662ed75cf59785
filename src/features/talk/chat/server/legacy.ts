import { MESSAGE_FILES_MAX } from '../../../../rules/constants.ts'
import { fileIdOf, fileUrl, isShownPicture } from '../../../base/upload/contract/file.ts'
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
      username: nameFor(event.username, event.desk),
      avatar: event.avatar,
      content: contentFor(event),
      type,
      timestamp: event.at.epochMilliseconds,
      mine: false,
      cid: event.cid ?? `${event.conversationId}:${event.seq}`,
    },
  })
}

/** A name, marked for the platform's desk: such a client has no other place for the mark, no language, and makes HTML of names too. */
export const nameFor = (name: string, desk: boolean | undefined = false): string =>
  (desk ? `衡渡 Hengdu · ${name}` : name).replace(/[<>"']/g, ' ')

interface NamedFile {
  id: string
  name: string
  seconds?: number | undefined
}

/** A text with its files as markup. */
export const contentFor = ({ content, files = [] }: { content: string; files?: readonly NamedFile[] | undefined }): string =>
  neutral([content, ...files.map(markup)].filter(Boolean).join(' '))

const markup = ({ id, name, seconds }: NamedFile): string =>
  seconds !== undefined
    ? `audio[${fileUrl(id)}]`
    : isShownPicture(name)
      ? `img[${fileUrl(id)}]`
      : `file(${fileUrl(id)})[${name.replace(/[[\]()]/g, ' ')}]`

const OWN_FILE = /(?:img|audio|video)\[(\/api\/ws\/file\/[0-9a-f-]{36})\]|file\((\/api\/ws\/file\/[0-9a-f-]{36})\)\[[^[\]\n]*\]/gi

/**
 * Such a client names its uploads in the text. They become files of the message: its readers may open them, and they are kept as long as
 * the message is.
 */
export function withFilesOfText<M extends { content: string; fileIds: string[] }>(message: M): M {
  const named: string[] = []
  const content = message.content.replace(OWN_FILE, (whole, shown?: string, linked?: string) => {
    const id = fileIdOf(shown ?? linked ?? '')
    if (!id) return whole
    named.push(id)
    return ' '
  })
  const fileIds = [...new Set([...message.fileIds, ...named])]
  if (named.length === 0 || fileIds.length > MESSAGE_FILES_MAX) return message
  return { ...message, content: content.replace(/ {2,}/g, ' ').trim(), fileIds }
}

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
