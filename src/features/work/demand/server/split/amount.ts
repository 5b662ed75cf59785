import { amountText, digitsOf, parseAmount } from '../../../../../platform/contract/amount.ts'
import { fieldError, refuseFields } from '../../../../../platform/server/wire/refusal.ts'
import type { DemandContext } from '../context.ts'
import { openSplit } from './facts.ts'

/** What an operator proposes for the provider: between nothing and all that is held of the part. */
export function proposedOf(context: Pick<DemandContext, 'facts' | 'row'>, typed: string): number {
  const { row, facts } = context
  const { currency } = row
  const partId = openSplit(context)?.partId ?? null
  const heldMinor = partId === null ? facts.heldMinor : (facts.splits?.parts.find(({ id }) => id === partId)?.heldMinor ?? 0)
  const minor = parseAmount(typed, currency)
  if (minor === null) throw refuseFields({ amount: fieldError('amountPrecision', { currency, digits: digitsOf(currency) }) })
  if (minor > heldMinor) throw refuseFields({ amount: fieldError('tooBig', { max: amountText(heldMinor, currency) }) })
  return minor
}
