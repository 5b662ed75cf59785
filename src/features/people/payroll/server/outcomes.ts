import { z } from 'zod'
import { moneyOf, moneyPair } from '../../../../platform/contract/amount.ts'
import type { Pair } from '../../../../platform/contract/texts.ts'
import { anyOf } from '../../../../platform/server/data/columns.ts'
import { and, eq, exists, gte, type PgColumn, sql } from '../../../../platform/server/data/drizzle.ts'
import { statesOf } from '../../../../platform/server/data/lifecycle.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { storedCompany } from '../../../../platform/server/wire/actor.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import { approvalKind } from '../../../base/approval/server/hooks.ts'
import { needsSecond, wholeCny } from '../../../base/approval/server/reads.ts'
import { askApproval, lapseApprovals } from '../../../base/approval/server/writes.ts'
import { companyBriefs } from '../../../base/company/server/reads.ts'
import { settingsOf } from '../../../base/setting/server/reads.ts'
import { needStanding } from '../../../base/standing/server/reads.ts'
import { referenceKey } from '../../../money/wallet/contract/reference.ts'
import type { DecidedBook, TransferBook } from '../../../money/wallet/server/hooks.ts'
import { arrivalKey, askOnce, withKey, withToday } from '../../../money/wallet/server/writes.ts'
import { payrollCalls } from '../contract/calls.ts'
import { type BankProblem, type BankResult, readResult } from './bank-file.ts'
import { moveRun } from './machine.ts'
import { paymentLifecycle } from './payment-lifecycle.ts'
import { inState } from './payments.ts'
import { batchOf } from './payouts.ts'
import { holdRun } from './reach.ts'
import { type PayBatchRow, payBatch, payPayment, payRun, payRunMove } from './tables.ts'

/** What the bank says of the payments of a batch. Payments out of a large batch are reported by two operators. */

const KIND = 'payrollPaid'
const RETURN = 'payrollReturn'

const problems: Record<BankProblem, { cn: string; en: string }> = {
  empty: { cn: '没有付款行', en: 'there is no line of a payment' },
  payment: { cn: '付款编号不正确', en: 'the payment number is not valid' },
  outcome: { cn: '结果须是“成功”或“失败”', en: 'the outcome must be paid or failed' },
  twice: { cn: '同一付款出现两次', en: 'the payment occurs twice' },
}

interface Chosen {
  batchId: string
  paymentIds: readonly string[]
  reference: string
  /** It is another transfer than those under the same reference. */
  another?: boolean | undefined
}

/** A batch with its run locked. All that is said of a batch comes through here before it reads or changes anything. */
async function holdBatch(act: Act, id: string): Promise<PayBatchRow> {
  await holdRun(act, (await batchOf(act, id)).runId)
  return batchOf(act, id)
}

export async function markPaid(act: Act, input: Chosen) {
  const batch = await holdBatch(act, input.batchId)
  const key = referenceKey(input.reference)
  const again = await askOnce(act, 'out', { usedBy: `payBatch:${batch.id}`, key, another: input.another, field: 'reference' })
  const results = [...new Set(input.paymentIds)].map((paymentId) => ({ paymentId, paid: true, remark: input.reference }))
  const { fresh, foreign } = await comparedWith(act, batch, results)
  if (foreign >= 0 || fresh.length < results.length) throw refuse('paymentState')
  await act.tx
    .update(payBatch)
    .set({ paidKeys: withKey(payBatch.paidKeys, key) })
    .where(eq(payBatch.id, batch.id))
  return { marked: results.length, ...(await settleOrAsk(act, batch, fresh, again)) }
}

export async function markFailed(act: Act, input: { batchId: string; paymentIds: readonly string[]; reason: string }) {
  const batch = await holdBatch(act, input.batchId)
  const run = await moveRun(act, batch.runId, 'markFailed', input)
  await lapseApprovals(act, KIND, batch.id)
  return { marked: new Set(input.paymentIds).size, state: run.state }
}

