import { type Currency, lessFee, moneyOf, moneyPair } from '../../../../platform/contract/amount.ts'
import { amountOf } from '../../../../platform/server/amounts.ts'
import type { Reader } from '../../../../platform/server/data/database.ts'
import { eq, getTableColumns, inArray } from '../../../../platform/server/data/drizzle.ts'
import { needMove, turn, turnAll } from '../../../../platform/server/data/lifecycle.ts'
import type { Act, Look } from '../../../../platform/server/services.ts'
import { type Actor, type Owner, ownerOf } from '../../../../platform/server/wire/actor.ts'
import { refuse, refuseFields } from '../../../../platform/server/wire/refusal.ts'
import { accountById, memberIdsHolding, membersAmong, membersLately } from '../../../base/account/server/reads.ts'
import { assertSecond } from '../../../base/account/server/writes.ts'
import { lapseApprovals } from '../../../base/approval/server/writes.ts'
import { notify, notifyOperators } from '../../../base/notice/server/writes.ts'
import { identityRow } from '../../../base/profile/server/reads.ts'
import { maskAt } from '../../../base/secret/server/reads.ts'
import { copySecret } from '../../../base/secret/server/writes.ts'
import { settingsOf } from '../../../base/setting/server/reads.ts'
import { needStanding } from '../../../base/standing/server/reads.ts'
import { claimFile } from '../../../base/upload/server/writes.ts'
import { FAILED, VERIFIED } from '../../../base/verification/contract/verification.ts'
import { type Entry, entriesOf, transfer } from '../../ledger/contract/posting.ts'
import { balanceOf } from '../../ledger/server/reads.ts'
import { postLedger, reverseByKey } from '../../ledger/server/writes.ts'
import { walletNotices } from '../contract/notices.ts'
import { referenceKey } from '../contract/reference.ts'
import type { WithdrawalPreview } from '../contract/schema.ts'
import { balanceAccount, transitAccount } from './accounts.ts'
import { bankAccountOf } from './bank-accounts.ts'
import { releaseLifecycle, withdrawalLifecycle } from './lifecycle.ts'
import { accountNumberAt } from './numbers.ts'
import { addOrder, addReceipt, isOrderOf, moved, type OrderOf, owns, reachOrderOf, toOrderRow } from './orders.ts'
import { ownerName } from './owners.ts'
import { arrivalKey } from './repeats.ts'
import { type MoneyOrderRow, moneyOrder, withdrawal, withdrawalLine } from './tables.ts'

interface WithdrawalWish {
  orderIds: readonly string[]
  currency?: Currency | undefined
  amount?: string | undefined
}

/** Computes a withdrawal without requesting it. The request runs the same code, so that preview and receipt cannot differ. */
export async function previewWithdrawal(look: Pick<Look, 'db' | 'actor' | 'now'>, wish: WithdrawalWish): Promise<WithdrawalPreview> {
  const preview = await compute(look, wish)
  return { ...preview, orders: preview.orders.map(toOrderRow) }
}

async function compute({ db, actor, now }: Pick<Look, 'db' | 'actor' | 'now'>, wish: WithdrawalWish): Promise<Computed> {
  const owner = ownerOf(actor)
  await needStanding({ db, actor }, owner, 'withdraw')
  const asked = owner.ownerType === 'person' ? await fromOrders(db, owner, wish.orderIds) : fromAmount(wish)
  const { withdrawalFeeBps: feeBps } = await settingsOf(db)
  const availableMinor = await balanceOf(db, balanceAccount(owner), asked.currency)
  const needsApproval = owner.ownerType === 'company' && (await membersLately(db, owner.ownerId, now)) > 1
  // Refused before money waits in transit for an approval that nobody could give.
  if (needsApproval && (await approversBeside(db, owner.ownerId, actor)).length === 0) throw refuse('noApprover')
  return {
    ...asked,
    feeBps,
    ...lessFee(asked.grossMinor, feeBps),
    availableMinor,
    availableAfterMinor: availableMinor - asked.grossMinor,
    needsApproval,
  }
}

