import { z } from 'zod'
import { currencyCodes } from '../../../../platform/contract/amount.ts'

const currency = z.enum(currencyCodes as ['CNY', ...typeof currencyCodes])

/** The effect of a release, line by line, before it is made; the receipt equals it. */
export const releasePreview = z.object({
  currency,
  /** The amount out of escrow. */
  grossMinor: z.number(),
  feeBps: z.number(),
  feeMinor: z.number(),
  channelShareMinor: z.number(),
  /** The amount to the provider. */
  netMinor: z.number(),
  /** What was not earned, to the company's wallet. */
  backMinor: z.number(),
  heldBeforeMinor: z.number(),
  heldAfterMinor: z.number(),
})
export type ReleasePreview = z.infer<typeof releasePreview>

export const fundingPreview = z.object({
  currency,
  amountMinor: z.number(),
  /** What is due before it can be published: all of the amount, unless a plan of parts says less. */
  dueMinor: z.number(),
  hostedMinor: z.number(),
  remainingMinor: z.number(),
  walletMinor: z.number(),
})
