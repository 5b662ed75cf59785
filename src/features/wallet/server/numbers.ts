import type { Owner } from '../../../platform/server/actor.ts'
import type { Place } from '../../secret/contract/place.ts'

/** The number of an account, and its copy in a withdrawal: secrets of the owner. */
export const accountNumberAt = (table: 'bankAccount' | 'withdrawal', { ownerId }: Pick<Owner, 'ownerId'>, row: string): Place => ({
  scope: ownerId,
  table,
  column: 'accountNumber',
  row,
})
