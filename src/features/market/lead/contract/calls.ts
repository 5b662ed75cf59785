import { z } from 'zod'
import { defineCalls } from '../../../../platform/contract/call.ts'
import { SUMMARY_MAX } from '../../../../platform/contract/contact-link.ts'
import { exportCall } from '../../../../platform/contract/export.ts'
import { day, id, optionalLine } from '../../../../platform/contract/inputs.ts'
import { pageInput, pageOf } from '../../../../platform/contract/page.ts'
import { namedArea } from '../../../base/area/contract/schema.ts'
import { contactShape, lookUpInput, trapShape, withContact } from './contact.ts'
import { callTimes, doubts, leadStates, leadTopics, MESSAGE_MAX, shownStates } from './states.ts'

const keeper = { audience: 'operator', permission: 'operator:leads' } as const

export const leadForm = withContact(
  z.object({
    ...contactShape,
    company: optionalLine(120),
    /** Alpha-2 code, or empty if undecided. */
    region: optionalLine(2),
    topic: z.enum(leadTopics),
    callTime: z.enum(callTimes).optional().default('any'),
    message: z.string().trim().min(1).max(MESSAGE_MAX),
    /** The result of a tool, as edited by the reader. */
    summary: optionalLine(SUMMARY_MAX),
    from: optionalLine(40),
    channel: optionalLine(40),
    ...trapShape,
  }),
)
export type LeadForm = z.output<typeof leadForm>

const leadRow = z.object({
  id: z.string(),
  reference: z.string(),
  state: z.enum(leadStates),
  topic: z.enum(leadTopics),
  name: z.string(),
  company: z.string(),
  region: namedArea.nullable(),
  lang: z.enum(['cn', 'en']),
  owner: z.object({ id: z.string(), name: z.string() }).nullable(),
  followUpOn: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type LeadRow = z.infer<typeof leadRow>

const leadCase = leadRow.extend({
  areaCode: z.string(),
  phone: z.string(),
  email: z.string(),
  callTime: z.enum(callTimes),
  message: z.string(),
  summary: z.string(),
  from: z.string(),
  channel: z.string(),
  /** Sent by a signed-in user. */
  /** The account that it was sent from; null if nobody was signed in. */
  accountId: z.string().nullable(),
  doubt: z.enum(doubts),
  next: z.array(z.enum(leadStates)),
  history: z.array(
    z.object({
      id: z.string(),
      at: z.string(),
      who: z.string(),
      what: z.enum(['state', 'owner', 'note', 'followUp']),
      from: z.string(),
      to: z.string(),
      note: z.string(),
    }),
  ),
})
export type LeadCase = z.infer<typeof leadCase>

const filters = {
  search: optionalLine(100),
  state: z
    .union([z.literal(''), z.literal('open'), z.enum(leadStates)])
    .optional()
    .default(''),
  topic: z
    .union([z.literal(''), z.enum(leadTopics)])
    .optional()
    .default(''),
  /** Received at least this many days ago. */
  age: z.enum(['', '1', '3', '7', '30']).optional().default(''),
  /** `me`, `nobody` or an operator's id. */
  owner: z
    .union([z.enum(['', 'me', 'nobody']), id])
    .optional()
    .default(''),
}

export const leadCalls = defineCalls({
  'POST /ws/lead/submit': {
    title: { cn: '提交联系表单', en: 'Send the contact form' },
    audience: 'anyone',
    limited: 'open',
    input: leadForm,
    result: z.object({ reference: z.string() }),
    about: 'Sends the contact form. Anonymous; counted by address.',
  },
  'GET /ws/lead/status': {
    audience: 'anyone',
    limited: 'open',
    input: lookUpInput,
    result: z.object({
      reference: z.string(),
      state: z.enum(shownStates),
      topic: z.enum(leadTopics),
      createdAt: z.string(),
      updatedAt: z.string(),
    }),
    about: 'The progress of a contact form, by its reference with the phone or e-mail entered.',
  },
  'GET /ws/lead/me': {
    audience: 'anyone',
    input: z.object({}),
    result: z.object({ name: z.string(), company: z.string(), areaCode: z.string(), phone: z.string(), email: z.string() }).nullable(),
    about: 'What the caller’s own account can fill in; null for visitors.',
  },
  'GET /ws/operator/leads': {
    ...keeper,
    input: z.object({ ...pageInput, ...filters }),
    result: pageOf(leadRow),
    about: 'The inbox of contact forms.',
  },
  'GET /ws/operator/lead': { ...keeper, input: z.object({ id }), result: leadCase, about: 'One lead with its history.' },
  'GET /ws/operator/lead/owners': {
    ...keeper,
    input: z.object({}),
    result: z.array(z.object({ id: z.string(), name: z.string() })),
    about: 'Operators to whom a lead can be assigned.',
  },
  'POST /ws/operator/lead/export': {
    title: { cn: '导出访客咨询', en: 'Export leads' },
    ...exportCall,
    ...keeper,
    proof: true,
    input: z.object({ ...pageInput, ...filters }),
    about: 'The inbox of contact forms under the filters of its list as an xlsx workbook.',
  },
  'POST /ws/operator/lead/move': {
    title: { cn: '更改访客咨询状态', en: 'Move a lead' },
    ...keeper,
    input: z.object({ id, from: z.enum(leadStates), to: z.enum(leadStates), note: optionalLine(1000) }),
    result: leadCase,
    about: 'Moves a lead to another state; refused if its state is no longer `from`.',
  },
  'POST /ws/operator/lead/assign': {
    title: { cn: '分派访客咨询', en: 'Assign a lead' },
    ...keeper,
    input: z.object({ id, was: id.nullable(), ownerId: id.nullable() }),
    result: leadCase,
    about: 'Assigns a lead to an operator, or unassigns it; refused if the owner is no longer `was`.',
  },
  'POST /ws/operator/lead/note': {
    title: { cn: '记录访客咨询跟进', en: 'Note on a lead' },
    ...keeper,
    input: z.object({
      id,
      note: optionalLine(1000),
      /** null clears the date; omitted keeps it. */
      followUpOn: day.nullable().optional(),
    }),
    result: leadCase,
    about: 'Adds a note, or sets the day of the next follow-up.',
  },
  'POST /ws/operator/lead/delete': {
    title: { cn: '应要求删除联系表单', en: 'Delete a contact form on request' },
    ...keeper,
    input: z.object({ id }),
    result: z.object({ id: z.string() }),
    about: 'Deletes a contact form with its history, at the request of its sender.',
  },
})
