import { type Pair, texts } from '../../../../../platform/contract/texts.ts'
import type { OrderType } from '../../contract/orders.ts'

/** The label of an order's amount, by type. */
export const amountLabels: Record<OrderType, Pair> = {
  escrow: { cn: '转入托管', en: 'Into escrow' },
  topUp: { cn: '充值金额', en: 'Topped up' },
  beans: { cn: '购豆金额', en: 'Paid for beans' },
  payroll: { cn: '拨款金额', en: 'Funded' },
  earning: { cn: '客户放款', en: 'Released by the client' },
  refund: { cn: '退回钱包', en: 'Returned to the wallet' },
  release: { cn: '企业放款', en: 'Released by the company' },
  withdrawal: { cn: '提现金额', en: 'Withdrawn' },
}

export const feeLabels: Partial<Record<OrderType, Pair>> = {
  earning: { cn: '平台服务费', en: 'Platform fee' },
  release: { cn: '平台服务费', en: 'Platform fee' },
  withdrawal: { cn: '提现手续费', en: 'Withdrawal fee' },
}

export const netLabels: Partial<Record<OrderType, Pair>> = {
  earning: { cn: '进入钱包', en: 'Into the wallet' },
  release: { cn: '您到账', en: 'You receive' },
  withdrawal: { cn: '到账金额', en: 'Received at the bank' },
}

/** A failed payout never reached the bank. */
export const notPaidLabel: Pair = { cn: '原应到账', en: 'Amount expected' }

export const t = texts({
  title: { cn: '订单', en: 'Orders' },
  about: { cn: '每一笔进出企业钱包的资金。', en: 'All money moving in and out of the wallet.' },
  empty: { cn: '还没有订单', en: 'No orders yet' },
  emptyWhy: { cn: '充值、托管、退回和提现都会记在这里。', en: 'Top-ups, escrow, refunds and withdrawals are listed here.' },
  toWallet: { cn: '去企业钱包', en: 'Go to the wallet' },
  back: { cn: '返回列表', en: 'Back to the list' },
  receipt: { cn: '收据', en: 'Receipt' },
  money: { cn: '金额', en: 'Amounts' },
  facts: { cn: '订单信息', en: 'Details' },
  created: { cn: '创建时间', en: 'Created' },
  updated: { cn: '更新时间', en: 'Updated' },
  demand: { cn: '相关需求', en: 'Request' },
  voucher: { cn: '付款凭证', en: 'Voucher' },
  decided: { cn: '处理时间', en: 'Decided' },
  bank: { cn: '收款账户', en: 'Paid to' },
  holder: { cn: '户名', en: 'Account holder' },
  preparedBy: { cn: '提交人', en: 'Prepared by' },
  approvedBy: { cn: '复核人', en: 'Approved by' },
  payout: { cn: '打款流水号', en: 'Payout reference' },
  proof: { cn: '打款凭证', en: 'Proof of payment' },
  withdrawn: { cn: '包含的订单', en: 'Orders in this withdrawal' },
  receipts: { cn: '资金记录', en: 'Money movements' },
  order: { cn: (number: string) => `订单 ${number}`, en: (number: string) => `Order ${number}` },
  postings: { cn: '账本明细', en: 'Ledger entries' },
  postingsAbout: {
    cn: '这笔钱在账本里的全部记录。标“本方”的是您的账户。',
    en: 'All that the ledger recorded about this money. Your accounts are marked “yours”.',
  },
  noReceipt: { cn: '资金还没有变动，变动后显示在这里。', en: 'No money has moved yet. Movements will appear here.' },
  mine: { cn: '本方', en: 'yours' },
  posting: { cn: '凭证号', en: 'Posting' },
  account: { cn: '账户', en: 'Account' },
  gone: { cn: '未找到该订单', en: 'Order not found' },
  why: {
    cn: (reason: string) => `原因：${reason}`,
    en: (reason: string) => `Reason: ${reason}`,
  },
  rejectedTitle: { cn: '充值未通过', en: 'Top-up not confirmed' },
  returnedTitle: { cn: '提现被退回，金额已回到余额', en: 'Returned. The amount is back in the balance' },
  declinedTitle: { cn: '未通过复核，金额已回到余额', en: 'Declined. The amount is back in the balance' },
  shortTitle: {
    cn: (difference: string) => `到账金额比汇出金额少 ${difference}`,
    en: (difference: string) => `${difference} less arrived than was sent`,
  },
  shortWhy: {
    cn: (asked: string, arrived: string) =>
      `汇出 ${asked}，到账 ${arrived}，已按实际到账入账。差额通常是途中银行的手续费，可以向汇款银行查询。`,
    en: (asked: string, arrived: string) =>
      `${asked} was sent and ${arrived} arrived, which has been credited. Banks on the way usually keep the difference; your bank can tell you which.`,
  },
  agree: { cn: '确认差额', en: 'Agree to the difference' },
  agreedNow: { cn: (difference: string) => `已确认差额 ${difference}`, en: (difference: string) => `Difference of ${difference} agreed` },
  ask: { cn: '有疑问，咨询平台', en: 'Ask us about it' },
  sent: { cn: '汇出金额', en: 'Sent' },
  notArrived: { cn: '未到账', en: 'Not received' },
  agreedAt: { cn: '差额确认时间', en: 'Difference agreed' },
  again: { cn: '重新充值', en: 'Top up again' },
})
