import type { Lang, Pair } from '../../../platform/contract/texts.ts'
import { fill } from '../../../platform/contract/texts.ts'
import type { Kind } from './kind.ts'
import { demandKinds } from './kinds-demand.ts'
import { otherKinds } from './kinds-others.ts'

/** Values of a notice's words. A pair is picked in the reader's language. */
export type NoticeParams = Record<string, string | number | Pair>

/** One kind for every event that waits for someone. `{demand}` is the demand's number and title, `{who}` the other party's name. */
export const noticeKinds = { ...demandKinds, ...otherKinds } as const satisfies Record<string, Kind>

export type NoticeKind = keyof typeof noticeKinds
export type NoticeGroup = Kind['group']
export const noticeKindNames = Object.keys(noticeKinds) as NoticeKind[]
export const noticeGroups: readonly NoticeGroup[] = ['demand', 'money', 'verification', 'operation']

/** A notice in one language. */
export function noticeWords(kind: NoticeKind, params: NoticeParams, lang: Lang): { title: string; content: string } {
  const values = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, typeof value === 'object' ? value[lang] : value]))
  const { title, text } = noticeKinds[kind]
  return { title: title[lang], content: fill(text[lang], values) }
}
