import { type Currency, moneyPair } from '../../../../platform/contract/amount.ts'
import { amountOf } from '../../../../platform/server/amounts.ts'
import { eq, type PgUpdateSetSource } from '../../../../platform/server/data/drizzle.ts'
import { turn } from '../../../../platform/server/data/lifecycle.ts'
import { nextMoneyNumber } from '../../../../platform/server/data/numbers.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { refuse, refuseFields } from '../../../../platform/server/wire/refusal.ts'
import { memberIdsHolding } from '../../../base/account/server/reads.ts'
import { companyBriefs } from '../../../base/company/server/reads.ts'
import { notify } from '../../../base/notice/server/writes.ts'
import type { AccountName } from '../../ledger/contract/accounts.ts'
import { transfer } from '../../ledger/contract/posting.ts'
import { balanceOf } from '../../ledger/server/reads.ts'
import { postLedger, reverseByKey } from '../../ledger/server/writes.ts'
import { walletNotices } from '../contract/notices.ts'
import { referenceKey } from '../contract/reference.ts'
import { balanceAccount } from './accounts.ts'
import { unallocatedLifecycle } from './lifecycle.ts'
import { addOrder, addReceipt } from './orders.ts'
import { arrivalKey, askOnce, withKey } from './repeats.ts'
import { type MoneyOrderRow, topUp, type UnallocatedRow, unallocatedMoney } from './tables.ts'

const unallocatedAccount = (id: string): AccountName => ({ kind: 'unallocated', owner: { ownerType: 'transfer', ownerId: id } })

export async function reachUnallocated(act: Pick<Act, 'db'>, id: string): Promise<UnallocatedRow> {
  const [row] = await act.db.select().from(unallocatedMoney).where(eq(unallocatedMoney.id, id))
  if (!row) throw refuse('notFound')
  return row
}

interface Arrived {
  currency: Currency
  amountMinor: number
  sender: string
  reference: string
  note?: string
  orderId?: string
}

/** Bank → an account of its own. */
async function keep(act: Act, { amountMinor, currency, ...arrived }: Arrived): Promise<UnallocatedRow> {
  const [row] = await act.tx
    .insert(unallocatedMoney)
    .values({
      ...arrived,
      number: await nextMoneyNumber(act.tx, 'U', act.now, unallocatedMoney.number),
      state: 'open',
      currency,
      amountMinor,
      referenceKey: arrivalKey(arrived.reference),
      createdBy: act.actor.accountId,
      createdAt: act.now,
      updatedAt: act.now,
    })
    .returning()
  await postLedger(act, {
    key: `unallocated:${row!.id}`,
    cause: 'unallocated.record',
    ref: { type: 'unallocated', id: row!.id },
    memo: { number: row!.number },
    entries: transfer({ kind: 'bank' }, unallocatedAccount(row!.id), { amountMinor, currency }),
  })
  return row!
}

/** A transfer that nobody announced. A reference that is booked or announced already is a question. */
export async function recordUnallocated(
  act: Act,
  { another, amount, ...input }: { currency: Currency; amount: string; sender: string; reference: string; note: string; another?: boolean },
) {
  const amountMinor = amountOf(amount, input.currency)
  await askOnce(act, 'in', { usedBy: '', key: arrivalKey(input.reference), another, field: 'reference' })
  return movedUnallocated(await keep(act, { ...input, amountMinor }))
}

/** More arrived than the top-up announced. */
export async function holdRest(act: Act, order: MoneyOrderRow, amountMinor: number): Promise<void> {
  await keep(act, { ...(await sentFor(act, order)), currency: order.currency, amountMinor, orderId: order.id })
}

/** A top-up arrived in another currency: its order is not confirmed, and what arrived is kept until it is credited. */
export async function keepInstead(act: Act, order: MoneyOrderRow, { currency, amount }: { currency: Currency; amount: string }) {
  if (currency === order.currency) throw refuseFields({ currency: 'currencySame' })
  return keep(act, { ...(await sentFor(act, order)), currency, amountMinor: amountOf(amount, currency), orderId: order.id })
}

async function sentFor(act: Act, order: MoneyOrderRow) {
  const firm = (await companyBriefs(act.db, [order.ownerId])).get(order.ownerId)
  return { sender: firm?.fullName || firm?.name || order.number, reference: order.subject || order.number }
}

