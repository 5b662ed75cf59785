import { moneyOf, moneyPair } from '../../../../platform/contract/amount.ts'
import type { Pair } from '../../../../platform/contract/texts.ts'
import { eq } from '../../../../platform/server/data/drizzle.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { approvalKind } from '../../../base/approval/server/hooks.ts'
import { secondRule, wholeCny } from '../../../base/approval/server/reads.ts'
import { askApproval } from '../../../base/approval/server/writes.ts'
import { settingsOf } from '../../../base/setting/server/reads.ts'
import { needStanding } from '../../../base/standing/server/reads.ts'
import { walletCalls } from '../contract/calls.ts'
import { moved, reachOrderOf } from './orders.ts'
import { ownerName } from './owners.ts'
import { type MoneyOrderRow, moneyOrder } from './tables.ts'
import { type Arrival, arrivedOf, confirmTopUp } from './top-up.ts'
import { claimProof, markPaid, type Paid } from './withdrawal.ts'

/** Operators credit a top-up and report a payout alone below the platform's limit; above it another operator approves. */
type Kind = 'topUp' | 'payout'

const words: Record<Kind, Pair> = {
  topUp: { cn: '确认到账', en: 'Confirm arrival' },
  payout: { cn: '标记已打款', en: 'Mark as paid' },
}
const pages: Record<Kind, string> = { topUp: '/operatorHome/topUps', payout: '/operatorHome/withdrawals' }

async function asks(act: Act, kind: Kind, row: MoneyOrderRow, amountMinor: number, input: object): Promise<boolean> {
  const money = moneyOf(amountMinor, row.currency)
  const { secondOperatorFrom } = await settingsOf(act.db)
  const question = { permission: 'operator:money', money, from: wholeCny(secondOperatorFrom) } as const
  if ((await secondRule(act.db, act.actor, question)) !== 'needed') return false
  const amount = moneyPair(amountMinor, row.currency)
  await askApproval(act, {
    kind,
    permission: 'operator:money',
    subject: row.id,
    title: { cn: `${row.number}：${words[kind].cn} ${amount.cn}`, en: `${row.number}: ${words[kind].en} ${amount.en}` },
    detail: await ownerName(act.db, row),
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
  if (order.state === 'pending' && (await asks(act, 'topUp', order, arrived, input))) return { ...moved(order), waits: true }
  return { ...(await confirmTopUp(act, input)), waits: false }
}

export async function paidOrAsk(act: Act, input: Paid) {
  await lock(act, input.id)
  const order = await reachOrderOf(act, input.id, 'withdrawal')
  if (order.state === 'approved') await needStanding(act, order, 'payOut')
  if (order.state === 'approved' && (await asks(act, 'payout', order, order.netMinor, input))) {
    // The file is of the operator who asks: the one who approves could not claim it.
    await claimProof(act, order.id, input.proof)
    return { ...moved(order), waits: true }
  }
  return { ...(await markPaid(act, input)), waits: false }
}

const lock = (act: Act, id: string) => act.tx.select({ id: moneyOrder.id }).from(moneyOrder).where(eq(moneyOrder.id, id)).for('update')

export const topUpKind = approvalKind(walletCalls['POST /ws/operator/topUp/confirm'].input, { lock, run: confirmTopUp })
export const payoutKind = approvalKind(walletCalls['POST /ws/operator/withdrawal/paid'].input, { lock, run: markPaid })
