import { z } from 'zod'
import { statement } from '../../../../../platform/contract/inputs.ts'
import { SPLIT_WORDS_MAX, SPLIT_WORDS_MIN } from '../../../../../rules/demand.ts'
import { releasePreview } from '../previews.ts'

/**
 * A split: after two returns either side asks an operator, who reads both sides' words and proposes how what is held is divided. Nothing
 * is divided until both sides have accepted the same proposal.
 */
export const splitStates = ['asked', 'proposed', 'over'] as const
export type SplitState = (typeof splitStates)[number]

/** How a case ended: both accepted, who asked took it back, an operator ended it, or the sides settled without a split. */
export const splitOutcomes = ['split', 'withdrawn', 'ended', 'settled'] as const
export type SplitOutcome = (typeof splitOutcomes)[number]

export const splitSides = ['publisher', 'provider'] as const
export type SplitSide = (typeof splitSides)[number]

/** The other one of the two sides. */
export const otherSide = (side: SplitSide): SplitSide => (side === 'publisher' ? 'provider' : 'publisher')

/** What one side says about it. */
export const splitWords = statement(SPLIT_WORDS_MIN, SPLIT_WORDS_MAX)

const said = z.object({
  /** Empty until this side has answered. */
  words: z.string(),
  /** It lets the operator read what was delivered and the conversation of the request. */
  consents: z.boolean(),
  accepted: z.boolean(),
})

const proposal = z.object({
  /** What it does with the money, by the function that posts. */
  preview: releasePreview,
  reason: z.string(),
  until: z.string(),
})

/** The open case of a request, for its two sides and for operators. */
export const splitCase = z.object({
  id: z.string(),
  state: z.enum(splitStates),
  askedBy: z.enum(splitSides),
  askedAt: z.string(),
  /** The name of the part that it is about; null for a request of one part. */
  partName: z.string().nullable(),
  heldMinor: z.number().int(),
  publisher: said,
  provider: said,
  proposal: proposal.nullable(),
  /** Why the last proposal did not hold; null before one, and while one waits. */
  last: z.object({ how: z.enum(['declined', 'lapsed']), by: z.enum(splitSides).nullable(), reason: z.string() }).nullable(),
})
export type SplitCase = z.infer<typeof splitCase>

/** What a request can ask an operator about: its parts that were returned twice, or itself. */
export const splitSubject = z.object({ partId: z.string().nullable(), name: z.string().nullable() })
