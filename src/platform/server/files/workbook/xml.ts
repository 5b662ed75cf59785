import { refuse } from '../../wire/refusal.ts'

/** Called with the whole text at hand and the place of a token in it: `<` to after `>` of a tag. Nothing is copied until it is wanted. */
export interface XmlHandler {
  tag(text: string, from: number, to: number): void
  text(text: string, from: number, to: number): void
  /** Comments, instructions and CDATA sections, with their marks. */
  other(text: string, from: number, to: number): void
}

/** No token of a real workbook comes near it: a cell holds 32,767 characters. */
const TOKEN_MAX = 4e6

/**
 * Divides XML into tokens as it arrives. Their texts in a row are the document again, so that a part is changed by replacing single
 * tokens. Refuses a document type, and so every declared entity.
 */
export class XmlScanner {
  #rest = ''
  readonly #handler: XmlHandler

  constructor(handler: XmlHandler) {
    this.#handler = handler
  }

  feed(chunk: string): void {
    const text = this.#rest + chunk
    let at = 0
    for (;;) {
      const open = text.indexOf('<', at)
      const end = open < 0 ? -1 : endOf(text, open)
      if (end < 0) break
      if (open > at) this.#handler.text(text, at, open)
      const mark = text.charCodeAt(open + 1)
      if (mark === EXCLAMATION || mark === QUESTION) this.#handler.other(text, open, end)
      else this.#handler.tag(text, open, end)
      at = end
    }
    this.#rest = text.slice(at)
    if (this.#rest.length > TOKEN_MAX) throw refuse('workbookDamaged')
  }

  end(): void {
    if (this.#rest.trim() !== '') throw refuse('workbookDamaged')
    if (this.#rest !== '') this.#handler.text(this.#rest, 0, this.#rest.length)
    this.#rest = ''
  }
}

const [LESS_END, SLASH, COLON, EQUALS, EXCLAMATION, QUESTION] = [62, 47, 58, 61, 33, 63]
const [QUOTE, APOSTROPHE, SPACE] = [34, 39, 32]

/** Where the markup that opens at `open` ends, or -1 where more text is needed. */
function endOf(text: string, open: number): number {
  const mark = text.charCodeAt(open + 1)
  if (mark === EXCLAMATION) {
    const end = text.startsWith('<!--', open) ? '-->' : text.startsWith('<![CDATA[', open) ? ']]>' : null
    if (end === null) {
      if (text.length - open < 9) return -1
      throw refuse('workbookDoctype')
    }
    return after(text.indexOf(end, open + 4), end.length)
  }
  if (mark === QUESTION) return after(text.indexOf('?>', open), 2)
  for (let at = open + 1; at < text.length; at++) {
    const char = text.charCodeAt(at)
    if (char === LESS_END) return at + 1
    if (char !== QUOTE && char !== APOSTROPHE) continue
    at = text.indexOf(char === QUOTE ? '"' : "'", at + 1)
    if (at < 0) return -1
  }
  return -1
}

const after = (at: number, length: number) => (at < 0 ? -1 : at + length)

/** A tag's name without its prefix. */
export function localName(text: string, from: number): string {
  let start = text.charCodeAt(from + 1) === SLASH ? from + 2 : from + 1
  for (let at = start; ; at++) {
    const char = text.charCodeAt(at)
    if (char === COLON) start = at + 1
    else if (char <= SPACE || char === SLASH || char === LESS_END || Number.isNaN(char)) return text.slice(start, at)
  }
}

export const isClosing = (text: string, from: number): boolean => text.charCodeAt(from + 1) === SLASH
export const isEmptyTag = (text: string, to: number): boolean => text.charCodeAt(to - 2) === SLASH
/** "x:" of `<x:row>`, or "". */
export const prefixOf = (tag: string): string => tag.match(/^<\/?([\w.-]+:)/)?.[1] ?? ''

/** Calls with each attribute's local name and the place of its value between the quotes. */
export function eachAttribute(text: string, from: number, to: number, found: (name: string, from: number, to: number) => void): void {
  let at = from + 1
  while (at < to && text.charCodeAt(at) > SPACE) at++
  for (;;) {
    while (at < to && text.charCodeAt(at) <= SPACE) at++
    let start = at
    let end = at
    for (; end < to; end++) {
      const char = text.charCodeAt(end)
      if (char === COLON) start = end + 1
      else if (char === EQUALS || char <= SPACE) break
    }
    at = text.indexOf('=', end) + 1
    if (at === 0 || at >= to) return
    while (at < to && text.charCodeAt(at) <= SPACE) at++
    const close = text.indexOf(text.charCodeAt(at) === QUOTE ? '"' : "'", at + 1)
    if (close < 0 || close >= to) return
    found(text.slice(start, end), at + 1, close)
    at = close + 1
  }
}

export function attributesOf(text: string, from = 0, to = text.length): Record<string, string> {
  const attributes: Record<string, string> = {}
  eachAttribute(text, from, to, (name, start, end) => {
    attributes[name] = decodeXml(text.slice(start, end))
  })
  return attributes
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

export function decodeXml(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return NAMED[name] ?? whole
    const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
    return point <= 0x10ffff ? String.fromCodePoint(point) : whole
  })
}

/** Characters that XML cannot hold become U+FFFD. */
export const encodeXml = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/** Office's own escape of characters: `_x000D_`. */
export const decodeEscapes = (text: string): string =>
  text.includes('_x') ? text.replace(/_x([\da-f]{4})_/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))) : text

/** How a part is encoded, by its first bytes. */
export const encodingOf = (start: Buffer): 'utf-8' | 'utf-16le' | 'utf-16be' =>
  (start[0] === 0xff && start[1] === 0xfe) || (start[0] === 0x3c && start[1] === 0)
    ? 'utf-16le'
    : (start[0] === 0xfe && start[1] === 0xff) || (start[0] === 0 && start[1] === 0x3c)
      ? 'utf-16be'
      : 'utf-8'

/** Text of a small part. The byte order mark stays, so that an unchanged part has the same bytes again. */
export function xmlText(bytes: Buffer): string {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw refuse('workbookDamaged')
  }
}

export interface XmlTag {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  /** How many elements it is in. */
  readonly depth: number
  /** Where the opening tag is. */
  readonly from: number
  readonly to: number
  /** After its end tag. */
  end: number
}

/** Every element of a small part, in order. */
export function tagsOf(text: string): XmlTag[] {
  const tags: XmlTag[] = []
  const open: XmlTag[] = []
  // Fed in one piece, the scanner hands out places in that text.
  const scanner = new XmlScanner({
    tag(held, from, to) {
      if (isClosing(held, from)) {
        const last = open.pop()
        if (last) last.end = to
        return
      }
      const tag = { name: localName(held, from), attributes: attributesOf(held, from, to), depth: open.length, from, to, end: to }
      tags.push(tag)
      if (!isEmptyTag(held, to)) open.push(tag)
    },
    text: () => {},
    other: () => {},
  })
  scanner.feed(text)
  scanner.end()
  if (open.length > 0) throw refuse('workbookDamaged')
  return tags
}
