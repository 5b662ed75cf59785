import { fraction, roundOf, times } from '../../../../platform/contract/fraction.ts'
import { type Cycle, payCycles } from '../../../../rules/constants.ts'

/** Base pay of one cycle in another, in minor units, half up: monthly × 12/26 is biweekly. */
export const convertBase = (baseMinor: number, from: Cycle, to: Cycle): number =>
  Number(roundOf(times(fraction(baseMinor), fraction(payCycles[from].perYear, payCycles[to].perYear))))
