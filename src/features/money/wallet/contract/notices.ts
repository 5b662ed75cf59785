import { defineNotices } from '../../../../platform/contract/notice.ts'

export const walletNotices = defineNotices({
  voucherWaits: {
    for: [9],
    group: 'operation',
    title: { cn: '充值凭证待确认', en: 'Voucher awaiting confirmation' },
    text: { cn: '{who} 提交了订单 {number} 的凭证，金额 {amount}。', en: '{who} submitted the voucher of order {number} for {amount}.' },
    mail: false,
  },
  topUpConfirmed: {
    for: [1],
    group: 'money',
    title: { cn: '充值已到账', en: 'Top-up confirmed' },
    text: { cn: '订单 {number} 的 {amount} 已到账。', en: '{amount} of order {number} has been credited.' },
    mail: true,
  },
  topUpShort: {
    for: [1],
    group: 'money',
    title: { cn: '充值按实际到账入账', en: 'Top-up credited as it arrived' },
    text: {
      cn: '订单 {number} 汇出 {asked}，实际到账 {amount}，已按实际到账入账。差额 {difference} 通常是途中银行的手续费，请确认差额。',
      en: '{asked} was sent for order {number} and {amount} arrived, which has been credited. Banks on the way usually keep the difference of {difference}. Please agree to it.',
    },
    mail: true,
  },
  bankAccountAdded: {
    for: [1, 2],
    group: 'money',
    title: { cn: '已添加收款账户', en: 'Bank account added' },
    text: {
      cn: '{who} 添加了收款账户 {account}。如非本人或同事操作，请立即修改密码并联系平台。',
      en: '{who} added the bank account {account}. If neither you nor a colleague did, change your password at once and contact us.',
    },
    mail: true,
  },
  topUpReversed: {
    for: [1],
    group: 'money',
    title: { cn: '充值已冲正', en: 'Top-up reversed' },
    text: {
      cn: '订单 {number} 的 {amount} 误记入钱包，已冲正：{reason}',
      en: '{amount} of order {number} had been credited by mistake and was taken back: {reason}',
    },
    mail: true,
  },
  topUpRejected: {
    for: [1],
    group: 'money',
    title: { cn: '充值未通过', en: 'Top-up not confirmed' },
    text: { cn: '订单 {number} 的凭证未通过：{reason}', en: 'The voucher of order {number} was not accepted: {reason}' },
    mail: true,
  },
  withdrawalWaitsForApproval: {
    for: [1],
    group: 'money',
    title: { cn: '提现待复核', en: 'Withdrawal awaiting approval' },
    text: {
      cn: '{who} 提交了提现 {number}，金额 {amount}，请复核。',
      en: '{who} prepared withdrawal {number} of {amount}. Please approve it.',
    },
    mail: true,
  },
  withdrawalRejected: {
    for: [1],
    group: 'money',
    title: { cn: '提现未通过复核', en: 'Withdrawal not approved' },
    text: { cn: '提现 {number} 的 {amount} 未通过复核：{reason}', en: 'Withdrawal {number} of {amount} was not approved: {reason}' },
    mail: true,
  },
  withdrawalWaits: {
    for: [9],
    group: 'operation',
    title: { cn: '提现待打款', en: 'Withdrawal awaiting payout' },
    text: { cn: '{who} 的提现 {number}，金额 {amount}。', en: 'Withdrawal {number} of {who}, {amount}.' },
    mail: false,
  },
  withdrawalPaid: {
    for: [1, 2],
    group: 'money',
    title: { cn: '提现已打款', en: 'Withdrawal paid' },
    text: { cn: '提现 {number} 的 {amount} 已打款。', en: '{amount} of withdrawal {number} has been paid out.' },
    mail: true,
  },
  withdrawalFailed: {
    for: [1, 2],
    group: 'money',
    title: { cn: '提现被退回', en: 'Withdrawal returned' },
    text: {
      cn: '提现 {number} 的 {amount} 已退回余额：{reason}',
      en: '{amount} of withdrawal {number} was returned to your balance: {reason}',
    },
    mail: true,
  },
})
