import { plural, texts } from '../../../../../platform/contract/texts.ts'
import { BEAN_REFUND_DAYS } from '../../../../../rules/constants.ts'

export const t = texts({
  ordersTitle: { cn: '购豆订单', en: 'Bean orders' },
  ordersAbout: {
    cn: '核对转账与凭证，确认后立即发豆。',
    en: 'Match the transfer with its voucher. Confirming issues the beans immediately.',
  },
  search: { cn: '订单号或银行流水号', en: 'Order number or bank reference' },
  beans: { cn: (n: number) => `${n.toLocaleString('en')} 豆`, en: (n: number) => plural(n.toLocaleString('en'), 'bean') },
  voucher: { cn: '付款凭证', en: 'Payment voucher' },
  facts: { cn: '订单', en: 'The order' },
  ordered: { cn: '购买', en: 'Ordered' },
  price: { cn: '应付', en: 'Price' },
  reference: { cn: '银行流水号', en: 'Bank reference' },
  buyer: { cn: '购买方', en: 'Buyer' },
  paidBy: { cn: '付款', en: 'Paid by' },
  confirm: { cn: '确认并发豆', en: 'Confirm and issue' },
  confirmTitle: { cn: (number: string) => `确认订单 ${number}`, en: (number: string) => `Confirm order ${number}` },
  confirmBody: {
    cn: (who: string, beans: string) => `${who} 将收到 ${beans}。`,
    en: (who: string, beans: string) => `${who} receives ${beans}.`,
  },
  confirmed: {
    cn: (number: string, beans: string) => `${number} 已确认，发出 ${beans}`,
    en: (number: string, beans: string) => `${number} confirmed, ${beans} issued`,
  },
  reject: { cn: '不通过', en: 'Reject' },
  rejectTitle: { cn: (number: string) => `不通过订单 ${number}`, en: (number: string) => `Reject order ${number}` },
  rejectBody: { cn: '购买方会看到原因。', en: 'The buyer will see the reason.' },
  rejected: { cn: (number: string) => `${number} 未通过`, en: (number: string) => `${number} rejected` },
  reasonNeeded: { cn: '原因（购买方可见）', en: 'Reason (shown to the buyer)' },
  refund: { cn: '退款并收回豆', en: 'Refund and reclaim' },
  refundTitle: { cn: (number: string) => `退款订单 ${number}`, en: (number: string) => `Refund order ${number}` },
  refundBody: {
    cn: '豆立即收回。转账付款的，请从银行原路退回；钱包付款的，款项回到企业钱包。',
    en: 'The beans are taken back immediately. Return a bank transfer through the bank; a wallet payment is returned to the wallet.',
  },
  refunded: {
    cn: (number: string, amount: string) => `${number} 已退款 ${amount}`,
    en: (number: string, amount: string) => `${number}: ${amount} refunded`,
  },
  sameVoucher: { cn: '同一张凭证已用于其他付款', en: 'The same voucher was sent for other payments' },
  sameReference: { cn: '其他到账或申报用了同一流水号', en: 'Other transfers have the same reference' },
  another: { cn: '这是另一笔转账（由另一名运营人员复核）', en: 'This is another transfer (a second operator has to agree)' },
  reverse: { cn: '冲正', en: 'Reverse' },
  reverseTitle: { cn: (number: string) => `冲正订单 ${number}`, en: (number: string) => `Reverse order ${number}` },
  reverseBody: {
    cn: '误确认的订单：豆收回，款项记录撤销，需另一名运营人员复核。豆已被使用时不能冲正。',
    en: 'For an order that was confirmed by mistake: the beans are taken back and the record of the money is undone. A second operator has to agree. The wallet must hold the beans.',
  },
  reversed: { cn: (number: string) => `已冲正订单 ${number}`, en: (number: string) => `Order ${number} reversed` },
  refundable: {
    cn: `付款未满 ${BEAN_REFUND_DAYS} 天，豆未使用，可以退款。`,
    en: `Paid within the last ${plural(BEAN_REFUND_DAYS, 'day')} and unused: refundable.`,
  },
  packagesTitle: { cn: '豆套餐价格', en: 'Bean prices' },
  packagesAbout: {
    cn: '改价立即对新订单生效，已提交的订单保持原价。按《增值服务协议》，调价须提前 7 天公告。',
    en: 'A new price applies to new orders immediately; existing orders keep theirs. The Value-added Service Agreement requires 7 days’ notice.',
  },
  notOnSale: { cn: '未上架', en: 'Not on sale' },
  editThis: { cn: (beans: string) => `修改 ${beans} 的价格`, en: (beans: string) => `Change the price of ${beans}` },
  priceLabel: {
    cn: (beans: string) => `${beans} 的价格（留空则下架）`,
    en: (beans: string) => `Price of ${beans} (leave empty to take it off sale)`,
  },
  saved: { cn: '价格已更新', en: 'Price updated' },
  never: { cn: '尚未定价', en: 'Not priced yet' },
})
