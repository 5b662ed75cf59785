import { type Face, faceOf } from './faces.ts'

/** A piece of a message. Screens draw each as a node; a text is never HTML. */
export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'face'; face: Face }
  | { kind: 'image' | 'audio' | 'video'; url: string }
  | { kind: 'file' | 'link'; url: string; text: string }

/** No piece may contain a bracket of its own kind, and each is of bounded length: reading a text takes time in proportion to its length. */
const MARKED = String.raw`(face|img|audio|video)\[([^[\]\n]{1,500})\]|(a|file)\(([^()\s]{1,500})\)\[([^[\]\n]{0,200})\]`
const BARE = String.raw`(?:https?:\/\/|(?<![\w@/.-])www\.(?=[\w-]{1,63}\.[a-z]))[^\s<>"'[\]，。；：！？、（）【】《》“”]{1,500}`
const MAIL = String.raw`(?<![\w.+-])mailto:[\w.+-]{1,64}@(?:[\w-]{1,63}\.){1,5}[a-z]{2,20}`
const MARKUP = new RegExp(`${MARKED}|${BARE}|${MAIL}`, 'gi')
const FILE = /^\/api\/ws\/file\/[0-9a-f-]{36}$/

/** An address that a message may lead to: a page of the web, or a file of ours. */
const isTarget = (url: string): boolean => FILE.test(url) || (/^https?:\/\//i.test(url) && URL.canParse(url))

const media = { img: 'image', audio: 'audio', video: 'video' } as const

/**
 * They turn round what follows whatever its script is, so that “gpj.exe” would be read “exe.jpg”. A text in Arabic or Hebrew needs neither:
 * its own letters say how they run.
 */
const OVERRIDES = /[\u202d\u202e]/g

/** The source's markup: face, img, audio, video, file and link; bare addresses are links. What is no markup stays text as it was typed. */
export function piecesOf(typed: string): Piece[] {
  const text = typed.replace(OVERRIDES, '')
  const pieces: Piece[] = []
  let from = 0
  const markup = new RegExp(MARKUP)
  for (let match = markup.exec(text); match; match = markup.exec(text)) {
    const isBare = match[1] === undefined && match[3] === undefined
    const whole = isBare ? endedLink(match[0]) : match[0]
    const piece = isBare ? linkOf(whole) : pieceOf(match)
    if (!piece) continue
    if (match.index > from) pieces.push({ kind: 'text', text: text.slice(from, match.index) })
    pieces.push(piece)
    from = match.index + whole.length
    // What follows a bare address may be markup of its own.
    markup.lastIndex = from
  }
  if (from < text.length) pieces.push({ kind: 'text', text: text.slice(from) })
  return pieces
}

/** A bare address without the mark of the sentence around it: a bracket belongs to it if it was opened in it. */
function endedLink(text: string): string {
  let depth = 0
  let end = text.length
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '(') depth++
    if (text[at] === ')' && --depth < 0) {
      end = at
      break
    }
  }
  return text.slice(0, end).replace(/[.,;:!?(]{1,20}$/, '')
}

function linkOf(text: string): Piece | null {
  if (/^mailto:/i.test(text)) return { kind: 'link', url: text, text }
  const url = /^www\./i.test(text) ? `https://${text}` : text
  return isTarget(url) ? { kind: 'link', url, text } : null
}

function pieceOf([, tag = '', inner = '', named = '', target = '', text = '']: RegExpExecArray): Piece | null {
  const name = (tag || named).toLowerCase()
  if (name === 'face') {
    const found = faceOf(inner)
    return found ? { kind: 'face', face: found } : null
  }
  if (name === 'img' || name === 'audio' || name === 'video') return isTarget(inner) ? { kind: media[name], url: inner } : null
  if (name === 'a' || name === 'file')
    return isTarget(target) ? { kind: name === 'a' ? 'link' : 'file', url: target, text: text || target } : null
  return null
}
