import { formatMoney } from '../../../../platform/contract/amount.ts'
import { amountIs } from '../../../../platform/server/amounts.ts'
import { together } from '../../../../platform/server/data/database.ts'
import { and, desc, inArray, or, type SQL, sql } from '../../../../platform/server/data/drizzle.ts'
import { hasKey, hasTyped } from '../../../../platform/server/data/search/typed.ts'
import type { Finder } from '../../../base/queue/server/hooks.ts'
import { referenceKey } from '../contract/reference.ts'
import { ownerNames } from './owners.ts'
import { moneyOrder, topUp, unallocatedMoney, withdrawal } from './tables.ts'

const kinds = {
  topUp: { cn: '充值', en: 'Top-up', page: 'topUps' },
  withdrawal: { cn: '提现打款', en: 'Payout', page: 'withdrawals' },
  unallocated: { cn: '待认领款项', en: 'Unallocated money', page: 'unallocated' },
} as const

/** Top-ups, payouts and unallocated money, by number, bank reference, amount or sender. */
export const findMoney: Finder = {
  permission: 'operator:money',
  find: async ({ db, lang }, words, most) => {
    const key = referenceKey(words)
    const keyed = db
      .select({ id: topUp.orderId })
      .from(topUp)
      .where(hasKey(topUp.referenceKey, key))
      .union(
        db
          .select({ id: withdrawal.orderId })
          .from(withdrawal)
          .where(or(hasKey(withdrawal.referenceKey, key), hasKey(withdrawal.returnKey, key))),
      )
    const [orders, kept] = await together(
      () =>
        db
          .select()
          .from(moneyOrder)
          .where(
            and(
              inArray(moneyOrder.type, ['topUp', 'withdrawal']),
              or(
                hasTyped([moneyOrder.number, moneyOrder.subject], words),
                amountIs(words, moneyOrder.amountMinor, moneyOrder.currency),
                amountIs(words, moneyOrder.netMinor, moneyOrder.currency),
                key === '' ? undefined : sql`${moneyOrder.id} = any(array(${keyed}))`,
              ),
            ),
          )
          .orderBy(desc(moneyOrder.createdAt), desc(moneyOrder.id))
          .limit(most),
      () =>
        db
          .select()
          .from(unallocatedMoney)
          .where(
            or(
              hasTyped([unallocatedMoney.number, unallocatedMoney.sender, unallocatedMoney.reference], words),
              amountIs(words, unallocatedMoney.amountMinor, unallocatedMoney.currency),
            ),
          )
          .orderBy(desc(unallocatedMoney.createdAt), desc(unallocatedMoney.id))
          .limit(most),
    )
    const names = await ownerNames(db, orders)
    const row = (
      kind: keyof typeof kinds,
      one: Pick<(typeof orders)[number], 'id' | 'number' | 'amountMinor' | 'currency'>,
      who: string,
    ) => ({
      id: one.id,
      kind: kinds[kind][lang],
      number: one.number,
      about: [who, formatMoney(one.amountMinor, one.currency, lang)].filter(Boolean).join(' · '),
      link: `/operatorHome/${kinds[kind].page}?state=&search=${one.number}&id=${one.id}`,
    })
    return [
      ...orders.map((order) => row(order.type === 'topUp' ? 'topUp' : 'withdrawal', order, names.get(order.ownerId) ?? '')),
      ...kept.map((one) => row('unallocated', one, one.sender)),
    ]
  },
}

export const orderNumbered = (number: string): SQL =>
  sql`select id, posting_ids as postings, created_by as by, created_at::text as at from ${moneyOrder} where number = ${number}`

/** With what was credited of it, which is posted for the top-up that it became. */
export const unallocatedNumbered = (number: string): SQL => sql`
  select u.id, u.created_by as by, u.created_at::text as at, array(
    select unnest(o.posting_ids) from ${topUp} t join ${moneyOrder} o on o.id = t.order_id where t.unallocated_id = u.id
  ) as postings from ${unallocatedMoney} u where u.number = ${number}`