/** The bank sent back what it had paid. As every correction it needs a second operator, whatever the amount. */
export async function cameBack(act: Act, input: Chosen & { reason: string }) {
  const batch = await holdBatch(act, input.batchId)
  const key = arrivalKey(input.reference)
  await askOnce(act, 'in', { usedBy: `payBatch:${batch.id}`, key, another: input.another, field: 'reference' })
  const ids = [...new Set(input.paymentIds)]
  await act.tx
    .update(payBatch)
    .set({ returnKeys: withKey(payBatch.returnKeys, key) })
    .where(eq(payBatch.id, batch.id))
  const rows = await act.tx
    .select({ amountMinor: payPayment.amountMinor })
    .from(payPayment)
    .where(and(eq(payPayment.batchId, batch.id), inState('comeBack'), anyOf(payPayment.id, ids)))
  if (rows.length < ids.length) throw refuse('paymentState')
  const { secondOperatorFrom } = await settingsOf(act.db)
  const waits = await needsSecond(act, { permission: 'operator:money', money: null, from: wholeCny(secondOperatorFrom) })
  if (waits) {
    const amount = moneyPair(
      rows.reduce((all, { amountMinor }) => all + amountMinor, 0),
      batch.currency,
    )
    const title = {
      cn: `${batch.number}：登记 ${ids.length} 笔已付工资被银行退回 ${amount.cn}`,
      en: `${batch.number}: Record the return of ${ids.length} payroll ${ids.length === 1 ? 'payment' : 'payments'}, ${amount.en}`,
    }
    await askOperators(act, batch, { kind: RETURN, title, amountMinor: rows.reduce((all, row) => all + row.amountMinor, 0), input })
  } else await moveRun(act, batch.runId, 'comeBack', input)
  const [run] = await act.tx.select({ state: payRun.state }).from(payRun).where(eq(payRun.id, batch.runId))
  return { marked: ids.length, state: run!.state, waits }
}

/** The bank's file marks a whole batch at once. Payments that are what it says already stay; a contradiction refuses all. */
export async function applyResult(act: Act, input: { batchId: string; text: string }) {
  const batch = await holdBatch(act, input.batchId)
  const results = readResult(input.text)
  if (!Array.isArray(results)) throw refuse('bankFileRow', { row: results.row, problem: problems[results.problem] })
  const { fresh, foreign } = await comparedWith(act, batch, results)
  if (foreign >= 0) throw refuse('bankFileRow', { row: foreign + 1, problem: { cn: '不在本批次', en: 'it is not in this batch' } })
  const paid = fresh.filter((one) => one.paid).length
  const counts = { paid, failed: fresh.length - paid, already: results.length - fresh.length }
  return { ...counts, ...(await settleOrAsk(act, batch, fresh)) }
}

/** What the results change: those that are not true already, and the place of the first that is not of this batch, else -1. */
async function comparedWith(act: Act, batch: PayBatchRow, results: readonly BankResult[]) {
  const rows = await act.tx
    .select({ id: payPayment.id, state: payPayment.state })
    .from(payPayment)
    .where(and(eq(payPayment.batchId, batch.id), anyOf(payPayment.id, idsOf(results))))
  const stateOf = new Map(rows.map(({ id, state }) => [id, state]))
  return {
    fresh: results.filter(({ paymentId, paid }) => stateOf.get(paymentId) !== (paid ? 'paid' : 'failed')),
    foreign: results.findIndex(({ paymentId }) => !stateOf.has(paymentId)),
  }
}

const idsOf = (results: readonly BankResult[]) => results.map(({ paymentId }) => paymentId)

/** The whole batch counts for the limit, so that parts of it do not stay below, and with it the operator's day for this company. */
async function settleOrAsk(act: Act, batch: PayBatchRow, results: readonly BankResult[], always = false) {
  const paid = results.filter((one) => one.paid)
  if (paid.length > 0) await needStanding(act, { ownerType: 'company', ownerId: batch.companyId }, 'payOut')
  const { secondOperatorFrom } = await settingsOf(act.db)
  const money = moneyOf(batch.totalMinor, batch.currency)
  const question = {
    permission: 'operator:money',
    money: always ? null : await withToday(act, batch.companyId, money),
    from: wholeCny(secondOperatorFrom),
  } as const
  const waits = paid.length > 0 && (await needsSecond(act, question))
  if (waits) await ask(act, batch, results, paid)
  else await settle(act, batch, results)
  const [run] = await act.tx.select({ state: payRun.state }).from(payRun).where(eq(payRun.id, batch.runId))
  return { state: run!.state, waits }
}

async function ask(act: Act, batch: PayBatchRow, results: readonly BankResult[], paid: readonly BankResult[]): Promise<void> {
  const amounts = await act.tx
    .select({ amountMinor: payPayment.amountMinor })
    .from(payPayment)
    .where(and(eq(payPayment.batchId, batch.id), inState('markPaid'), anyOf(payPayment.id, idsOf(paid))))
  if (amounts.length < paid.length) throw refuse('paymentState')
  const money = moneyOf(
    amounts.reduce((all, { amountMinor }) => all + amountMinor, 0),
    batch.currency,
  )
  const amount = moneyPair(money.amountMinor, money.currency)
  const title = {
    cn: `${batch.number}：${paid.length} 笔工资标为已打款 ${amount.cn}`,
    en: `${batch.number}: Mark ${paid.length} payroll ${paid.length === 1 ? 'payment' : 'payments'} as paid, ${amount.en}`,
  }
  await askOperators(act, batch, { kind: KIND, title, amountMinor: money.amountMinor, input: { results } })
}

