import { moneyOf } from '../../../../platform/contract/amount.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { type Owner, ownerOf } from '../../../../platform/server/wire/actor.ts'
import type { AccountName } from '../../ledger/contract/accounts.ts'
import { type Entry, type Posting, transfer } from '../../ledger/contract/posting.ts'
import { postLedger } from '../../ledger/server/writes.ts'

/** A posting without its entries. The memo is what the history shows: `{number, cn, en}` of a provider. */
type BeanMove = Omit<Posting, 'entries'> & { beans: number }

const issue: AccountName = { kind: 'beanIssue' }
const walletOf = ({ ownerType, ownerId }: Owner): AccountName => ({ kind: 'beanWallet', owner: { ownerType, ownerId } })
const whole = (beans: number) => {
  if (!Number.isSafeInteger(beans) || beans <= 0) throw new Error('beans move in whole numbers')
  return moneyOf(beans, 'BEAN')
}

/** Adds beans to an owner's wallet. */
export const issued = (owner: Owner, beans: number): Entry[] => transfer(issue, walletOf(owner), whole(beans))

/**
 * Takes beans from the wallet of the caller: the company's, or the person's own. Refuses `insufficientBeans`. The calling feature checks
 * the permission and the confirmation.
 */
export const spendBeans = (act: Act, { beans, ...move }: BeanMove): Promise<{ postingId: string }> =>
  postLedger(act, { ...move, entries: transfer(walletOf(ownerOf(act.actor)), issue, whole(beans)) })

/** Returns spent beans to the owner who spent them, once per key. */
export const returnBeans = (act: Act, { beans, owner, ...move }: BeanMove & { owner: Owner }): Promise<{ postingId: string }> =>
  postLedger(act, { ...move, entries: issued(owner, beans) })
