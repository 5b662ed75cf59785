import { NOTICE_DAYS } from '../../../../rules/demand.ts'
import type { FileBrief } from '../../../base/upload/contract/calls.ts'
import type { PlannedPart } from '../contract/plan/schema.ts'
import { unitsOf } from '../contract/plan/work.ts'
import type { DemandContent } from '../contract/schema.ts'
import { type DemandRow, dueOf } from './context.ts'
import type { MoveRow } from './history.ts'

/** With its plan of parts, if that was edited. */
type Decided = DemandRow & { plan?: PlannedPart[] }

/** The demand as it was when the platform last decided on it; null if nothing was edited since. */
export function decidedOn(row: DemandRow, moves: readonly MoveRow[]): Decided | null {
  const last = moves.findLastIndex(({ move }) => move === 'approve' || move === 'reject')
  if (last < 0) return null
  const edits = moves.slice(last).flatMap(({ detail }) => detail?.['before'] ?? [])
  // Of a field that was edited more than once, what it was first counts.
  return edits.length > 0 ? Object.assign({ ...row }, ...edits.reverse()) : null
}

/** A part as it was recorded: those before weeks were paid by what was done know nothing of it. */
export const asPlannedNow = (part: PlannedPart): PlannedPart => ({ ...part, work: part.work ?? null })

/** What the publisher filled in. */
export const contentOf = (row: DemandRow, files: ReadonlyMap<string, FileBrief>, parts: PlannedPart[]): DemandContent => ({
  title: row.title,
  category: row.category as DemandContent['category'],
  areaCode: row.areaCode,
  currency: row.currency,
  amountMinor: row.amountMinor,
  dueMinor: dueOf(row),
  contractKind: row.contractKind as DemandContent['contractKind'],
  workLanguage: row.workLanguage as DemandContent['workLanguage'],
  recruitEnd: row.recruitEnd,
  expectedCompletion: row.expectedCompletion,
  description: row.description,
  deliverables: row.deliverables,
  acceptanceCriteria: row.acceptanceCriteria,
  prepaymentMinor: row.prepaymentMinor,
  recruitStart: row.recruitStart,
  visibility: row.visibility,
  attachment: fileOf(files, row.attachmentId),
  bidding: row.bidding,
  bidQuestions: row.bidQuestions,
  parts,
  periods: periodsOf(row, parts),
  weeks: weeksOf(parts),
})

/** What its periods were made of; null if it has none. */
function periodsOf({ periodCycle, periodMinor, noticeDays }: DemandRow, parts: readonly PlannedPart[]): DemandContent['periods'] {
  const firstDay = parts[0]?.startsOn
  if (!periodCycle || periodMinor === null || !firstDay) return null
  return { cycle: periodCycle, amountMinor: periodMinor, firstDay, noticeDays: noticeDays ?? NOTICE_DAYS }
}

/** What its weeks were made of; null if it has none. */
function weeksOf([first]: readonly PlannedPart[]): DemandContent['weeks'] {
  if (!first?.work || first.startsOn === null) return null
  const { unit, piece, rateMinor, cap } = first.work
  return { unit, piece, rateMinor, cap: unitsOf(unit, cap), firstDay: first.startsOn }
}

export function fileOf(files: ReadonlyMap<string, FileBrief>, id: string | null) {
  const file = id ? files.get(id) : undefined
  return file ? { id: file.id, url: file.url, name: file.name, size: file.size } : null
}
