import { yearOf } from '../../../../platform/contract/day.ts'
import { type Reader, together } from '../../../../platform/server/data/database.ts'
import { and, eq, gte, inArray, lte, or, sql } from '../../../../platform/server/data/drizzle.ts'
import type { Act, Look } from '../../../../platform/server/services.ts'
import { type CompanyId, companyOf } from '../../../../platform/server/wire/actor.ts'
import { employerOf } from '../../../base/company/server/reads.ts'
import { balancesOn } from '../../absence/server/reads.ts'
import type { EmployeeRow } from '../../employee/server/reads.ts'
import type { SlipTotals } from '../contract/engine/slip.ts'
import { closedStates } from '../contract/run.ts'
import type { SlipBeside } from '../contract/slip-schema.ts'
import { keptLeave } from './printed/leave.ts'
import { type PayRunRow, type PaySlipRow, payPayment, payPolicy, payRun, paySlip } from './tables.ts'

/**
 * What a payslip says beside its lines. By what was known when its run was approved, so that it says the same whenever it is printed;
 * before that by what was known when it was calculated. What leave is left was kept then, as rules and records change; runs that were
 * approved before it was kept count it by the entries of that moment.
 */
export async function besideOf(db: Reader, slip: PaySlipRow, run: PayRunRow, employee: EmployeeRow): Promise<SlipBeside> {
  const knownAt = run.approvedAt ?? slip.calculatedAt
  const [employer, yearToDate, leave, [payment], { showsCost }] = await together(
    () => employerOf(db, run.companyId),
    () => yearToDateOf(db, slip, knownAt),
    async () => (await keptLeave(db, slip.id)) ?? balancesOn(db, employee, slip.periodTo, knownAt),
    () => db.select({ payee: payPayment.payee }).from(payPayment).where(eq(payPayment.slipId, slip.id)),
    () => policyOf(db, run.companyId),
  )
  const payee = payment?.payee
  return { employer, yearToDate, leave, account: payee ? { bankName: payee.bankName, mask: payee.mask } : null, showsCost }
}

/** Of approved runs, and of this slip. A pay date decides about the year and the order. */
async function yearToDateOf(db: Reader, slip: PaySlipRow, knownAt: Temporal.Instant): Promise<SlipBeside['yearToDate']> {
  const since = `${yearOf(slip.payOn)}-01-01`
  const total = (name: keyof SlipTotals) =>
    sql<number>`coalesce(sum((${paySlip.slip}::jsonb #>> ${sql.raw(`'{totals,${name}}'`)})::bigint), 0)::bigint`.mapWith(Number)
  const [sums] = await db
    .select({
      slips: sql<number>`count(*)::int`,
      grossMinor: total('grossMinor'),
      reimbursedMinor: total('reimbursedMinor'),
      deductedMinor: total('deductedMinor'),
      carriedMinor: total('carriedMinor'),
      netMinor: total('netMinor'),
    })
    .from(paySlip)
    .innerJoin(payRun, eq(payRun.id, paySlip.runId))
    .where(
      and(
        eq(paySlip.companyId, slip.companyId),
        eq(paySlip.employeeId, slip.employeeId),
        eq(paySlip.currency, slip.currency),
        gte(paySlip.payOn, since),
        lte(paySlip.payOn, slip.payOn),
        or(eq(paySlip.id, slip.id), and(inArray(payRun.state, [...closedStates]), lte(payRun.approvedAt, knownAt))),
      ),
    )
  if (!sums) throw new Error(`no sums up to the slip ${slip.id}`)
  return { since, ...sums }
}

async function policyOf(db: Reader, companyId: CompanyId): Promise<{ version: number; showsCost: boolean }> {
  const [own] = await db.select().from(payPolicy).where(eq(payPolicy.companyId, companyId))
  return { version: own?.version ?? 0, showsCost: own?.showsCost ?? true }
}

export const ownPolicy = (look: Look) => policyOf(look.db, companyOf(look.actor))

export async function changePolicy(act: Act, { showsCost }: { showsCost: boolean }) {
  const companyId = companyOf(act.actor)
  const set = { showsCost, changedBy: act.actor.accountId, changedAt: act.now }
  await act.tx
    .insert(payPolicy)
    .values({ companyId, ...set })
    .onConflictDoUpdate({ target: payPolicy.companyId, set })
  return policyOf(act.db, companyId)
}
