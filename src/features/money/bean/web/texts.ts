import { plural, texts } from '../../../../platform/contract/texts.ts'
import { BEAN_REFUND_DAYS } from '../../../../rules/constants.ts'

const beans = {
  cn: (n: number) => `${n.toLocaleString('en')} 豆`,
  en: (n: number) => `${n.toLocaleString('en')} ${n === 1 ? 'bean' : 'beans'}`,
}

export const t = texts({
  beans,
  title: { cn: '豆账户', en: 'Beans' },
  about: {
    cn: '豆用于查看服务商的联系方式，同一联系方式再次查看不扣豆。',
    en: 'Beans unlock a provider’s contact details. Viewing them again is free.',
  },
  back: { cn: '返回原来的页面', en: 'Back to where you were' },
  balance: { cn: '余额', en: 'Balance' },
  worth: {
    cn: (contacts: number, cost: number) => `可查看 ${contacts} 个联系方式，每个 ${cost} 豆`,
    en: (contacts: number, cost: number) =>
      contacts === 1
        ? `Enough for 1 contact at ${plural(cost, 'bean')}`
        : `Enough for ${contacts} contacts at ${plural(cost, 'bean')} each`,
  },
  shared: { cn: '企业的豆由成员共用', en: 'Members of the company share these beans' },
  find: { cn: '查找服务商', en: 'Find providers' },
  packages: { cn: '购豆', en: 'Buy beans' },
  packagesAbout: { cn: '以人民币付款，豆长期有效。', en: 'Paid in Chinese yuan. Beans do not expire.' },
  perContact: { cn: (money: string) => `每个联系方式 ${money}`, en: (money: string) => `${money} per contact` },
  buy: { cn: (n: number) => `购买 ${beans.cn(n)}`, en: (n: number) => `Buy ${beans.en(n)}` },
  noneOnSale: { cn: '暂无在售套餐', en: 'No packages on sale' },
  noneOnSaleWhy: { cn: '价格正在调整，需要时请联系我们。', en: 'Prices are being reviewed. Contact us if you need beans now.' },
  contact: { cn: '联系我们', en: 'Contact us' },
  askOthers: {
    cn: '购豆由企业的所有者、管理员或财务办理。',
    en: 'The company’s owner, administrators and finance members buy beans.',
  },
  rules: {
    cn: `付款后 ${BEAN_REFUND_DAYS} 天内豆未使用的订单，可以原路退款。`,
    en: `An unused order can be refunded within ${plural(BEAN_REFUND_DAYS, 'day')} of payment.`,
  },
  agreement: { cn: '增值服务协议', en: 'Value-added Service Agreement' },
  newTab: { cn: '（在新标签页打开）', en: ' (opens in a new tab)' },
  // Ordering
  orderTitle: { cn: (n: number) => `购买 ${beans.cn(n)}`, en: (n: number) => `Buy ${beans.en(n)}` },
  toBeans: { cn: '豆', en: 'Beans' },
  howToPay: { cn: '付款方式', en: 'How to pay' },
  byTransfer: { cn: '银行转账', en: 'Bank transfer' },
  byWallet: { cn: '企业钱包', en: 'Company wallet' },
  price: { cn: '价格', en: 'Price' },
  payInto: { cn: '先转账到这个账户', en: 'First, pay into this account' },
  thenUpload: { cn: '再上传付款凭证', en: 'Then upload the voucher' },
  exactly: { cn: (money: string) => `转账金额须为 ${money}`, en: (money: string) => `Transfer exactly ${money}` },
  reference: { cn: '银行流水号', en: 'Bank reference' },
  referenceHint: { cn: '选填，有助于更快核对', en: 'Optional. It helps us match the transfer sooner.' },
  voucher: { cn: '付款凭证', en: 'Payment voucher' },
  voucherHint: { cn: '银行回单或转账成功页面的截图', en: 'The bank receipt, or a screenshot of the completed transfer' },
  submit: { cn: '提交订单', en: 'Submit the order' },
  uploading: { cn: '凭证还在上传，请稍候', en: 'The voucher is still uploading' },
  walletHolds: { cn: '钱包人民币余额', en: 'CNY wallet balance' },
  walletAfter: { cn: '支付后余额', en: 'Balance after payment' },
  payNow: { cn: (money: string) => `支付 ${money}`, en: (money: string) => `Pay ${money}` },
  payTitle: { cn: (n: number) => `用企业钱包购买 ${beans.cn(n)}`, en: (n: number) => `Buy ${beans.en(n)} from the wallet` },
  payBody: { cn: '豆立即到账，由企业成员共用。', en: 'The beans are added immediately and shared by the company’s members.' },
  short: {
    cn: (money: string) => `还差 ${money}，可先充值或改用银行转账。`,
    en: (money: string) => `You need ${money} more. Top up the wallet, or pay by bank transfer.`,
  },
  topUp: { cn: '充值钱包', en: 'Top up the wallet' },
  changed: {
    cn: '价格刚有调整，请按新价格再确认一次。',
    en: 'The price has just changed. Please review it and confirm again.',
  },
  arrived: { cn: (n: number) => `${beans.cn(n)}已到账`, en: (n: number) => `${beans.en(n)} added` },
  doneTitle: { cn: '等待确认', en: 'Waiting for confirmation' },
  doneAbout: {
    cn: '我们收到了凭证。款项到账并核对一致后发豆，结果会通过消息通知您。',
    en: 'We have received the voucher. The beans are added once the transfer has arrived and been matched; you will get a message.',
  },
  orderNumber: { cn: '订单号', en: 'Order number' },
  // Records
  orders: { cn: '购豆订单', en: 'Orders' },
  moves: { cn: '豆明细', en: 'Bean history' },
  noOrders: { cn: '还没有订单', en: 'No orders yet' },
  noMoves: { cn: '还没有明细', en: 'No bean history yet' },
  noMovesWhy: { cn: '购豆、查看联系方式和退豆都会记在这里。', en: 'Beans bought, spent on contacts and returned are listed here.' },
  number: { cn: '订单号', en: 'Number' },
  time: { cn: '时间', en: 'Time' },
  amount: { cn: '豆', en: 'Beans' },
  payment: { cn: '付款', en: 'Paid by' },
  state: { cn: '状态', en: 'Status' },
  what: { cn: '事项', en: 'Item' },
  change: { cn: '增减', en: 'Change' },
  after: { cn: '余额', en: 'Balance' },
  cancel: { cn: '取消订单', en: 'Cancel order' },
  cancelTitle: { cn: (number: string) => `取消订单 ${number}`, en: (number: string) => `Cancel order ${number}` },
  cancelBody: {
    cn: '已经转账的请不要取消，等待核对即可。取消后如有款项到账，请联系我们退回。',
    en: 'If you have already transferred the money, do not cancel: wait for it to be matched. If money arrives for a cancelled order, contact us for a refund.',
  },
  cancelled: { cn: (number: string) => `订单 ${number} 已取消`, en: (number: string) => `Order ${number} has been cancelled` },
  keep: { cn: '保留订单', en: 'Keep order' },
  pages: { cn: '翻页', en: 'Pages' },
})

export const stateLabels = {
  pending: { cn: '待确认', en: 'Pending' },
  done: { cn: '已到账', en: 'Added' },
  rejected: { cn: '未通过', en: 'Rejected' },
  cancelled: { cn: '已取消', en: 'Cancelled' },
  reversed: { cn: '已冲正', en: 'Reversed' },
  refunded: { cn: '已退款', en: 'Refunded' },
} as const
export const stateTones = {
  pending: 'warn',
  done: 'ok',
  rejected: 'bad',
  cancelled: 'neutral',
  reversed: 'neutral',
  refunded: 'info',
} as const

export const paymentLabels = {
  transfer: { cn: '银行转账', en: 'Bank transfer' },
  wallet: { cn: '企业钱包', en: 'Company wallet' },
} as const
