import { writtenDays } from './day.ts'

/** The two languages of the product, both originals. `cn` is the default (source, section 1). */
export type Lang = 'cn' | 'en'
export const langs: readonly Lang[] = ['cn', 'en']
export const otherOf = (lang: Lang): Lang => (lang === 'cn' ? 'en' : 'cn')

export interface Pair {
  readonly cn: string
  readonly en: string
}

// biome-ignore lint/suspicious/noExplicitAny: parameters are checked where a text is called
type Text = string | ((...values: any[]) => string)
type TextPair = { readonly cn: Text; readonly en: Text }

export type Texts<T extends Record<string, TextPair>> = { readonly pick: (lang: Lang) => { readonly [K in keyof T]: T[K]['cn'] } }

/**
 * Texts for people in both languages, next to the feature that shows them. A text missing in one language does not compile; both texts
 * must take the same parameters.
 */
export function texts<const T extends Record<string, TextPair>>(pairs: T & { [K in keyof T]: { en: Twin<T[K]['cn']> } }): Texts<T> {
  const made: Partial<Record<Lang, unknown>> = {}
  return {
    pick(lang) {
      made[lang] ??= Object.fromEntries(Object.entries(pairs).map(([key, pair]) => [key, (pair as TextPair)[lang]]))
      return made[lang] as { readonly [K in keyof T]: T[K]['cn'] }
    },
  }
}

type Twin<C> = C extends (...values: infer V) => string ? (...values: V) => string : string

/** A count in English: "1 day", "2 days", "1,200 days". */
export const plural = (n: number | string, one: string, many = `${one}s`): string => `${n} ${String(n) === '1' ? one : many}`

export const pickText = (pair: Pair, lang: Lang): string => pair[lang]

/**
 * Fills `{name}` in a text of `src/rules` (errors, constants), where texts cannot be functions. `{days|day|days}` is a count with its word
 * in the singular and the plural: "1 day", "2 days".
 */
export function fill(text: string, params: Record<string, string | number> = {}): string {
  return text.replace(/\{(\w+)(?:\|([^|}]+)\|([^|}]+))?\}/g, (whole, name, one, many) => {
    const value = params[name]
    if (value === undefined) return whole
    return one ? plural(value, one, many) : String(value)
  })
}

/** The value for a `{name}` in a text. A pair is resolved to the reader's language. */
export type Param = string | number | Pair

const DAYS = /^\d{4}-\d\d-\d\d(( – |, )\d{4}-\d\d-\d\d)*$/

/** Values for a text in one language: pairs are resolved, and days (also "from – to" and several) are written as it does. */
export function valuesIn(params: Readonly<Record<string, Param>>, lang: Lang): Record<string, string | number> {
  const filled = (param: Param) => {
    const value = typeof param === 'object' ? param[lang] : param
    return typeof value === 'string' && DAYS.test(value) ? writtenDays(value, lang) : value
  }
  return Object.fromEntries(Object.entries(params).map(([name, param]) => [name, filled(param)]))
}

/** The names in braces of a text: "{who} was checked in at {at}" → 'who' | 'at'. */
export type NamesIn<Text extends string> = Text extends `${string}{${infer Inner}}${infer Rest}` ? NameOf<Inner> | NamesIn<Rest> : never
/** The values of these names and of no others; with no name, an empty object. */
export type Exactly<Names extends string, V> = Readonly<[Names] extends [never] ? Record<string, never> : Record<Names, V>>
type NameOf<Inner extends string> = Inner extends `${infer Name}|${string}` ? Name : Inner
