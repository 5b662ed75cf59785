import type { Paging } from '../../../../platform/contract/page.ts'
import { texts } from '../../../../platform/contract/texts.ts'
import { today } from '../../../../platform/server/clock.ts'
import { anyOf } from '../../../../platform/server/data/columns.ts'
import { together } from '../../../../platform/server/data/database.ts'
import { and, asc, desc, eq, isNotNull, isNull, sql } from '../../../../platform/server/data/drizzle.ts'
import { contains, paged } from '../../../../platform/server/data/query.ts'
import type { Act, Look } from '../../../../platform/server/services.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import { companyBriefs, registrationOf } from '../../../base/company/server/reads.ts'
import { revealSecret } from '../../../base/secret/server/writes.ts'
import { payFromOf } from '../../../base/setting/contract/settings.ts'
import { settingsOf } from '../../../base/setting/server/reads.ts'
import { needStanding } from '../../../base/standing/server/reads.ts'
import { payeePlace } from '../../employee/server/reads.ts'
import type { BankFormat } from '../contract/bank-formats.ts'
import { sha256 } from '../contract/engine/hash.ts'
import type { BatchRow } from '../contract/payment-schema.ts'
import type { PaymentState } from '../contract/run.ts'
import { linesOf } from './bank-file.ts'
import { filePlace } from './batches.ts'
import { latinOf } from './latin.ts'
import { NAME_MOST, painFile } from './pain.ts'
import { presentPayments } from './payment-list.ts'
import { type PayBatchRow, payBatch, payPayment, payRun } from './tables.ts'

const t = texts({
  semicolon: { cn: '；', en: '; ' },
  named: {
    cn: (number: string, holder: string, why: string) => `${number} ${holder}（${why}）`,
    en: (number: string, holder: string, why: string) => `${number} ${holder} (${why})`,
  },
  holder: { cn: '户名不是拉丁字母', en: 'holder not in Latin letters' },
  iban: { cn: '缺 SEPA 国家的 IBAN 或 SWIFT 代码', en: 'no IBAN of SEPA, no SWIFT code' },
  bic: { cn: '缺 SWIFT 代码', en: 'no SWIFT code' },
  account: { cn: '账号格式不符', en: 'not a valid account number' },
})

const NAMED = 10

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

/**
 * The file as it was made, with account numbers in full, or the same in another format: who looks and why is recorded first, for the file
 * and for each account in it.
 */
export async function fileOf(act: Act, input: { id: string; reason: string; format: BankFormat }) {
  const batch = await batchOf(act, input.id)
  await needStanding(act, { ownerType: 'company', ownerId: batch.companyId }, 'payOut')
  const payments = await act.db.select({ employeeId: payPayment.employeeId }).from(payPayment).where(eq(payPayment.batchId, batch.id))
  const contains = payments.map(({ employeeId }) => payeePlace(batch.companyId, employeeId))
  const csv = await revealSecret(act, filePlace(batch), { reason: input.reason, contains })
  if (input.format === 'csv') return { name: `${batch.number}.csv`, text: csv, hash: batch.fileHash }
  const text = await painOf(act, batch, csv)
  return { name: `${batch.number}.xml`, text, hash: sha256(text) }
}

async function painOf(act: Act, batch: PayBatchRow, csv: string): Promise<string> {
  const [settings, run, employer] = await together(
    () => settingsOf(act.db),
    () => act.db.select({ number: payRun.number, payOn: payRun.payOn }).from(payRun).where(eq(payRun.id, batch.runId)),
    () => registrationOf(act.db, batch.companyId),
  )
  const account = batch.currency === 'BEAN' ? null : payFromOf(settings[`payFrom${batch.currency}`])
  const name = latinOf(settings.legalNameEn, NAME_MOST) ?? latinOf(settings.legalNameCn, NAME_MOST)
  if (!account || !name) throw refuse('payFromMissing', { currency: batch.currency })
  const day = today(act.now)
  const { number, payOn } = run[0]!
  const made = painFile(
    {
      ...{ number: batch.number, run: number, currency: batch.currency, at: batch.sentAt, on: payOn > day ? payOn : day },
      ...{ debtor: { name, ...account }, employer: latinOf(employer.name, NAME_MOST) ?? '' },
    },
    linesOf(csv),
  )
  if ('text' in made) return made.text
  const s = t.pick(act.lang)
  const who = made.lacks.slice(0, NAMED).map(({ line, lack }) => s.named(line.number, line.holder, s[lack]))
  throw refuse('bankFileLacks', { count: made.lacks.length, who: who.join(s.semicolon) + (made.lacks.length > NAMED ? ' …' : '') })
}
