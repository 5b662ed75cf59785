import { texts } from '../../../../platform/contract/texts.ts'
import { AMOUNT_MAX } from '../../../../rules/constants.ts'

export const t = texts({
  lead: {
    cn: '企业发布需求、找服务商、用测算工具都不收费。需求的服务费在放款时从服务商所得中扣；查看联系方式另按豆收费。',
    en: 'Posting requests, searching providers and using the calculators are free. On requests we earn a fee on release, deducted from the provider’s side; viewing contacts costs beans.',
  },
  example: { cn: '按您的金额算一遍', en: 'Calculate for your amount' },
  amount: { cn: '需求金额', en: 'Amount of the request' },
  currency: { cn: '币种', en: 'Currency' },
  amountWrong: {
    cn: `请输入 ${AMOUNT_MAX.toLocaleString('en')} 以内的金额`,
    en: `Enter an amount of up to ${AMOUNT_MAX.toLocaleString('en')}`,
  },
  company: { cn: '企业', en: 'The company' },
  provider: { cn: '服务商', en: 'The provider' },
  pays: { cn: '托管', en: 'Funds escrow with' },
  companyFee: { cn: '企业另付', en: 'Pays on top' },
  companyTotal: { cn: '企业合计', en: 'Pays in total' },
  released: { cn: '验收后放款', en: 'Released on acceptance' },
  fee: { cn: (rate: string) => `平台服务费 ${rate}`, en: (rate) => `Platform fee, ${rate}` },
  credited: { cn: '计入余额', en: 'Credited to the balance' },
  withdrawal: { cn: (rate: string) => `提现手续费 ${rate}`, en: (rate) => `Withdrawal fee, ${rate}` },
  toBank: { cn: '到银行账户', en: 'Paid to the bank account' },
  sameRules: {
    cn: '与实际放款、提现用同一套计算，费率取自平台当前设置。需求创建时的费率对该需求一直有效；收款银行可能另收费。',
    en: 'Calculated exactly as releases and withdrawals are, from the current rates. The rate in force when a request is created applies to it throughout. The receiving bank may charge its own fee.',
  },
  ratesFailed: { cn: '费率暂时加载不出来。', en: 'The rates cannot be loaded right now.' },

  also: { cn: '其他', en: 'Also' },
  channel: { cn: '渠道分成', en: 'Channel share' },
  channelText: { cn: '由平台从服务费中支付，双方金额都不变。', en: 'Paid out of the platform fee; neither side pays more.' },
  channelLink: { cn: '了解伙伴计划', en: 'About partnerships' },
  nothing: { cn: '免费项目', en: 'Free of charge' },
  nothingText: {
    cn: '发布需求、浏览名录、使用测算工具、参加我们办的活动、咨询方案。',
    en: 'Posting requests, browsing the directory, using the calculators, attending our own events and asking us for a plan.',
  },
})
