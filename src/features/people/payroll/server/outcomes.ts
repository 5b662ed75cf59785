import { z } from 'zod'
import { moneyOf, moneyPair } from '../../../../platform/contract/amount.ts'
import { anyOf } from '../../../../platform/server/data/columns.ts'
import { and, eq, sql } from '../../../../platform/server/data/drizzle.ts'
import { statesOf } from '../../../../platform/server/data/lifecycle.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import { approvalKind } from '../../../base/approval/server/hooks.ts'
import { needsSecond, wholeCny } from '../../../base/approval/server/reads.ts'
import { askApproval, lapseApprovals } from '../../../base/approval/server/writes.ts'
import { companyBriefs } from '../../../base/company/server/reads.ts'
import { settingsOf } from '../../../base/setting/server/reads.ts'
import { needStanding } from '../../../base/standing/server/reads.ts'
import { type BankProblem, type BankResult, readResult } from './bank-file.ts'
import { reachForMove } from './context.ts'
import { moveRun } from './machine.ts'
import { paymentLifecycle } from './payment-lifecycle.ts'
import { inState } from './payments.ts'
import { batchOf } from './payouts.ts'
import { type PayBatchRow, payPayment, payRun } from './tables.ts'

/** What the bank says of the payments of a batch. Payments out of a large batch are reported by two operators. */

const KIND = 'payrollPaid'

const problems: Record<BankProblem, { cn: string; en: string }> = {
  empty: { cn: '没有付款行', en: 'there is no line of a payment' },
  payment: { cn: '付款编号不正确', en: 'the payment number is not valid' },
  outcome: { cn: '结果须是“成功”或“失败”', en: 'the outcome must be paid or failed' },
  twice: { cn: '同一付款出现两次', en: 'the payment occurs twice' },
}

export async function markPaid(act: Act, input: { batchId: string; paymentIds: readonly string[]; reference: string }) {
  const batch = await batchOf(act, input.batchId)
  const results = [...new Set(input.paymentIds)].map((paymentId) => ({ paymentId, paid: true, remark: input.reference }))
  const { fresh, foreign } = await comparedWith(act, batch, results)
  if (foreign >= 0 || fresh.length < results.length) throw refuse('paymentState')
  return { marked: results.length, ...(await settleOrAsk(act, batch, fresh)) }
}

export async function markFailed(act: Act, input: { batchId: string; paymentIds: readonly string[]; reason: string }) {
  const batch = await batchOf(act, input.batchId)
  const run = await moveRun(act, batch.runId, 'markFailed', input)
  await lapseApprovals(act, KIND, batch.id)
  return { marked: new Set(input.paymentIds).size, state: run.state }
}

/** The bank's file marks a whole batch at once. Payments that are what it says already stay; a contradiction refuses all. */
export async function applyResult(act: Act, input: { batchId: string; text: string }) {
  const batch = await batchOf(act, input.batchId)
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

/** The whole batch counts for the limit, so that parts of it do not stay below. */
async function settleOrAsk(act: Act, batch: PayBatchRow, results: readonly BankResult[]) {
  const paid = results.filter((one) => one.paid)
  if (paid.length > 0) await needStanding(act, { ownerType: 'company', ownerId: batch.companyId }, 'payOut')
  const { secondOperatorFrom } = await settingsOf(act.db)
  const money = moneyOf(batch.totalMinor, batch.currency)
  const question = { permission: 'operator:money', money, from: wholeCny(secondOperatorFrom) } as const
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
  const companies = await companyBriefs(act.db, [batch.companyId])
  await askApproval(act, {
    kind: KIND,
    permission: 'operator:money',
    subject: batch.id,
    title: {
      cn: `${batch.number}：${paid.length} 笔工资标为已打款 ${amount.cn}`,
      en: `${batch.number}: Mark ${paid.length} payroll ${paid.length === 1 ? 'payment' : 'payments'} as paid, ${amount.en}`,
    },
    detail: companies.get(batch.companyId)?.fullName ?? '',
    link: `/operatorHome/payrollPayouts?id=${batch.id}`,
    money,
    input: { results },
  })
}

async function settle(act: Act, batch: PayBatchRow, results: readonly BankResult[]): Promise<void> {
  const [paid, failed] = [results.filter((one) => one.paid), results.filter((one) => !one.paid)]
  // Every move takes the run before its payments: so does this.
  await act.tx.select({ id: payRun.id }).from(payRun).where(eq(payRun.id, batch.runId)).for('update')
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
  lock: async (act, batchId) => reachForMove(act, (await batchOf(act, batchId)).runId),
  run: async (act, { results }, { subject }) => settle(act, await batchOf(act, subject), results),
})
