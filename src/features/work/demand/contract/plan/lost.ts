import type { Part } from './schema.ts'
import { isOver } from './states.ts'

/** What of a demand's amount its parts that are over have not earned: it is paid to nobody any more. */
export const lostOf = (parts: readonly Pick<Part, 'state' | 'amountMinor' | 'earnedMinor'>[]): number =>
  parts.reduce((sum, { state, amountMinor, earnedMinor }) => sum + (isOver(state) ? amountMinor - earnedMinor : 0), 0)
