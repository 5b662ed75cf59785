import { z } from 'zod'
import { message } from '../../../../platform/contract/fields.ts'
import { day, id, version } from '../../../../platform/contract/inputs.ts'
import { paidAmountInput } from '../../../../platform/contract/money.ts'
import { BID_FILES_MAX, BID_VERSIONS_MAX, DEMAND_MESSAGE_MAX } from '../../../../rules/demand.ts'
import { fileBrief } from '../../../base/upload/contract/calls.ts'
import { bidAnswer, bidAnswersForm } from './bid-questions.ts'
import { counterAnswers } from './bid-rules.ts'

/** A bid: what an applicant offers to do the work for, and when. */

/** Nothing chosen is as the demand says. */
const optionalDay = z
  .union([z.literal(''), day], message('dateInvalid'))
  .nullish()
  .transform((text) => text || null)

export const bidForm = z.object({
  /** The total, in the currency of the demand. */
  price: z
    .union([z.literal(''), paidAmountInput])
    .nullish()
    .transform((text) => text || null),
  startsOn: optionalDay,
  finishesOn: optionalDay,
  validUntil: optionalDay,
  message: z.string().trim().max(DEMAND_MESSAGE_MAX).default(''),
  /** To the questions of the company, in their order. */
  answers: bidAnswersForm,
  fileIds: z.array(id).max(BID_FILES_MAX).optional().default([]),
})
export type BidForm = z.infer<typeof bidForm>

/** Other terms for a bid, from the company. What they leave out is as the demand says. */
export const counterForm = bidForm.omit({ validUntil: true, answers: true, fileIds: true })
export type CounterForm = z.infer<typeof counterForm>

export const bidVersion = z.number().int().min(0).max(BID_VERSIONS_MAX)

/** Other terms that the company has offered for a version of a bid: the last ones. */
const counter = z.object({
  priceMinor: z.number().int(),
  startsOn: z.string().nullable(),
  finishesOn: z.string(),
  message: z.string(),
  at: z.string(),
  until: z.string(),
  answer: z.enum(counterAnswers).nullable(),
  /** The words of who declined. */
  reason: z.string(),
})
export type Counter = z.infer<typeof counter>

/** One version of a bid. */
export const bid = z.object({
  version: z.number().int(),
  priceMinor: z.number().int(),
  startsOn: z.string().nullable(),
  finishesOn: z.string(),
  /** The last day on which it can be picked. */
  validUntil: z.string().nullable(),
  message: z.string(),
  answers: z.array(bidAnswer),
  files: z.array(fileBrief),
  at: z.string(),
  /** The terms that the company had offered, accepted. */
  agreed: z.boolean(),
  counter: counter.nullable(),
})
export type Bid = z.infer<typeof bid>

/** What the company notes about an applicant. */
export const bidNote = z.object({ version, text: z.string(), by: z.string(), at: z.string() })
export type BidNote = z.infer<typeof bidNote>

/** What an applicant has done on the platform. */
export const track = z.object({
  /** The individual or the company. */
  partyId: z.string(),
  finished: z.number().int(),
  /** Of these, for the company that asks. */
  withUs: z.number().int(),
  /** Of these, those that were delivered by their expected completion. */
  onTime: z.number().int(),
  /** Of an individual; companies do not state theirs. */
  languages: z.array(z.string()),
  /** Hours from 9 to 18 that are working hours at both places today; null if one of them is not known, or has several zones. */
  sharedHours: z.number().nullable(),
})
export type Track = z.infer<typeof track>

export const pickPreview = z.object({
  bidVersion,
  priceMinor: z.number().int(),
  /** In escrow when the work begins. */
  dueMinor: z.number().int(),
  heldMinor: z.number().int(),
  /** From the wallet, with the pick. */
  topUpMinor: z.number().int(),
  /** To the wallet, when the work begins. */
  backMinor: z.number().int(),
})
