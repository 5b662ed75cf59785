import type { Lang } from '../contract/texts.ts'
import { writtenIn } from './UserText.tsx'

/** Names and abbreviations ("iOS", "ERP") stand in texts of any language: fewer words than this say nothing. */
const WORDS = 3
const latinWords = (text: string): number => text.match(/\p{Script=Latin}{2,}/gu)?.length ?? 0
/** Words of English that no other language has. */
const ENGLISH = /\b(the|and|with|from|into)\b/i

/**
 * The language of a text that readers of `lang` would not read: by its script; `latin` for one of the languages in Latin letters.
 * Undefined if it is theirs, if the text is in both ("香港客服 Player support in Hong Kong"), or if that is not certain.
 */
export function foreignTo(text: string, lang: Lang): string | undefined {
  const language = writtenIn(text)?.slice(0, 2)
  const isLatin = latinWords(text) >= WORDS
  if (lang === 'en') return isLatin ? undefined : language
  if (language) return language === 'zh' ? undefined : language
  return isLatin ? (ENGLISH.test(text) ? 'en' : 'latin') : undefined
}
