import { texts } from '../contract/texts.ts'
import { localeOf, useLang, useTexts } from './i18n.tsx'
import { foreignTo } from './writing.ts'

const t = texts({
  in: { cn: (language: string) => `原文：${language}`, en: (language) => `In ${language}` },
  latin: { cn: '原文：外文', en: 'In another language' },
})

/** Says that a text of the user is in another language than the screen; nothing where that is not certain. */
export function WrittenIn({ text }: { text: string }) {
  const s = useTexts(t)
  const lang = useLang()
  const language = foreignTo(text, lang)
  if (!language) return null
  const name = new Intl.DisplayNames(localeOf(lang), { type: 'language' })
  return <span>{language === 'latin' ? s.latin : s.in(name.of(language) ?? language)}</span>
}
