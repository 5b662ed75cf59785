import { refuse } from '../../../platform/server/refusal.ts'
import type { Act } from '../../../platform/server/services.ts'
import { type FieldReason, PENDING, VERIFIED, type VerificationEvent } from '../contract/verification.ts'
import { maySubmit, type Standing } from './reads.ts'
import { verificationEvent } from './tables.ts'

interface Step {
  subjectType: 'company' | 'person'
  subjectId: string
  action: VerificationEvent['action']
  reasons?: FieldReason[]
  final?: boolean
  note?: string
}

/** Records a step of a verification, in the transaction of the step. */
export async function recordStep(act: Act, step: Step): Promise<void> {
  await act.tx.insert(verificationEvent).values({ reasons: [], ...step, actorId: act.actor.accountId, at: act.now })
}

/** Refuses a submission that cannot be made now, and says why. */
export function admitSubmission(standing: Standing): void {
  if (standing === null || maySubmit(standing)) return
  if (standing.status === PENDING) throw refuse('verificationPending')
  throw refuse(standing.status === VERIFIED ? 'alreadyReviewed' : 'verificationFinal')
}
