import { moneyOf, moneyPair, parseAmount } from '../../../../platform/contract/amount.ts'
import { holdRow, needMove, turn } from '../../../../platform/server/data/lifecycle.ts'
import { nextMoneyNumber } from '../../../../platform/server/data/numbers.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { ownerOf } from '../../../../platform/server/wire/actor.ts'
import { fieldError, refuse, refuseFields } from '../../../../platform/server/wire/refusal.ts'
import { memberIdsHolding, membersAmong } from '../../../base/account/server/reads.ts'
import { lapseApprovals } from '../../../base/approval/server/writes.ts'
import { notify, notifyOperators } from '../../../base/notice/server/writes.ts'
import { fileIdOf } from '../../../base/upload/contract/file.ts'
import { claimFile } from '../../../base/upload/server/writes.ts'
import type { AccountName } from '../../ledger/contract/accounts.ts'
import { entriesOf, transfer } from '../../ledger/contract/posting.ts'
import { postLedger, reversePosting } from '../../ledger/server/writes.ts'
import { ownerName } from '../../wallet/server/reads.ts'
import { announcedKey, recordOrder } from '../../wallet/server/writes.ts'
import { beanNotices } from '../contract/notices.ts'
import { rechargePath } from '../contract/paths.ts'
import { beanOrderLifecycle } from './lifecycle.ts'
import { holdPrice } from './packages.ts'
import { isUnused } from './reads.ts'
import { type BeanOrder, beanOrder } from './tables.ts'
import { issued } from './writes.ts'

interface Chosen {
  beans: number
  priceMinor: number
}

/** The buyer reports a transfer. Nothing is posted until an operator has checked the voucher. */
export async function orderBeans(act: Act, input: Chosen & { bankReference: string; voucher: string }) {
  await holdPrice(act, input)
  const { ownerId } = ownerOf(act.actor)
  const voucherFileId = fileIdOf(input.voucher)
  if (!voucherFileId) throw refuseFields({ voucher: 'fileForeign' })
  const row = await add(act, {
    ...pick(input),
    payment: 'transfer',
    state: 'pending',
    bankReference: input.bankReference,
    referenceKey: announcedKey(ownerId, input.bankReference),
    voucherFileId,
  })
  await claimFile(act, voucherFileId, { purpose: 'voucher', usedBy: `beanOrder:${row.id}`, field: 'voucher' })
  await notifyOperators(act, beanNotices.beanVoucherWaits, {
    params: { who: await ownerName(act.db, row), number: row.number, amount: price(row) },
    link: '/operatorHome/beanOrders',
  })
  return moved(row)
}

/** Pays from the company's wallet: money and beans move in one posting, or neither does. */
export async function buyBeans(act: Act, input: Chosen) {
  await holdPrice(act, input)
  const { rows } = await act.tx.execute<{ id: string }>('select uuidv7() as id')
  const id = rows[0]!.id
  const number = await nextMoneyNumber(act.tx, 'B', act.now, beanOrder.number)
  const owner = ownerOf(act.actor)
  const postingId = await issue(act, { ...owner, ...pick(input), id, number }, { kind: 'companyWallet', owner })
  const row = await add(act, { ...pick(input), id, number, payment: 'wallet', state: 'done', postingId, paidAt: act.now })
  await record(act, row, 'beans', postingId)
  return moved(row)
}

export async function cancelOrder(act: Act, id: string) {
  const owner = ownerOf(act.actor)
  const order = await holdRow(act, beanOrderLifecycle, id)
  if (order.ownerType !== owner.ownerType || order.ownerId !== owner.ownerId) throw refuse('notFound')
  const row = await turn(act, beanOrderLifecycle, order, 'cancel', { set: decided(act) })
  await lapseApprovals(act, 'beanOrder', row.id)
  return moved(row)
}

export interface Confirmed {
  id: string
  /** What the bank shows, if the operator typed it. */
  amount?: string | undefined
  /** It is another transfer than those with the same reference or voucher. */
  another?: boolean | undefined
}

/** The transfer has arrived. `amount`, if the operator typed what the bank shows, must equal the price. */
export async function confirmOrder(act: Act, input: Confirmed) {
  const order = await holdRow(act, beanOrderLifecycle, input.id)
  if (input.amount !== undefined && parseAmount(input.amount, 'CNY') !== order.priceMinor)
    throw refuseFields({ amount: fieldError('amountDiffers', { amount: price(order) }) })
  needMove(beanOrderLifecycle, order.state, 'confirm')
  const postingId = await issue(act, order, { kind: 'bank' })
  const row = await turn(act, beanOrderLifecycle, order, 'confirm', { set: { ...decided(act), postingId, paidAt: act.now } })
  await record(act, row, 'beans', postingId)
  await notifyBuyer(act, row, beanNotices.beansIssued, '')
  return moved(row)
}

