import type { Dictionaries } from '../../../../platform/contract/dictionary.ts'
import type { Name } from '../../../../platform/server/data/search/vocabulary.ts'
import { areaTree } from '../../area/server/reads.ts'
import { languageSynonyms, places, regionSynonyms } from '../contract/place-synonyms.ts'
import { sharedDictionaries } from '../contract/shared.ts'
import { synonyms } from '../contract/synonyms.ts'
import alpha3Codes from './alpha3.json' with { type: 'json' }

const fromDictionaries = (dictionaries: Dictionaries): Name[] =>
  Object.values(dictionaries).flatMap(({ items, searchedAs }) =>
    Object.entries(searchedAs ? items : {}).flatMap(([code, name]) =>
      code === 'other' || code === 'custom' ? [] : [{ name, words: [name.cn, name.en], codes: { [searchedAs ?? '']: [code] } }],
    ),
  )

const language = sharedDictionaries.language.items
const listed = (words: string | undefined): string[] => words?.split(', ') ?? []

const fromSynonyms = (): Name[] =>
  synonyms.map(({ cn, en, words, typedOnly, codes = {}, near = {} }) => ({
    name: { cn, en },
    words: [cn, en, ...listed(words)],
    typedOnly: listed(typedOnly),
    codes,
    near,
  }))

const fromLanguages = (): Name[] =>
  Object.entries(languageSynonyms).map(([code, words]) => ({
    name: language[code as keyof typeof language],
    words: listed(words),
    codes: { language: code === 'zh' || code === 'en' ? [code, 'zhEn'] : [code] },
  }))

const fromPlaces = (): Name[] =>
  places.map(({ cn, en, words, areas = [], regions }) => ({
    name: { cn, en },
    words: [cn, en, ...listed(words)],
    near: { area: areas, region: regions },
  }))

/** 浙江省 is usually typed as 浙江, 首尔特别市 as 首尔. */
const bare = (cn: string): string => cn.replace(/(?<=..)(特别行政区|特别自治市|特别自治道|特别市|广域市|自治区|壮族自治区|省|市|州)$/, '')
/** Subdivisions whose names are common words, which are never meant as places. */
const common =
  /^(north|south|east|west|central|northern|southern|eastern|western|centre|center|national|capital|islands?|district|union|bay|river|coast|plain)\b|\bregion$/i

/** ISO 3166-1 alpha-3, as in "SGP" (i18n-iso-countries, MIT). */
const alpha3 = new Map(Object.entries(alpha3Codes).map(([code, three]) => [code, [three]]))

function fromAreas(): Name[] {
  const names: Name[] = []
  for (const region of areaTree()) {
    const also = regionSynonyms[region.code]
    names.push({
      name: { cn: region.cn, en: region.en },
      words: [region.cn, region.en, ...listed(also?.words)],
      typedOnly: [...listed(also?.typedOnly), ...(alpha3.get(region.code) ?? [])],
      codes: { region: [region.code] },
    })
    for (const part of region.children ?? []) {
      // Hong Kong's districts and the like are too generic; a subdivision with its country's name counts as the country.
      if (common.test(part.en) || part.en.length < 4 || bare(part.cn) === bare(region.cn) || part.en === region.en) continue
      names.push({
        name: { cn: part.cn, en: part.en },
        words: [...new Set([part.cn, bare(part.cn), part.en])],
        codes: { area: [part.code] },
        near: { region: [region.code] },
      })
    }
  }
  return names
}

/**
 * Everything that people name when they search: regions and subdivisions, services, categories, industries, languages, and their
 * synonyms.
 */
export const allNames = (dictionaries: Dictionaries): Name[] => [
  ...fromSynonyms(),
  ...fromDictionaries(dictionaries),
  ...fromLanguages(),
  ...fromPlaces(),
  ...fromAreas(),
]
