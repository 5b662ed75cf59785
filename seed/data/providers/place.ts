import type { ProviderLanguage } from '../../../src/features/provider/contract/schema.ts'

/** Chinese, English. */
export type Both = readonly [cn: string, en: string]

/** What is true of a region and makes a difference to whoever works there; and what firms there are called in the demo world. */
export interface Place {
  code: string
  /** Country calling code. */
  dial: string
  languages: readonly ProviderLanguage[]
  near: readonly string[]
  cities: readonly [Both, Both]
  people: readonly [string, string, string]
  names: readonly [Both, Both, Both, Both, Both]
  /** A fact of employment, of companies and taxes, of goods and market: one sentence each. */
  work: Both
  law: Both
  trade: Both
}
