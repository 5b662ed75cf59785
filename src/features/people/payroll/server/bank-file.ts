import { normalAccountNumber } from '../../../../platform/contract/account-number.ts'
import { amountText, type Currency, parseAmount } from '../../../../platform/contract/amount.ts'
import { csvOf } from '../../../../platform/server/files/csv.ts'
import type { PainLine } from './pain.ts'
import type { PayPaymentRow } from './tables.ts'

interface Head {
  number: string
  run: string
  payOn: string
  currency: Currency
  totalMinor: number
}

interface Line {
  payment: Pick<PayPaymentRow, 'id' | 'amountMinor' | 'currency'>
  payee: { number: string; holder: string; bankName: string; bankArea: string; swift: string; account: string }
}

const columns = [
  'payment',
  'employee',
  'holder',
  'bank',
  'bank_area',
  'swift',
  'account',
  'currency',
  'amount',
  'pay_on',
  'purpose',
] as const

/** The file that an operator gives to the bank: one line a payment. The first column comes back in the bank's result. */
export function bankFile({ number, run, payOn, currency, totalMinor }: Head, lines: readonly Line[]): string {
  const rows = lines.map(({ payment, payee }) => [
    payment.id,
    payee.number,
    payee.holder,
    payee.bankName,
    payee.bankArea,
    payee.swift,
    payee.account,
    currency,
    amountText(payment.amountMinor, currency),
    payOn,
    `${run} ${number}`,
  ])
  return csvOf([
    [...columns],
    ...rows,
    ['total', String(lines.length), '', '', '', '', '', currency, amountText(totalMinor, currency), payOn, number],
  ])
}

/** The payments of such a file, for another form of it. */
export function linesOf(file: string): PainLine[] {
  const [, ...rows] = file
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split(/\r\n/)
    .map((line) => cellsOf(line))
  return rows.slice(0, -1).map((cells) => {
    const cell = (name: (typeof columns)[number]) => (cells[columns.indexOf(name)] ?? '').replace(GUARD, '')
    const currency = cell('currency') as Currency
    return {
      paymentId: cell('payment'),
      number: cell('employee'),
      holder: cell('holder'),
      swift: cell('swift'),
      account: normalAccountNumber(cell('account')),
      amountMinor: parseAmount(cell('amount'), currency) ?? 0,
    }
  })
}
/** Set before what a spreadsheet would run (`csvOf`). */
const GUARD = /^'(?=[=+\-@＝＋－＠])/

export interface BankResult {
  paymentId: string
  paid: boolean
  remark: string
}

export type BankProblem = 'empty' | 'payment' | 'outcome' | 'twice'

/** What banks call an outcome, separated by commas. */
const outcomes = {
  paid: { cn: '成功, 已付, 已打款, 交易成功', en: 'paid, ok, success, settled' },
  failed: { cn: '失败, 退回, 退票, 交易失败', en: 'failed, rejected, returned' },
}
const wordsOf = ({ cn, en }: (typeof outcomes)['paid']) => new Set(`${cn}, ${en}`.split(', '))
const [paidWords, failedWords] = [wordsOf(outcomes.paid), wordsOf(outcomes.failed)]

/**
 * What the bank says, one line a payment: payment, outcome, remark (the reference of a paid one, the reason of a failed one), separated by
 * commas or tabs. A heading and the line of totals are skipped. The first line that cannot be read refuses the file.
 */
export function readResult(text: string): BankResult[] | { row: number; problem: BankProblem } {
  const results: BankResult[] = []
  const seen = new Set<string>()
  for (const [index, raw] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    const cells = cellsOf(raw)
    const [id = '', outcome = '', ...rest] = cells
    // As ISO 20022 files have it, where 36 signs are too many.
    const paymentId = id.replace(/^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/i, '$1-$2-$3-$4-$5')
    if (cells.every((cell) => cell === '') || paymentId === 'payment' || paymentId === 'total') continue
    if (!/^[0-9a-f]{8}-[0-9a-f-]{27}$/i.test(paymentId)) return { row: index + 1, problem: 'payment' }
    const word = outcome.toLowerCase()
    if (!paidWords.has(word) && !failedWords.has(word)) return { row: index + 1, problem: 'outcome' }
    if (seen.has(paymentId.toLowerCase())) return { row: index + 1, problem: 'twice' }
    seen.add(paymentId.toLowerCase())
    results.push({ paymentId: paymentId.toLowerCase(), paid: paidWords.has(word), remark: rest.join(' ').trim().slice(0, 140) })
  }
  return results.length > 0 ? results : { row: 1, problem: 'empty' }
}

/** Cells in quotes may have commas and doubled quotes. */
function cellsOf(line: string): string[] {
  const separator = line.includes('\t') ? '\t' : ','
  const cells: string[] = []
  let [cell, quoted] = ['', false]
  for (let at = 0; at < line.length; at++) {
    const sign = line[at]!
    if (sign === '"' && quoted && line[at + 1] === '"') {
      cell += '"'
      at++
    } else if (sign === '"') quoted = !quoted
    else if (sign === separator && !quoted) {
      cells.push(cell.trim())
      cell = ''
    } else cell += sign
  }
  return [...cells, cell.trim()]
}
