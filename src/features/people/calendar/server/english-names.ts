import { readFileSync } from 'node:fs'
import { SUBSTITUTE } from './chinese-names.ts'

/**
 * English names of holidays where `date-holidays` has another language, an older name or a mistake. `Name (KR)` is the name in one region.
 */
let names: Record<string, string> | undefined
const table = () => {
  names ??= JSON.parse(readFileSync(new URL('../data/english-names.json', import.meta.url), 'utf8')) as Record<string, string>
  return names
}

/** Where 26 December is called Boxing Day; elsewhere it is the second day of Christmas. */
const BOXING = new Set(
  'GB GG IM JE GI AU NZ CA CX CC CK NF FJ TO KE NG GH UG ZW LS SZ SL SH AI AG BS BB BZ BM VG KY DM GD GY JM MS KN LC VC TT TC'.split(' '),
)

export function englishName(name: string, region: string): string {
  const isSubstitute = name.endsWith(SUBSTITUTE)
  const base = isSubstitute ? name.slice(0, -SUBSTITUTE.length) : name
  const better =
    base === 'Boxing Day' && !BOXING.has(region) ? 'Second Day of Christmas' : (table()[`${base} (${region})`] ?? table()[base])
  return (better ?? base) + (isSubstitute ? SUBSTITUTE : '')
}
