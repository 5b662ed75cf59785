import { defineNotices } from '../../../../platform/contract/notice.ts'

export const beanNotices = defineNotices({
  beanVoucherWaits: {
    for: [9],
    group: 'operation',
    title: { cn: '购豆凭证待确认', en: 'Bean order awaiting confirmation' },
    text: { cn: '{who} 提交了购豆订单 {number}，金额 {amount}。', en: '{who} submitted bean order {number} for {amount}.' },
    mail: false,
  },
  beansIssued: {
    for: [1, 2],
    group: 'money',
    title: { cn: '豆已到账', en: 'Beans added' },
    text: {
      cn: '购豆订单 {number} 已确认，{beans} 豆已记入账户。',
      en: 'Bean order {number} is confirmed: {beans|bean has|beans have} been added to the account.',
    },
    mail: true,
  },
  beansRejected: {
    for: [1, 2],
    group: 'money',
    title: { cn: '购豆凭证未通过', en: 'Bean order rejected' },
    text: { cn: '购豆订单 {number} 未通过：{reason}', en: 'Bean order {number} was rejected: {reason}' },
    mail: true,
  },
  beansReversed: {
    for: [1, 2],
    group: 'money',
    title: { cn: '购豆订单已冲正', en: 'Bean order reversed' },
    text: {
      cn: '购豆订单 {number} 误确认，已冲正，{beans} 豆已收回：{reason}',
      en: 'Bean order {number} had been confirmed by mistake and was reversed; its {beans|bean was|beans were} taken back: {reason}',
    },
    mail: true,
  },
  beansRefunded: {
    for: [1, 2],
    group: 'money',
    title: { cn: '购豆订单已退款', en: 'Bean order refunded' },
    text: {
      cn: '购豆订单 {number} 已退款 {amount}，{beans} 豆已收回：{reason}',
      en: 'Bean order {number} was refunded ({amount}) and its {beans|bean was|beans were} taken back: {reason}',
    },
    mail: true,
  },
})
