import type { ProviderLanguage } from '../../../src/features/market/provider/contract/schema.ts'

/** Chinese, English. */
export type Both = readonly [cn: string, en: string]

/** Facts of a region that matter to employers there, and the names of its firms in the demo world. */
export interface Place {
  code: string
  /** Country calling code. */
  dial: string
  languages: readonly ProviderLanguage[]
  near: readonly string[]
  cities: readonly [Both, Both]
  people: readonly [string, string, string]
  names: readonly [Both, Both, Both, Both, Both]
  /** A fact about employment, companies and taxes, goods and market: one sentence each. */
  work: Both
  law: Both
  trade: Both
}
