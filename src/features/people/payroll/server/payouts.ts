import type { Paging } from '../../../../platform/contract/page.ts'
import { anyOf } from '../../../../platform/server/data/columns.ts'
import { and, asc, desc, eq, isNotNull, isNull, sql } from '../../../../platform/server/data/drizzle.ts'
import { contains, paged } from '../../../../platform/server/data/query.ts'
import type { Act, Look } from '../../../../platform/server/services.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import { companyBriefs } from '../../../base/company/server/reads.ts'
import { revealSecret } from '../../../base/secret/server/writes.ts'
import { needStanding, stoppedAmong } from '../../../base/standing/server/reads.ts'
import { payeePlace } from '../../employee/server/reads.ts'
import type { BatchRow } from '../contract/payment-schema.ts'
import type { PaymentState } from '../contract/run.ts'
import { filePlace } from './batches.ts'
import { presentPayments } from './payment-list.ts'
import { type PayBatchRow, payBatch, payPayment, payRun } from './tables.ts'

/** Batches that were sent, for operators: every company's. */
export async function batchesOf(look: Look, filter: Paging & { search: string; state: 'open' | 'settled'; order: 'asc' | 'desc' }) {
  const where = and(
    filter.state === 'open' ? isNull(payBatch.settledAt) : isNotNull(payBatch.settledAt),
    contains([payBatch.number, payRun.number], filter.search),
  )
  const joined = look.db.select({ batch: payBatch }).from(payBatch).innerJoin(payRun, eq(payRun.id, payBatch.runId)).where(where)
  return paged(filter, {
    rows: look.db
      .select({ batch: payBatch })
      .from(payBatch)
      .innerJoin(payRun, eq(payRun.id, payBatch.runId))
      .where(where)
      .orderBy(filter.order === 'asc' ? asc(payBatch.sentAt) : desc(payBatch.sentAt), payBatch.id),
    total: look.db.$count(joined.as('found')),
    map: (rows) =>
      presentBatches(
        look,
        rows.map(({ batch }) => batch),
      ),
  })
}

async function presentBatches(look: Pick<Look, 'db'>, batches: readonly PayBatchRow[]): Promise<BatchRow[]> {
  const ids = batches.map(({ id }) => id)
  if (ids.length === 0) return []
  const companies = await companyBriefs(
    look.db,
    batches.map(({ companyId }) => companyId),
  )
  const runs = await look.db
    .select({ id: payRun.id, number: payRun.number, payOn: payRun.payOn })
    .from(payRun)
    .where(
      anyOf(
        payRun.id,
        batches.map(({ runId }) => runId),
      ),
    )
  const stopped = await stoppedAmong(
    look.db,
    batches.map(({ companyId }) => ({ ownerType: 'company', ownerId: companyId })),
  )
  const states = await look.db
    .select({ batchId: payPayment.batchId, state: payPayment.state, count: sql<number>`count(*)::int` })
    .from(payPayment)
    .where(anyOf(payPayment.batchId, ids))
    .groupBy(payPayment.batchId, payPayment.state)
  const countOf = (id: string, state: PaymentState) => states.find((one) => one.batchId === id && one.state === state)?.count ?? 0
  return batches.map((batch) => {
    const [sent, paid] = [countOf(batch.id, 'sent'), countOf(batch.id, 'paid')]
    return {
      id: batch.id,
      number: batch.number,
      company: { id: batch.companyId, name: companies.get(batch.companyId)?.fullName ?? '' },
      stopped: stopped.get(batch.companyId) ?? null,
      run: runs.find(({ id }) => id === batch.runId)!,
      currency: batch.currency,
      payments: batch.payments,
      totalMinor: batch.totalMinor,
      sent,
      paid,
      // What failed may be in a later batch by now.
      failed: batch.payments - sent - paid,
      fileHash: batch.fileHash,
      sentAt: batch.sentAt.toString(),
      settledAt: batch.settledAt?.toString() ?? null,
    }
  })
}

export async function batchOf(look: Pick<Look, 'db'>, id: string): Promise<PayBatchRow> {
  const [batch] = await look.db.select().from(payBatch).where(eq(payBatch.id, id))
  if (!batch) throw refuse('notFound')
  return batch
}

export async function batchDetail(look: Look, filter: Paging & { id: string; search: string; state?: PaymentState | undefined }) {
  const row = await batchOf(look, filter.id)
  const [batch] = await presentBatches(look, [row])
  const where = and(
    eq(payPayment.batchId, row.id),
    filter.state ? eq(payPayment.state, filter.state) : undefined,
    contains([sql`${payPayment.payee}->>'holder'`], filter.search),
  )
  const list = await paged(filter, {
    rows: look.db.select().from(payPayment).where(where).orderBy(asc(payPayment.employeeId)),
    total: look.db.$count(payPayment, where),
    map: (rows) => presentPayments(look.db, row.companyId, rows),
  })
  return { ...list, batch: batch! }
}

/** The file as it was made, with account numbers in full: who looks and why is recorded first, for the file and for each account in it. */
export async function fileOf(act: Act, input: { id: string; reason: string }) {
  const batch = await batchOf(act, input.id)
  await needStanding(act, { ownerType: 'company', ownerId: batch.companyId }, 'payOut')
  const payments = await act.db.select({ employeeId: payPayment.employeeId }).from(payPayment).where(eq(payPayment.batchId, batch.id))
  const contains = payments.map(({ employeeId }) => payeePlace(batch.companyId, employeeId))
  const text = await revealSecret(act, filePlace(batch), { reason: input.reason, contains })
  return { name: `${batch.number}.csv`, text, hash: batch.fileHash }
}
