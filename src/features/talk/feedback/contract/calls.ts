import { z } from 'zod'
import { defineCalls } from '../../../../platform/contract/call.ts'
import { exportCall } from '../../../../platform/contract/export.ts'
import { complain } from '../../../../platform/contract/fields.ts'
import { id, line, optionalLine } from '../../../../platform/contract/inputs.ts'
import { pageInput, pageOf } from '../../../../platform/contract/page.ts'
import { FEEDBACK_MAX_SCREENSHOTS, FEEDBACK_TEXT_MAX } from '../../../../rules/constants.ts'
import { fileBrief, requiredFile } from '../../../base/upload/contract/calls.ts'
import { feedbackKinds, feedbackStates } from './states.ts'

const keeper = { audience: 'operator', permission: 'operator:advisory' } as const
const kind = z.enum(feedbackKinds)
const state = z.enum(feedbackStates)

export const feedbackForm = z.object({
  kind,
  text: line(FEEDBACK_TEXT_MAX),
  screenshots: z
    .array(requiredFile)
    .optional()
    .default([])
    .superRefine((files, context) => {
      if (files.length > FEEDBACK_MAX_SCREENSHOTS) complain(context, [], 'screenshotsMost', { most: FEEDBACK_MAX_SCREENSHOTS })
    }),
  /** Where it was noticed, and the version of the app: sent only if the sender agrees. */
  page: optionalLine(300),
  version: optionalLine(60),
})
export type FeedbackForm = z.output<typeof feedbackForm>

/** `from`: the state that its author has seen. */
export const answerForm = z.object({ id, from: state, text: line(FEEDBACK_TEXT_MAX) })

const row = z.object({
  id: z.string(),
  reference: z.string(),
  kind,
  state,
  text: z.string(),
  lang: z.enum(['cn', 'en']),
  createdAt: z.string(),
  updatedAt: z.string(),
  answers: z.number().int(),
})
const detail = row.extend({
  screenshots: z.array(fileBrief),
  page: z.string(),
  version: z.string(),
  thread: z.array(z.object({ id: z.string(), at: z.string(), who: z.string(), text: z.string() })),
})
export type FeedbackDetail = z.infer<typeof detail>

const sender = z.object({ id: z.string(), name: z.string(), company: z.string() })
const deskRow = row.extend({ sender })
export type DeskRow = z.infer<typeof deskRow>
const deskDetail = detail.extend({
  sender,
  /** The moves of its state. */
  moves: z.array(z.enum(['look', 'answer', 'close'])),
})
export type DeskFeedback = z.infer<typeof deskDetail>

const inboxInput = z.object({
  ...pageInput,
  search: optionalLine(100),
  kind: z
    .union([z.literal(''), kind])
    .optional()
    .default(''),
  state: z
    .union([z.literal(''), z.literal('waiting'), state])
    .optional()
    .default(''),
})

export const feedbackCalls = defineCalls({
  'POST /ws/feedback/send': {
    title: { cn: '提交反馈', en: 'Send feedback' },
    audience: 'member',
    input: feedbackForm,
    result: z.object({ id: z.string(), reference: z.string() }),
    about: 'Sends feedback with at most four screenshots; limited by the caller and the day.',
  },
  'GET /ws/feedback/list': {
    audience: 'member',
    input: z.object(pageInput),
    result: pageOf(row),
    about: 'The caller’s own feedback, newest first.',
  },
  'GET /ws/feedback/detail': { audience: 'member', input: z.object({ id }), result: detail, about: 'One’s own feedback with the answers.' },
  'GET /ws/operator/feedbacks': {
    ...keeper,
    input: inboxInput,
    result: pageOf(deskRow),
    about: 'The inbox of feedback.',
  },
  'POST /ws/operator/feedback/export': {
    title: { cn: '导出反馈', en: 'Export feedback' },
    ...exportCall,
    ...keeper,
    proof: true,
    input: inboxInput,
    about: 'The inbox of feedback under the filters of its list as an xlsx workbook.',
  },
  'GET /ws/operator/feedback': { ...keeper, input: z.object({ id }), result: deskDetail, about: 'One feedback with its answers.' },
  'POST /ws/operator/feedback/look': {
    title: { cn: '开始处理反馈', en: 'Start looking at feedback' },
    ...keeper,
    input: z.object({ id }),
    result: deskDetail,
    about: 'Marks feedback as being looked at.',
  },
  'POST /ws/operator/feedback/answer': {
    title: { cn: '答复反馈', en: 'Answer feedback' },
    ...keeper,
    input: answerForm,
    result: deskDetail,
    about: 'Answers; refused if its state is no longer `from`.',
  },
  'POST /ws/operator/feedback/close': {
    title: { cn: '关闭反馈', en: 'Close feedback' },
    ...keeper,
    input: z.object({ id, from: state }),
    result: deskDetail,
    about: 'Closes feedback; refused if its state is no longer `from`.',
  },
})
