import { moneyOf, moneyPair } from '../../../../platform/contract/amount.ts'
import type { Pair } from '../../../../platform/contract/texts.ts'
import { holdRow } from '../../../../platform/server/data/lifecycle.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { approvalKind } from '../../../base/approval/server/hooks.ts'
import { needsSecond, wholeCny } from '../../../base/approval/server/reads.ts'
import { askApproval } from '../../../base/approval/server/writes.ts'
import { settingsOf } from '../../../base/setting/server/reads.ts'
import { ownerName, repeatsOf } from '../../wallet/server/reads.ts'
import { askAboutRepeats, withToday } from '../../wallet/server/writes.ts'
import { beanCalls } from '../contract/calls.ts'
import { beanOrderLifecycle } from './lifecycle.ts'
import { type Confirmed, confirmOrder, moved, reverseOrder } from './orders.ts'
import { soughtOf } from './reads.ts'
import type { BeanOrder } from './tables.ts'

/**
 * As with top-ups, and counted with them: one operator confirms an order alone below the platform's limit. A transfer that repeats and
 * every correction need two.
 */
type Kind = 'beanOrder' | 'beanReversal'

const words: Record<Kind, Pair> = {
  beanOrder: { cn: '确认购豆到账', en: 'Confirm the bean order' },
  beanReversal: { cn: '冲正购豆订单', en: 'Reverse the bean order' },
}

async function asks(act: Act, kind: Kind, order: BeanOrder, input: object, always: boolean): Promise<boolean> {
  const money = moneyOf(order.priceMinor, 'CNY')
  const { secondOperatorFrom } = await settingsOf(act.db)
  const counted = always ? null : await withToday(act, order.ownerId, money)
  const question = { permission: 'operator:money', money: counted, from: wholeCny(secondOperatorFrom) } as const
  if (!(await needsSecond(act, question))) return false
  const amount = moneyPair(order.priceMinor, 'CNY')
  await askApproval(act, {
    kind,
    permission: 'operator:money',
    subject: order.id,
    title: { cn: `${order.number}：${words[kind].cn} ${amount.cn}`, en: `${order.number}: ${words[kind].en} ${amount.en}` },
    detail: await ownerName(act.db, order),
    link: `/operatorHome/beanOrders?id=${order.id}`,
    money,
    input: { ...input },
  })
  return true
}

export async function confirmOrAsk(act: Act, input: Confirmed) {
  const order = await holdRow(act, beanOrderLifecycle, input.id)
  if (order.state !== 'pending') return { ...(await confirmOrder(act, input)), waits: false }
  const { reference, voucher } = (await repeatsOf(act, [soughtOf(order)])).get(`beanOrder:${order.id}`)!
  const always = askAboutRepeats([...reference, ...voucher], input.another, 'another')
  if (await asks(act, 'beanOrder', order, input, always)) return { ...moved(order), waits: true }
  return { ...(await confirmOrder(act, input)), waits: false }
}

export async function reverseOrAsk(act: Act, input: { id: string; reason: string }) {
  const order = await holdRow(act, beanOrderLifecycle, input.id)
  if (order.state === 'done' && order.payment === 'transfer' && (await asks(act, 'beanReversal', order, input, true)))
    return { ...moved(order), waits: true }
  return { ...(await reverseOrder(act, input)), waits: false }
}

const lock = (act: Act, id: string) => holdRow(act, beanOrderLifecycle, id)

export const secondKinds = {
  beanOrder: approvalKind(beanCalls['POST /ws/operator/beanOrder/confirm'].input, { lock, run: confirmOrder }),
  beanReversal: approvalKind(beanCalls['POST /ws/operator/beanOrder/reverse'].input, { lock, run: reverseOrder }),
}
