import { z } from 'zod'
import { defineCalls } from '../../../../platform/contract/call.ts'
import { id, line, version } from '../../../../platform/contract/inputs.ts'
import { DEMAND_MESSAGE_MAX, QUESTION_MIN } from '../../../../rules/demand.ts'

/** Of an open demand, as its readers see it. */
const question = z.object({
  id: z.string(),
  version,
  text: z.string(),
  at: z.string(),
  answer: z.string().nullable(),
  answeredAt: z.string().nullable(),
  isMine: z.boolean(),
  /** Who asks; for the company and operators alone. */
  asker: z.string().nullable(),
})
export type Question = z.infer<typeof question>

const one = z.object({ id: z.string() })
const words = line(DEMAND_MESSAGE_MAX)

/** Questions about a demand before anybody is picked: the company knows who asks, everybody else reads the question without the name. */
export const questionCalls = defineCalls({
  'GET /ws/demand/questions': {
    about: 'Questions about a demand that were answered, and one’s own. The company sees those that wait for it, with who asks.',
    audience: 'signedIn',
    input: z.object({ id }),
    result: z.array(question),
  },
  'POST /ws/demand/question/ask': {
    title: { cn: '提问', en: 'Ask a question' },
    about:
      'Asks the company about its demand while recruitment runs; an application is not needed. Others read the question without the name.',
    audience: 'member',
    permission: { company: 'demand:serve', individual: 'demand:apply' },
    input: z.object({ id, text: words.pipe(z.string().min(QUESTION_MIN)) }),
    result: one,
  },
  'POST /ws/demand/question/answer': {
    title: { cn: '回答问题', en: 'Answer a question' },
    about: 'Answers a question for everybody who sees the demand, or corrects the answer.',
    audience: 'company',
    permission: 'demand:pick',
    edits: 'demandQuestion',
    input: z.object({ id, version, answer: words }),
    result: one,
  },
  'POST /ws/demand/question/remove': {
    title: { cn: '移除问题', en: 'Remove a question' },
    about: 'Takes away a question that does not belong there, with its answer. Its asker no longer sees it either.',
    audience: 'company',
    permission: 'demand:pick',
    edits: 'demandQuestion',
    input: z.object({ id, version }),
    result: one,
  },
})
