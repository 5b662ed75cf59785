import type { Owner } from '../../../../platform/server/wire/actor.ts'
import type { Place } from '../../../base/secret/contract/place.ts'

/** The number of an account, and its copy in a withdrawal: secrets of the owner. */
export const accountNumberAt = (table: 'bankAccount' | 'withdrawal', { ownerId }: Pick<Owner, 'ownerId'>, row: string): Place => ({
  scope: ownerId,
  table,
  column: 'accountNumber',
  row,
})
