import { refuse } from '../../../platform/server/refusal.ts'
import { DISABLED, FAILED, PENDING, UNVERIFIED, VERIFIED } from '../../verification/contract/verification.ts'
import type { CompanyRow } from './tables.ts'

/** Product §5: from unverified, or from failed unless that was final. */
export const maySubmit = (row: Pick<CompanyRow, 'status' | 'final'>): boolean =>
  row.status === UNVERIFIED || (row.status === FAILED && !row.final)

export function admitSubmission(row: Pick<CompanyRow, 'status' | 'final'>): void {
  if (maySubmit(row)) return
  if (row.status === PENDING) throw refuse('verificationPending')
  if (row.status === FAILED || row.status === DISABLED) throw refuse('verificationFinal')
  if (row.status === VERIFIED) throw refuse('alreadyReviewed')
}

/** Hong Kong, Macao and Taiwan are roots of their own in the area tree and register companies by their own numbers. */
export const isMainland = (area: string): boolean => area === 'CN' || area.startsWith('CN-')
