import { type Owner, ownerOf } from '../../../platform/server/actor.ts'
import type { Act } from '../../../platform/server/services.ts'
import type { Cause } from '../../ledger/contract/accounts.ts'
import { type LedgerLine, postLedger } from '../../ledger/server/writes.ts'

interface BeanMove {
  /** Names this one move for ever; a repeat with the same content moves nothing. */
  key: string
  beans: number
  cause: Cause
  ref: { type: string; id: string }
  /** What the history shows: `{number, cn, en}` of a provider. */
  memo?: Record<string, unknown>
}

const move = (act: Act, owner: Owner, given: number, { key, cause, ref, memo }: BeanMove) =>
  postLedger(act, { key, cause, ref, ...(memo && { memo }), entries: beanLines(owner, given) })

/** Beans that come to an owner (positive) or leave them (negative). */
export const beanLines = ({ ownerType, ownerId }: Owner, beans: number): LedgerLine[] => {
  if (!Number.isSafeInteger(beans) || beans === 0) throw new Error('beans move in whole numbers')
  return [
    { account: { kind: 'beanIssue' }, amountMinor: -beans, currency: 'BEAN' },
    { account: { kind: 'beanWallet', owner: { ownerType, ownerId } }, amountMinor: beans, currency: 'BEAN' },
  ]
}

/**
 * Takes beans from the wallet of whoever acts: the company's, or the person's own. Refuses `insufficientBeans`. Whether they may is the
 * caller's to have asked, and so is their confirmation.
 */
export const spendBeans = (act: Act, spent: BeanMove): Promise<{ postingId: string }> => {
  if (spent.beans <= 0) throw new Error('beans are spent in whole numbers')
  return move(act, ownerOf(act.actor), -spent.beans, spent)
}

/** Gives spent beans back to the owner who spent them, once for a key. */
export const returnBeans = (act: Act, returned: BeanMove & { owner: Owner }): Promise<{ postingId: string }> => {
  if (returned.beans <= 0) throw new Error('beans are returned in whole numbers')
  return move(act, returned.owner, returned.beans, returned)
}
