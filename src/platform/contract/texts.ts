/** The two languages of the product; both are originals. `cn` is the default (source, section 1). */
export type Lang = 'cn' | 'en'
export const langs: readonly Lang[] = ['cn', 'en']

export interface Pair {
  readonly cn: string
  readonly en: string
}

// biome-ignore lint/suspicious/noExplicitAny: parameters are checked where a text is called
type Text = string | ((...values: any[]) => string)
type TextPair = { readonly cn: Text; readonly en: Text }

export type Texts<T extends Record<string, TextPair>> = { readonly pick: (lang: Lang) => { readonly [K in keyof T]: T[K]['cn'] } }

/**
 * Texts for people, side by side, beside the feature that shows them. A text without its twin does not compile, and the English
 * twin of a text with values must take the same values.
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

export const pickText = (pair: Pair, lang: Lang): string => pair[lang]

/** Fills `{name}` in a text of the law (errors, constants), where functions cannot stand. */
export function fill(text: string, params: Record<string, string | number> = {}): string {
  return text.replace(/\{(\w+)\}/g, (whole, name) => (name in params ? String(params[name]) : whole))
}

/** What a `{name}` in a text is filled with. A pair is picked in the reader's language. */
export type Param = string | number | Pair

/** The names in braces of a text: "{who} was checked in at {at}" → 'who' | 'at'. */
export type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never
