import { fill, type Lang, type NamesIn, type Pair, type Param, valuesIn } from './texts.ts'

export const noticeGroups = ['demand', 'money', 'verification', 'people', 'event', 'directory', 'service', 'security', 'operation'] as const
export type NoticeGroup = (typeof noticeGroups)[number]

export interface NoticeTexts {
  /** The user types that receive it. */
  for: ReadonlyArray<1 | 2 | 9>
  /** The list of messages filters by this. */
  group: NoticeGroup
  title: Pair
  /** `{name}` is filled from the params. */
  text: Pair
  /** Whether it is also sent by e-mail unless the recipient opts out. */
  mail: boolean
  /** It never rings at the bell: what it speaks of is counted elsewhere. */
  mailOnly?: true
}

/** A kind of notice: one for every event that requires somebody's action or that somebody was waiting for. */
export interface NoticeKind extends NoticeTexts {
  /** Unique in the product; this value is stored. */
  name: string
}

/** Parameters of a notice's text. A pair is resolved to the reader's language. */
export type NoticeParams = Readonly<Record<string, Param>>
export type ParamsFor<K extends NoticeKind> = Readonly<Record<NamesIn<K['text']['en']>, Param>>

/** Declares a feature's kinds of notices by name. */
export function defineNotices<const T extends Record<string, NoticeTexts>>(
  kinds: T,
): { readonly [K in keyof T & string]: T[K] & { name: K } } {
  return Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, { ...kind, name }])) as never
}

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/** A name written from right to left would turn round the dates and numbers after it (Unicode UAX #9: FSI, PDI). */
const isolated = <V>(value: V): V | string => (typeof value === 'string' && RIGHT_TO_LEFT.test(value) ? `\u2068${value}\u2069` : value)

/** A notice in one language. */
export function noticeWords(kind: NoticeKind, params: NoticeParams, lang: Lang): { title: string; content: string } {
  const values = Object.fromEntries(Object.entries(valuesIn(params, lang)).map(([name, value]) => [name, isolated(value)]))
  // A name in 《》 needs no space after it.
  return { title: kind.title[lang], content: fill(kind.text[lang], values).replaceAll('》 ', '》') }
}
