import type { Pair } from '../../../../platform/contract/texts.ts'
import type { Feature } from '../../../../platform/server/feature.ts'

const folded = new WeakMap<readonly Feature[], Map<string, Pair>>()

/** What the writes of all features do, in words, by call. */
export function titlesOf(features: readonly Feature[]): ReadonlyMap<string, Pair> {
  let titles = folded.get(features)
  if (!titles) {
    const calls = features.flatMap((feature) => Object.entries(feature.calls ?? {}))
    titles = new Map(calls.flatMap(([key, { title }]) => (title ? [[key, title]] : [])))
    folded.set(features, titles)
  }
  return titles
}

/** The calls whose words have this in them, in either language. */
export function callsTitled(features: readonly Feature[], words: string): string[] {
  const wanted = words.toLowerCase()
  return [...titlesOf(features)].flatMap(([call, { cn, en }]) => (`${cn}\n${en}`.toLowerCase().includes(wanted) ? [call] : []))
}
