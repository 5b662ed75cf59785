import { type Pair, texts } from '../../../../platform/contract/texts.ts'
import type { Reader } from '../../../../platform/server/data/database.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { type Actor, ownerOf } from '../../../../platform/server/wire/actor.ts'
import { memberCount } from '../../../base/account/server/reads.ts'
import { beanBalance, pendingOrders } from './reads.ts'
import { spendBeans } from './writes.ts'

const beans = {
  cn: (n: number) => `${n.toLocaleString('en')} 豆`,
  en: (n: number) => `${n.toLocaleString('en')} ${n === 1 ? 'bean' : 'beans'}`,
}

const t = texts({
  lapsing: {
    cn: (n: number) => `您还有 ${beans.cn(n)}未用，注销后失效。`,
    en: (n: number) => `You have ${beans.en(n)} left. ${n === 1 ? 'It expires' : 'They expire'} when the account is closed.`,
  },
  lapsingCompany: {
    cn: (n: number) => `企业还有 ${beans.cn(n)}未用。企业没有其他成员的，注销后失效。`,
    en: (n: number) => `The company has ${beans.en(n)} left. If it has no other members, they expire when the account is closed.`,
  },
  pending: {
    cn: (count: number) => `${count} 笔购豆订单待确认，可先取消`,
    en: (count: number) =>
      count === 1
        ? 'a bean order is awaiting confirmation; cancel it first'
        : `${count} bean orders are awaiting confirmation; cancel them first`,
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

/** What lapses with the account, shown before it is closed (account cancellation agreement). */
export async function lossesOf(db: Reader, actor: Actor): Promise<Pair[]> {
  const count = await beanBalance(db, ownerOf(actor))
  if (count === 0) return []
  const loss = actor.kind === 'company' ? 'lapsingCompany' : 'lapsing'
  return [{ cn: t.pick('cn')[loss](count), en: t.pick('en')[loss](count) }]
}

/**
 * Unused beans lapse with the account, as its cancellation agreement says; the page has shown how many. The account already counts as
 * closed here.
 */
export async function lapseBeans(act: Act): Promise<void> {
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
