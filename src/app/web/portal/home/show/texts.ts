import { plural, texts } from '../../../../../platform/contract/texts.ts'
import { CONTRACT_DAYS } from '../../../../../rules/constants.ts'

/** The drawn screens of the home page: every name and amount is a sample. */
export const t = texts({
  demandBar: { cn: '需求详情', en: 'Request' },
  demandLabel: {
    cn: '示意图：一个需求的九个阶段、托管金额和下一步',
    en: 'Illustration: the nine stages of a request, the money in escrow and the next step',
  },
  demandTitle: { cn: '德国展会设备安装与两周驻场', en: 'Machine installation in Germany, two weeks on site' },
  next: { cn: '轮到您', en: 'Your turn' },
  nextWhat: { cn: '查看交付，验收并放款或退回', en: 'Review the delivery, then accept or return it' },
  nextBy: { cn: (day: string) => `${day} 前未回复，视为验收`, en: (day) => `Counts as accepted if you do not respond by ${day}` },
  confirm: { cn: '验收并放款', en: 'Confirm and release' },
  escrow: { cn: '托管', en: 'Escrow' },

  overviewBar: { cn: '工作台总览', en: 'Workbench overview' },
  overviewLabel: { cn: '示意图：待办、资金和当地时间', en: 'Illustration: what is waiting for you, the money and local times' },
  waits: { cn: '等您处理', en: 'Waiting for you' },
  wait1: { cn: '2 份交付等您确认', en: '2 deliveries to accept' },
  wait2: { cn: '1 位报名者等您选定', en: '1 applicant to choose from' },
  wait3: {
    cn: `3 名员工的合同 ${CONTRACT_DAYS} 天内到期`,
    en: `3 contracts end within ${plural(CONTRACT_DAYS, 'day')}`,
  },
  held: { cn: '托管中', en: 'In escrow' },
  available: { cn: '可用余额', en: 'Available' },

  slipBar: { cn: '工资单', en: 'Payslip' },
  slipLabel: { cn: '示意图：工资单，每一行都写明怎么算的', en: 'Illustration: a payslip that says how each line was calculated' },
  base: { cn: '基本工资', en: 'Base pay' },
  baseHow: { cn: '月薪，全月在职', en: 'Monthly salary, whole month' },
  unpaid: { cn: '无薪假 2 天', en: 'Unpaid leave, 2 days' },
  unpaidHow: { cn: '4,200.00 ÷ 21 个工作日 × 2 天', en: '4,200.00 ÷ 21 working days × 2 days' },
  net: { cn: '应发', en: 'To be paid' },

  chatBar: { cn: '聊天', en: 'Chat' },
  chatLabel: { cn: '示意图：企业与服务商在需求里对话', en: 'Illustration: a company and its provider talking about a request' },
  chat1: { cn: '设备周三到汉诺威，周四能开始装吗？', en: 'The machine reaches Hanover on Wednesday. Can you start on Thursday?' },
  chat2: { cn: '可以，两位工程师周四 8 点到场。', en: 'Yes, two engineers will be there on Thursday at eight.' },
  chatMe: { cn: '您', en: 'You' },
  chatThem: { cn: '服务商', en: 'Provider' },

  sample: { cn: '按真实界面绘制，名称和金额为示例。', en: 'Drawn from the real screens; names and amounts are samples.' },
})
