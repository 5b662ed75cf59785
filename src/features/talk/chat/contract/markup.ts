import { type Face, faceOf } from './faces.ts'

/** A piece of a message. Screens draw each as a node; a text is never HTML. */
export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'face'; face: Face }
  | { kind: 'image' | 'audio' | 'video'; url: string }
  | { kind: 'file' | 'link'; url: string; text: string }

/** No piece may contain a bracket of its own kind, and each is of bounded length: reading a text takes time in proportion to its length. */
const MARKUP =
  /(face|img|audio|video)\[([^[\]\n]{1,500})\]|(a|file)\(([^()\s]{1,500})\)\[([^[\]\n]{0,200})\]|https?:\/\/[^\s<>"'[\]()，。；：！？、）】》]{1,500}/gi
const FILE = /^\/api\/ws\/file\/[0-9a-f-]{36}$/

/** An address that a message may lead to: a page of the web, or a file of ours. */
const isTarget = (url: string): boolean => FILE.test(url) || (/^https?:\/\//i.test(url) && URL.canParse(url))

const media = { img: 'image', audio: 'audio', video: 'video' } as const

/** The source's markup: face, img, audio, video, file and link; bare addresses are links. What is no markup stays text as it was typed. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const match of text.matchAll(MARKUP)) {
    const piece = pieceOf(match)
    if (!piece) continue
    if (match.index > from) pieces.push({ kind: 'text', text: text.slice(from, match.index) })
    pieces.push(piece)
    from = match.index + match[0].length
  }
  if (from < text.length) pieces.push({ kind: 'text', text: text.slice(from) })
  return pieces
}

function pieceOf([whole, tag = '', inner = '', named = '', target = '', text = '']: RegExpExecArray): Piece | null {
  const name = (tag || named).toLowerCase()
  if (name === 'face') {
    const found = faceOf(inner)
    return found ? { kind: 'face', face: found } : null
  }
  if (name === 'img' || name === 'audio' || name === 'video') return isTarget(inner) ? { kind: media[name], url: inner } : null
  if (name === 'a' || name === 'file')
    return isTarget(target) ? { kind: name === 'a' ? 'link' : 'file', url: target, text: text || target } : null
  return isTarget(whole) ? { kind: 'link', url: whole, text: whole } : null
}
