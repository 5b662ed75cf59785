import { moneyOf, moneyPair } from '../../../../platform/contract/amount.ts'
import type { Pair } from '../../../../platform/contract/texts.ts'
import { amountOf } from '../../../../platform/server/amounts.ts'
import { eq } from '../../../../platform/server/data/drizzle.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { approvalKind } from '../../../base/approval/server/hooks.ts'
import { needsSecond, roughSum, wholeCny } from '../../../base/approval/server/reads.ts'
import { askApproval } from '../../../base/approval/server/writes.ts'
import { settingsOf } from '../../../base/setting/server/reads.ts'
import { needStanding } from '../../../base/standing/server/reads.ts'
import { walletCalls } from '../contract/calls.ts'
import { referenceKey } from '../contract/reference.ts'
import { withToday } from './day.ts'
import { moved, reachOrderOf } from './orders.ts'
import { ownerName } from './owners.ts'
import { soughtOf } from './queues.ts'
import { arrivalKey, askAboutRepeats, askOnce, repeatsOf, withKey } from './repeats.ts'
import { type MoneyOrderRow, moneyOrder, topUp, unallocatedMoney, withdrawal } from './tables.ts'
import { type Arrival, arrivedOf, confirmTopUp, reverseTopUp } from './top-up.ts'
import {
  type Credit,
  creditUnallocated,
  movedUnallocated,
  reachUnallocated,
  type SendBack,
  sendBackUnallocated,
  undoUnallocated,
} from './unallocated.ts'
import { type CameBack, claimProof, markCameBack, markPaid, type Paid } from './withdrawal.ts'

/**
 * Operators credit a top-up and report a payout alone below the platform's limit; above it another operator approves. What one operator
 * decided for one owner on one day counts together. A repeated transfer and every correction need two, whatever the amount.
 */
type Kind = 'topUp' | 'payout' | 'topUpReversal' | 'payoutReturn' | 'unallocatedCredit' | 'unallocatedBack' | 'unallocatedUndo'

const words: Record<Kind, Pair> = {
  topUp: { cn: '确认到账', en: 'Confirm arrival' },
  payout: { cn: '标记已打款', en: 'Mark as paid' },
  topUpReversal: { cn: '冲正充值', en: 'Reverse the top-up' },
  payoutReturn: { cn: '登记退回', en: 'Record the return' },
  unallocatedCredit: { cn: '记入企业钱包', en: 'Credit to a company' },
  unallocatedBack: { cn: '退回汇款人', en: 'Send back' },
  unallocatedUndo: { cn: '撤销登记', en: 'Undo the record' },
}
const pages: Record<Kind, string> = {
  topUp: '/operatorHome/topUps',
  payout: '/operatorHome/withdrawals',
  topUpReversal: '/operatorHome/topUps',
  payoutReturn: '/operatorHome/withdrawals',
  unallocatedCredit: '/operatorHome/unallocated',
  unallocatedBack: '/operatorHome/unallocated',
  unallocatedUndo: '/operatorHome/unallocated',
}

interface Step {
  kind: Kind
  row: Pick<MoneyOrderRow, 'id' | 'number' | 'currency'>
  /** Whose balance it reaches, or who sent it. */
  whose: Pick<MoneyOrderRow, 'type' | 'ownerType' | 'ownerId'> | string
  amountMinor: number
  input: object
  /** Two operators, whatever the amount. */
  always: boolean
}

async function asks(act: Act, { kind, row, whose, amountMinor, input, always }: Step): Promise<boolean> {
  const money = moneyOf(amountMinor, row.currency)
  const { secondOperatorFrom } = await settingsOf(act.db)
  const counted = always ? null : typeof whose === 'string' ? roughSum([money]) : await withToday(act, whose.ownerId, money)
  const question = { permission: 'operator:money', money: counted, from: wholeCny(secondOperatorFrom) } as const
  if (!(await needsSecond(act, question))) return false
  const amount = moneyPair(amountMinor, row.currency)
  await askApproval(act, {
    kind,
    permission: 'operator:money',
    subject: row.id,
    title: { cn: `${row.number}：${words[kind].cn} ${amount.cn}`, en: `${row.number}: ${words[kind].en} ${amount.en}` },
    detail: typeof whose === 'string' ? whose : await ownerName(act.db, whose),
    link: `${pages[kind]}?id=${row.id}`,
    money,
    input: { ...input },
  })
  return true
}

export async function confirmOrAsk(act: Act, input: Arrival) {
  await lock(act, input.id)
  const order = await reachOrderOf(act, input.id, 'topUp')
  const { arrived } = arrivedOf(order, input)
  if (order.state !== 'pending') return { ...(await confirmTopUp(act, input)), waits: false }
  const [voucher] = await act.db.select().from(topUp).where(eq(topUp.orderId, order.id))
  const { reference, voucher: pictures } = (await repeatsOf(act, [soughtOf(voucher!)])).get(`topUp:${order.id}`)!
  const always = askAboutRepeats([...reference, ...pictures], input.another, 'another')
  if (await asks(act, { kind: 'topUp', row: order, whose: order, amountMinor: arrived, input, always }))
    return { ...moved(order), waits: true }
  return { ...(await confirmTopUp(act, input)), waits: false }
}

