import { Fragment } from 'react'
import type { Lang } from '../../contract/texts.ts'
import { localeOf } from '../lang.ts'

const segmenters = new Map<Lang, Intl.Segmenter>()
const OPENING = /[（《「『“‘([]$/
const CLAUSE = /[^，、：；。？！]+[，、：；。？！]*/g
/**
 * Titles from the database: a Chinese one breaks after its punctuation, and only a clause too long for one line also breaks between
 * words, as segmented by the browser. `line` is what fits on the narrowest line. Fixed headings have their breaks set by hand.
 */
export function Breaking({ text, lang, line = 8 }: { text: string; lang: Lang; line?: number }) {
  if (lang !== 'cn' || typeof Intl.Segmenter === 'undefined') return text
  const segmenter = segmenters.get(lang) ?? new Intl.Segmenter(localeOf(lang), { granularity: 'word' })
  segmenters.set(lang, segmenter)
  const piecesOf = (clause: string) => (clause.length <= line ? [clause] : [...segmenter.segment(clause)].map(({ segment }) => segment))
  let before = ''
  return (text.match(CLAUSE) ?? [text]).flatMap(piecesOf).map((piece, at) => {
    const mayBreak = at > 0 && /^[\p{L}\p{N}（《「『“‘([]/u.test(piece) && !OPENING.test(before)
    before = piece
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the position in the title is the identity
      <Fragment key={at}>
        {mayBreak && <wbr />}
        {piece}
      </Fragment>
    )
  })
}
