import { anyOf } from '../../../../platform/server/data/columns.ts'
import { and, asc, eq, gt, inArray, type PgUpdateSetSource, sql } from '../../../../platform/server/data/drizzle.ts'
import { statesOf, targetOf, turnAll } from '../../../../platform/server/data/lifecycle.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import { type Payee, payeesOf } from '../../employee/server/reads.ts'
import { keepEmployees } from '../../employee/server/writes.ts'
import type { PaymentState } from '../contract/run.ts'
import { judgeRun, lastFingerprints } from './checks.ts'
import { isCash, type RunFacts } from './context.ts'
import { awaitedPayments, type PaymentMove, paymentLifecycle } from './payment-lifecycle.ts'
import { type PayPaymentRow, type PayRunRow, payPayment, paySlip } from './tables.ts'
import { whoOf } from './who.ts'

/**
 * One payment for each slip with a net, when the run is approved, with the account that was looked at: who pays later sees whether it is
 * still that one. What is in other currencies is paid outside.
 */
export async function openPaymentsOf(act: Act, run: PayRunRow): Promise<void> {
  const cash = run.totals.map(({ currency }) => currency).filter(isCash)
  const known = [...(await payeesOf(act.db, run.companyId, await paidIn(act, run)))]
  await act.tx.execute(sql`
    insert into ${payPayment} (company_id, run_id, employee_id, slip_id, currency, amount_minor, state, fingerprint, updated_at)
    select company_id, run_id, employee_id, s.id, currency, net_minor,
      case when currency = any(${sql.param([...cash])}::text[]) then 'held' else 'outside' end, known.print, ${act.now.toString()}::timestamptz
    from ${paySlip} s
    left join unnest(${sql.param(known.map(([id]) => id))}::uuid[], ${sql.param(known.map(([, { print }]) => print))}::text[])
      as known(id, print) on known.id = employee_id
    where run_id = ${run.id} and net_minor > 0 order by employee_id`)
}

/** Whom a run pays: those with a net. */
const paidIn = async (act: Act, run: PayRunRow): Promise<string[]> => {
  const rows = await act.tx
    .select({ id: paySlip.employeeId })
    .from(paySlip)
    .where(and(eq(paySlip.runId, run.id), gt(paySlip.netMinor, 0)))
  return rows.map(({ id }) => id)
}

/**
 * Approves accounts as they were looked at: nobody changes one until the act ends, and one that was changed since the checks were shown is
 * among them again.
 */
export async function refuseUnseen(act: Act, run: PayRunRow): Promise<void> {
  await keepEmployees(act, run.companyId, await paidIn(act, run))
  const { blocking, unticked } = await judgeRun(act, run)
  if (blocking > 0 || unticked > 0) throw refuse('runChanged')
}

/** Nothing of them was ever sent. */
export async function dropPaymentsOf(act: Act, run: PayRunRow): Promise<void> {
  await act.tx.delete(payPayment).where(eq(payPayment.runId, run.id))
}

/** The payments of a run that a move can be made on. */
export const paymentsIn = (act: Act, run: PayRunRow, move: PaymentMove): Promise<PayPaymentRow[]> =>
  act.tx
    .select()
    .from(payPayment)
    .where(and(eq(payPayment.runId, run.id), inState(move)))
    .orderBy(asc(payPayment.employeeId))

/** A payment that the move can be made on. */
export const inState = (move: PaymentMove) => inArray(payPayment.state, statesOf(paymentLifecycle, move))

/** Payments that can be sent: all of them, or those of chosen people, each of which must be ready. */
export async function toSend(act: Act, run: PayRunRow, employeeIds: readonly string[] | undefined): Promise<PayPaymentRow[]> {
  return employeeIds ? chosen(act, run, { employeeIds }, 'pay') : paymentsIn(act, run, 'pay')
}

type Choice = { employeeIds: readonly string[] } | { batchId: string; paymentIds: readonly string[] }

/** All that were chosen, if the move can be made on each; otherwise `paymentState`. */
export async function chosen(act: Act, run: PayRunRow, choice: Choice, move: PaymentMove): Promise<PayPaymentRow[]> {
  const wanted = [...new Set('employeeIds' in choice ? choice.employeeIds : choice.paymentIds)]
  const found = await act.tx
    .select()
    .from(payPayment)
    .where(
      and(
        eq(payPayment.runId, run.id),
        inState(move),
        'employeeIds' in choice
          ? anyOf(payPayment.employeeId, wanted)
          : and(eq(payPayment.batchId, choice.batchId), anyOf(payPayment.id, wanted)),
      ),
    )
    .orderBy(asc(payPayment.employeeId))
  if (found.length !== wanted.length) throw refuse('paymentState')
  return found
}

export async function oneOf(act: Act, run: PayRunRow, employeeId: string, move: PaymentMove): Promise<PayPaymentRow> {
  const [payment] = await chosen(act, run, { employeeIds: [employeeId] }, move)
  return payment!
}

/** Whether nothing waits any more once the move is made on these payments: the run is paid. */
export function settledWithout({ payments }: RunFacts, moved: readonly PayPaymentRow[], move: PaymentMove): boolean {
  const counts = new Map(payments)
  const count = (state: PaymentState, by: number) => counts.set(state, (counts.get(state) ?? 0) + by)
  for (const { state } of moved) {
    count(state, -1)
    count(targetOf(paymentLifecycle, state, move), 1)
  }
  return awaitedPayments.every((state) => (counts.get(state) ?? 0) === 0)
}

export const turnPayments = (
  act: Act,
  payments: readonly PayPaymentRow[],
  move: PaymentMove,
  set: PgUpdateSetSource<typeof payPayment>,
): Promise<PayPaymentRow[]> => turnAll(act, paymentLifecycle, payments, move, { set: { ...set, updatedAt: act.now } })

/** An account that pay can go to. */
export type ReadyPayee = Payee & { print: string }

/**
 * The accounts of payments, by employee, as they stay until the act ends. All pay passes here, on the platform and outside it: refused for
 * people without bank details, and for those whose account is another than was approved or last sent to, which nobody else has confirmed.
 */
export async function readyPayees(
  act: Act,
  run: PayRunRow,
  payments: readonly PayPaymentRow[],
  members: number,
): Promise<Map<string, ReadyPayee>> {
  const ids = payments.map(({ employeeId }) => employeeId)
  await keepEmployees(act, run.companyId, ids)
  const payees = await payeesOf(act.db, run.companyId, ids)
  const ready = new Map([...payees].flatMap(([id, payee]) => (isComplete(payee) ? [[id, payee] as const] : [])))
  const missing = ids.filter((id) => !ready.has(id))
  if (missing.length > 0) throw refuse('payeesIncomplete', { count: missing.length, who: await whoOf(act.db, run.companyId, missing) })
  if (members === 1) return ready
  const sent = await lastFingerprints(act, ids)
  const changed = payments.flatMap(({ employeeId, fingerprint }) => {
    const { confirmed, print } = ready.get(employeeId)!
    const known = [fingerprint, sent.get(employeeId)].filter((one) => one)
    return confirmed || (known.length > 0 && known.every((one) => one === print)) ? [] : [employeeId]
  })
  if (changed.length > 0) throw refuse('payeesUnconfirmed', { count: changed.length, who: await whoOf(act.db, run.companyId, changed) })
  return ready
}

const isComplete = (payee: Payee): payee is ReadyPayee => Boolean(payee.print && payee.holder && payee.bankName)
