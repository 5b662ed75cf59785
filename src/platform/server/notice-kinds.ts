import type { NoticeKind } from '../contract/notice.ts'
import type { Feature } from './feature.ts'

const known = new WeakMap<readonly Feature[], ReadonlyMap<string, NoticeKind>>()

/** Every kind of notice that the features declare, by name. A duplicate name is a programming error. */
export function noticeKindsOf(features: readonly Feature[]): ReadonlyMap<string, NoticeKind> {
  const before = known.get(features)
  if (before) return before
  const kinds = new Map<string, NoticeKind>()
  for (const kind of features.flatMap((feature) => Object.values(feature.notices ?? {}))) {
    if (kinds.has(kind.name)) throw new Error(`two kinds of notices are called ${kind.name}`)
    kinds.set(kind.name, kind)
  }
  known.set(features, kinds)
  return kinds
}
