import { refuse } from '../../../platform/server/refusal.ts'
import { DISABLED, FAILED, PENDING, VERIFIED } from '../../verification/contract/verification.ts'
import type { IdentityRow } from './tables.ts'

type Standing = Pick<IdentityRow, 'status' | 'final'>

/** Product §5: from unverified, or from failed unless that was final. */
export const maySubmit = (row: Standing | null): boolean => row === null || (row.status === FAILED && !row.final)

export function admitSubmission(row: Standing | null): void {
  if (row === null || maySubmit(row)) return
  if (row.status === PENDING) throw refuse('verificationPending')
  if (row.status === FAILED || row.status === DISABLED) throw refuse('verificationFinal')
  if (row.status === VERIFIED) throw refuse('alreadyReviewed')
}
