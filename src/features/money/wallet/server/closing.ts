import { moneyPair } from '../../../../platform/contract/amount.ts'
import { type Pair, texts } from '../../../../platform/contract/texts.ts'
import type { Reader } from '../../../../platform/server/data/database.ts'
import type { Look } from '../../../../platform/server/services.ts'
import { type Actor, ownerOf } from '../../../../platform/server/wire/actor.ts'
import { memberCount } from '../../../base/account/server/reads.ts'
import { bankAccounts } from './bank-accounts.ts'
import { toOrderRow } from './orders.ts'
import { allOrders, balancesShown, openOrders } from './reads.ts'

const t = texts({
  held: { cn: (money: string) => `余额尚有 ${money}`, en: (money: string) => `the balance still holds ${money}` },
  open: {
    cn: (count: number) => `${count} 笔充值或提现尚未完成`,
    en: (count: number) => (count === 1 ? 'a top-up or withdrawal is in progress' : `${count} top-ups or withdrawals are in progress`),
  },
})

/** Why an account cannot be closed yet: a balance, or money in transit. A company's stays with its other members. */
export async function obstaclesOf(db: Reader, actor: Actor): Promise<Pair[]> {
  if (actor.kind === 'operator' || (actor.companyId && (await memberCount(db, actor.companyId)) > 1)) return []
  const { balances } = await balancesShown(db, ownerOf(actor))
  const open = await openOrders(db, ownerOf(actor))
  const held = balances
    .filter((one) => one.availableMinor > 0)
    .map((one): Pair => {
      const words = moneyPair(one.availableMinor, one.currency)
      return { cn: t.pick('cn').held(words.cn), en: t.pick('en').held(words.en) }
    })
  return open === 0 ? held : [...held, { cn: t.pick('cn').open(open), en: t.pick('en').open(open) }]
}

/** The wallet's section of a person's data export. A company's data is included only for members who may see its money. */
export async function exportOf({ db, actor }: Pick<Look, 'db' | 'actor'>): Promise<unknown> {
  if (actor.kind === 'operator' || !actor.holds('wallet:view')) return null
  return { orders: (await allOrders(db, actor)).map(toOrderRow), bankAccounts: await bankAccounts(db, actor) }
}
