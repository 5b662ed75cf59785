import type { Application } from '../../contract/schema.ts'

/** In which order bids are listed. Who is on the shortlist always comes first. */
export const orders = ['newest', 'price', 'finish'] as const
export type Order = (typeof orders)[number]

const LAST = '9999-12-31'
const priceOf = ({ bids: [bid] }: Application): number => bid?.priceMinor ?? Number.POSITIVE_INFINITY
const finishOf = ({ bids: [bid] }: Application): string => bid?.finishesOn ?? LAST

const by: Record<Order, (a: Application, b: Application) => number> = {
  newest: (a, b) => b.updatedAt.localeCompare(a.updatedAt),
  price: (a, b) => priceOf(a) - priceOf(b) || 0,
  finish: (a, b) => finishOf(a).localeCompare(finishOf(b)),
}

export const inOrder = (all: readonly Application[], order: Order): Application[] =>
  all.toSorted((a, b) => Number(b.shortlisted) - Number(a.shortlisted) || by[order](a, b))

/** The middle price; of an even number the lower of both, so that it is one that somebody asks. Null without a price. */
export function medianMinor(all: readonly Application[]): number | null {
  const prices = all.flatMap(({ bids: [bid] }) => bid?.priceMinor ?? []).sort((a, b) => a - b)
  return prices[Math.floor((prices.length - 1) / 2)] ?? null
}
