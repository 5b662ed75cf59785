import { Fragment, type ReactNode } from 'react'
import type { Lang } from '../../../platform/contract/texts.ts'
import { localeOf } from '../../../platform/web/i18n.tsx'

const segmenters = new Map<Lang, Intl.Segmenter>()
const OPENING = /[（《「『“‘([]$/

/** A Chinese heading breaks between words, which only a dictionary knows: that of the browser. Headings of ours have their places set by hand. */
export function Breaking({ text, lang }: { text: string; lang: Lang }) {
  if (lang !== 'cn' || typeof Intl.Segmenter === 'undefined') return text
  const segmenter = segmenters.get(lang) ?? new Intl.Segmenter(localeOf(lang), { granularity: 'word' })
  segmenters.set(lang, segmenter)
  let before = ''
  return [...segmenter.segment(text)].map(({ segment, index, isWordLike }) => {
    const mayBreak = index > 0 && isWordLike && !OPENING.test(before)
    before = segment
    return (
      <Fragment key={index}>
        {mayBreak && <wbr />}
        {segment}
      </Fragment>
    )
  })
}

/** The text with each of the words looked for marked. */
export function Marked({ text, search }: { text: string; search: string }): ReactNode {
  const words = search
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  if (words.length === 0) return text
  return text.split(new RegExp(`(${words.join('|')})`, 'gi')).map((part, at) =>
    // Between the parts that were split off stand, at odd places, the words that split them.
    // biome-ignore lint/suspicious/noArrayIndexKey: the place in the text is the identity
    at % 2 === 1 ? <mark key={at}>{part}</mark> : part,
  )
}
