import { anyOf } from '../../../../platform/server/data/columns.ts'
import { and, asc, eq, inArray, type PgUpdateSetSource, sql } from '../../../../platform/server/data/drizzle.ts'
import { statesOf, targetOf, turnAll } from '../../../../platform/server/data/lifecycle.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import { payeesOf } from '../../employee/server/reads.ts'
import type { PaymentState } from '../contract/run.ts'
import { lastFingerprints } from './checks.ts'
import { isCash, type RunFacts } from './context.ts'
import { awaitedPayments, type PaymentMove, paymentLifecycle } from './payment-lifecycle.ts'
import { type PayPaymentRow, type PayRunRow, payPayment, paySlip } from './tables.ts'
import { whoOf } from './who.ts'

/**
 * One payment for each slip with a net, when the run is approved. What is in other currencies is paid outside: its bank details are those
 * that were looked at, as no batch keeps a copy of them.
 */
export async function openPaymentsOf(act: Act, run: PayRunRow): Promise<void> {
  const cash = run.totals.map(({ currency }) => currency).filter(isCash)
  await act.tx.execute(sql`
    insert into ${payPayment} (company_id, run_id, employee_id, slip_id, currency, amount_minor, state, updated_at)
    select company_id, run_id, employee_id, id, currency, net_minor,
      case when currency = any(${sql.param([...cash])}::text[]) then 'held' else 'outside' end, ${act.now.toString()}::timestamptz
    from ${paySlip} where run_id = ${run.id} and net_minor > 0 order by employee_id`)
  const outside = await paymentsIn(act, run, 'payOutside')
  const payees = await payeesOf(
    act.db,
    run.companyId,
    outside.map(({ employeeId }) => employeeId),
  )
  const known = outside.flatMap(({ id, employeeId }) => {
    const print = payees.get(employeeId)?.print
    return print ? [{ id, print }] : []
  })
  if (known.length === 0) return
  await act.tx.execute(sql`
    update ${payPayment} p set fingerprint = c.fingerprint
    from unnest(${sql.param(known.map(({ id }) => id))}::uuid[], ${sql.param(known.map(({ print }) => print))}::text[]) as c(id, fingerprint)
    where p.id = c.id`)
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

/** Refuses payments to people without bank details, or whose new or changed ones nobody else has confirmed. */
export async function refuseUnready(act: Act, run: PayRunRow, payments: readonly PayPaymentRow[], members: number): Promise<void> {
  const ids = payments.map(({ employeeId }) => employeeId)
  const payees = await payeesOf(act.db, run.companyId, ids)
  const before = await lastFingerprints(act, ids)
  const missing = ids.filter((id) => !payees.get(id)?.print || !payees.get(id)?.holder || !payees.get(id)?.bankName)
  if (missing.length > 0) throw refuse('payeesIncomplete', { count: missing.length, who: await whoOf(act.db, run.companyId, missing) })
  if (members === 1) return
  const open = ids.filter((id) => before.get(id) !== payees.get(id)?.print && !payees.get(id)?.confirmed)
  if (open.length > 0) throw refuse('payeesUnconfirmed', { count: open.length, who: await whoOf(act.db, run.companyId, open) })
}
