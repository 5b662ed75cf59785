import { z } from 'zod'
import { defineCalls } from '../../../../platform/contract/call.ts'
import { exportCall } from '../../../../platform/contract/export.ts'
import { id, optionalLine, version } from '../../../../platform/contract/inputs.ts'
import { pageInput, pageOf } from '../../../../platform/contract/page.ts'
import {
  advisoryDetail,
  advisoryRow,
  answerForm,
  askForm,
  deskDetail,
  deskRow,
  prepared,
  preparedForm,
  rateForm,
  serviceHours,
  state,
  topic,
  writeForm,
} from './schema.ts'

const desk = { audience: 'operator', permission: 'operator:advisory' } as const
const filters = {
  search: optionalLine(100),
  topic: z
    .union([z.literal(''), topic])
    .optional()
    .default(''),
}

const queueInput = z.object({
  ...pageInput,
  ...filters,
  state: z
    .union([z.literal(''), z.literal('waiting'), state])
    .optional()
    .default(''),
  owner: z
    .union([z.enum(['', 'me', 'nobody']), id])
    .optional()
    .default(''),
})

export const advisoryCalls = defineCalls({
  'GET /ws/advisory/list': {
    audience: 'member',
    input: z.object({
      ...pageInput,
      ...filters,
      state: z
        .union([z.literal(''), state])
        .optional()
        .default(''),
    }),
    result: pageOf(advisoryRow),
    about: 'The caller’s own consultations, the latest word first.',
  },
  'GET /ws/advisory/detail': {
    audience: 'member',
    input: z.object({ id }),
    result: advisoryDetail,
    about: 'One of the caller’s consultations with its thread, without the notes of the desk.',
  },
  'GET /ws/advisory/hours': {
    audience: 'member',
    input: z.object({}),
    result: serviceHours.extend({ dueAt: z.string() }),
    about: 'Whether the desk is open now, and when an answer to a question asked now is due.',
  },
  'POST /ws/advisory/ask': {
    title: { cn: '提交咨询', en: 'Ask for advice' },
    audience: 'member',
    input: askForm,
    result: z.object({ id: z.string(), reference: z.string(), dueAt: z.string() }),
    about: 'Asks a question; limited by the caller’s open ones and by the day.',
  },
  'POST /ws/advisory/write': {
    title: { cn: '补充咨询', en: 'Add to a consultation' },
    audience: 'member',
    input: writeForm,
    result: advisoryDetail,
    about: 'Adds to one’s question; an answered one waits for an answer again.',
  },
  'POST /ws/advisory/close': {
    title: { cn: '结束咨询', en: 'Close a consultation' },
    audience: 'member',
    input: z.object({ id }),
    result: advisoryDetail,
    about: 'Closes one’s question.',
  },
  'POST /ws/advisory/reopen': {
    title: { cn: '重新打开咨询', en: 'Reopen a consultation' },
    audience: 'member',
    input: writeForm,
    result: advisoryDetail,
    about: 'Reopens a closed question with a further message, within the days allowed for that.',
  },
  'POST /ws/advisory/rate': {
    title: { cn: '评价咨询', en: 'Rate a consultation' },
    audience: 'member',
    input: rateForm,
    result: advisoryDetail,
    about: 'Rates the answers of a closed question, once.',
  },
  'GET /ws/operator/advisories': {
    ...desk,
    input: queueInput,
    result: pageOf(deskRow).extend({ hours: serviceHours }),
    about: 'The queue of consultations by age: the longest wait first when ascending.',
  },
  'POST /ws/operator/advisory/export': {
    title: { cn: '导出咨询', en: 'Export consultations' },
    ...exportCall,
    ...desk,
    proof: true,
    input: queueInput,
    about: 'The queue of consultations under the filters of its list as an xlsx workbook.',
  },
  'GET /ws/operator/advisory': { ...desk, input: z.object({ id }), result: deskDetail, about: 'One consultation with notes and events.' },
  'GET /ws/operator/advisory/owners': {
    ...desk,
    input: z.object({}),
    result: z.array(z.object({ id: z.string(), name: z.string() })),
    about: 'Operators to whom a consultation can be handed over.',
  },
  'POST /ws/operator/advisory/take': {
    title: { cn: '接手咨询', en: 'Take a consultation' },
    ...desk,
    input: z.object({ id }),
    result: deskDetail,
    about: 'Takes a waiting consultation; of two operators the first gets it.',
  },
  'POST /ws/operator/advisory/answer': {
    title: { cn: '答复咨询', en: 'Answer a consultation' },
    ...desk,
    decides: 'advisory',
    input: answerForm,
    result: deskDetail,
    about: 'Answers a consultation of one’s own, with files, providers, articles and a proposed demand.',
  },
  'POST /ws/operator/advisory/note': {
    title: { cn: '咨询内部备注', en: 'Add an internal note to a consultation' },
    ...desk,
    input: z.object({ id, text: writeForm.shape.text }),
    result: deskDetail,
    about: 'Adds a note that only operators see.',
  },
  'POST /ws/operator/advisory/handOver': {
    title: { cn: '转交咨询', en: 'Hand over a consultation' },
    ...desk,
    input: z.object({
      id,
      was: id.nullable(),
      /** Absent: to the caller. */
      ownerId: id.optional(),
      note: optionalLine(1000),
    }),
    result: deskDetail,
    about: 'Hands a consultation over, or takes one over; refused if its owner is no longer `was`.',
  },
  'POST /ws/operator/advisory/close': {
    title: { cn: '结束已答复的咨询', en: 'Close an answered consultation' },
    ...desk,
    input: z.object({ id }),
    result: deskDetail,
    about: 'Closes an answered consultation.',
  },
  'GET /ws/operator/advisory/prepared': {
    ...desk,
    input: z.object({}),
    result: z.array(prepared),
    about: 'The prepared answers in both languages.',
  },
  'POST /ws/operator/advisory/prepared': {
    title: { cn: '修改答复模板', en: 'Change a prepared answer' },
    ...desk,
    edits: 'preparedAnswer',
    input: preparedForm,
    result: z.object({ id: z.string() }),
    about: 'Adds or changes a prepared answer.',
  },
  'POST /ws/operator/advisory/prepared/remove': {
    title: { cn: '删除答复模板', en: 'Remove a prepared answer' },
    ...desk,
    edits: 'preparedAnswer',
    input: z.object({ id, version }),
    result: z.object({ removed: z.literal(true) }),
    about: 'Removes a prepared answer.',
  },
})
