import type { Day } from '../../../../platform/contract/day.ts'

/** Base pay from a day on. A row never changes once approved: what comes later supersedes it. */
export interface Term {
  readonly id: string
  readonly effectiveOn: Day
  /** The moment of approval, ISO in UTC. */
  readonly knownAt: string
  /** For one whole period of the cycle, in minor units. */
  readonly baseMinor: number
}

/** In the order in which they take over; of two for one day, the one approved later wins. */
export const inOrder = (terms: readonly Term[]): Term[] => terms.toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1))
const orderOf = ({ effectiveOn, knownAt, id }: Term): string => `${effectiveOn} ${knownAt} ${id}`

/** What holds on a day, or null before the first. */
export const termOn = (terms: readonly Term[], day: Day): Term | null =>
  inOrder(terms).findLast(({ effectiveOn }) => effectiveOn <= day) ?? null

/** What had been approved at a moment, that moment included. */
export const knownBy = (terms: readonly Term[], moment: string): Term[] => terms.filter(({ knownAt }) => knownAt <= moment)
