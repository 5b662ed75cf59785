import { type Currency, moneyOf } from '../../../../platform/contract/amount.ts'
import { anyOf } from '../../../../platform/server/data/columns.ts'
import type { Reader } from '../../../../platform/server/data/database.ts'
import { and, asc, eq, isNull, notExists, sql } from '../../../../platform/server/data/drizzle.ts'
import { nextNumber } from '../../../../platform/server/data/numbers.ts'
import type { Act } from '../../../../platform/server/services.ts'
import type { CompanyId } from '../../../../platform/server/wire/actor.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import { PAY_BATCH_MOST } from '../../../../rules/constants.ts'
import { maskOf } from '../../../base/secret/contract/place.ts'
import { openSecrets, putSecrets } from '../../../base/secret/server/writes.ts'
import { transfer } from '../../../money/ledger/contract/posting.ts'
import { employeeBriefs, payeePlace } from '../../employee/server/reads.ts'
import { sha256 } from '../contract/engine/hash.ts'
import { bankFile } from './bank-file.ts'
import { isCash } from './context.ts'
import { heldOf, postRun, transitOf } from './money.ts'
import { inState, type ReadyPayee, turnPayments } from './payments.ts'
import { type PayBatchRow, type PayPaymentRow, type PayRunRow, payBatch, payPayment } from './tables.ts'

/** Where the file of a batch is kept: it has account numbers in full. */
export const filePlace = ({ companyId, id }: { companyId: CompanyId; id: string }) => ({
  scope: companyId,
  table: 'payBatch',
  column: 'file',
  row: id,
})

/** Held → on its way: per currency batches of at most a thousand, each with one posting and one file. */
export async function sendBatches(
  act: Act,
  run: PayRunRow,
  payments: readonly PayPaymentRow[],
  ready: Ready,
  version: number,
): Promise<string[]> {
  const payees = await payeesFor(act, run, ready)
  const postingIds: string[] = []
  const files: { id: string; text: string }[] = []
  for (const [currency, all] of Map.groupBy(payments, ({ currency }) => currency)) {
    if (!isCash(currency)) throw new Error(`payments in ${currency} are made outside`)
    for (let at = 0; at < all.length; at += PAY_BATCH_MOST) {
      const made = await sendBatch(
        act,
        run,
        currency,
        all.slice(at, at + PAY_BATCH_MOST),
        payees,
        `v${version}:${currency}:${at / PAY_BATCH_MOST}`,
      )
      postingIds.push(made.postingId)
      files.push(made)
    }
  }
  await putSecrets(
    act,
    files.map(({ id, text }) => ({ ...filePlace({ companyId: run.companyId, id }), text, hidden: true })),
  )
  return postingIds
}

interface FullPayee extends NonNullable<PayPaymentRow['payee']> {
  account: string
  fingerprint: string
  number: string
}

type Ready = ReadonlyMap<string, ReadyPayee>

async function payeesFor(act: Act, run: PayRunRow, ready: Ready): Promise<Map<string, FullPayee>> {
  const ids = [...ready.keys()]
  const place = payeePlace(run.companyId, '')
  const briefs = await employeeBriefs(act.db, run.companyId, ids)
  const accounts = await openSecrets(act, place, ids)
  return new Map(
    [...ready].map(([id, { holder, bankName, bankArea, swift, print: fingerprint }]) => {
      const account = accounts.get(id)
      if (!account) throw refuse('staleState')
      return [id, { holder, bankName, bankArea, swift, mask: maskOf(account), account, fingerprint, number: briefs.get(id)?.number ?? '' }]
    }),
  )
}

async function sendBatch(
  act: Act,
  run: PayRunRow,
  currency: Exclude<Currency, 'BEAN'>,
  payments: readonly PayPaymentRow[],
  payees: ReadonlyMap<string, FullPayee>,
  part: string,
): Promise<{ id: string; postingId: string; text: string }> {
  const totalMinor = payments.reduce((all, { amountMinor }) => all + amountMinor, 0)
  const postingId = await postRun(act, run, 'payroll.send', part, transfer(heldOf(run), transitOf(run), moneyOf(totalMinor, currency)))
  const number = await nextNumber(act.tx, 'PB', act.now)
  const lines = payments.map((payment) => ({ payment, payee: payees.get(payment.employeeId)! }))
  const text = bankFile({ number, run: run.number, payOn: run.payOn, currency, totalMinor }, lines)
  const [batch] = await act.tx
    .insert(payBatch)
    .values({
      companyId: run.companyId,
      runId: run.id,
      number,
      currency,
      payments: payments.length,
      totalMinor,
      fileHash: sha256(text),
      postingId,
      sentBy: act.actor.accountId,
      sentAt: act.now,
    })
    .returning({ id: payBatch.id })
  const id = batch!.id
  const copies = lines.map(({ payment, payee: { holder, bankName, bankArea, swift, mask, fingerprint } }) => [
    payment.id,
    { payee: { holder, bankName, bankArea, swift, mask }, fingerprint },
  ])
  const copy = sql`${JSON.stringify(Object.fromEntries(copies))}::jsonb -> ${payPayment.id}::text`
  await turnPayments(act, payments, 'pay', {
    batchId: id,
    attempts: sql`${payPayment.attempts} + 1`,
    payee: sql`${copy} -> 'payee'`,
    fingerprint: sql`${copy} ->> 'fingerprint'`,
    reason: '',
  })
  return { id, postingId, text }
}

export const batchesIn = (db: Reader, runId: string): Promise<PayBatchRow[]> =>
  db.select().from(payBatch).where(eq(payBatch.runId, runId)).orderBy(asc(payBatch.sentAt), asc(payBatch.number))

/** Marks batches of which nothing is on its way any more. */
export async function settleBatches(act: Act, ids: readonly string[]): Promise<void> {
  const open = act.tx
    .select({ one: sql`1` })
    .from(payPayment)
    .where(and(eq(payPayment.batchId, payBatch.id), inState('markPaid')))
  await act.tx
    .update(payBatch)
    .set({ settledAt: act.now })
    .where(and(anyOf(payBatch.id, ids), isNull(payBatch.settledAt), notExists(open)))
}
