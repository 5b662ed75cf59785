import { features } from '../../src/app/server/features.ts'
import { dictionariesOf } from '../../src/features/base/dictionary/server/reads.ts'
import { textOf } from '../../src/platform/contract/dictionary.ts'
import type { Lang } from '../../src/platform/contract/texts.ts'

/** The original label of a dictionary value, as forms and lists show it. */
export function dictText(code: string, value: string, lang: Lang): string {
  const dictionary = dictionariesOf(features)[code]
  if (!dictionary || !Object.hasOwn(dictionary.items, value)) throw new Error(`no dictionary ${code} with ${value}`)
  return textOf(dictionary, value, lang)
}