/** The members who may approve what this actor prepares (product §1). */
const approversBeside = async (db: Reader, companyId: string, actor: Actor): Promise<string[]> =>
  (await memberIdsHolding(db, companyId, 'wallet:approve')).filter((id) => id !== actor.accountId)

type Computed = Omit<WithdrawalPreview, 'orders'> & Asked
type Asked = { currency: Currency; grossMinor: number; orders: OrderOf<'release'>[] }

function fromAmount(wish: WithdrawalWish): Asked {
  if (wish.currency === undefined) throw refuseFields({ currency: 'currencyUnknown' })
  if (wish.amount === undefined) throw refuseFields({ amount: 'required' })
  return { currency: wish.currency, grossMinor: amountOf(wish.amount, wish.currency), orders: [] }
}

async function fromOrders(db: Reader, owner: Owner, orderIds: readonly string[]): Promise<Asked> {
  const ids = [...new Set(orderIds)]
  if (ids.length === 0) throw refuseFields({ orderIds: 'required' })
  const found = await db.select().from(moneyOrder).where(inArray(moneyOrder.id, ids)).orderBy(moneyOrder.number)
  const orders = found.filter((row) => isOrderOf(row, 'release')).filter((row) => owns(owner, row))
  if (orders.length < ids.length) throw refuse('notFound')
  for (const row of orders) needMove(releaseLifecycle, row.state, 'withdraw')
  const currency = orders[0]!.currency
  if (orders.some((row) => row.currency !== currency)) throw refuseFields({ orderIds: 'ordersMixed' })
  return { currency, grossMinor: orders.reduce((sum, row) => sum + row.netMinor, 0), orders }
}

async function mustBeVerified(db: Reader, accountId: string): Promise<void> {
  const status = (await identityRow(db, accountId))?.status
  if (status !== VERIFIED) throw refuse(status === FAILED ? 'authenticationFailed' : 'personNotVerified')
}

/** Balance → transit. A person must be verified; what a company's member prepares, another one approves. */
export async function withdrawMoney(act: Act, input: WithdrawalWish & { bankAccountId: string; feeMinor?: number | undefined }) {
  const owner = ownerOf(act.actor)
  if (owner.ownerType === 'person') await mustBeVerified(act.db, owner.ownerId)
  const preview = await compute(act, input)
  const bank = await bankAccountOf(act.db, owner, input.bankAccountId)
  if (!bank) throw refuse('bankAccountUnknown')
  if (bank.currency !== preview.currency) throw refuseFields({ bankAccountId: 'bankCurrency' })
  if (input.feeMinor !== undefined && input.feeMinor !== preview.feeMinor) throw refuse('previewChanged')
  const number = accountNumberAt('bankAccount', owner, bank.id)
  const row = await addOrder(act, {
    owner,
    type: 'withdrawal',
    state: preview.needsApproval ? 'applied' : 'approved',
    currency: preview.currency,
    amountMinor: preview.grossMinor,
    feeMinor: preview.feeMinor,
    subject: `${bank.bankName} ${await maskAt(act.db, number)}`,
  })
  const { holderName, bankName, country, currency, swift } = bank
  await act.tx.insert(withdrawal).values({
    orderId: row.id,
    bank: { holderName, bankName, country, currency, swift, addedAt: bank.createdAt.toString() },
    preparedBy: act.actor.accountId,
  })
  await copySecret(act, number, accountNumberAt('withdrawal', owner, row.id))
  await takeReleases(act, row.id, preview.orders)
  await post(act, row, 'request', transfer(balanceAccount(owner), transitAccount(owner), row))
  await announceRequest(act, row, owner)
  return moved(row)
}

/** Each release belongs to one running withdrawal: of two concurrent requests, one fails. */
async function takeReleases(act: Act, withdrawalId: string, releases: OrderOf<'release'>[]): Promise<void> {
  if (releases.length === 0) return
  await turnAll(act, releaseLifecycle, releases, 'withdraw', { set: { updatedAt: act.now } })
  await act.tx.insert(withdrawalLine).values(releases.map(({ id }) => ({ withdrawalId, releaseId: id })))
}

