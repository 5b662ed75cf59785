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

const TAGS =
  'a|abbr|address|applet|area|article|aside|audio|b|base|bdi|bdo|blockquote|body|br|button|canvas|caption|center|cite|code|col|colgroup|' +
  'data|datalist|dd|del|details|dfn|dialog|dir|div|dl|dt|em|embed|fieldset|figcaption|figure|font|footer|form|frame|frameset|h[1-6]|head|' +
  'header|hgroup|hr|html|i|iframe|img|input|ins|kbd|label|legend|li|link|main|map|mark|marquee|math|menu|meta|meter|nav|noscript|object|' +
  'ol|optgroup|option|output|p|param|picture|portal|pre|progress|q|rp|rt|ruby|s|samp|script|search|section|select|slot|small|source|span|' +
  'strike|strong|style|sub|summary|sup|svg|table|tbody|td|template|textarea|tfoot|th|thead|time|title|tr|track|tt|u|ul|var|video|wbr|xmp'
const TAG = new RegExp(String.raw`\[(?=/?(?:${TAGS})(?![a-z0-9]))`, 'gi')
const BRACKETED = /(img|audio|video)\[([^\]]*)\]?/gi
const BRACED = /(a|file)\(([^)]*)\)?/gi
const SAFE = /^(?:https?:\/\/[^\s"'<>\\]+|\/api\/ws\/file\/[0-9a-f-]{36})$/i

/** Takes the power out of texts that those clients turn into live HTML: tags in brackets, and links to anything but a page or our files. */
export const neutral = (text: string): string =>
  text
    .replace(TAG, '［')
    .replace(BRACKETED, (whole, name: string, target: string) => (SAFE.test(target) ? whole : `${name}［${target}］`))
    .replace(BRACED, (whole, name: string, target: string) => (SAFE.test(target) ? whole : `${name}（${target}）`))
