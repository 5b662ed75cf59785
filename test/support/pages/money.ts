import { t as bank } from '../../../src/features/money/wallet/web/bank/texts.ts'
import { t as operator } from '../../../src/features/money/wallet/web/desk/texts.ts'
import { t as settle } from '../../../src/features/money/wallet/web/settle/texts.ts'
import { t as topUpTexts } from '../../../src/features/money/wallet/web/topup/texts.ts'
import { t as withdrawTexts } from '../../../src/features/money/wallet/web/withdraw/texts.ts'
import { type Currency, formatMoney, parseAmount } from '../../../src/platform/contract/amount.ts'
import { t as review } from '../../../src/platform/web/ui/review/texts.ts'
import { t as ui } from '../../../src/platform/web/ui/texts.ts'
import { currencyNames } from '../../../src/rules/currency-names.ts'
import type { Person } from '../browser.ts'
import { openCase, picture } from './verification.ts'

/** Deposits and withdrawals. */

export interface Sum {
  amount: string
  currency: Currency
}
export const minorOf = ({ amount, currency }: Sum): number => parseAmount(amount, currency) ?? Number.NaN
const words = (who: Person, sum: Sum) => formatMoney(minorOf(sum), sum.currency, who.lang)

/** Reports a bank transfer, and returns the order's number. */
export async function topUp(who: Person, sum: Sum, reference: string): Promise<string> {
  const s = topUpTexts.pick(who.lang)
  await who.open('/companyHome/wallet?topUp=1')
  await who.choose(ui.pick(who.lang).currency, sum.currency)
  await who.type(s.amount, sum.amount)
  await who.type(s.reference, reference)
  await who.upload(s.voucher, picture('voucher'))
  await who.press(s.review)
  await who.press(s.submit(words(who, sum)))
  await who.find('heading', s.doneTitle).waitFor()
  const number = await who.page
    .getByText(/^[A-Z]+-\d{4}-\d+$/)
    .first()
    .innerText()
  return number
}

export async function confirmTopUp(who: Person, owner: string, number: string, sum: Sum): Promise<void> {
  const s = operator.pick(who.lang)
  await openCase(who, 'topUps', owner)
  await who.type(review.pick(who.lang).amountSeen, sum.amount)
  await who.press(s.confirmTopUp)
  await who.press(s.confirmTopUp, who.dialog)
  await who.sees(s.confirmedNow(number, words(who, sum)))
}

export interface BankFacts {
  holder: string
  bankName: string
  country: string
  currency: Exclude<Currency, 'BEAN'>
  number: string
  swift: string
}

export async function addBankAccount(who: Person, path: string, facts: BankFacts): Promise<void> {
  const s = bank.pick(who.lang)
  await who.open(path)
  await who.press(s.add)
  const form = who.page.getByRole('dialog')
  await who.type(s.holder, facts.holder, form)
  await who.type(s.bankName, facts.bankName, form)
  await who.area(s.country, [facts.country], form)
  await who.choose(s.currency, `${facts.currency} ${currencyNames[facts.currency][who.lang]}`, form)
  await who.type(s.account, facts.number, form)
  await who.type(s.swift, facts.swift, form)
  await who.press(s.save, form)
  await who.hears(s.added)
}

/** Withdraws all earnings in a currency, and returns the order's number. */
export async function withdrawAll(who: Person, gross: Sum): Promise<string> {
  const s = settle.pick(who.lang)
  const w = withdrawTexts.pick(who.lang)
  await who.open('/personalHome/closing')
  await who.press(s.selectAllOf(gross.currency))
  await who.press(s.withdraw, who.find('region', s.withdraw))
  const dialog = who.page.getByRole('dialog')
  await dialog.getByRole('radio').first().check()
  await who.press(s.next, dialog)
  await who.press(w.confirm(words(who, gross)), dialog)
  await who.sees(w.done, dialog)
  const number = await dialog
    .getByText(/^[A-Z]+-\d{4}-\d+$/)
    .first()
    .innerText()
  await who.press(w.finish, dialog)
  return number
}

export async function markPaid(who: Person, owner: string, number: string, sum: Sum, reference: string): Promise<void> {
  const s = operator.pick(who.lang)
  await openCase(who, 'withdrawals', owner)
  await who.type(s.payoutReference, reference)
  await who.press(s.markPaid)
  await who.press(s.markPaid, who.dialog)
  await who.sees(s.paidNow(number, words(who, sum)))
}