async function askOperators(act: Act, batch: PayBatchRow, asked: { kind: string; title: Pair; amountMinor: number; input: object }) {
  const { kind, title, amountMinor, input } = asked
  const companies = await companyBriefs(act.db, [batch.companyId])
  await askApproval(act, {
    kind,
    permission: 'operator:money',
    subject: batch.id,
    title,
    detail: companies.get(batch.companyId)?.fullName ?? '',
    link: `/operatorHome/payrollPayouts?id=${batch.id}`,
    money: moneyOf(amountMinor, batch.currency),
    input: { ...input },
  })
}

/** What batches book: money that went out under a reference, or came back under one. */
const batchBook =
  (keysOf: (batch: PayBatchRow) => readonly string[], column: PgColumn): TransferBook =>
  async (db, { keys }) => {
    const rows = await db
      .select()
      .from(payBatch)
      .where(sql`${column} && ${sql.param([...keys])}::text[]`)
    return rows.map((row) => ({
      usedBy: `payBatch:${row.id}`,
      keys: keysOf(row),
      number: row.number,
      owner: { ownerType: 'company', ownerId: row.companyId },
    }))
  }
export const paidByBatches = batchBook(({ paidKeys }) => paidKeys, payBatch.paidKeys)
export const returnedToBatches = batchBook(({ returnKeys }) => returnKeys, payBatch.returnKeys)

/** Batches of which an operator has marked payments as paid: each counts whole, and once. */
export const decidedBatches: DecidedBook = (db, { ownerId, operatorId, since }) =>
  db
    .select({ amountMinor: payBatch.totalMinor, currency: payBatch.currency })
    .from(payBatch)
    .where(
      and(
        eq(payBatch.companyId, storedCompany(ownerId)),
        exists(
          db
            .select({ one: sql`1` })
            .from(payRunMove)
            .where(
              and(
                eq(payRunMove.runId, payBatch.runId),
                eq(payRunMove.move, 'markPaid'),
                eq(payRunMove.actorId, operatorId),
                gte(payRunMove.at, since),
                sql`${payRunMove.detail} ->> 'batchId' = ${payBatch.id}::text`,
              ),
            ),
        ),
      ),
    )

async function settle(act: Act, batch: PayBatchRow, results: readonly BankResult[]): Promise<void> {
  const [paid, failed] = [results.filter((one) => one.paid), results.filter((one) => !one.paid)]
  await keepRemarks(act, batch, results)
  const common = { batchId: batch.id }
  if (paid.length > 0) await moveRun(act, batch.runId, 'markPaid', { ...common, paymentIds: idsOf(paid), reference: remarkOf(paid) })
  if (failed.length > 0) await moveRun(act, batch.runId, 'markFailed', { ...common, paymentIds: idsOf(failed), reason: remarkOf(failed) })
  await lapseApprovals(act, KIND, batch.id)
}

/** The remark that all have in common, which the record of the run shows; else none. */
const remarkOf = (results: readonly BankResult[]): string =>
  new Set(results.map(({ remark }) => remark)).size === 1 ? results[0]!.remark : ''

/** What the bank says of each, before one move settles them all. */
async function keepRemarks(act: Act, batch: PayBatchRow, results: readonly BankResult[]): Promise<void> {
  await act.tx.execute(sql`
    update ${payPayment} p set reference = case when c.paid then c.remark else '' end, reason = case when c.paid then '' else c.remark end
    from unnest(${sql.param(idsOf(results))}::uuid[], ${sql.param(results.map(({ paid }) => paid))}::bool[],
      ${sql.param(results.map(({ remark }) => remark))}::text[]) as c(id, paid, remark)
    where p.id = c.id and p.batch_id = ${batch.id} and p.state = any(${sql.param(statesOf(paymentLifecycle, 'markPaid'))}::text[])`)
}

const kept = z.object({ results: z.array(z.object({ paymentId: z.uuid(), paid: z.boolean(), remark: z.string() })) })

export const payrollPaidKind = approvalKind(kept, {
  lock: holdBatch,
  run: async (act, { results }, { subject }) => settle(act, await batchOf(act, subject), results),
})

export const payrollReturnKind = approvalKind(payrollCalls['POST /ws/operator/payroll/cameBack'].input, {
  lock: holdBatch,
  run: async (act, input) => moveRun(act, (await batchOf(act, input.batchId)).runId, 'comeBack', input),
})