export interface Credit {
  id: string
  companyId: string
  amount: string
}

/** To the wallet of the company that it belongs to, as a top-up without a voucher. */
export async function creditUnallocated(act: Act, { id, companyId, amount }: Credit) {
  const row = await reachUnallocated(act, id)
  const amountMinor = amountOf(amount, row.currency)
  if (!(await companyBriefs(act.db, [companyId])).has(companyId)) throw refuseFields({ companyId: 'required' })
  const after = await leave(act, row, amountMinor)
  const order = await addOrder(act, {
    owner: { ownerType: 'company', ownerId: companyId },
    type: 'topUp',
    state: 'done',
    currency: row.currency,
    amountMinor,
    subject: row.reference,
  })
  await act.tx.insert(topUp).values({
    orderId: order.id,
    bankReference: row.reference,
    unallocatedId: row.id,
    decidedBy: act.actor.accountId,
    decidedAt: act.now,
  })
  const { postingId } = await postLedger(act, {
    // The key of every top-up: it is reversed in the same way.
    key: `topUp:${order.id}`,
    cause: 'unallocated.credit',
    ref: { type: 'moneyOrder', id: order.id },
    memo: { number: order.number, from: row.number },
    entries: transfer(unallocatedAccount(row.id), balanceAccount(order), { amountMinor, currency: row.currency }),
  })
  await addReceipt(act, [order.id], postingId)
  await notify(act, walletNotices.topUpConfirmed, {
    to: await memberIdsHolding(act.db, companyId, 'wallet:topUp'),
    params: { number: order.number, amount: moneyPair(amountMinor, row.currency) },
    link: `/companyHome/orders?order=${order.id}`,
  })
  return movedUnallocated(after)
}

export interface SendBack {
  id: string
  amount: string
  reference: string
  reason: string
  /** It is another transfer than those under the same reference. */
  another?: boolean | undefined
}

/** To the bank again: what belongs to nobody here goes back to its sender. */
export async function sendBackUnallocated(act: Act, { id, amount, reference, reason }: SendBack) {
  const row = await reachUnallocated(act, id)
  const amountMinor = amountOf(amount, row.currency)
  const key = referenceKey(reference)
  const after = await leave(act, row, amountMinor, { backKeys: withKey(unallocatedMoney.backKeys, key) })
  await postLedger(act, {
    key: `unallocated:${row.id}:back:${after.updatedAt.toString()}`,
    cause: 'unallocated.sendBack',
    ref: { type: 'unallocated', id: row.id },
    memo: { number: row.number, reference, reason },
    entries: transfer(unallocatedAccount(row.id), { kind: 'bank' }, { amountMinor, currency: row.currency }),
  })
  return movedUnallocated(after)
}

/** The record was a mistake: the reverse is posted, as long as nothing of it was given out. */
export async function undoUnallocated(act: Act, { id, reason }: { id: string; reason: string }) {
  const row = await reachUnallocated(act, id)
  const undone = await turn(act, unallocatedLifecycle, row, 'undo', { set: { updatedAt: act.now, note: reason } })
  await reverseByKey(act, `unallocated:${row.id}`, 'unallocated.undo', `unallocated:${row.id}:undo`)
  return movedUnallocated(undone)
}

/** Some of it goes out: with the last of it, it is settled. The ledger refuses more than there is. */
async function leave(act: Act, row: UnallocatedRow, amountMinor: number, set: PgUpdateSetSource<typeof unallocatedMoney> = {}) {
  const held = await balanceOf(act.db, unallocatedAccount(row.id), row.currency)
  return turn(act, unallocatedLifecycle, row, amountMinor === held ? 'settle' : 'part', { set: { ...set, updatedAt: act.now } })
}

/** What was credited from it is taken back: there is something to allocate again. */
export async function reopen(act: Act, orderId: string): Promise<void> {
  const [from] = await act.tx.select({ id: topUp.unallocatedId }).from(topUp).where(eq(topUp.orderId, orderId))
  if (!from?.id) return
  const row = await reachUnallocated(act, from.id)
  if (row.state === 'settled') await turn(act, unallocatedLifecycle, row, 'reopen', { set: { updatedAt: act.now } })
}

export const movedUnallocated = ({ id, number, state, currency, amountMinor }: UnallocatedRow) => ({
  id,
  number,
  state,
  currency,
  amountMinor,
})
