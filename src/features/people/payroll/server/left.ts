import { prepared } from '../../../../platform/server/data/database.ts'
import { and, eq, gte, notExists, sql } from '../../../../platform/server/data/drizzle.ts'
import type { LeftBook } from '../../../base/approval/server/hooks.ts'
import { isCash } from './context.ts'
import { payRun, payRunPreparer } from './tables.ts'

const p = sql.placeholder
const approvedAlone = prepared((db) =>
  db
    .select({ id: payRun.id, at: payRun.approvedAt, totals: payRun.totals })
    .from(payRun)
    .where(
      and(
        eq(payRun.companyId, p('companyId')),
        eq(payRun.approvedBy, p('memberId')),
        gte(payRun.approvedAt, p('since')),
        notExists(
          db
            .select({ one: sql`1` })
            .from(payRunPreparer)
            .where(and(eq(payRunPreparer.runId, payRun.id), sql`${payRunPreparer.accountId} <> ${payRun.approvedBy}`)),
        ),
      ),
    )
    .prepare('pay_approved_alone'),
)

/** Pay runs that nobody else has prepared: where there was one member. One that was opened again is approved by nobody. */
export const leftByPay: LeftBook = async (db, asked) => {
  const runs = await approvedAlone(db).execute({ ...asked })
  return runs.flatMap(({ id, at, totals }) =>
    totals.flatMap(({ currency, netMinor }) =>
      at && isCash(currency) ? [{ about: id, subject: id, at, currency, amountMinor: netMinor }] : [],
    ),
  )
}
