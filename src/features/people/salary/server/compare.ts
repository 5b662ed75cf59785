import { fraction, roundOf } from '../../../../platform/contract/fraction.ts'
import type { Cycle } from '../../../../rules/constants.ts'
import type { PayCurrency } from '../contract/currency.ts'
import { convertBase } from '../contract/cycle.ts'

interface Base {
  baseMinor: number
  cycle: Cycle
  currency: PayCurrency
}

/** The old base in the cycle of the new one. */
export const oldInNewCycle = (old: Base, now: Base): number => convertBase(old.baseMinor, old.cycle, now.cycle)

/** Hundredths of a per cent, half away from zero; null without an old base, or in another currency. */
export function changeBps(old: Base | null, now: Base): number | null {
  if (!old || old.currency !== now.currency) return null
  const before = oldInNewCycle(old, now)
  return before === 0 ? null : Number(roundOf(fraction(BigInt(now.baseMinor - before) * 10_000n, BigInt(before))))
}
