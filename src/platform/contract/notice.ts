import { fill, type Lang, type NamesIn, type Pair, type Param } from './texts.ts'

export const noticeGroups = ['demand', 'money', 'verification', 'operation'] as const
export type NoticeGroup = (typeof noticeGroups)[number]

interface NoticeTexts {
  /** User types that it is for. */
  for: ReadonlyArray<1 | 2 | 9>
  /** What the list of messages filters by. */
  group: NoticeGroup
  title: Pair
  /** `{name}` is filled from the params. */
  text: Pair
  /** Whether it also goes by e-mail unless its reader says otherwise. */
  mail: boolean
}

/** A kind of news for people: one for every event that waits for somebody or that somebody waited for. */
export interface NoticeKind extends NoticeTexts {
  /** Unique in the product; what is stored. */
  name: string
}

/** Values for a notice's words. A pair is picked in the reader's language. */
export type NoticeParams = Readonly<Record<string, Param>>
export type ParamsFor<K extends NoticeKind> = Readonly<Record<NamesIn<K['text']['en']>, Param>>

/** Declares a feature's kinds of news by their names. */
export function defineNotices<const T extends Record<string, NoticeTexts>>(
  kinds: T,
): { readonly [K in keyof T & string]: T[K] & { name: K } } {
  return Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, { ...kind, name }])) as never
}

/** A notice in one language. */
export function noticeWords(kind: NoticeKind, params: NoticeParams, lang: Lang): { title: string; content: string } {
  const values = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, typeof value === 'object' ? value[lang] : value]))
  return { title: kind.title[lang], content: fill(kind.text[lang], values) }
}
