import { namesOf } from './names.ts'
import type { Lang, Pair } from './texts.ts'

/** A list of choices: what schemas accept, what forms offer, what lists show. Operators may change the wording, not the values. */
export interface Dictionary<V extends string = string> {
  /** Its name on the operators' screens. */
  readonly title: Pair
  /** Value → both texts, in the order in which forms offer them. */
  readonly items: Readonly<Record<V, Pair>>
  /** The family of codes that the values belong to in a search (platform/server/data/search/vocabulary.ts). */
  readonly searchedAs?: string
}

/** The dictionaries of one feature, by their codes on the wire. */
export type Dictionaries = Readonly<Record<string, Dictionary>>

/** The values, in order, as a schema's enum takes them. */
export const valuesOf = <V extends string>({ items }: Dictionary<V>): [V, ...V[]] => namesOf(items)

/** The original text of a value; the value itself if the dictionary does not contain it. */
export const textOf = ({ items }: Dictionary, value: string | number, lang: Lang): string => items[String(value)]?.[lang] ?? String(value)
