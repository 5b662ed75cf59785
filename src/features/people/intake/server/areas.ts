import type { Lang } from '../../../../platform/contract/texts.ts'
import { fieldError } from '../../../../platform/server/wire/refusal.ts'
import type { Area } from '../../../base/area/contract/schema.ts'
import { areaName, areaTree, findArea } from '../../../base/area/server/reads.ts'
import { regionSynonyms } from '../../../base/dictionary/contract/place-synonyms.ts'
import { divisionEnding } from '../contract/words.ts'
import { guessed, type Parsed, parsed, wrong } from './dates.ts'
import { keyOf, nearest } from './plain.ts'

interface AreaIndex {
  readonly regions: ReadonlyMap<string, string>
  /** By country, then by name: codes of any level below it. */
  readonly below: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>
  readonly hasSubdivisions: ReadonlySet<string>
}

let made: AreaIndex | undefined

function index(): AreaIndex {
  if (made) return made
  const regions = new Map<string, string>()
  const below = new Map<string, Map<string, string[]>>()
  for (const region of areaTree()) {
    const { words = '', typedOnly = '' } = regionSynonyms[region.code] ?? {}
    for (const word of [region.code, region.cn, region.en, ...words.split(','), ...typedOnly.split(',')])
      if (word.trim() !== '') regions.set(keyOf(word), region.code)
    const names = new Map<string, string[]>()
    for (const child of region.children ?? []) addNames(child, names)
    below.set(region.code, names)
  }
  const hasSubdivisions = new Set(areaTree().flatMap(({ code, children = [] }) => (children.length > 0 ? [code] : [])))
  made = { regions, below, hasSubdivisions }
  return made
}

function addNames(area: Area, names: Map<string, string[]>): void {
  for (const name of new Set([area.code, area.code.split('-')[1] ?? '', area.cn, area.cn.replace(divisionEnding, ''), area.en].map(keyOf)))
    if (name.length > 1) names.set(name, [...(names.get(name) ?? []), area.code])
  for (const child of area.children ?? []) addNames(child, names)
}

export const hasSubdivisions = (country: string): boolean => index().hasSubdivisions.has(country)

/** A country or region by name or code in either language. */
export function parseCountry(text: string): Parsed {
  const { regions } = index()
  const code = regions.get(keyOf(text)) ?? regions.get(keyOf(text.replace(/\(.*\)/, '')))
  if (code) return parsed(code)
  const close = nearest(text, [...regions.keys()])
  return guessed(fieldError('areaUnknown'), close === '' ? '' : areaName(regions.get(close) ?? '', langOf(text)))
}

/** A state, province or city of a country; `浙江省杭州市` is the last of its way. */
export function parseSubdivision(text: string, country: string | undefined): Parsed {
  const { below } = index()
  const countries = country === undefined ? [...below.keys()] : [country]
  const codes = countries.flatMap((code) => codesOf(text, below.get(code)))
  // Beijing and its like are province and city at once; the higher one is meant.
  const [code] = [...codes].sort((a, b) => a.length - b.length)
  if (code && (country !== undefined || new Set(codes.map(countryOf)).size === 1)) return parsed(code)
  if (country === undefined || !hasSubdivisions(country)) return wrong(fieldError('subdivisionUnknown'))
  const elsewhere = [...below].some(([other, names]) => other !== country && names.has(keyOf(text)))
  if (elsewhere) return wrong(fieldError('subdivisionElsewhere'))
  const close = nearest(text, [...(below.get(country)?.keys() ?? [])])
  const [meant] = below.get(country)?.get(close) ?? []
  return guessed(fieldError('subdivisionUnknown'), meant ? areaName(meant, langOf(text)) : '')
}

/** A proposal is in the language of what it replaces. */
const langOf = (text: string): Lang => (/\p{Script=Han}/u.test(text) ? 'cn' : 'en')

const countryOf = (code: string) => findArea(code)?.path[0]?.code ?? ''

function codesOf(text: string, names: ReadonlyMap<string, readonly string[]> | undefined): readonly string[] {
  const key = keyOf(text.replace(/\b(province|state|city|prefecture)\b/gi, ''))
  const whole = names?.get(key)
  if (whole || !names) return whole ?? []
  for (let at = key.length - 2; at >= 2; at--) {
    const outer = names.get(key.slice(0, at))
    const inner = names.get(key.slice(at))
    if (!outer || !inner) continue
    const fits = inner.filter((code) => outer.some((above) => findArea(code)?.path.some((area) => area.code === above)))
    if (fits.length > 0) return fits
  }
  return []
}