export async function paidOrAsk(act: Act, input: Paid) {
  await lock(act, input.id)
  const order = await reachOrderOf(act, input.id, 'withdrawal')
  if (order.state !== 'approved') return { ...(await markPaid(act, input)), waits: false }
  await needStanding(act, order, 'payOut')
  const key = referenceKey(input.reference)
  const always = await askOnce(act, 'out', { usedBy: `withdrawal:${order.id}`, key, another: input.another, field: 'reference' })
  if (await asks(act, { kind: 'payout', row: order, whose: order, amountMinor: order.netMinor, input, always })) {
    // The file is of the operator who asks: the one who approves could not claim it.
    await claimProof(act, order.id, input.proof)
    await act.tx.update(withdrawal).set({ referenceKey: key }).where(eq(withdrawal.orderId, order.id))
    return { ...moved(order), waits: true }
  }
  return { ...(await markPaid(act, input)), waits: false }
}

export async function reverseOrAsk(act: Act, input: { id: string; reason: string }) {
  await lock(act, input.id)
  const row = await reachOrderOf(act, input.id, 'topUp')
  const step = { kind: 'topUpReversal', row, whose: row, amountMinor: row.amountMinor, input, always: true } as const
  if (row.state === 'done' && (await asks(act, step))) return { ...moved(row), waits: true }
  return { ...(await reverseTopUp(act, input)), waits: false }
}

export async function cameBackOrAsk(act: Act, input: CameBack) {
  await lock(act, input.id)
  const row = await reachOrderOf(act, input.id, 'withdrawal')
  if (row.state === 'paid') await askOnce(act, 'in', { ...arrival(input), usedBy: `return:${row.id}` })
  const step = { kind: 'payoutReturn', row, whose: row, amountMinor: row.netMinor, input, always: true } as const
  if (row.state === 'paid' && (await asks(act, step))) {
    await act.tx
      .update(withdrawal)
      .set({ returnKey: arrivalKey(input.reference) })
      .where(eq(withdrawal.orderId, row.id))
    return { ...moved(row), waits: true }
  }
  return { ...(await markCameBack(act, input)), waits: false }
}

export async function creditOrAsk(act: Act, input: Credit) {
  await lockUnallocated(act, input.id)
  const row = await reachUnallocated(act, input.id)
  const amountMinor = amountOf(input.amount, row.currency)
  const whose = { type: 'topUp', ownerType: 'company', ownerId: input.companyId } as const
  const step = { kind: 'unallocatedCredit', row, whose, amountMinor, input, always: false } as const
  if (row.state === 'open' && (await asks(act, step))) return { ...movedUnallocated(row), waits: true }
  return { ...(await creditUnallocated(act, input)), waits: false }
}

export async function sendBackOrAsk(act: Act, input: SendBack) {
  await lockUnallocated(act, input.id)
  const row = await reachUnallocated(act, input.id)
  const amountMinor = amountOf(input.amount, row.currency)
  const key = referenceKey(input.reference)
  if (row.state === 'open') await askOnce(act, 'out', { usedBy: '', key, another: input.another, field: 'reference' })
  const step = { kind: 'unallocatedBack', row, whose: row.sender, amountMinor, input, always: true } as const
  if (row.state === 'open' && (await asks(act, step))) {
    await act.tx
      .update(unallocatedMoney)
      .set({ backKeys: withKey(unallocatedMoney.backKeys, key) })
      .where(eq(unallocatedMoney.id, row.id))
    return { ...movedUnallocated(row), waits: true }
  }
  return { ...(await sendBackUnallocated(act, input)), waits: false }
}

export async function undoOrAsk(act: Act, input: { id: string; reason: string }) {
  await lockUnallocated(act, input.id)
  const row = await reachUnallocated(act, input.id)
  const step = { kind: 'unallocatedUndo', row, whose: row.sender, amountMinor: row.amountMinor, input, always: true } as const
  if (row.state === 'open' && (await asks(act, step))) return { ...movedUnallocated(row), waits: true }
  return { ...(await undoUnallocated(act, input)), waits: false }
}

const arrival = ({ reference, another }: { reference: string; another?: boolean | undefined }) => ({
  key: arrivalKey(reference),
  another,
  field: 'reference',
})

const lockUnallocated = (act: Act, id: string) =>
  act.tx.select({ id: unallocatedMoney.id }).from(unallocatedMoney).where(eq(unallocatedMoney.id, id)).for('update')

const lock = (act: Act, id: string) => act.tx.select({ id: moneyOrder.id }).from(moneyOrder).where(eq(moneyOrder.id, id)).for('update')

export const secondKinds = {
  topUp: approvalKind(walletCalls['POST /ws/operator/topUp/confirm'].input, { lock, run: confirmTopUp }),
  payout: approvalKind(walletCalls['POST /ws/operator/withdrawal/paid'].input, { lock, run: markPaid }),
  topUpReversal: approvalKind(walletCalls['POST /ws/operator/topUp/reverse'].input, { lock, run: reverseTopUp }),
  unallocatedCredit: approvalKind(walletCalls['POST /ws/operator/unallocated/credit'].input, {
    lock: lockUnallocated,
    run: creditUnallocated,
  }),
  unallocatedBack: approvalKind(walletCalls['POST /ws/operator/unallocated/sendBack'].input, {
    lock: lockUnallocated,
    run: sendBackUnallocated,
  }),
  unallocatedUndo: approvalKind(walletCalls['POST /ws/operator/unallocated/undo'].input, { lock: lockUnallocated, run: undoUnallocated }),
  payoutReturn: approvalKind(walletCalls['POST /ws/operator/withdrawal/cameBack'].input, { lock, run: markCameBack }),
}
