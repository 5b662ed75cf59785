import { texts } from '../../../../../platform/contract/texts.ts'

export const t = texts({
  title: { cn: '充值', en: 'Top up' },
  about: {
    cn: '先从贵公司的银行账户转账到平台账户，再上传回单。核对后入账。',
    en: 'Transfer the money from your bank first, then upload the voucher. It is credited once we have matched it.',
  },
  toWallet: { cn: '企业钱包', en: 'Wallet' },
  stepPay: {
    cn: (currency: string) => `先转账到 ${currency} 收款账户`,
    en: (currency: string) => `First, pay into our ${currency} account`,
  },
  stepFill: { cn: '转账信息', en: 'Transfer details' },
  stepReview: { cn: '核对', en: 'Review' },
  stepWait: { cn: '等待入账', en: 'Crediting' },
  stepDetails: { cn: '再填写这笔转账', en: 'Then enter the transfer details' },
  amount: { cn: '转账金额', en: 'Amount transferred' },
  amountHint: { cn: '与银行回单上的金额、币种一致', en: 'The amount and currency on the bank receipt' },
  ownReference: { cn: '转账附言请填写贵公司的识别码', en: 'Put your company’s code into the reference of the transfer:' },
  reference: { cn: '银行流水号', en: 'Bank reference' },
  referenceHint: { cn: '选填，有助于更快核对', en: 'Optional. It helps us match the transfer sooner.' },
  voucher: { cn: '付款凭证', en: 'Payment voucher' },
  voucherHint: { cn: '银行回单或转账成功页面的截图', en: 'The bank receipt, or a screenshot of the completed transfer' },
  review: { cn: '下一步：核对', en: 'Next: review' },
  reviewTitle: { cn: '提交前核对', en: 'Check before you submit' },
  reviewAbout: {
    cn: '请确认与回单一致。金额不符将被退回。',
    en: 'Make sure it matches the voucher. A different amount will be rejected.',
  },
  edit: { cn: '返回修改', en: 'Go back and edit' },
  submit: { cn: (amount: string) => `提交充值 ${amount}`, en: (amount: string) => `Submit top-up of ${amount}` },
  draft: { cn: '已恢复上次未提交的内容', en: 'Your unsubmitted details have been restored' },
  discard: { cn: '清空', en: 'Clear' },
  doneTitle: { cn: '等待确认', en: 'Waiting for confirmation' },
  doneAbout: {
    cn: '我们收到了凭证。资金到账并核对一致后进入企业钱包，结果会通过消息通知您。',
    en: 'We have received the voucher. The wallet is credited once the money has arrived and been matched; you will get a message.',
  },
  orderNumber: { cn: '订单号', en: 'Order number' },
  seeOrder: { cn: '查看订单', en: 'View order' },
  again: { cn: '再充一笔', en: 'Top up again' },
  none: { cn: '未填写', en: 'Not provided' },
  wait: { cn: '凭证还在上传，请稍候', en: 'The voucher is still uploading' },
  // The list
  listTitle: { cn: '充值记录', en: 'Top-ups' },
  pendingCount: {
    cn: (n: number) => `${n} 笔待确认`,
    en: (n: number) => `${n} awaiting confirmation`,
  },
  empty: { cn: '还没有充值', en: 'No top-ups yet' },
  emptyWhy: { cn: '钱包里的资金用于托管需求。', en: 'Money in the wallet is used to fund escrow for requests.' },
  all: { cn: '全部充值', en: 'All top-ups' },
})
