import { type Currency, formatMoney, moneyOf } from '../../../../platform/contract/amount.ts'
import type { Pair } from '../../../../platform/contract/texts.ts'
import { and, desc, eq } from '../../../../platform/server/data/drizzle.ts'
import type { Act } from '../../../../platform/server/services.ts'
import type { AccountName } from '../../../money/ledger/contract/accounts.ts'
import type { Cause } from '../../../money/ledger/contract/causes.ts'
import { type Entry, transfer } from '../../../money/ledger/contract/posting.ts'
import { postLedger, reversePosting } from '../../../money/ledger/server/writes.ts'
import { recordOrder } from '../../../money/wallet/server/writes.ts'
import { isCash, type Need } from './context.ts'
import { linkTo } from './news.ts'
import { type PayPaymentRow, type PayRunRow, payRunMove } from './tables.ts'

const walletOf = ({ companyId }: PayRunRow): AccountName => ({ kind: 'companyWallet', owner: { ownerType: 'company', ownerId: companyId } })
export const heldOf = ({ id }: PayRunRow): AccountName => ({ kind: 'payrollHeld', owner: { ownerType: 'payrollRun', ownerId: id } })
export const transitOf = ({ id }: PayRunRow): AccountName => ({ kind: 'payoutTransit', owner: { ownerType: 'payrollRun', ownerId: id } })

type PayrollCause = Extract<Cause, `payroll.${string}`>

/** One posting under a key of its own: the version of the run grows with every move, and a retry of the same one keeps it. */
export async function postRun(act: Act, run: PayRunRow, cause: PayrollCause, part: string, entries: Entry[]): Promise<string> {
  const ref = { type: 'payRun', id: run.id }
  const { postingId } = await postLedger(act, {
    key: `payrun:${run.id}:${cause}:${part}`,
    cause,
    ref,
    memo: { number: run.number },
    entries,
  })
  return postingId
}

/** The sums of payments per currency, in the order of the codes. */
function sumsOf(payments: readonly Pick<PayPaymentRow, 'currency' | 'amountMinor'>[]): { currency: Currency; amountMinor: number }[] {
  const sums = new Map<Currency, number>()
  for (const { currency, amountMinor } of payments) if (isCash(currency)) sums.set(currency, (sums.get(currency) ?? 0) + amountMinor)
  return [...sums].map(([currency, amountMinor]) => ({ currency, amountMinor })).sort((a, b) => (a.currency < b.currency ? -1 : 1))
}

/** Wallet → held, the net of the run per currency, recorded as an order of the company: payroll funding. */
export async function holdPay(act: Act, run: PayRunRow, version: number): Promise<string[]> {
  const postingIds: string[] = []
  for (const { currency, netMinor } of run.totals) {
    if (!isCash(currency) || netMinor === 0) continue
    const money = moneyOf(netMinor, currency)
    const postingId = await postRun(act, run, 'payroll.hold', `v${version}:${currency}`, transfer(walletOf(run), heldOf(run), money))
    await order(act, run, 'payroll', money, postingId)
    postingIds.push(postingId)
  }
  return postingIds
}

/** The mirror of the approval: held → wallet. */
export async function release(act: Act, run: PayRunRow, version: number): Promise<string[]> {
  const [approval] = await act.tx
    .select({ postingIds: payRunMove.postingIds })
    .from(payRunMove)
    .where(and(eq(payRunMove.runId, run.id), eq(payRunMove.move, 'approve')))
    .orderBy(desc(payRunMove.id))
    .limit(1)
  const postingIds: string[] = []
  for (const [at, heldId] of (approval?.postingIds ?? []).entries()) {
    const { postingId } = await reversePosting(act, heldId, 'payroll.release', `payrun:${run.id}:payroll.release:v${version}:${at}`)
    postingIds.push(postingId)
  }
  const held = run.totals.filter(({ currency, netMinor }) => isCash(currency) && netMinor > 0)
  for (const [at, { currency, netMinor }] of held.entries()) {
    const postingId = postingIds[at]
    if (postingId && isCash(currency)) await order(act, run, 'refund', moneyOf(netMinor, currency), postingId)
  }
  return postingIds
}

/** Held → wallet, for payments that will not be made. */
export async function returnToWallet(act: Act, run: PayRunRow, payments: readonly PayPaymentRow[], version: number): Promise<string[]> {
  const postingIds: string[] = []
  for (const money of sumsOf(payments)) {
    const postingId = await postRun(
      act,
      run,
      'payroll.return',
      `v${version}:${money.currency}`,
      transfer(heldOf(run), walletOf(run), money),
    )
    await order(act, run, 'refund', money, postingId)
    postingIds.push(postingId)
  }
  return postingIds
}

const order = (
  act: Act,
  run: PayRunRow,
  type: 'payroll' | 'refund',
  money: { currency: Currency; amountMinor: number },
  postingId: string,
) =>
  recordOrder(act, {
    owner: { ownerType: 'company', ownerId: run.companyId },
    type,
    ...money,
    ref: { type: 'payRun', id: run.id },
    subject: `${run.number} ${run.periodFrom} – ${run.periodTo}`,
    link: linkTo(run),
    postingId,
  })

const moveAll = async (
  act: Act,
  run: PayRunRow,
  payments: readonly PayPaymentRow[],
  version: number,
  cause: PayrollCause,
  to: AccountName,
): Promise<string[]> => {
  const postingIds: string[] = []
  for (const money of sumsOf(payments))
    postingIds.push(await postRun(act, run, cause, `v${version}:${money.currency}`, transfer(transitOf(run), to, money)))
  return postingIds
}

/** On its way → bank. */
export const bankPaid = (act: Act, run: PayRunRow, payments: readonly PayPaymentRow[], version: number) =>
  moveAll(act, run, payments, version, 'payroll.paid', { kind: 'bank' })

/** Bank → held: it had been paid. */
export async function bankSentBack(act: Act, run: PayRunRow, payments: readonly PayPaymentRow[], version: number): Promise<string[]> {
  const postingIds: string[] = []
  for (const money of sumsOf(payments))
    postingIds.push(
      await postRun(act, run, 'payroll.bounced', `v${version}:${money.currency}`, transfer({ kind: 'bank' }, heldOf(run), money)),
    )
  return postingIds
}

/** On its way → held. */
export const bankReturned = (act: Act, run: PayRunRow, payments: readonly PayPaymentRow[], version: number) =>
  moveAll(act, run, payments, version, 'payroll.failed', heldOf(run))

/** "CNY 1,200.00, EUR 30.00". */
export function shortText(needs: readonly Need[]): Pair {
  const short = needs.filter(({ shortMinor }) => shortMinor > 0)
  const list = (lang: 'cn' | 'en') =>
    short.map(({ currency, shortMinor }) => (isCash(currency) ? formatMoney(shortMinor, currency, lang) : ''))
  return { cn: list('cn').join('、'), en: list('en').join(', ') }
}
