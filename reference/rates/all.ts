import { americas } from './americas.ts'
import { asia } from './asia.ts'
import { europe } from './europe.ts'
import type { RegionRates } from './shape.ts'

const allRates: readonly RegionRates[] = [...asia, ...europe, ...americas]

/** The table of each region that is in force on a day; a portal begins with these. */
export function ratesOn(day: string): RegionRates[] {
  const byRegion = new Map<string, RegionRates>()
  for (const one of allRates) {
    const known = byRegion.get(one.region)
    // A portal that begins before a region's first table has that one as its draft.
    if (!known || (one.effectiveFrom <= day && one.effectiveFrom > known.effectiveFrom)) byRegion.set(one.region, one)
  }
  return [...byRegion.values()]
}