async function announceRequest(act: Act, row: MoneyOrderRow, owner: Owner): Promise<void> {
  const amount = moneyPair(row.amountMinor, row.currency)
  if (row.state === 'approved') return announcePayout(act, row)
  const approvers = await approversBeside(act.db, owner.ownerId, act.actor)
  const who = (await accountById(act.db, act.actor.accountId))?.name ?? ''
  await notify(act, walletNotices.withdrawalWaitsForApproval, {
    to: approvers,
    params: { who, number: row.number, amount },
    link: '/companyHome/wallet',
  })
}

async function announcePayout(act: Act, row: MoneyOrderRow): Promise<void> {
  const who = await ownerName(act.db, row)
  await notifyOperators(act, walletNotices.withdrawalWaits, {
    params: { who, number: row.number, amount: moneyPair(row.amountMinor, row.currency) },
    link: '/operatorHome/withdrawals',
  })
}

/** A member cannot approve a withdrawal that they prepared, unless the company has one member (product §1). */
export async function approveWithdrawal(act: Act, id: string) {
  const order = await reachOrderOf(act, id, 'withdrawal')
  const [prepared] = await act.tx.select().from(withdrawal).where(eq(withdrawal.orderId, id))
  const own = prepared!.preparedBy === act.actor.accountId
  if (own && (await membersLately(act.db, order.ownerId, act.now)) > 1) throw refuse('fourEyes')
  await assertSecond(act, { companyId: order.ownerId, by: [prepared!.preparedBy], at: order.createdAt })
  await needStanding(act, order, 'withdraw')
  const row = await turn(act, withdrawalLifecycle, order, 'approve', { set: { updatedAt: act.now } })
  await act.tx
    .update(withdrawal)
    .set({ approvedBy: own ? null : act.actor.accountId, approvedAt: act.now })
    .where(eq(withdrawal.orderId, id))
  await announcePayout(act, row)
  return moved(row)
}

const turnWithdrawal = async (act: Act, id: string, move: 'decline' | 'pay' | 'fail' | 'comeBack'): Promise<MoneyOrderRow> =>
  turn(act, withdrawalLifecycle, await reachOrderOf(act, id, 'withdrawal'), move, { set: { updatedAt: act.now } })

/** Before its approval only. The member who prepared it withdraws the request in this way. */
export async function declineWithdrawal(act: Act, input: { id: string; reason: string }) {
  const row = await turnWithdrawal(act, input.id, 'decline')
  await giveBack(act, row, 'decline', input.reason)
  await announceDecision(act, row, walletNotices.withdrawalRejected, input.reason)
  return moved(row)
}

export interface Paid {
  id: string
  reference: string
  /** A file, or "" for none. */
  proof: string
  /** It is another payout than those under the same reference. */
  another?: boolean | undefined
}

export const claimProof = async (act: Act, id: string, proof: string) =>
  proof ? claimFile(act, proof, { purpose: 'payoutProof', usedBy: `withdrawal:${id}`, field: 'proof' }) : null

/** The bank has paid: transit → bank, the fee → platform. */
export async function markPaid(act: Act, input: Paid) {
  const row = await turnWithdrawal(act, input.id, 'pay')
  const proof = await claimProof(act, row.id, input.proof)
  const keyed = { referenceKey: referenceKey(input.reference) }
  await act.tx
    .update(withdrawal)
    .set({ decidedBy: act.actor.accountId, decidedAt: act.now, payoutReference: input.reference, ...keyed, proofFileId: proof?.id ?? null })
    .where(eq(withdrawal.orderId, row.id))
  const releaseIds = await settleReleases(act, row.id, 'pay')
  const transit = transitAccount(row)
  const entries = entriesOf(
    transfer(transit, { kind: 'bank' }, moneyOf(row.netMinor, row.currency)),
    transfer(transit, { kind: 'platformFee' }, moneyOf(row.feeMinor, row.currency)),
  )
  await post(act, row, 'paid', entries, releaseIds)
  await announceDecision(act, row, walletNotices.withdrawalPaid, '')
  return moved(row)
}

