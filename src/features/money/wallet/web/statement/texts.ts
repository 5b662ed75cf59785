import { texts } from '../../../../../platform/contract/texts.ts'
import type { StatementKind } from '../../contract/statement.ts'

export const t = texts({
  title: { cn: '对账单', en: 'Statement' },
  about: {
    cn: '钱包和托管资金的每一笔变动，逐笔列出余额。预付款和放款从托管中支付，含平台服务费。',
    en: 'Every movement of your wallet and of what is held in escrow, with the balance after each. Advances and releases are paid out of escrow, platform fee included.',
  },
  empty: { cn: '该币种还没有资金变动', en: 'No money has moved in this currency yet' },
  emptyWhy: { cn: '充值到账后，每一笔变动都会列在这里。', en: 'Once a top-up has arrived, every movement is listed here.' },
  toWallet: { cn: '去企业钱包', en: 'Go to the wallet' },
  sums: { cn: '期间汇总', en: 'Totals of the period' },
  wallet: { cn: '钱包', en: 'Wallet' },
  escrow: { cn: '托管', en: 'Escrow' },
  opening: { cn: '期初余额', en: 'Opening balance' },
  in: { cn: '增加', en: 'In' },
  out: { cn: '减少', en: 'Out' },
  closing: { cn: '期末余额', en: 'Closing balance' },
  what: { cn: '事项', en: 'What' },
  other: { cn: '对方', en: 'Counterparty' },
  bank: { cn: '银行', en: 'Bank' },
  employees: { cn: '员工', en: 'Employees' },
  own: { cn: '本企业', en: 'Own account' },
  fee: { cn: (amount: string) => `含平台服务费 ${amount}`, en: (amount: string) => `includes platform fee ${amount}` },
  after: {
    cn: (wallet: string, escrow: string) => `余额：钱包 ${wallet}，托管 ${escrow}`,
    en: (wallet: string, escrow: string) => `Balance: wallet ${wallet}, escrow ${escrow}`,
  },
  walletAfter: { cn: '钱包余额', en: 'Wallet balance' },
  escrowAfter: { cn: '托管余额', en: 'Escrow balance' },
  kind: { cn: '类别', en: 'Kind' },
  anyKind: { cn: '全部类别', en: 'All kinds' },
  period: {
    cn: (from: string, to: string) => `${from || '开户'} 至 ${to || '今日'}`,
    en: (from: string, to: string) => `${from || 'opening'} to ${to || 'today'}`,
  },
})

export const kindTexts = texts({
  topUps: { cn: '充值', en: 'Top-ups' },
  escrow: { cn: '托管转入与退回', en: 'Escrow funded or returned' },
  releases: { cn: '预付款与放款', en: 'Advances and releases' },
  pay: { cn: '发薪', en: 'Payroll' },
  withdrawals: { cn: '提现', en: 'Withdrawals' },
  beans: { cn: '购豆', en: 'Beans' },
} satisfies Record<StatementKind, { cn: string; en: string }>)
