import { fraction, roundOf, times } from '../../../platform/contract/fraction.ts'

/** How many pay periods a year has. */
export const cycles = { weekly: 52, biweekly: 26, monthly: 12 } as const
export type Cycle = keyof typeof cycles

/** Base pay of one cycle in another, in minor units, half up: monthly × 12/26 is biweekly. */
export const convertBase = (baseMinor: number, from: Cycle, to: Cycle): number =>
  Number(roundOf(times(fraction(baseMinor), fraction(cycles[from], cycles[to]))))
