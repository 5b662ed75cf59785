import type { Lang } from '../contract/texts.ts'
import { localeOf } from './lang.ts'

/**
 * What somebody typed, marked with its language for whoever listens and for the choice of letters: that of the page on which it was typed
 * where it is known, else what the writing tells. Latin letters tell nothing.
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
