import type { Dictionaries } from '../../../../platform/contract/dictionary.ts'
import type { Lang, Pair } from '../../../../platform/contract/texts.ts'
import type { Reader } from '../../../../platform/server/data/database.ts'
import { makeVocabulary, type Vocabulary } from '../../../../platform/server/data/search/vocabulary.ts'
import type { Feature } from '../../../../platform/server/feature.ts'
import type { Look } from '../../../../platform/server/services.ts'
import { dictionaryText } from './tables.ts'
import { allNames } from './vocabulary.ts'

const folded = new WeakMap<readonly Feature[], Dictionaries>()

/** The dictionaries of all features by code, in the original wording. A duplicate code is a programming error. */
export function dictionariesOf(features: readonly Feature[]): Dictionaries {
  const before = folded.get(features)
  if (before) return before
  const all: Record<string, Dictionaries[string]> = {}
  for (const [code, dictionary] of features.flatMap((feature) => Object.entries(feature.dictionaries ?? {}))) {
    if (all[code]) throw new Error(`two dictionaries are called ${code}`)
    all[code] = dictionary
  }
  folded.set(features, all)
  return all
}

type Items = Record<string, Pair>

interface DictionaryItem {
  value: string
  text: string
}
type InLanguage = Record<string, DictionaryItem[]>

const inLanguage = (words: Record<string, Items>, lang: Lang): InLanguage =>
  Object.fromEntries(
    Object.entries(words).map(([code, items]) => [code, Object.entries(items).map(([value, pair]) => ({ value, text: pair[lang] }))]),
  )

/** `{cn: {code: [{value, text}]}, en: {…}}` (source §3). */
const inLanguages = (words: Record<string, Items>): { cn: InLanguage; en: InLanguage } => ({
  cn: inLanguage(words, 'cn'),
  en: inLanguage(words, 'en'),
})

/** Every dictionary in its current wording: the original, with the operators' changes. */
export async function dictionariesNow({ db, services }: Pick<Look, 'db' | 'services'>): Promise<ReturnType<typeof inLanguages>> {
  const originals = Object.entries(dictionariesOf(services.features))
  const words = Object.fromEntries(originals.map(([code, { items }]): [string, Items] => [code, { ...items }]))
  for (const { code, value, cn, en } of await writtenTexts(db)) if (words[code]?.[value]) words[code][value] = { cn, en }
  return inLanguages(words)
}

export const writtenTexts = (db: Reader) => db.select().from(dictionaryText)

const vocabularies = new WeakMap<readonly Feature[], Vocabulary>()
/** The vocabulary of searches; built on first use. */
export function vocabulary(features: readonly Feature[]): Vocabulary {
  const before = vocabularies.get(features)
  if (before) return before
  const made = makeVocabulary(allNames(dictionariesOf(features)))
  vocabularies.set(features, made)
  return made
}
