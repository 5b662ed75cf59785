import type { Lang } from '../contract/texts.ts'
import { localeOf } from './lang.ts'
import { writtenIn } from './written-in.ts'

/**
 * User input, marked with its language for screen readers and for the choice of fonts: the language of the page on which it was typed if
 * known, else detected.
 */
export const UserText = ({ lang, children }: { lang?: Lang; children: string }) => (
  <span lang={lang ? localeOf(lang) : writtenIn(children)}>{children}</span>
)
