import type { Actor } from '../../../../platform/server/wire/actor.ts'
import type { Place } from '../../secret/contract/place.ts'
import type { SecretViewer } from '../../secret/server/hooks.ts'

/** The number of an individual's document: a secret of theirs. */
export const idNumberAt = (accountId: string): Place => ({ scope: accountId, table: 'identity', column: 'idNumber', row: accountId })

/** The evidence of an identity is for the individual and for operators who review it. */
export const seesEvidence = (actor: Actor, accountId: string): boolean =>
  actor.kind === 'operator' ? actor.holds('operator:review') : actor.accountId === accountId

export const seesIdNumber: SecretViewer = async ({ actor }, { row }) => (seesEvidence(actor, row) ? row : null)
