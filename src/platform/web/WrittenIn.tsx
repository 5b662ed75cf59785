import { type Lang, texts } from '../contract/texts.ts'
import { useLang, useTexts } from './i18n.tsx'
import { localeOf } from './lang.ts'
import { writtenIn } from './UserText.tsx'

const t = texts({
  in: { cn: (language: string) => `原文：${language}`, en: (language) => `In ${language}` },
  latin: { cn: '原文：外文', en: 'In another language' },
})

/** Names and abbreviations ("iOS", "ERP") occur in texts of any language: fewer words than this say nothing. */
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

/** Says that a text of the user is in another language than the screen; nothing where that is not certain. */
export function WrittenIn({ text }: { text: string }) {
  const s = useTexts(t)
  const lang = useLang()
  const language = foreignTo(text, lang)
  if (!language) return null
  const name = new Intl.DisplayNames(localeOf(lang), { type: 'language' })
  return <span>{language === 'latin' ? s.latin : s.in(name.of(language) ?? language)}</span>
}
