import type { Actor } from '../../../../platform/server/wire/actor.ts'
import type { Place } from '../../secret/contract/place.ts'
import type { SecretViewer } from '../../secret/server/hooks.ts'

/** The number of the legal representative's document: a secret of the company. */
export const legalIdNumberAt = (companyId: string): Place => ({
  scope: companyId,
  table: 'company',
  column: 'legalIdNumber',
  row: companyId,
})

/** The evidence of a company is for members who manage its verification and for operators who review it. */
export const seesEvidence = (actor: Actor, companyId: string | null): boolean =>
  actor.kind === 'operator'
    ? actor.holds('operator:review')
    : companyId !== null && actor.companyId === companyId && actor.holds('company:authenticate')

export const seesLegalIdNumber: SecretViewer = async ({ actor }, { row }) => (seesEvidence(actor, row) ? row : null)
