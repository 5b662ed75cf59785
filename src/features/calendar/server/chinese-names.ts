import { readFileSync } from 'node:fs'

/**
 * Chinese names of holidays that `date-holidays` knows in English or in the local language alone. Its own Chinese is scarce and mixes
 * scripts, so this table stands in its place; what is not in it keeps its English name, marked as English. `Name (KR)` is the name in one
 * region.
 */
let names: Record<string, string> | undefined
const table = () => {
  names ??= JSON.parse(readFileSync(new URL('../data/chinese-names.json', import.meta.url), 'utf8')) as Record<string, string>
  return names
}

const SUBSTITUTE = ' (substitute day)'
const substituted = { cn: '（补休）', en: SUBSTITUTE }

/** The Chinese of an English holiday name; null where there is none. */
export function chineseName(english: string, region: string): string | null {
  const isSubstitute = english.endsWith(SUBSTITUTE)
  const base = isSubstitute ? english.slice(0, -SUBSTITUTE.length) : english
  const name = table()[`${base} (${region})`] ?? table()[base]
  if (!name) return null
  return isSubstitute ? name + substituted.cn : name
}
