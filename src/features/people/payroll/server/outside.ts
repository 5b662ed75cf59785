import { amountText } from '../../../../platform/contract/amount.ts'
import { texts } from '../../../../platform/contract/texts.ts'
import { and, asc, eq } from '../../../../platform/server/data/drizzle.ts'
import { csvOf } from '../../../../platform/server/files/csv.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { type CompanyId, companyOf } from '../../../../platform/server/wire/actor.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import { membersLately } from '../../../base/account/server/reads.ts'
import { openSecrets, putSecret, revealSecret } from '../../../base/secret/server/writes.ts'
import { employeeBriefs, payeePlace } from '../../employee/server/reads.ts'
import type { ListFormat } from '../contract/payment-schema.ts'
import { inState, readyPayees } from './payments.ts'
import { runIn } from './reach.ts'
import { type PayPaymentRow, payPayment } from './tables.ts'

const t = texts({
  number: { cn: '序号', en: 'No.' },
  employee: { cn: '工号', en: 'Employee' },
  holder: { cn: '户名', en: 'Holder' },
  account: { cn: '账号', en: 'Account' },
  bank: { cn: '开户银行', en: 'Bank' },
  area: { cn: '银行所在国家或地区', en: 'Country of the bank' },
  swift: { cn: 'SWIFT 代码', en: 'SWIFT code' },
  currency: { cn: '币种', en: 'Currency' },
  amount: { cn: '金额', en: 'Amount' },
  payOn: { cn: '付款日', en: 'Pay on' },
  purpose: { cn: '摘要', en: 'Purpose' },
  reason: { cn: (run: string) => `下载 ${run} 的平台外付款清单`, en: (run: string) => `Payment list of ${run}, paid outside` },
  file: { cn: (run: string) => `${run}-付款清单`, en: (run: string) => `${run}-payments` },
})

interface Line {
  payment: PayPaymentRow
  number: string
  payee: { holder: string; bankName: string; bankArea: string; swift: string; account: string }
}

/** The list of a run's payments is kept like the file of a batch: it has account numbers in full. */
const listPlace = (companyId: CompanyId, runId: string) => ({ scope: companyId, table: 'payRun', column: 'outsideList', row: runId })

/**
 * What a company has to pay itself, with the accounts in full, for those who pay: who looks is recorded for the list and for each account
 * in it. Refused like a payment while accounts are missing or wait for a second person.
 */
export async function outsideList(act: Act, { id, format }: { id: string; format: ListFormat }): Promise<{ name: string; text: string }> {
  const run = await runIn(act, id)
  const payments = await act.tx
    .select()
    .from(payPayment)
    .where(and(eq(payPayment.runId, run.id), inState('payOutside')))
    .orderBy(asc(payPayment.currency), asc(payPayment.employeeId))
  if (payments.length === 0) throw refuse('outsideProof')
  const payees = await readyPayees(act, run, payments, await membersLately(act.db, companyOf(act.actor), act.now))
  const ids = [...payees.keys()]
  const accounts = await openSecrets(act, payeePlace(run.companyId, ''), ids)
  const briefs = await employeeBriefs(act.db, run.companyId, ids)
  const lines = payments.map((payment): Line => {
    const [payee, account] = [payees.get(payment.employeeId), accounts.get(payment.employeeId)]
    if (!payee || !account) throw refuse('staleState')
    return { payment, number: briefs.get(payment.employeeId)?.number ?? '', payee: { ...payee, account } }
  })
  const place = listPlace(run.companyId, run.id)
  await putSecret(act, place, formats[format](lines, run, act.lang))
  const words = t.pick(act.lang)
  const contains = ids.map((employeeId) => payeePlace(run.companyId, employeeId))
  const text = await revealSecret(act, place, { reason: words.reason(run.number), contains })
  return { name: `${words.file(run.number)}.csv`, text }
}

type Run = { number: string; payOn: string }
const sumsOf = (lines: readonly Line[]): [string, number][] =>
  [...Map.groupBy(lines, ({ payment }) => payment.currency)].map(([currency, own]) => [
    currency,
    own.reduce((all, { payment }) => all + payment.amountMinor, 0),
  ])

const formats: Record<ListFormat, (lines: readonly Line[], run: Run, lang: 'cn' | 'en') => string> = {
  /** All that a bank may ask for, with a line of totals for each currency. */
  full: (lines, { number: run, payOn }, lang) => {
    const w = t.pick(lang)
    return csvOf([
      [w.number, w.employee, w.holder, w.account, w.bank, w.area, w.swift, w.currency, w.amount, w.payOn, w.purpose],
      ...lines.map(({ payment, number, payee }, at) => [
        ...[String(at + 1), number, payee.holder, payee.account, payee.bankName, payee.bankArea, payee.swift],
        ...[payment.currency, amountText(payment.amountMinor, payment.currency), payOn, run],
      ]),
      ...sumsOf(lines).map(([currency, minor]) => ['', '', '', '', '', '', '', currency, amountText(minor, currency as 'CNY'), payOn, run]),
    ])
  },
  /** The usual columns of payroll files for Chinese banks (代发工资): no totals, which those refuse. */
  agency: (lines, { number: run }, lang) => {
    const w = t.pick(lang)
    return csvOf([
      [w.number, w.account, w.holder, w.amount, w.bank, w.purpose],
      ...lines.map(({ payment, payee }, at) => [
        ...[String(at + 1), payee.account, payee.holder, amountText(payment.amountMinor, payment.currency), payee.bankName, run],
      ]),
    ])
  },
}
