import { z } from 'zod'
import { defineCalls } from '../../../platform/contract/call.ts'
import { id, line, optionalLine } from '../../../platform/contract/inputs.ts'
import { pageInput, pageOf } from '../../../platform/contract/page.ts'
import { appealForm, decideAppealForm, decideForm, ownCase, reportDetail, reportForm, reportRow, state, tokenAppealForm } from './schema.ts'

const desk = { audience: 'operator', permission: 'operator:moderation' } as const

export const moderationCalls = defineCalls({
  'POST /ws/moderation/report': {
    audience: 'member',
    input: reportForm,
    result: z.object({ id: z.string(), reference: z.string() }),
    about: 'Reports a message that the caller sees; it and the lines around it are kept for the operators for 90 days.',
  },
  'GET /ws/moderation/list': {
    audience: 'member',
    incompleteOk: true,
    input: z.object(pageInput),
    result: pageOf(ownCase),
    about: 'The caller’s reports, and the measures against the caller, newest first.',
  },
  'GET /ws/moderation/detail': {
    audience: 'member',
    incompleteOk: true,
    input: z.object({ id }),
    result: ownCase,
    about: 'One of the caller’s reports, or a measure against the caller.',
  },
  'POST /ws/moderation/appeal': {
    audience: 'member',
    incompleteOk: true,
    input: appealForm,
    result: ownCase,
    about: 'Appeals a measure against the caller within 15 days, once.',
  },
  'GET /ws/moderation/byToken': {
    audience: 'anyone',
    limited: 'open',
    secret: true,
    input: z.object({ token: line(200) }),
    result: ownCase,
    about: 'A measure by the signed link of its mail: its author may not be able to sign in.',
  },
  'POST /ws/moderation/appealByToken': {
    audience: 'anyone',
    limited: 'open',
    secret: true,
    input: tokenAppealForm,
    result: ownCase,
    about: 'Appeals a measure by the signed link of its mail.',
  },
  'GET /ws/operator/reports': {
    ...desk,
    input: z.object({
      ...pageInput,
      search: optionalLine(100),
      state: z
        .union([z.literal(''), z.literal('waiting'), state])
        .optional()
        .default(''),
    }),
    result: pageOf(reportRow),
    about: 'The queue of reports and appeals, without what was written.',
  },
  'GET /ws/operator/report': {
    ...desk,
    idempotency: 'none',
    input: z.object({ id }),
    result: reportDetail,
    about: 'One report with the kept lines; every look is in the audit log.',
  },
  'POST /ws/operator/report/decide': {
    ...desk,
    input: decideForm,
    result: reportDetail,
    about: 'Dismisses a report, or warns, mutes or freezes the author of the message; both sides are told the reason.',
  },
  'POST /ws/operator/report/appeal': {
    ...desk,
    input: decideAppealForm,
    result: reportDetail,
    about: 'Decides an appeal, by another operator than the one who took the measure if there is one.',
  },
})
