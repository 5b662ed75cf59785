import type { Lang } from '../../../../platform/contract/texts.ts'
import { isShownPicture } from '../../../base/upload/contract/file.ts'
import { moveTexts } from '../../../work/demand/contract/texts.ts'
import type { EventData } from '../contract/conversation.ts'
import { type Piece, piecesOf } from '../contract/markup.ts'
import type { ChatEvent } from './queries.ts'
import { t } from './texts.ts'
import { lengthOf, t as voiceTexts } from './voice/texts.ts'

const isMove = (name: string): name is keyof typeof moveTexts => name in moveTexts

/** What is said of an event that is no message; null if there is nothing to see. */
export function noteOf(event: ChatEvent, lang: Lang): string | null {
  const s = t.pick(lang)
  // The server stores the data of each kind in this shape.
  const data = <K extends keyof EventData>(_kind: K) => event.data as unknown as EventData[K]
  switch (event.kind) {
    case 'join':
      return s.joined(
        data('join')
          .people.map((one) => one.name)
          .join(lang === 'cn' ? '、' : ', '),
      )
    case 'leave': {
      const { person, removed } = data('leave')
      return removed ? s.removedMember(person.name) : s.left(person.name)
    }
    case 'rename':
      return s.renamed(data('rename').name)
    case 'announce':
      return s.announced(event.content)
    case 'role': {
      const { person, role } = data('role')
      return { owner: s.isOwner, admin: s.isAdmin, member: s.isMember }[role](person.name)
    }
    case 'pin':
      return data('pin').on ? s.pinned : s.unpinned
    case 'mute': {
      const { person, on, ended } = data('mute')
      if (ended) return s.ended
      if (person === null) return on ? s.allMuted : s.allUnmuted
      return on ? s.muted(person.name) : s.unmuted(person.name)
    }
    case 'move': {
      const { move } = data('move')
      return s.moved(isMove(move) ? moveTexts[move].past[lang] : move)
    }
    default:
      return null
  }
}

/** A message that is gone. */
export const goneOf = (event: ChatEvent, lang: Lang): string => {
  const s = t.pick(lang)
  if (event.recalled === 'admin') return s.removed
  return event.mine ? s.recalledYou : s.recalled(event.username)
}

/** A text as it is read, without the markup. */
export function plainText(content: string, lang: Lang): string {
  const s = t.pick(lang)
  const plain = piecesOf(content).map((piece) => {
    if (piece.kind === 'face') return piece.face.sign
    if (piece.kind === 'text' || piece.kind === 'link' || piece.kind === 'file') return namedText(piece, s.file)
    if (piece.kind === 'image') return s.picture
    return piece.kind === 'video' ? s.video : voiceTexts.pick(lang).preview('').trim()
  })
  return plain.join('')
}

/** A link or a file keeps its name and its address. */
function namedText(piece: Extract<Piece, { text: string }>, file: (name: string) => string): string {
  if (piece.kind === 'text' || piece.url.endsWith(piece.text)) return piece.text
  return `${piece.kind === 'file' ? file(piece.text) : piece.text} ${piece.url}`
}

/** One line of a list. */
export function previewOf(event: ChatEvent, lang: Lang): string {
  const s = t.pick(lang)
  // In the list it is the last that happened; in the conversation the place of the message says it.
  if (event.kind === 'recall') return goneOf({ ...event, recalled: event.data?.['by'] === 'admin' ? 'admin' : 'sender' }, lang)
  if (event.kind !== 'message') return noteOf(event, lang) ?? ''
  if (event.recalled) return goneOf(event, lang)
  const files = (event.files ?? []).map((file) =>
    file.seconds !== undefined
      ? voiceTexts.pick(lang).preview(lengthOf(file.seconds))
      : isShownPicture(file.name)
        ? s.picture
        : s.file(file.name),
  )
  return [plainText(event.content, lang), ...files].filter(Boolean).join(' ')
}

/** Messages of one sender within this time are shown as one, with the name once. */
const GROUP_MS = 5 * 60_000

/** Whether the name of the sender is shown above a message. */
export const beginsGroup = (event: ChatEvent, before: ChatEvent | undefined): boolean =>
  before === undefined ||
  before.kind !== 'message' ||
  before.recalled !== undefined ||
  before.from !== event.from ||
  event.timestamp - before.timestamp >= GROUP_MS ||
  dayOf(event.timestamp) !== dayOf(before.timestamp)

/** The day of an event for the reader, YYYY-MM-DD. */
export const dayOf = (ms: number): string => {
  const day = new Date(ms)
  return `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, '0')}-${String(day.getDate()).padStart(2, '0')}`
}
