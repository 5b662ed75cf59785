import type { Owner } from '../../../platform/server/actor.ts'
import type { Reader } from '../../../platform/server/database.ts'
import { balanceOf } from '../../ledger/server/reads.ts'

/** The beans that a company or a person has. */
export const beanBalance = (db: Reader, { ownerType, ownerId }: Owner): Promise<number> =>
  balanceOf(db, { kind: 'beanWallet', owner: { ownerType, ownerId } }, 'BEAN')
