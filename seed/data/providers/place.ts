import type { ProviderLanguage } from '../../../src/features/market/provider/contract/schema.ts'

/** Chinese, English. */
export type Both = readonly [cn: string, en: string]

/** A region, and the names of its firms in the demo world. */
export interface Place {
  code: string
  /** Country calling code. */
  dial: string
  languages: readonly ProviderLanguage[]
  near: readonly string[]
  people: readonly [string, string, string]
  names: readonly [Both, Both, Both, Both, Both]
}
