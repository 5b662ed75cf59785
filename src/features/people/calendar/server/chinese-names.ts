import { readFileSync } from 'node:fs'

/**
 * Chinese names of holidays that `date-holidays` has in English or in the local language only. Its own Chinese is sparse and mixes
 * scripts, so this table replaces it; names missing here stay English, marked as English. `Name (KR)` is the name in one region.
 */
let names: Record<string, string> | undefined
const table = () => {
  names ??= JSON.parse(readFileSync(new URL('../data/chinese-names.json', import.meta.url), 'utf8')) as Record<string, string>
  return names
}

export const SUBSTITUTE = ' (substitute day)'
const substituted = { cn: '（补休）', en: SUBSTITUTE }

/** The Chinese of an English holiday name; null if there is none. */
export function chineseName(english: string, region: string): string | null {
  const isSubstitute = english.endsWith(SUBSTITUTE)
  const base = isSubstitute ? english.slice(0, -SUBSTITUTE.length) : english
  const name = table()[`${base} (${region})`] ?? table()[base]
  if (!name) return null
  return isSubstitute ? name + substituted.cn : name
}