export async function rejectOrder(act: Act, input: { id: string; reason: string }) {
  const order = await holdRow(act, beanOrderLifecycle, input.id)
  const row = await turn(act, beanOrderLifecycle, order, 'reject', { set: { ...decided(act), reason: input.reason } })
  await lapseApprovals(act, 'beanOrder', row.id)
  await notifyBuyer(act, row, beanNotices.beansRejected, input.reason)
  return moved(row)
}

/** Value-added agreement: within 7 days of payment and with none of these beans used, the money returns the way it was paid. */
export async function refundOrder(act: Act, input: { id: string; reason: string }) {
  const order = await holdRow(act, beanOrderLifecycle, input.id)
  needMove(beanOrderLifecycle, order.state, 'refund')
  if (!(await isUnused(act, order))) throw refuse('beansNotRefundable')
  const { postingId } = await reversePosting(act, order.postingId!, 'bean.refund', `beanRefund:${order.id}`)
  const set = { ...decided(act), refundPostingId: postingId, reason: input.reason }
  const row = await turn(act, beanOrderLifecycle, order, 'refund', { set })
  await lapseApprovals(act, 'beanReversal', row.id)
  await record(act, row, 'refund', postingId)
  await notifyBuyer(act, row, beanNotices.beansRefunded, input.reason)
  return moved(row)
}

/** Confirmed by mistake: beans and money go back, at any time, as long as the wallet holds the beans. */
export async function reverseOrder(act: Act, input: { id: string; reason: string }) {
  const order = await holdRow(act, beanOrderLifecycle, input.id)
  needMove(beanOrderLifecycle, order.state, 'reverse')
  if (order.payment !== 'transfer') throw refuse('staleState')
  const { postingId } = await reversePosting(act, order.postingId!, 'bean.reverse', `beanReverse:${order.id}`)
  const set = { ...decided(act), refundPostingId: postingId, reason: input.reason }
  const row = await turn(act, beanOrderLifecycle, order, 'reverse', { set })
  await record(act, row, 'refund', postingId)
  await lapseApprovals(act, 'beanReversal', row.id)
  await notifyBuyer(act, row, beanNotices.beansReversed, input.reason)
  return moved(row)
}

type Sale = Pick<BeanOrder, 'id' | 'number' | 'ownerType' | 'ownerId' | 'beans' | 'priceMinor'>

async function issue(act: Act, order: Sale, payer: AccountName): Promise<string> {
  const { postingId } = await postLedger(act, {
    key: `beanOrder:${order.id}`,
    cause: 'bean.buy',
    ref: { type: 'beanOrder', id: order.id },
    memo: { order: order.number },
    entries: entriesOf(transfer(payer, { kind: 'beanSales' }, moneyOf(order.priceMinor, 'CNY')), issued(order, order.beans)),
  })
  return postingId
}

async function add(
  act: Act,
  order: Pick<BeanOrder, 'beans' | 'priceMinor' | 'payment' | 'state'> & Partial<BeanOrder>,
): Promise<BeanOrder> {
  const number = order.number ?? (await nextMoneyNumber(act.tx, 'B', act.now, beanOrder.number))
  const [row] = await act.tx
    .insert(beanOrder)
    .values({ ...order, number, ...ownerOf(act.actor), createdBy: act.actor.accountId, createdAt: act.now })
    .returning()
  return row!
}

const decided = (act: Act) => ({ decidedBy: act.actor.accountId, decidedAt: act.now })

const record = (act: Act, row: BeanOrder, type: 'beans' | 'refund', postingId: string) =>
  recordOrder(act, {
    owner: { ownerType: row.ownerType, ownerId: row.ownerId },
    type,
    amountMinor: row.priceMinor,
    currency: 'CNY',
    ref: { type: 'beanOrder', id: row.id },
    subject: row.number,
    postingId,
  })

async function notifyBuyer(
  act: Act,
  row: BeanOrder,
  kind: (typeof beanNotices)['beansIssued' | 'beansRejected' | 'beansRefunded' | 'beansReversed'],
  reason: string,
) {
  const company = row.ownerType === 'company'
  const to = company
    ? [...(await membersAmong(act.db, row.ownerId, [row.createdBy])), ...(await memberIdsHolding(act.db, row.ownerId, 'bean:buy'))]
    : [row.createdBy]
  await notify(act, kind, {
    to,
    params: { number: row.number, beans: row.beans, amount: price(row), reason },
    link: rechargePath(company),
  })
}

const pick = ({ beans, priceMinor }: Chosen): Chosen => ({ beans, priceMinor })
const price = (row: Pick<BeanOrder, 'priceMinor'>) => moneyPair(row.priceMinor, 'CNY')
export const moved = (row: BeanOrder) => ({
  id: row.id,
  number: row.number,
  state: row.state,
  beans: row.beans,
  priceMinor: row.priceMinor,
  currency: 'CNY' as const,
})
