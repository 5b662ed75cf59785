import { type Pair, texts } from '../../../../platform/contract/texts.ts'
import type { Tone } from '../../../../platform/web/ui/theme.ts'
import type { OrderState, ReleaseKind } from '../contract/orders.ts'

export const releaseLabels: Record<ReleaseKind, Pair> = {
  imprest: { cn: '预付款', en: 'Advance' },
  part: { cn: '部分放款', en: 'Part payment' },
  final: { cn: '确认放款', en: 'Final payment' },
}

/** A top-up of which less arrived than was sent, until the company agrees to the difference. */
export const arrivedShort: Pair = { cn: '到账不足', en: 'Arrived short' }

export const waitsForApproval: Pair = { cn: '待复核', en: 'Awaiting approval' }

export const stateTones: Record<OrderState, Tone> = {
  pending: 'warn',
  done: 'ok',
  rejected: 'bad',
  available: 'primary',
  applied: 'warn',
  approved: 'info',
  paid: 'ok',
  returned: 'bad',
  reversed: 'bad',
  declined: 'bad',
}

export const walletTexts = texts({
  number: { cn: '单号', en: 'Number' },
  type: { cn: '类型', en: 'Type' },
  time: { cn: '时间', en: 'Time' },
  amount: { cn: '金额', en: 'Amount' },
  state: { cn: '状态', en: 'Status' },
  short: { cn: (difference: string) => `少到账 ${difference}`, en: (difference: string) => `${difference} less arrived` },
  shortAsked: { cn: '待贵公司确认差额', en: 'The difference waits for your agreement' },
  shortAgreed: { cn: '差额已确认', en: 'Difference agreed' },
  subject: { cn: '说明', en: 'For' },
  currency: { cn: '币种', en: 'Currency' },
  fee: { cn: '手续费', en: 'Withdrawal fee' },
  net: { cn: '到账', en: 'Amount received' },
  anyType: { cn: '全部类型', en: 'All types' },
  anyState: { cn: '全部状态', en: 'All statuses' },
  anyCurrency: { cn: '全部币种', en: 'All currencies' },
  from: { cn: '开始日期', en: 'From' },
  to: { cn: '结束日期', en: 'To' },
  searchOrders: { cn: '搜索单号或说明', en: 'Search number or purpose' },
  print: { cn: '打印', en: 'Print' },
  back: { cn: '返回', en: 'Back' },
  close: { cn: '关闭', en: 'Close' },
  bankReference: { cn: '银行流水号', en: 'Bank reference' },
  referenceOf: { cn: (text: string) => `流水号 ${text}`, en: (text: string) => `Reference ${text}` },
  reason: { cn: '原因', en: 'Reason' },
})
