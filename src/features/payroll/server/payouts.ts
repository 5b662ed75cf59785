import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Paging } from '../../../platform/contract/page.ts'
import { anyOf } from '../../../platform/server/columns.ts'
import { contains, paged } from '../../../platform/server/query.ts'
import { refuse } from '../../../platform/server/refusal.ts'
import type { Act, Look } from '../../../platform/server/services.ts'
import { companyBriefs } from '../../company/server/reads.ts'
import { payeePlace } from '../../employee/server/reads.ts'
import { revealSecret } from '../../secret/server/writes.ts'
import type { BatchRow } from '../contract/payment-schema.ts'
import type { PaymentState } from '../contract/run.ts'
import { type BankProblem, readResult } from './bank-file.ts'
import { filePlace } from './batches.ts'
import { moveRun } from './machine.ts'
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

async function batchOf(look: Pick<Look, 'db'>, id: string): Promise<PayBatchRow> {
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

/** The file as it was made, with account numbers in full: who looks and why is recorded first, of the file and of each account in it. */
export async function fileOf(act: Act, input: { id: string; reason: string }) {
  const batch = await batchOf(act, input.id)
  const payments = await act.db.select({ employeeId: payPayment.employeeId }).from(payPayment).where(eq(payPayment.batchId, batch.id))
  const contains = payments.map(({ employeeId }) => payeePlace(batch.companyId, employeeId))
  const text = await revealSecret(act, filePlace(batch), { reason: input.reason, contains })
  return { name: `${batch.number}.csv`, text, hash: batch.fileHash }
}

export async function markPaid(act: Act, input: { batchId: string; paymentIds: readonly string[]; reference: string }) {
  const batch = await batchOf(act, input.batchId)
  const run = await moveRun(act, batch.runId, 'markPaid', input)
  return { marked: new Set(input.paymentIds).size, state: run.state }
}

export async function markFailed(act: Act, input: { batchId: string; paymentIds: readonly string[]; reason: string }) {
  const batch = await batchOf(act, input.batchId)
  const run = await moveRun(act, batch.runId, 'markFailed', input)
  return { marked: new Set(input.paymentIds).size, state: run.state }
}

const problems: Record<BankProblem, { cn: string; en: string }> = {
  empty: { cn: '没有付款行', en: 'there is no line of a payment' },
  payment: { cn: '付款编号不正确', en: 'the payment number is not valid' },
  outcome: { cn: '结果须是“成功”或“失败”', en: 'the outcome must be paid or failed' },
  twice: { cn: '同一付款出现两次', en: 'the payment occurs twice' },
}

/** The bank's file marks a whole batch at once. Payments that are what it says already stay; a contradiction refuses all. */
export async function applyResult(act: Act, input: { batchId: string; text: string }) {
  const batch = await batchOf(act, input.batchId)
  const results = readResult(input.text)
  if (!Array.isArray(results)) throw refuse('bankFileRow', { row: results.row, problem: problems[results.problem] })
  const rows = await act.tx
    .select()
    .from(payPayment)
    .where(
      and(
        eq(payPayment.batchId, batch.id),
        anyOf(
          payPayment.id,
          results.map(({ paymentId }) => paymentId),
        ),
      ),
    )
  const stateOf = new Map(rows.map(({ id, state }) => [id, state]))
  const foreign = results.findIndex(({ paymentId }) => !stateOf.has(paymentId))
  if (foreign >= 0) throw refuse('bankFileRow', { row: foreign + 1, problem: { cn: '不在本批次', en: 'it is not in this batch' } })
  const already = results.filter(({ paymentId, paid }) => stateOf.get(paymentId) === (paid ? 'paid' : 'failed'))
  const fresh = results.filter((one) => !already.includes(one))
  const [paid, failed] = [fresh.filter((one) => one.paid), fresh.filter((one) => !one.paid)]
  await keepRemarks(act, fresh)
  const idsOf = (list: typeof fresh) => list.map(({ paymentId }) => paymentId)
  if (paid.length > 0) await moveRun(act, batch.runId, 'markPaid', { batchId: batch.id, paymentIds: idsOf(paid), reference: '' })
  if (failed.length > 0) await moveRun(act, batch.runId, 'markFailed', { batchId: batch.id, paymentIds: idsOf(failed), reason: '' })
  const [run] = await act.tx.select({ state: payRun.state }).from(payRun).where(eq(payRun.id, batch.runId))
  return { paid: paid.length, failed: failed.length, already: already.length, state: run!.state }
}

/** What the bank says of each, before one move settles them all. */
async function keepRemarks(act: Act, results: readonly { paymentId: string; paid: boolean; remark: string }[]): Promise<void> {
  await act.tx.execute(sql`
    update ${payPayment} p set reference = case when c.paid then c.remark else '' end, reason = case when c.paid then '' else c.remark end
    from unnest(${sql.param(results.map(({ paymentId }) => paymentId))}::uuid[], ${sql.param(results.map(({ paid }) => paid))}::bool[],
      ${sql.param(results.map(({ remark }) => remark))}::text[]) as c(id, paid, remark)
    where p.id = c.id and p.state = 'sent'`)
}
