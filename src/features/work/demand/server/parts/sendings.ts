import { and, desc, eq, isNull, sql } from '../../../../../platform/server/data/drizzle.ts'
import type { Act, Look } from '../../../../../platform/server/services.ts'
import { refuseFields } from '../../../../../platform/server/wire/refusal.ts'
import { claimFile } from '../../../../base/upload/server/writes.ts'
import { measuredEarned } from '../../contract/plan/earned.ts'
import { countedBefore, countOf, type SentLine, type WorkLine, workEarned } from '../../contract/plan/work.ts'
import { lastOf, writeOfLast } from './last.ts'
import { type PartRow, type PartWrite, partsOf } from './rows.ts'
import { demandPart, demandPartSending } from './tables.ts'

/** What the provider sends for a part: one row per version; older ones stay. */

interface Sent {
  note: string
  fileIds: readonly string[]
  measured?: string | undefined
}

interface Supplement {
  lines: readonly WorkLine[]
  claimedMinor: number
}

/** What a sending comes to: by the sheet of a week or the measured value, else the whole amount. Never less than was released. */
export function claimedBy(part: PartRow, measured: string | undefined): number {
  if (part.work) return workEarned(part.work, countOf(part.lines))
  if (part.measure && !measured) throw refuseFields({ measured: 'required' })
  const claimedMinor = part.measure ? measuredEarned(part.amountMinor, part.measure, measured!) : part.amountMinor
  if (claimedMinor < part.earnedMinor) throw refuseFields({ measured: 'belowReleased' })
  return claimedMinor
}

/** What has no answer is taken back; the rows stay as a record. Of a week that was released, its supplementary sheet. */
export async function withdrawSendings(act: Act, { id, state }: Pick<PartRow, 'id' | 'state'>): Promise<void> {
  const { partId, isSupplement, answer, acceptedMinor, withdrawnAt } = demandPartSending
  await act.tx
    .update(demandPartSending)
    .set({ withdrawnAt: act.now })
    .where(and(eq(partId, id), eq(isSupplement, state === 'supplemented'), isNull(answer), isNull(acceptedMinor), isNull(withdrawnAt)))
}

/** The version stays: what its reader was shown is what they decide on. */
export async function openSending(act: Act, { id, state, openedAt }: PartRow): Promise<void> {
  if ((state !== 'sent' && state !== 'supplemented') || openedAt !== null) return
  await act.tx
    .update(demandPart)
    .set({ openedAt: act.now, version: sql`${demandPart.version}` as never })
    .where(eq(demandPart.id, id))
}

/** `supplement`: the lines of a supplementary sheet, and what it adds. */
export async function keepSending(act: Act, part: PartRow, { note, fileIds, measured }: Sent, supplement?: Supplement): Promise<void> {
  const [last] = await sendings(act, part.id).limit(1)
  await act.tx.insert(demandPartSending).values({
    partId: part.id,
    version: (last?.version ?? 0) + 1,
    note,
    measured: part.measure ? (measured ?? null) : null,
    isSupplement: supplement !== undefined,
    lines: (supplement?.lines ?? part.lines).map((one) => ({ ...one, accepted: null, answer: '' })),
    claimedMinor: supplement?.claimedMinor ?? part.claimedMinor ?? part.amountMinor,
    fileIds: [...fileIds],
    at: act.now,
  })
}

/** Files of a sending belong to the demand, whose two sides may read them. */
export async function claimFiles(act: Act, demandId: string, fileIds: readonly string[]): Promise<void> {
  for (const [at, fileId] of fileIds.entries())
    await claimFile(act, fileId, { purpose: ['document', 'taskAttachment'], usedBy: `demand:${demandId}`, field: `fileIds.${at}` })
}

/** What the company says to the newest sending. */
export async function answerSending(
  act: Act,
  partId: string,
  set: { answer?: string; acceptedValue?: string | null; acceptedMinor?: number; lines?: SentLine[] },
): Promise<void> {
  const [last] = await sendings(act, partId).limit(1)
  if (last) await act.tx.update(demandPartSending).set(set).where(eq(demandPartSending.id, last.id))
}

export type Counted = readonly Pick<WorkLine, 'day' | 'counted'>[]

/** What counts of a week that was released, by day; what a supplementary sheet claims that has no answer does not. */
export async function countedOf({ db }: Pick<Look, 'db'>, partId: string): Promise<Counted> {
  const { version, isSupplement, lines, acceptedMinor, withdrawnAt } = demandPartSending
  const standing = and(eq(demandPartSending.partId, partId), isNull(withdrawnAt))
  return countedBefore(await db.select({ version, isSupplement, lines, acceptedMinor }).from(demandPartSending).where(standing))
}

/** The sheet of a week as it was sent last. */
export async function sentSheet(look: Pick<Look, 'db'>, partId: string): Promise<SentLine[]> {
  const [last] = await sendings(look, partId).limit(1)
  return last?.lines ?? []
}

const sendings = ({ db }: Pick<Look, 'db'>, partId: string) =>
  db.select().from(demandPartSending).where(eq(demandPartSending.partId, partId)).orderBy(desc(demandPartSending.version))

/** Delivering the demand sends its last part. */
export async function sendingOfLast(
  act: Act,
  demandId: string,
  move: 'send' | 'resend' | 'sendOverdue',
  measured?: string,
): Promise<PartWrite[]> {
  const rows = await partsOf(act.db, demandId)
  const last = lastOf(rows)
  return last ? writeOfLast(rows, move, 'sent', { claimedMinor: claimedBy(last, measured) }) : []
}

export async function keepSendingOfLast(act: Act, demandId: string, sent: Sent): Promise<void> {
  const last = lastOf(await partsOf(act.db, demandId))
  if (last) await keepSending(act, last, sent)
}
