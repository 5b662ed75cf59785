import type { Dictionaries } from '../../../../platform/contract/dictionary.ts'
import type { Pair } from '../../../../platform/contract/texts.ts'
import type { OrderState, OrderType, UnallocatedState } from './orders.ts'

export const walletDictionaries = {
  orderType: {
    title: { cn: '订单类型', en: 'Order types' },
    items: {
      escrow: { cn: '托管', en: 'Escrow' },
      topUp: { cn: '充值', en: 'Top-up' },
      beans: { cn: '购豆', en: 'Beans' },
      payroll: { cn: '薪酬拨款', en: 'Payroll funding' },
      earning: { cn: '服务收入', en: 'Earnings' },
      refund: { cn: '退回', en: 'Refund' },
      release: { cn: '服务收入', en: 'Earnings' },
      withdrawal: { cn: '提现', en: 'Withdrawal' },
    } satisfies Record<OrderType, Pair>,
  },
  unallocatedState: {
    title: { cn: '待认领款项状态', en: 'Statuses of unallocated money' },
    items: {
      open: { cn: '待认领', en: 'To allocate' },
      settled: { cn: '已处理', en: 'Settled' },
      undone: { cn: '已撤销', en: 'Undone' },
    } satisfies Record<UnallocatedState, Pair>,
  },
  orderState: {
    title: { cn: '订单状态', en: 'Order statuses' },
    items: {
      pending: { cn: '待确认', en: 'Awaiting confirmation' },
      done: { cn: '已完成', en: 'Completed' },
      rejected: { cn: '未通过', en: 'Not confirmed' },
      reversed: { cn: '已冲正', en: 'Reversed' },
      available: { cn: '可提现', en: 'Can withdraw' },
      applied: { cn: '已申请', en: 'Applied' },
      approved: { cn: '待打款', en: 'Awaiting payout' },
      paid: { cn: '已打款', en: 'Paid' },
      returned: { cn: '已退回', en: 'Returned' },
      declined: { cn: '复核未通过', en: 'Declined' },
    } satisfies Record<OrderState, Pair>,
  },
} satisfies Dictionaries
