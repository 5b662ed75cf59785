import type { Match } from '../../contract/search.ts'
import { texts } from '../../contract/texts.ts'
import blocks from '../blocks.module.css'
import { useLang, useTexts } from '../i18n.tsx'

const t = texts({
  corrected: {
    cn: (typed: string, read: string) => `未找到“${typed}”，以下是“${read}”的结果。`,
    en: (typed, read) => `No results for “${typed}”. Showing results for “${read}”.`,
  },
  why: { cn: '匹配：', en: 'Matches: ' },
  between: { cn: ' · ', en: ' · ' },
  synonym: { cn: (name: string) => `同义“${name}”`, en: (name) => `same as “${name}”` },
  home: { cn: (name: string) => `地区 ${name}`, en: (name) => `region ${name}` },
  service: { cn: (name: string) => `类别 ${name}`, en: (name) => `category ${name}` },
  related: { cn: (name: string) => `也涉及 ${name}`, en: (name) => `also ${name}` },
  text: { cn: (word: string) => `正文含“${word}”`, en: (word) => `text mentions “${word}”` },
  near: { cn: (name: string) => `也涉及 ${name}`, en: (name) => `also ${name}` },
})

/** Why a result is listed, if its title does not show it: region, category, text. */
export function Why({ matches }: { matches: readonly Match[] | undefined }) {
  const s = useTexts(t)
  const lang = useLang()
  const reasons = (matches ?? []).flatMap(({ by, word, name }) =>
    by === 'title' || by === 'beginning' || by === 'number' ? [] : [s[by](by === 'text' ? word : (name?.[lang] ?? word))],
  )
  if (reasons.length === 0) return null
  return (
    <p className={blocks.fine}>
      {s.why}
      {[...new Set(reasons)].join(s.between)}
    </p>
  )
}

/** The words that were searched instead of those typed. */
export function Corrected({ typed, corrected }: { typed: string; corrected: string | undefined }) {
  const s = useTexts(t)
  return corrected === undefined ? null : (
    <p className={`${blocks.fine} ${blocks.quiet}`} role="status">
      {s.corrected(typed, corrected)}
    </p>
  )
}
