/**
 * What `npm run quick` runs for a change: the API tests of the features that changed, then of the features that import them, nearest first,
 * as far as the time goes. What it leaves out, it names.
 */
import { posix } from 'node:path'
import { type Place, placeOf, type SourceFile } from '../check/imports.ts'
import { readImports, tokenise } from '../check/tokens.ts'
import type { Costs } from './durations.ts'

/** Of an API file that was never measured here. */
const UNKNOWN_SECONDS = 6

export interface Selection {
  /** Paths of API test files, in the order of their nearness to the change. */
  readonly files: readonly string[]
  readonly leftOut: readonly string[]
  readonly seconds: number
}

const nameOf = (place: Place | null): string | null => (place?.feature ? `${place.district}/${place.feature}` : null)

/** For each feature, those whose server or contract imports it. */
export function importersOf(files: readonly SourceFile[]): ReadonlyMap<string, ReadonlySet<string>> {
  const importers = new Map<string, Set<string>>()
  for (const { path, text } of files) {
    const here = placeOf(path)
    const name = nameOf(here)
    if (!name || !/\.ts$/.test(path) || /\.test\.ts$|\/test\//.test(path) || here?.column === 'web') continue
    for (const { from } of readImports(tokenise(text))) {
      const there = from.startsWith('.') ? nameOf(placeOf(posix.join(posix.dirname(path), from))) : null
      if (there && there !== name) importers.set(there, (importers.get(there) ?? new Set()).add(name))
    }
  }
  return importers
}

/**
 * Features by their distance from the change: 0 those that changed, 1 those that import them, and so on. What lies below all features
 * (rules, platform, app, test support, migrations, seed) changes all of them.
 */
export function distances(
  changed: readonly string[],
  features: readonly string[],
  importers: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlyMap<string, number> {
  const below = changed.some((path) => /^(src\/(rules|platform\/(contract|server)|app\/server)|test\/support|migrations|seed)\//.test(path))
  const found = new Map<string, number>()
  let next = new Set(below ? features : changed.flatMap((path) => nameOf(placeOf(path)) ?? []))
  for (let distance = 0; next.size > 0; distance++) {
    for (const feature of next) found.set(feature, distance)
    next = new Set([...next].flatMap((feature) => [...(importers.get(feature) ?? [])]).filter((feature) => !found.has(feature)))
  }
  return found
}

/** Changed test files first, then by distance; of one distance the quickest first, so that most of them run. */
export function select(
  tests: readonly string[],
  changed: readonly string[],
  near: ReadonlyMap<string, number>,
  costs: Costs,
  budgetSeconds: number,
): Selection {
  const secondsOf = (file: string) => costs[file]?.seconds ?? UNKNOWN_SECONDS
  const distanceOf = (file: string) => (changed.includes(file) ? -1 : (near.get(nameOf(placeOf(file)) ?? '') ?? Number.POSITIVE_INFINITY))
  const wanted = tests
    .filter((file) => distanceOf(file) < Number.POSITIVE_INFINITY)
    .sort((a, b) => distanceOf(a) - distanceOf(b) || secondsOf(a) - secondsOf(b))
  const files: string[] = []
  const leftOut: string[] = []
  let seconds = 0
  for (const file of wanted) {
    const fits = seconds + secondsOf(file) <= budgetSeconds || distanceOf(file) < 0
    if (fits) seconds += secondsOf(file)
    ;(fits ? files : leftOut).push(file)
  }
  return { files, leftOut, seconds }
}
