import { formatMoney } from '../../../../platform/contract/amount.ts'
import { amountIs } from '../../../../platform/server/amounts.ts'
import { desc, or, type SQL, sql } from '../../../../platform/server/data/drizzle.ts'
import { hasTyped } from '../../../../platform/server/data/search/typed.ts'
import { companyBriefs } from '../../../base/company/server/reads.ts'
import type { Finder } from '../../../base/queue/server/hooks.ts'
import { referenceKey } from '../../../money/wallet/contract/reference.ts'
import { payBatch, payRun } from './tables.ts'

const kind = { cn: '工资打款', en: 'Payroll payout' }

/** Batches of pay, by their number or that of their run, by bank reference or total. */
export const findBatches: Finder = {
  permission: 'operator:money',
  find: async ({ db, lang }, words, most) => {
    const key = referenceKey(words)
    const runs = db
      .select({ id: payRun.id })
      .from(payRun)
      .where(hasTyped([payRun.number], words))
    const rows = await db
      .select({ batch: payBatch })
      .from(payBatch)
      .where(
        or(
          hasTyped([payBatch.number], words),
          sql`${payBatch.runId} = any(array(${runs}))`,
          amountIs(words, payBatch.totalMinor, payBatch.currency),
          key === '' ? undefined : sql`(${payBatch.paidKeys} @> array[${key}]::text[] or ${payBatch.returnKeys} @> array[${key}]::text[])`,
        ),
      )
      .orderBy(desc(payBatch.sentAt), desc(payBatch.id))
      .limit(most)
    const companies = await companyBriefs(
      db,
      rows.map(({ batch }) => batch.companyId),
    )
    return rows.map(({ batch }) => ({
      id: batch.id,
      kind: kind[lang],
      number: batch.number,
      about: [companies.get(batch.companyId)?.fullName, formatMoney(batch.totalMinor, batch.currency, lang)].filter(Boolean).join(' · '),
      link: `/operatorHome/payrollPayouts?state=${batch.settledAt ? 'settled' : 'open'}&search=${batch.number}&id=${batch.id}`,
    }))
  },
}

export const batchNumbered = (number: string): SQL =>
  sql`select id, array[posting_id] as postings, sent_by as by, sent_at::text as at from ${payBatch} where number = ${number}`
