import { type Lang, texts } from '../contract/texts.ts'
import { useLang, useTexts } from './i18n.tsx'
import { localeOf } from './lang.ts'
import { writtenIn } from './written-in.ts'

const t = texts({
  in: { cn: (language: string) => `原文：${language}`, en: (language) => `In ${language}` },
  latin: { cn: '原文：外文', en: 'In another language' },
})

/** Names and abbreviations ("iOS", "ERP") occur in texts of any language: fewer words than this say nothing. */
const WORDS = 3
const latinWords = (text: string): number => text.match(/\p{Script=Latin}{2,}/gu)?.length ?? 0

/**
 * The language of a text that readers of `lang` would not read; `latin` for an unknown one in Latin letters. Undefined if it is theirs, if
 * the text is in both ("香港客服 Player support in Hong Kong"), or if that is not certain.
 */
export function foreignTo(text: string, lang: Lang): string | undefined {
  const language = writtenIn(text)?.slice(0, 2)
  const own = lang === 'cn' ? 'zh' : 'en'
  const isLatin = latinWords(text) >= WORDS
  if (language === own || (lang === 'en' && isLatin && /[^\p{Script=Latin}\P{L}]/u.test(text))) return undefined
  return language ?? (isLatin && lang === 'cn' ? 'latin' : undefined)
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
