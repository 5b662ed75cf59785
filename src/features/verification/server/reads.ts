import { and, desc, eq } from 'drizzle-orm'
import type { Reader } from '../../../platform/server/database.ts'
import { accountsByIds } from '../../account/server/reads.ts'
import { FAILED, UNVERIFIED, type VerificationEvent, type VerificationStatus } from '../contract/verification.ts'
import { verificationEvent } from './tables.ts'

/** The steps of one verification, newest first, with the names of who took them. */
export async function stepsOf(db: Reader, subjectType: 'company' | 'person', subjectId: string): Promise<VerificationEvent[]> {
  const rows = await db
    .select()
    .from(verificationEvent)
    .where(and(eq(verificationEvent.subjectType, subjectType), eq(verificationEvent.subjectId, subjectId)))
    .orderBy(desc(verificationEvent.at), desc(verificationEvent.id))
  const actors = await accountsByIds(
    db,
    rows.map((row) => row.actorId),
  )
  return rows.map((row) => ({
    action: row.action,
    at: row.at.toString(),
    by: actors.get(row.actorId)?.name ?? '',
    reasons: row.reasons,
    final: row.final,
    note: row.note,
  }))
}

/** What submitting depends on; null where nothing was ever submitted. */
export type Standing = { status: VerificationStatus; final: boolean } | null

/** Product §5: from unverified, or from failed unless that was final. */
export const maySubmit = (standing: Standing): boolean =>
  standing === null || standing.status === UNVERIFIED || (standing.status === FAILED && !standing.final)

/** For the operator's queue: how many there are in each state, and in all, or in the one that was asked for. */
export const tally = (counted: readonly { status: VerificationStatus; number: number }[], asked: VerificationStatus | '' | undefined) => ({
  total: counted.filter((each) => typeof asked !== 'number' || each.status === asked).reduce((sum, each) => sum + each.number, 0),
  counts: Object.fromEntries(counted.map((each) => [String(each.status), each.number])),
})
