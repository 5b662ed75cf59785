import type { Pair } from '../../src/platform/contract/texts.ts'

/** A line in the usual notation of rates; amounts are decimal texts of the region's currency. */
export interface RateLine {
  code: string
  name: Pair
  percent?: number
  wageCap?: string
  amountCap?: string
  floor?: string
  fixed?: string
  /** [up to, percent]; null is unlimited. */
  brackets?: readonly (readonly [string | null, number])[]
  whole?: boolean
  base?: 'month' | 'year'
  source: readonly [name: string, url: string]
  note?: Pair
}

export interface RegionRates {
  region: string
  effectiveFrom: string
  note: Pair
  lines: readonly RateLine[]
  /** Not reviewed yet: the portal shows no estimate. */
  waits?: true
}

export const pair = (cn: string, en: string): Pair => ({ cn, en })
