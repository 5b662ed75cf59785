import type { Lang } from '../contract/texts.ts'
import { localeOf } from './lang.ts'

/**
 * User input, marked with its language for screen readers and for the choice of fonts: the language of the page on which it was typed if
 * known, else detected from the script. Latin letters do not identify a language.
 */
export const UserText = ({ lang, children }: { lang?: Lang; children: string }) => (
  <span lang={lang ? localeOf(lang) : writtenIn(children)}>{children}</span>
)

const WRITINGS = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Han}/u, 'zh-CN'],
  [/\p{Script=Arabic}/u, 'ar'],
] as const

export const writtenIn = (text: string): string | undefined => WRITINGS.find(([writing]) => writing.test(text))?.[1]
