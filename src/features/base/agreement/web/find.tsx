import type { ReactNode } from 'react'
import type { Block, Section } from './documents/section.ts'

const fold = (text: string): string => text.toLowerCase()

export function countIn(text: string, wanted: string): number {
  return wanted === '' ? 0 : fold(text).split(fold(wanted)).length - 1
}

const linesOf = (block: Block): readonly string[] => {
  if (typeof block === 'string') return [block]
  return 'head' in block ? [...block.head, ...block.rows.flat()] : block
}

export const countInSection = (section: Section, wanted: string): number =>
  [section.heading, ...section.body.flatMap(linesOf)].reduce((sum, line) => sum + countIn(line, wanted), 0)

/** The text with its matches marked. */
export function marked(text: string, wanted: string): ReactNode {
  if (wanted === '' || countIn(text, wanted) === 0) return text
  const parts: ReactNode[] = []
  const folded = fold(text)
  let from = 0
  for (let at = folded.indexOf(fold(wanted)); at >= 0; at = folded.indexOf(fold(wanted), from)) {
    parts.push(text.slice(from, at), <mark key={at}>{text.slice(at, at + wanted.length)}</mark>)
    from = at + wanted.length
  }
  return [...parts, text.slice(from)]
}
