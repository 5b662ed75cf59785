/** Facts of bids that screens read as well: without a schema. */

/** What of a bid can differ from another version, or from the demand. */
export const bidFields = ['priceMinor', 'startsOn', 'finishesOn', 'validUntil', 'message'] as const

/** Why a company does not take a bid. */
export const turnDownCategories = ['price', 'dates', 'experience', 'language', 'filled', 'other'] as const
export type TurnDownCategory = (typeof turnDownCategories)[number]

/** What became of other terms that a company offered. */
export const counterAnswers = ['accepted', 'declined', 'withdrawn'] as const
export type CounterAnswer = (typeof counterAnswers)[number]

/** Bids beside each other. */
export const COMPARED_MOST = 6

/** How many have applied, as rivals see it: the least of each band. */
export const rivalBands = [1, 6, 11] as const
export const rivalBandOf = (count: number): number => rivalBands.findLast((from) => count >= from) ?? 0

/** Weeks are paid by a rate, which a total would contradict: a bid is at the ceiling of the plan. */
export const isPaidByRate = ({ contractKind, hasPlan }: { contractKind: string; hasPlan: boolean }): boolean =>
  hasPlan && contractKind === 'payAsYouGo'
