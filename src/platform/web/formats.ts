import type { Lang } from '../contract/texts.ts'
import { localeOf } from './lang.ts'

const made = new Map<string, Intl.DateTimeFormat>()

/** Each formatter once: to make one takes as long as to format a hundred dates. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const format = made.get(key) ?? new Intl.DateTimeFormat(locale, options)
  made.set(key, format)
  return format
}

const collators = new Map<Lang, Intl.Collator>()

/** The order of names in a language, made once: that of Chinese is a large table. */
export function collator(lang: Lang): Intl.Collator {
  const order = collators.get(lang) ?? new Intl.Collator(localeOf(lang))
  collators.set(lang, order)
  return order
}
