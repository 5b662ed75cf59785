import { and, desc, eq } from 'drizzle-orm'
import type { Reader } from '../../../platform/server/database.ts'
import { accountsByIds } from '../../account/server/reads.ts'
import type { VerificationEvent } from '../contract/verification.ts'
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
