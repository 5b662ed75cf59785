import { z } from 'zod'
import { defineCalls } from '../../../../platform/contract/call.ts'
import { exportCall } from '../../../../platform/contract/export.ts'
import { id, line, optionalLine } from '../../../../platform/contract/inputs.ts'
import { pageInput, pageOf } from '../../../../platform/contract/page.ts'
import { APPEAL_DAYS, REPORT_KEPT_DAYS } from '../../../../rules/constants.ts'
import { appealForm, decideAppealForm, decideForm, ownCase, reportDetail, reportForm, reportRow, state, tokenAppealForm } from './schema.ts'

const desk = { audience: 'operator', permission: 'operator:moderation' } as const

const queueInput = z.object({
  ...pageInput,
  search: optionalLine(100),
  state: z
    .union([z.literal(''), z.literal('waiting'), state])
    .optional()
    .default(''),
})

export const moderationCalls = defineCalls({
  'POST /ws/moderation/report': {
    title: { cn: '举报消息', en: 'Report a message' },
    audience: 'member',
    input: reportForm,
    result: z.object({ id: z.string(), reference: z.string() }),
    about: `Reports a message that the caller sees; it and the lines around it are kept for the operators for ${REPORT_KEPT_DAYS} days.`,
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
    title: { cn: '申诉', en: 'Appeal a measure' },
    audience: 'member',
    incompleteOk: true,
    input: appealForm,
    result: ownCase,
    about: `Appeals a measure against the caller within ${APPEAL_DAYS} days, once.`,
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
    title: { cn: '通过链接申诉', en: 'Appeal a measure by a link' },
    audience: 'anyone',
    limited: 'open',
    secret: true,
    input: tokenAppealForm,
    result: ownCase,
    about: 'Appeals a measure by the signed link of its mail.',
  },
  'GET /ws/operator/reports': {
    ...desk,
    input: queueInput,
    result: pageOf(reportRow),
    about: 'The queue of reports and appeals, without what was written.',
  },
  'POST /ws/operator/report/export': {
    title: { cn: '导出举报与申诉', en: 'Export reports and appeals' },
    ...exportCall,
    ...desk,
    proof: true,
    input: queueInput,
    about: 'The queue of reports and appeals under the filters of its list as an xlsx workbook, without what was written.',
  },
  'GET /ws/operator/report': {
    ...desk,
    idempotency: 'none',
    input: z.object({ id }),
    result: reportDetail,
    about: 'One report with the kept lines; every look is in the audit log.',
  },
  'POST /ws/operator/report/decide': {
    title: { cn: '处理举报', en: 'Decide a report' },
    ...desk,
    decides: 'report',
    input: decideForm,
    result: reportDetail,
    about: 'Dismisses a report, or warns, mutes or freezes the author of the message; both sides see the reason.',
  },
  'POST /ws/operator/report/appeal': {
    title: { cn: '处理申诉', en: 'Decide an appeal' },
    ...desk,
    decides: 'report',
    input: decideAppealForm,
    result: reportDetail,
    about: 'Decides an appeal, by another operator than the one who took the measure if there is one.',
  },
})
