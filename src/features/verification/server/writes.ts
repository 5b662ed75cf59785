import type { Act } from '../../../platform/server/services.ts'
import type { FieldReason, VerificationEvent } from '../contract/verification.ts'
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
