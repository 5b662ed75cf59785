import { type Currency, moneyPair, parseAmount } from '../../../../platform/contract/amount.ts'
import { amountOf } from '../../../../platform/server/amounts.ts'
import { and, eq, gt, isNull } from '../../../../platform/server/data/drizzle.ts'
import { turn } from '../../../../platform/server/data/lifecycle.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { ownerOf } from '../../../../platform/server/wire/actor.ts'
import { fieldError, refuse, refuseFields } from '../../../../platform/server/wire/refusal.ts'
import { memberIdsHolding, membersAmong } from '../../../base/account/server/reads.ts'
import { lapseApprovals } from '../../../base/approval/server/writes.ts'
import { notify, notifyOperators } from '../../../base/notice/server/writes.ts'
import { fileIdOf } from '../../../base/upload/contract/file.ts'
import { claimFile } from '../../../base/upload/server/writes.ts'
import { transfer } from '../../ledger/contract/posting.ts'
import { postLedger, reverseByKey } from '../../ledger/server/writes.ts'
import { walletNotices } from '../contract/notices.ts'
import { balanceAccount } from './accounts.ts'
import { topUpLifecycle } from './lifecycle.ts'
import { addOrder, addReceipt, moved, reachOrderOf } from './orders.ts'
import { ownerName } from './owners.ts'
import { announcedKey } from './repeats.ts'
import { type MoneyOrderRow, type TopUpRow, topUp } from './tables.ts'
import { holdRest, keepInstead, reopen } from './unallocated.ts'

/** A company reports its transfer. Nothing is posted until an operator has checked the voucher. */
export async function requestTopUp(act: Act, input: { currency: Currency; amount: string; bankReference: string; voucher: string }) {
  const amountMinor = amountOf(input.amount, input.currency)
  const voucherFileId = fileIdOf(input.voucher)
  if (!voucherFileId) throw refuseFields({ voucher: 'fileForeign' })
  const owner = ownerOf(act.actor)
  const row = await addOrder(act, {
    owner,
    type: 'topUp',
    state: 'pending',
    currency: input.currency,
    amountMinor,
    subject: input.bankReference,
  })
  await claimFile(act, voucherFileId, { purpose: 'voucher', usedBy: `topUp:${row.id}`, field: 'voucher' })
  await act.tx.insert(topUp).values({
    orderId: row.id,
    bankReference: input.bankReference,
    referenceKey: announcedKey(owner.ownerId, input.bankReference),
    voucherFileId,
  })
  await notifyOperators(act, walletNotices.voucherWaits, {
    params: { who: await ownerName(act.db, owner), number: row.number, amount: moneyPair(amountMinor, input.currency) },
    link: '/operatorHome/topUps',
  })
  return moved(row)
}

export interface Arrival {
  id: string
  /** What the bank shows, if the operator typed it. */
  amount?: string | undefined
  /** Banks on the way kept a part: less than was sent is credited as it arrived. */
  short?: boolean | undefined
  /** It is another transfer than those with the same reference or voucher. */
  another?: boolean | undefined
  /** What is more than was announced: credited as well, or kept as unallocated money. */
  more?: 'credit' | 'hold' | undefined
}

/** What arrived, as the operator typed it, and whether that is less than was sent. */
export function arrivedOf(order: MoneyOrderRow, input: Arrival) {
  const asked = order.amountMinor
  const arrived = input.amount === undefined ? asked : (parseAmount(input.amount, order.currency) ?? 0)
  const short = input.short === true && arrived > 0 && arrived < asked
  const more = arrived > asked ? input.more : undefined
  if (arrived !== asked && !short && !more)
    throw refuseFields({ amount: fieldError('amountDiffers', { amount: moneyPair(asked, order.currency) }) })
  return { asked, arrived, short, credited: more === 'hold' ? asked : arrived }
}

/**
 * The transfer has arrived. Without `short` or `more`, an amount must equal the requested one. What arrived for nothing that was announced
 * becomes unallocated money.
 */
