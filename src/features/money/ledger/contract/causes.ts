import type { Pair } from '../../../../platform/contract/texts.ts'
import type { Use } from '../../../base/standing/contract/standing.ts'

/**
 * The cause of a posting, as `noun.move`. A new kind of posting adds its cause here; one that was ever posted stays, since postings stay.
 */
export const causes = {
  'topUp.confirm': { cn: '充值到账', en: 'Top-up confirmed' },
  'topUp.reverse': { cn: '充值冲正', en: 'Top-up reversed' },
  'unallocated.record': { cn: '待认领款项到账', en: 'Unallocated money arrived' },
  'unallocated.undo': { cn: '待认领款项撤销登记', en: 'Record of unallocated money undone' },
  'unallocated.credit': { cn: '待认领款项记入钱包', en: 'Unallocated money credited' },
  'unallocated.sendBack': { cn: '待认领款项退回汇款人', en: 'Unallocated money sent back' },
  'withdrawal.request': { cn: '提交提现', en: 'Withdrawal requested' },
  'withdrawal.decline': { cn: '提现复核未通过，金额退回余额', en: 'Withdrawal declined, returned to the balance' },
  'withdrawal.paid': { cn: '银行已打款', en: 'Paid out by the bank' },
  'withdrawal.returned': { cn: '银行退回，金额退回余额', en: 'Returned by the bank to the balance' },
  'withdrawal.bounced': { cn: '已打款项被银行退回', en: 'Payout came back from the bank' },
  'demand.fund': { cn: '转入托管', en: 'Escrow funded' },
  'demand.refund': { cn: '托管退回', en: 'Returned from escrow' },
  'demand.advance': { cn: '支付预付款', en: 'Advance paid' },
  'demand.release': { cn: '确认放款', en: 'Released on confirmation' },
  'payroll.hold': { cn: '批准发薪，资金划出', en: 'Pay run approved, funds set aside' },
  'payroll.release': { cn: '发薪撤回，资金退回', en: 'Pay run withdrawn, funds returned' },
  'payroll.send': { cn: '工资已提交打款', en: 'Pay sent to the bank' },
  'payroll.paid': { cn: '工资已打款', en: 'Pay paid out by the bank' },
  'payroll.failed': { cn: '工资打款失败，待重发', en: 'Pay returned by the bank, held again' },
  'payroll.bounced': { cn: '已打工资被银行退回', en: 'Pay came back from the bank' },
  'payroll.return': { cn: '未发工资退回余额', en: 'Unpaid pay returned to the balance' },
  'bean.buy': { cn: '购豆', en: 'Beans bought' },
  'bean.refund': { cn: '购豆订单退款', en: 'Bean order refunded' },
  'bean.reverse': { cn: '购豆冲正', en: 'Bean order reversed' },
  'bean.lapse': { cn: '账号注销，豆失效', en: 'Beans expired with the account' },
  'provider.unlock': { cn: '查看联系方式', en: 'Contact details unlocked' },
  'provider.refund': { cn: '联系方式失效，退还豆', en: 'Beans refunded for an invalid contact' },
} as const satisfies Record<`${string}.${string}`, Pair>

export type Cause = keyof typeof causes
export const causeNames = Object.keys(causes) as [Cause, ...Cause[]]

/**
 * What a posting means for its owners: for whom the money comes from, and for whom it goes to. The standing of each is asked
 * (base/standing); a payment by the bank is a `payOut` whatever its cause.
 */
export const causeUses = {
  'topUp.confirm': { to: 'credit' },
  /** A correction: it asks for no standing. */
  'topUp.reverse': {},
  /** Money without an owner. */
  'unallocated.record': {},
  'unallocated.undo': {},
  'unallocated.credit': { to: 'credit' },
  'unallocated.sendBack': {},
  'withdrawal.request': { from: 'withdraw' },
  'withdrawal.decline': { to: 'credit' },
  'withdrawal.paid': { from: 'payOut' },
  'withdrawal.returned': { to: 'credit' },
  'withdrawal.bounced': {},
  'demand.fund': { from: 'spend' },
  'demand.refund': { to: 'credit' },
  'demand.advance': { from: 'spend', to: 'receive' },
  'demand.release': { from: 'spend', to: 'receive' },
  'payroll.hold': { from: 'spend' },
  'payroll.release': { to: 'credit' },
  'payroll.send': { from: 'spend' },
  'payroll.paid': { from: 'payOut' },
  'payroll.failed': { to: 'credit' },
  'payroll.bounced': {},
  'payroll.return': { to: 'credit' },
  'bean.buy': { from: 'spend', to: 'credit' },
  'bean.refund': { to: 'credit' },
  'bean.reverse': {},
  'bean.lapse': { from: 'finish' },
  'provider.unlock': { from: 'spend' },
  'provider.refund': { to: 'credit' },
} as const satisfies Record<Cause, { from?: Use; to?: Use }>
