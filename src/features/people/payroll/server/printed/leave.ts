import type { Reader } from '../../../../../platform/server/data/database.ts'
import { asc, eq, sql } from '../../../../../platform/server/data/drizzle.ts'
import type { Act } from '../../../../../platform/server/services.ts'
import { balancesOfMany } from '../../../absence/server/reads.ts'
import { employeesIn } from '../../../employee/server/reads.ts'
import type { SlipBeside } from '../../contract/slip-schema.ts'
import { type PayRunRow, paySlip } from '../tables.ts'
import { paySlipLeave } from './tables.ts'

const AT_ONCE = 500

/** Keeps what leave each slip of an approved run says is left. */
export async function keepLeave(act: Act, run: PayRunRow): Promise<void> {
  const slips = await act.tx
    .select({ id: paySlip.id, employeeId: paySlip.employeeId, periodTo: paySlip.periodTo })
    .from(paySlip)
    .where(eq(paySlip.runId, run.id))
    .orderBy(asc(paySlip.employeeId))
  for (let from = 0; from < slips.length; from += AT_ONCE) {
    const some = slips.slice(from, from + AT_ONCE)
    const days = new Map(some.map(({ employeeId, periodTo }) => [employeeId, periodTo]))
    const employees = await employeesIn(act.db, run.companyId, { ids: [...days.keys()] })
    const left = await balancesOfMany(act.db, run.companyId, employees, (id) => days.get(id) ?? run.periodTo, act.now)
    const list = <T>(pick: (one: (typeof some)[number]) => T) => sql.param(some.map(pick))
    await act.tx.execute(sql`
      insert into ${paySlipLeave} (slip_id, run_id, leave)
      select one.id, ${run.id}, one.leave
      from unnest(${list(({ id }) => id)}::uuid[], ${list(({ employeeId }) => JSON.stringify(left.get(employeeId) ?? []))}::jsonb[]) as one(id, leave)`)
  }
}

/** The run is a draft again. */
export async function dropLeave(act: Act, run: PayRunRow): Promise<void> {
  await act.tx.delete(paySlipLeave).where(eq(paySlipLeave.runId, run.id))
}

/** Null for a slip whose run is not approved, or was before this was kept. */
export async function keptLeave(db: Reader, slipId: string): Promise<SlipBeside['leave'] | null> {
  const [kept] = await db.select({ leave: paySlipLeave.leave }).from(paySlipLeave).where(eq(paySlipLeave.slipId, slipId))
  return kept?.leave ?? null
}
