import { z } from 'zod'
import { complain } from '../../../../platform/contract/fields.ts'
import { line } from '../../../../platform/contract/inputs.ts'
import { BID_ANSWER_CHARS, BID_OPTION_CHARS, BID_OPTIONS_MAX, BID_QUESTION_CHARS, BID_QUESTIONS_MAX } from '../../../../rules/demand.ts'
import { bidQuestionKinds } from './bid-rules.ts'

/** What a company asks everybody who applies. No answer turns anybody down by itself. */

export const bidQuestion = z.object({
  text: z.string(),
  kind: z.enum(bidQuestionKinds),
  required: z.boolean(),
  /** Of a choice. */
  options: z.array(z.string()),
})
export type BidQuestion = z.infer<typeof bidQuestion>

const typed = z.object({
  text: line(BID_QUESTION_CHARS),
  kind: z.enum(bidQuestionKinds),
  required: z.boolean().optional().default(false),
  options: z.array(line(BID_OPTION_CHARS)).max(BID_OPTIONS_MAX).optional().default([]),
})

/** As they are typed in the form of a demand. Answers name a question by its text, so no two are the same. */
export const bidQuestionsForm = z
  .array(typed)
  .max(BID_QUESTIONS_MAX)
  .optional()
  .default([])
  .superRefine((questions, context) => {
    for (const [at, { text, kind, options }] of questions.entries()) {
      if (questions.findIndex((one) => one.text === text) < at) complain(context, [String(at), 'text'], 'listedTwice')
      if (kind !== 'choice') continue
      if (options.length < 2) complain(context, [String(at), 'options'], 'tooFew', { min: 2 })
      else if (new Set(options).size < options.length) complain(context, [String(at), 'options'], 'listedTwice')
    }
  })
  .transform((questions): BidQuestion[] => questions.map((one) => ({ ...one, options: one.kind === 'choice' ? one.options : [] })))

/** The answers of a bid, in the order of the questions; an empty one is none. */
export const bidAnswersForm = z.array(z.string().trim().max(BID_ANSWER_CHARS)).max(BID_QUESTIONS_MAX).optional().default([])

/**
 * An answer with the question as it was then: an older version of a bid stays readable after the questions have changed. A file is named
 * by its id, and is among the files of that version.
 */
export const bidAnswer = z.object({ question: z.string(), kind: z.enum(bidQuestionKinds), answer: z.string() })
export type BidAnswer = z.infer<typeof bidAnswer>
