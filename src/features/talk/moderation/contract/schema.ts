import { z } from 'zod'
import { complain } from '../../../../platform/contract/fields.ts'
import { id, line, optionalLine, version } from '../../../../platform/contract/inputs.ts'
import { pair } from '../../../../platform/contract/pair.ts'
import { MUTE_DAYS_MAX, REPORT_TEXT_MAX } from '../../../../rules/constants.ts'
import { fileBrief } from '../../../base/upload/contract/calls.ts'
import { measures, reportGrounds, reportStates } from './states.ts'

export const state = z.enum(reportStates)
const ground = z.enum(reportGrounds)
const measure = z.enum(measures)
const text = line(REPORT_TEXT_MAX)
const seq = z.number().int().min(1).max(2_147_483_647)

/** A message by its conversation and its number there. */
export const reportForm = z.object({ id, seq, ground, text: optionalLine(REPORT_TEXT_MAX) })
export type ReportForm = z.output<typeof reportForm>

export const appealForm = z.object({ id, text })
export const tokenAppealForm = z.object({ token: line(200), text })

/** `days` is for a mute. The reason goes to both sides, to each in their language. */
export const decideForm = z
  .object({
    id,
    version,
    decision: z.enum(['dismiss', ...measures]),
    days: z.coerce.number().int().min(1).max(MUTE_DAYS_MAX).nullish(),
    reasonCn: text,
    reasonEn: text,
  })
  .superRefine((form, context) => {
    if (form.decision === 'mute' && !form.days) complain(context, ['days'], 'required')
  })
export type DecideForm = z.output<typeof decideForm>
export const decideAppealForm = z.object({ id, version, overturn: z.boolean(), reasonCn: text, reasonEn: text })
export type DecideAppealForm = z.output<typeof decideAppealForm>

const shared = {
  id: z.string(),
  reference: z.string(),
  state,
  ground,
  createdAt: z.string(),
  measure: measure.nullable(),
  /** Of a mute: until when. */
  mutedUntil: z.string().nullable(),
  reason: pair.nullable(),
  decidedAt: z.string().nullable(),
}
const appealed = {
  appealText: z.string(),
  appealReason: pair.nullable(),
  appealDecidedAt: z.string().nullable(),
}

/** A case as one of its sides sees it: never who the other one is. */
export const ownCase = z.object({
  ...shared,
  ...appealed,
  /** Whether the reader reported, or wrote the message. */
  side: z.enum(['reporter', 'author']),
  /** The reported message; empty once it is not kept any more. */
  message: z.string(),
  /** What the reporter wrote; empty for the author. */
  text: z.string(),
  /** Until when the author may appeal; null if not. */
  appealUntil: z.string().nullable(),
})
export type OwnCase = z.infer<typeof ownCase>

const person = z.object({ id: z.string(), name: z.string(), company: z.string() })
export const reportRow = z.object({ ...shared, reporter: person, author: person, waitingSince: z.string().nullable() })
export type ReportRow = z.infer<typeof reportRow>

/** One line of the conversation as it was when it was reported. */
const reportedLine = z.object({
  seq: z.number(),
  at: z.string(),
  by: z.string(),
  name: z.string(),
  text: z.string(),
  fileIds: z.array(z.string()),
})
export type ReportedLine = z.infer<typeof reportedLine>

export const reportDetail = reportRow.extend({
  ...appealed,
  version: z.number().int(),
  text: z.string(),
  seq: z.number(),
  lines: z.array(reportedLine.omit({ fileIds: true }).extend({ files: z.array(fileBrief) })),
  keptUntil: z.string(),
  decidedBy: z.string(),
  appealDecidedBy: z.string(),
  /** Whether the caller may decide the appeal. */
  mayDecideAppeal: z.boolean(),
  /** Measures against the author before, by reports that were not overturned. */
  before: z.object({ warn: z.number(), mute: z.number(), freeze: z.number() }),
})
export type ReportDetail = z.infer<typeof reportDetail>