/** The bank returned it: the money can be withdrawn again. */
export async function markFailed(act: Act, input: { id: string; reason: string }) {
  const row = await turnWithdrawal(act, input.id, 'fail')
  await lapseApprovals(act, 'payout', row.id)
  await giveBack(act, row, 'returned', input.reason)
  await announceDecision(act, row, walletNotices.withdrawalFailed, input.reason)
  return moved(row)
}

export interface CameBack {
  id: string
  reason: string
  /** Of the bank, for the money that came back. */
  reference: string
  /** It is another transfer than those under the same reference. */
  another?: boolean | undefined
}

/** The bank sent back what it had paid: bank and fee → transit → balance. It can be withdrawn again, without a fee lost. */
export async function markCameBack(act: Act, input: CameBack) {
  const row = await turnWithdrawal(act, input.id, 'comeBack')
  const { postingId } = await reverseByKey(act, `withdrawal:${row.id}:paid`, 'withdrawal.bounced', `withdrawal:${row.id}:bounced`)
  await addReceipt(act, [row.id], postingId)
  await act.tx
    .update(withdrawal)
    .set({ returnReference: input.reference, returnKey: arrivalKey(input.reference) })
    .where(eq(withdrawal.orderId, row.id))
  await giveBack(act, row, 'returned', input.reason)
  await announceDecision(act, row, walletNotices.withdrawalFailed, input.reason)
  return moved(row)
}

async function giveBack(act: Act, row: MoneyOrderRow, move: 'decline' | 'returned', reason: string): Promise<void> {
  await act.tx.update(withdrawal).set({ decidedBy: act.actor.accountId, decidedAt: act.now, reason }).where(eq(withdrawal.orderId, row.id))
  await settleReleases(act, row.id, 'giveBack')
  await post(act, row, move, transfer(transitAccount(row), balanceAccount(row), row))
}

async function settleReleases(act: Act, withdrawalId: string, move: 'pay' | 'giveBack'): Promise<string[]> {
  const lines = await act.tx
    .select(getTableColumns(moneyOrder))
    .from(withdrawalLine)
    .innerJoin(moneyOrder, eq(moneyOrder.id, withdrawalLine.releaseId))
    .where(eq(withdrawalLine.withdrawalId, withdrawalId))
  const releases = lines.filter((row) => isOrderOf(row, 'release'))
  const settled = await turnAll(act, releaseLifecycle, releases, move, { set: { updatedAt: act.now } })
  return settled.map((row) => row.id)
}

async function post(
  act: Act,
  row: MoneyOrderRow,
  move: 'request' | 'decline' | 'paid' | 'returned',
  entries: Entry[],
  alsoOn: readonly string[] = [],
): Promise<void> {
  const { postingId } = await postLedger(act, {
    key: `withdrawal:${row.id}:${move}`,
    cause: `withdrawal.${move}`,
    ref: { type: 'moneyOrder', id: row.id },
    memo: { number: row.number },
    entries,
  })
  await addReceipt(act, [row.id, ...alsoOn], postingId)
}

type Decision = (typeof walletNotices)['withdrawalRejected' | 'withdrawalPaid' | 'withdrawalFailed']

async function announceDecision(act: Act, row: MoneyOrderRow, kind: Decision, reason: string): Promise<void> {
  const company = row.ownerType === 'company'
  const to = company
    ? [...(await membersAmong(act.db, row.ownerId, [row.createdBy])), ...(await memberIdsHolding(act.db, row.ownerId, 'wallet:withdraw'))]
    : [row.ownerId]
  const amountMinor = kind === walletNotices.withdrawalPaid ? row.netMinor : row.amountMinor
  await notify(act, kind, {
    to: to.filter((id) => id !== act.actor.accountId),
    params: {
      number: row.number,
      amount: moneyPair(amountMinor, row.currency),
      reason,
    },
    link: company ? '/companyHome/wallet' : '/personalHome/closing',
  })
}
