import type { Step } from './demands.ts'

/** From the escrow to the start of the work. `first`: what is paid into escrow, if that is less than the amount. */
export const begun = (who: string, message: string, first?: string): Step[] => [
  first === undefined ? ['host'] : ['host', first],
  ['publish'],
  ['approve'],
  ['apply', who, message],
  ['pick', who],
  ['start'],
]
