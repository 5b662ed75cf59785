import type { Lang, Pair } from '../../../platform/contract/texts.ts'

/** Value → both texts. */
export type Items = Record<string, Pair>

interface DictionaryItem {
  value: string
  text: string
}
type InLanguage = Record<string, DictionaryItem[]>

const inLanguage = (words: Record<string, Items>, lang: Lang): InLanguage =>
  Object.fromEntries(
    Object.entries(words).map(([code, items]) => [code, Object.entries(items).map(([value, pair]) => ({ value, text: pair[lang] }))]),
  )

/** `{cn: {code: [{value, text}]}, en: {…}}` (source §3). */
export const inLanguages = (words: Record<string, Items>): { cn: InLanguage; en: InLanguage } => ({
  cn: inLanguage(words, 'cn'),
  en: inLanguage(words, 'en'),
})
