import { z } from 'zod'
import { id, line, optionalLine, version } from '../../../../platform/contract/inputs.ts'
import { pair } from '../../../../platform/contract/pair.ts'
import { ADVISORY_ATTACHED_MAX, ADVISORY_FILES_MAX } from '../../../../rules/constants.ts'
import { namedArea } from '../../../base/area/contract/schema.ts'
import { fileBrief, requiredFile } from '../../../base/upload/contract/calls.ts'
import { ADVISORY_TEXT_MAX, advisoryEvents, advisoryStates, advisoryTopics, ratings } from './states.ts'

export const topic = z.enum(advisoryTopics)
export const state = z.enum(advisoryStates)
const text = line(ADVISORY_TEXT_MAX)
const files = z.array(requiredFile).max(ADVISORY_FILES_MAX).optional().default([])

/** Fields of a new demand that an answer proposes; the form of a demand starts from them. */
const demandProposal = z.object({
  title: line(80),
  description: optionalLine(2_000),
  /** Alpha-2 code, or empty. */
  areaCode: optionalLine(2),
})

/** What an answer carries, as sent. */
const attachedInput = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('provider'), number: line(20) }),
  z.object({ kind: z.literal('article'), slug: line(200) }),
  z.object({ kind: z.literal('demand'), ...demandProposal.shape }),
])
export type AttachedInput = z.output<typeof attachedInput>

/** The same, with its name as it was when the answer was written. */
const attached = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('provider'), number: z.string(), name: pair }),
  z.object({ kind: z.literal('article'), slug: z.string(), name: pair }),
  z.object({ kind: z.literal('demand'), title: z.string(), description: z.string(), areaCode: z.string() }),
])
export type Attached = z.infer<typeof attached>

/** One entry of the thread. A note is of operators only. */
const entry = z.object({
  id: z.string(),
  at: z.string(),
  kind: z.enum(['question', 'answer', 'note', 'event']),
  /** Empty for the system. */
  who: z.string(),
  text: z.string(),
  files: z.array(fileBrief),
  attached: z.array(attached),
  event: z.enum(advisoryEvents).nullable(),
  /** To whom it was handed over. */
  to: z.string(),
})
export type Entry = z.infer<typeof entry>

/** When the desk works: open now, and when it opens again (now while it is open). */
export const serviceHours = z.object({ open: z.boolean(), next: z.string() })

const shared = {
  id: z.string(),
  reference: z.string(),
  state,
  topic,
  region: namedArea.nullable(),
  /** The question, or its beginning in lists. */
  text: z.string(),
  lang: z.enum(['cn', 'en']),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** When the answer is due; null if none is waited for. */
  dueAt: z.string().nullable(),
  /** Whether it was answered before. */
  answeredOnce: z.boolean(),
  rating: z.literal(ratings).nullable(),
}

export const advisoryRow = z.object(shared)
export const advisoryDetail = z.object({
  ...shared,
  entries: z.array(entry),
  /** When it closes if nobody writes; null unless it is answered. */
  lapsesAt: z.string().nullable(),
  /** Null unless it is closed and can still be reopened. */
  reopenUntil: z.string().nullable(),
  ratingText: z.string(),
})
export type AdvisoryDetail = z.infer<typeof advisoryDetail>

const forDesk = {
  asker: z.object({ id: z.string(), name: z.string(), company: z.string(), isCompany: z.boolean() }),
  owner: z.object({ id: z.string(), name: z.string() }).nullable(),
  waitingSince: z.string().nullable(),
  /** Minutes of service until the answer is due; negative when it is late, null if none is waited for. */
  minutesLeft: z.number().int().nullable(),
}
export const deskRow = z.object({ ...shared, ...forDesk })
export type DeskRow = z.infer<typeof deskRow>
export const deskDetail = z.object({
  ...shared,
  ...forDesk,
  entries: z.array(entry),
  ratingText: z.string(),
  version: z.number().int(),
  /** Whether the caller is its owner. */
  mine: z.boolean(),
  hours: serviceHours,
})
export type DeskDetail = z.infer<typeof deskDetail>

export const askForm = z.object({
  topic,
  /** Alpha-2 code, or empty. */
  region: optionalLine(2),
  text,
  files,
})
export type AskForm = z.output<typeof askForm>

export const writeForm = z.object({ id, text, files })
export const answerForm = z.object({
  id,
  version,
  text,
  files,
  attached: z.array(attachedInput).max(ADVISORY_ATTACHED_MAX).optional().default([]),
})
export const rateForm = z.object({ id, rating: z.literal(ratings), text: optionalLine(500) })

export const preparedForm = z.object({
  /** Absent for a new one. */
  id: id.optional(),
  version: version.optional(),
  /** Of which topic; empty for all. */
  topic: z
    .union([z.literal(''), topic])
    .optional()
    .default(''),
  titleCn: line(60),
  titleEn: line(60),
  textCn: text,
  textEn: text,
})
export const prepared = z.object({
  id: z.string(),
  version,
  topic: z.union([z.literal(''), topic]),
  title: pair,
  text: pair,
  changedAt: z.string(),
  changedBy: z.string(),
})
export type Prepared = z.infer<typeof prepared>
