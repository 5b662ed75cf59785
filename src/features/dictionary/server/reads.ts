import type { Pair } from '../../../platform/contract/texts.ts'
import type { Reader } from '../../../platform/server/database.ts'
import { makeVocabulary, type Vocabulary } from '../../../platform/server/search/vocabulary.ts'
import { type Dictionary, dictionaries, inLanguages } from '../contract/data.ts'
import { dictionaryText } from './tables.ts'
import { allNames } from './vocabulary.ts'

type Words = Record<string, Record<string, Pair>>

/** Every dictionary as people read it now: the words of the house, and over them what an operator wrote. */
export async function dictionariesNow(db: Reader): Promise<{ cn: Dictionary; en: Dictionary }> {
  const written = await db.select().from(dictionaryText)
  if (written.length === 0) return inLanguages(dictionaries)
  const words: Words = structuredClone(dictionaries)
  for (const { code, value, cn, en } of written) if (words[code]?.[value]) words[code][value] = { cn, en }
  return inLanguages(words)
}

export const writtenTexts = (db: Reader) => db.select().from(dictionaryText)

let names: Vocabulary | undefined
/** What the words of a search name; made at the first one. */
export function vocabulary(): Vocabulary {
  names ??= makeVocabulary(allNames())
  return names
}
