import type { Paging } from '../../../../platform/contract/page.ts'
import { anyOf } from '../../../../platform/server/data/columns.ts'
import type { Reader } from '../../../../platform/server/data/database.ts'
import { and, desc, eq, inArray, sql } from '../../../../platform/server/data/drizzle.ts'
import { paged } from '../../../../platform/server/data/query.ts'
import type { Look } from '../../../../platform/server/services.ts'
import { type CompanyId, companyOf } from '../../../../platform/server/wire/actor.ts'
import { employeeBriefs, employeesIn } from '../../employee/server/reads.ts'
import type { PaymentRow } from '../contract/payment-schema.ts'
import type { PaymentState } from '../contract/run.ts'
import { sentPayments } from './payment-lifecycle.ts'
import { type PayPaymentRow, payBatch, payPayment, payRun } from './tables.ts'

export async function presentPayments(db: Reader, companyId: CompanyId, rows: readonly PayPaymentRow[]): Promise<PaymentRow[]> {
  if (rows.length === 0) return []
  const employees = await employeeBriefs(
    db,
    companyId,
    rows.map(({ employeeId }) => employeeId),
  )
  const runIds = rows.map(({ runId }) => runId)
  const runs = await db.select({ id: payRun.id, number: payRun.number }).from(payRun).where(anyOf(payRun.id, runIds))
  const batchIds = rows.flatMap(({ batchId }) => batchId ?? [])
  const batches =
    batchIds.length > 0
      ? await db.select({ id: payBatch.id, number: payBatch.number }).from(payBatch).where(anyOf(payBatch.id, batchIds))
      : []
  return rows.map((row) => {
    const { id, number, name, latinName } = employees.get(row.employeeId)!
    return {
      id: row.id,
      employee: { id, number, name, latinName },
      run: runs.find((run) => run.id === row.runId)!,
      slipId: row.slipId,
      currency: row.currency,
      amountMinor: row.amountMinor,
      state: row.state,
      batch: batches.find((batch) => batch.id === row.batchId)?.number ?? null,
      attempts: row.attempts,
      payee: row.payee,
      reason: row.reason,
      reference: row.reference,
      updatedAt: row.updatedAt.toString(),
    }
  })
}

type Filter = Paging & { id?: string | undefined; search: string; state?: PaymentState | undefined; currency?: string | undefined }

/** Payments of a run, or of the company, with their sums per currency and state. */
export async function paymentsOf(look: Look, filter: Filter) {
  const companyId = companyOf(look.actor)
  const named = filter.search ? (await employeesIn(look.db, companyId, { search: filter.search })).map(({ id }) => id) : null
  const scope = and(
    eq(payPayment.companyId, companyId),
    filter.id ? eq(payPayment.runId, filter.id) : undefined,
    named ? anyOf(payPayment.employeeId, named) : undefined,
    filter.currency ? sql`${payPayment.currency} = ${filter.currency}` : undefined,
  )
  const where = and(scope, filter.state ? eq(payPayment.state, filter.state) : undefined)
  const list = await paged(filter, {
    rows: look.db.select().from(payPayment).where(where).orderBy(desc(payPayment.updatedAt), desc(payPayment.id)),
    total: look.db.$count(payPayment, where),
    map: (rows) => presentPayments(look.db, companyId, rows),
  })
  const sums = await look.db
    .select({
      currency: payPayment.currency,
      state: payPayment.state,
      count: sql<number>`count(*)::int`,
      minor: sql<number>`sum(${payPayment.amountMinor})::bigint`,
    })
    .from(payPayment)
    .where(scope)
    .groupBy(payPayment.currency, payPayment.state)
    .orderBy(payPayment.currency, payPayment.state)
  return { ...list, sums }
}

/** Of these employees, those who were ever paid, or to whom money is on its way. */
export async function paidEver(db: Reader, companyId: CompanyId, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectDistinct({ id: payPayment.employeeId })
    .from(payPayment)
    .where(and(eq(payPayment.companyId, companyId), anyOf(payPayment.employeeId, ids), inArray(payPayment.state, sentPayments)))
  return new Set(rows.map(({ id }) => id))
}
