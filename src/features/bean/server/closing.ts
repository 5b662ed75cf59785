import { type Pair, texts } from '../../../platform/contract/texts.ts'
import { type Actor, ownerOf } from '../../../platform/server/actor.ts'
import type { Reader } from '../../../platform/server/database.ts'
import type { Act } from '../../../platform/server/services.ts'
import { memberCount } from '../../account/server/reads.ts'
import { beanBalance, pendingOrders } from './reads.ts'
import { spendBeans } from './writes.ts'

const t = texts({
  pending: {
    cn: (count: number) => `${count} 笔购豆订单待确认，可先取消`,
    en: (count: number) => (count === 1 ? 'an order of beans waits: cancel it first' : `${count} orders of beans wait: cancel them first`),
  },
})

/** A company's beans stay with its other members. */
const stays = async (db: Reader, actor: Actor): Promise<boolean> =>
  actor.kind === 'operator' || (actor.companyId !== null && (await memberCount(db, actor.companyId)) > 1)

export async function obstaclesOf(db: Reader, actor: Actor): Promise<Pair[]> {
  if (await stays(db, actor)) return []
  const count = await pendingOrders(db, ownerOf(actor))
  return count > 0 ? [{ cn: t.pick('cn').pending(count), en: t.pick('en').pending(count) }] : []
}

/**
 * Unused beans lapse with the account, as its cancellation agreement says; the page has shown how many.
 * The account counts as closed by now.
 */
export async function lapse(act: Act): Promise<void> {
  const { actor } = act
  if (actor.kind === 'operator' || (actor.companyId && (await memberCount(act.db, actor.companyId)) > 0)) return
  const beans = await beanBalance(act.db, ownerOf(actor))
  if (beans === 0) return
  await spendBeans(act, {
    key: `bean.lapse:${actor.accountId}`,
    beans,
    cause: 'bean.lapse',
    ref: { type: 'account', id: actor.accountId },
  })
}
