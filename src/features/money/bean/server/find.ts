import { formatMoney } from '../../../../platform/contract/amount.ts'
import { amountIs } from '../../../../platform/server/amounts.ts'
import { desc, or, type SQL, sql } from '../../../../platform/server/data/drizzle.ts'
import { hasKey, hasTyped } from '../../../../platform/server/data/search/typed.ts'
import type { Finder } from '../../../base/queue/server/hooks.ts'
import { referenceKey } from '../../wallet/contract/reference.ts'
import { ownerNames } from '../../wallet/server/reads.ts'
import { beanOrder } from './tables.ts'

const kind = { cn: '购豆订单', en: 'Bean order' }

/** Orders of beans, by number, bank reference or price. */
export const findBeanOrders: Finder = {
  permission: 'operator:money',
  find: async ({ db, lang }, words, most) => {
    const key = referenceKey(words)
    const rows = await db
      .select()
      .from(beanOrder)
      .where(
        or(
          hasTyped([beanOrder.number, beanOrder.bankReference], words),
          amountIs(words, beanOrder.priceMinor, 'CNY'),
          key === '' ? undefined : hasKey(beanOrder.referenceKey, key),
        ),
      )
      .orderBy(desc(beanOrder.createdAt), desc(beanOrder.id))
      .limit(most)
    const names = await ownerNames(db, rows)
    return rows.map((row) => ({
      id: row.id,
      kind: kind[lang],
      number: row.number,
      about: [names.get(row.ownerId), formatMoney(row.priceMinor, 'CNY', lang)].filter(Boolean).join(' · '),
      link: `/operatorHome/beanOrders?state=&search=${row.number}&id=${row.id}`,
    }))
  },
}

export const beanOrderNumbered = (number: string): SQL => sql`
  select id, array_remove(array[posting_id, refund_posting_id], null) as postings, created_by as by, created_at::text as at
  from ${beanOrder} where number = ${number}`
