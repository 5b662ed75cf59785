import { plural, texts } from '../../../../../platform/contract/texts.ts'
import { SUPPLEMENT_DAYS } from '../../../../../rules/demand.ts'

export const t = texts({
  about: {
    cn: (step: number) =>
      `补充这一周漏记的工作，最晚在该周结束后 ${SUPPLEMENT_DAYS} 天内提交。仍受本周上限约束，工时以 ${step} 分钟为单位。企业确认后才付款，不会自动放款。`,
    en: (step: number) =>
      `Work of this week that was forgotten, until ${plural(SUPPLEMENT_DAYS, 'day')} after it and within its cap, hours in steps of ${plural(step, 'minute')}. It is paid once the company accepts it, never automatically.`,
  },
  why: { cn: '为何补充', en: 'Why it comes later' },
  noLine: { cn: '请至少填写一天', en: 'Fill in at least one day' },
  adds: { cn: (amount: string) => `补付 ${amount}`, en: (amount: string) => `adds ${amount}` },
  submit: { cn: '提交补充', en: 'Submit it' },
  title: { cn: '补充工作单', en: 'Supplementary sheet' },
  fromEscrow: { cn: '来自合同的托管结余', en: 'From what is left in escrow' },
  fromWallet: { cn: '来自企业钱包', en: 'From the company wallet' },
  adding: { cn: '补付合计', en: 'Paid for it in all' },
  claimedMore: { cn: '补充申报', en: 'Claimed in addition' },
  releaseAbout: {
    cn: '接受补充工作单并付款。本周此前已结算；先用合同的托管结余，不足部分从企业钱包支付。放款后不能撤回。',
    en: 'Accepts the supplementary sheet of a week that was released. It is paid by what is left in escrow, otherwise by the company wallet. This cannot be undone.',
  },
  lowerAbout: {
    cn: '逐行改少，并写明原因。认可的部分立即付款，其余不付。服务商可在期限内再次补充。',
    en: 'Lower single lines, each with its reason. What you accept is paid at once, the rest is not. The provider can submit another sheet while there is time.',
  },
  declineAbout: {
    cn: '这份补充工作单不付款。服务商可以在期限内再次补充。',
    en: 'Nothing of it is paid. The provider can submit another one while there is time.',
  },
  lowered: { cn: (amount: string) => `已付 ${amount}`, en: (amount: string) => `${amount} paid` },
  waitsForYou: { cn: '等待您答复，不会自动放款', en: 'Waits for your answer; nothing is released without it' },
  waitsForCompany: { cn: '等待企业答复，不会自动放款', en: 'Waits for the company; nothing is released without its answer' },
})
