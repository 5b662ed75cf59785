import { americas } from './americas.ts'
import { asia } from './asia.ts'
import { europe } from './europe.ts'
import type { RegionRates } from './shape.ts'

export const allRates: readonly RegionRates[] = [...asia, ...europe, ...americas]