export async function confirmTopUp(act: Act, input: Arrival) {
  const order = await reachOrderOf(act, input.id, 'topUp')
  const { asked, arrived, short, credited } = arrivedOf(order, input)
  const row = await turn(act, topUpLifecycle, order, 'confirm', {
    set: { updatedAt: act.now, amountMinor: credited, netMinor: credited },
  })
  const { postingId } = await postLedger(act, {
    key: `topUp:${row.id}`,
    cause: 'topUp.confirm',
    ref: { type: 'moneyOrder', id: row.id },
    memo: { number: row.number },
    entries: transfer({ kind: 'bank' }, balanceAccount(row), row),
  })
  await addReceipt(act, [row.id], postingId)
  await decide(act, row, { askedMinor: credited === asked ? null : asked })
  if (arrived > credited) await holdRest(act, row, arrived - credited)
  const to = await readers(act, row)
  const { number, currency } = row
  const amount = moneyPair(credited, currency)
  if (short) {
    const params = { number, amount, asked: moneyPair(asked, currency), difference: moneyPair(asked - arrived, currency) }
    await notify(act, walletNotices.topUpShort, { to, params, link: `/companyHome/orders?order=${row.id}` })
  } else await notify(act, walletNotices.topUpConfirmed, { to, params: { number, amount }, link: '/companyHome/wallet' })
  return moved(row)
}

/** The company agrees that its transfer arrived short; nothing moves. */
export async function agreeToDifference(act: Act, id: string) {
  const order = await reachOrderOf(act, id, 'topUp')
  const [agreed] = await act.tx
    .update(topUp)
    .set({ agreedBy: act.actor.accountId, agreedAt: act.now })
    .where(and(eq(topUp.orderId, order.id), gt(topUp.askedMinor, order.amountMinor), isNull(topUp.agreedAt)))
    .returning()
  if (!agreed) throw refuse('staleState')
  return moved(order)
}

export async function rejectTopUp(act: Act, input: { id: string; reason: string }) {
  const order = await reachOrderOf(act, input.id, 'topUp')
  const row = await turn(act, topUpLifecycle, order, 'reject', { set: { updatedAt: act.now } })
  await lapseApprovals(act, 'topUp', row.id)
  await decide(act, row, { reason: input.reason })
  await notify(act, walletNotices.topUpRejected, {
    to: await readers(act, row),
    params: { number: row.number, reason: input.reason },
    link: '/companyHome/wallet',
  })
  return moved(row)
}

/** It arrived in another currency than announced: the order is closed with the reason, and the money waits to be credited. */
export async function arrivedAs(act: Act, input: { id: string; currency: Currency; amount: string; reason: string }) {
  const order = await reachOrderOf(act, input.id, 'topUp')
  const kept = await keepInstead(act, order, input)
  return { ...(await rejectTopUp(act, input)), unallocated: { id: kept.id, number: kept.number } }
}

const decide = (act: Act, row: MoneyOrderRow, decision: Partial<Pick<TopUpRow, 'reason' | 'askedMinor'>>) =>
  act.tx
    .update(topUp)
    .set({ ...decision, decidedBy: act.actor.accountId, decidedAt: act.now })
    .where(eq(topUp.orderId, row.id))

const readers = async (act: Act, row: MoneyOrderRow) => [
  ...(await membersAmong(act.db, row.ownerId, [row.createdBy])),
  ...(await memberIdsHolding(act.db, row.ownerId, 'wallet:topUp')),
]

/** Credited by mistake: the wallet → bank, as long as the wallet holds it. The order says why. */
export async function reverseTopUp(act: Act, { id, reason }: { id: string; reason: string }) {
  const row = await turn(act, topUpLifecycle, await reachOrderOf(act, id, 'topUp'), 'reverse', { set: { updatedAt: act.now } })
  const { postingId } = await reverseByKey(act, `topUp:${row.id}`, 'topUp.reverse', `topUp:${row.id}:reverse`)
  await addReceipt(act, [row.id], postingId)
  await reopen(act, row.id)
  await act.tx.update(topUp).set({ decidedBy: act.actor.accountId, decidedAt: act.now, reason }).where(eq(topUp.orderId, row.id))
  await notify(act, walletNotices.topUpReversed, {
    to: await readers(act, row),
    params: { number: row.number, amount: moneyPair(row.amountMinor, row.currency), reason },
    link: `/companyHome/orders?order=${row.id}`,
  })
  return moved(row)
}
