import type { Reader } from '../../../../platform/server/data/database.ts'
import { and, desc, eq } from '../../../../platform/server/data/drizzle.ts'
import { allows, defineLifecycle } from '../../../../platform/server/data/lifecycle.ts'
import { accountsByIds } from '../../account/server/reads.ts'
import {
  DISABLED,
  FAILED,
  PENDING,
  UNVERIFIED,
  VERIFIED,
  type VerificationEvent,
  type VerificationStatus,
} from '../contract/verification.ts'
import { verificationEvent } from './tables.ts'

/** The lifecycle of a company's or a person's verification (product §5). After a final failure it cannot be submitted again. */
export const verificationLifecycle = defineLifecycle('verification', {
  [UNVERIFIED]: { submit: PENDING },
  [PENDING]: { approve: VERIFIED, reject: FAILED },
  [VERIFIED]: { disable: DISABLED },
  [FAILED]: { submit: PENDING },
  [DISABLED]: { enable: VERIFIED },
})

/** The steps of one verification, newest first, with the names of the actors. */
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

/** The facts that submitting depends on; null if nothing was ever submitted. */
export type Standing = { status: VerificationStatus; final: boolean } | null

/** Product §5: from unverified, or from failed unless that was final. */
export const maySubmit = (standing: Standing): boolean =>
  standing === null || (allows(verificationLifecycle, standing.status, 'submit') && !standing.final)

/** For the operator's queue: the number in each state and in total, or in the requested state. */
export const tally = (counted: readonly { status: VerificationStatus; number: number }[], asked: VerificationStatus | '' | undefined) => ({
  total: counted.filter((each) => typeof asked !== 'number' || each.status === asked).reduce((sum, each) => sum + each.number, 0),
  counts: Object.fromEntries(counted.map((each) => [String(each.status), each.number])),
})
