import { plural, texts } from '../../../../../platform/contract/texts.ts'
import { ITEM_TIMES_MAX } from '../../../../../rules/constants.ts'
import type { FinalStep } from '../../contract/final-pay.ts'

export const t = texts({
  toFinalPay: { cn: '查看离职结算', en: 'See final pay' },
  title: { cn: '离职结算', en: 'Final pay' },
  about: {
    cn: '谁要离开或已经离开、未休假折算多少、有哪些离职款项、由哪个批次发放。离职生效时自动建立离职结算批次。',
    en: 'Who is leaving or has left, what unused leave is worth, notice and severance, and the run that pays it. A final run opens automatically when somebody has left.',
  },
  which: { cn: '范围', en: 'Which' },
  open: { cn: '待结算', en: 'To be settled' },
  leaving: { cn: '即将离职', en: 'Leaving' },
  left: { cn: '已离职', en: 'Left' },
  settled: { cn: '已结清', en: 'Settled' },
  all: { cn: '全部', en: 'Everybody' },
  lastDay: { cn: '最后工作日', en: 'Last day' },
  unused: { cn: '未休假', en: 'Unused leave' },
  typed: { cn: '通知金与补偿金', en: 'Notice and severance' },
  paidBy: { cn: '发放批次', en: 'Paid by' },
  next: { cn: '下一步', en: 'Next step' },
  days: { cn: (days: string) => `${days} 天`, en: (days: string) => plural(days, 'day') },
  none: { cn: '没有', en: 'None' },
  noRun: { cn: '还没有批次', en: 'No run yet' },
  noGroup: { cn: '不在发薪组内', en: 'In no pay group' },
  leavingReason: { cn: '离职原因', en: 'Reason for leaving' },
  leavingPay: { cn: '离职款项合计', en: 'Leaving pay' },
  wholeNet: { cn: '该批次实发', en: 'Net of that slip' },
  today: {
    cn: '按目前的资料计算，批准前可能变化。',
    en: 'By what is known today; it may change until the run is approved.',
  },
  unusedNone: { cn: '没有需要折算的未休假', en: 'No unused leave to pay' },
  typedNone: { cn: '还没有录入通知金或补偿金', en: 'No notice pay or severance entered yet' },
  law: {
    cn: '系统不计算法定的通知金和补偿金：请按当地现行规定录入算式。',
    en: 'Statutory notice and severance are not calculated. Enter them with their formula, and check the current text of the law.',
  },
  add: { cn: '添加离职款项', en: 'Add leaving pay' },
  addTitle: { cn: (name: string) => `${name} 的离职款项`, en: (name: string) => `Leaving pay of ${name}` },
  kind: { cn: '款项', en: 'What for' },
  label: { cn: '工资单上的名称', en: 'Name on the payslip' },
  amount: { cn: '金额', en: 'Amount' },
  times: { cn: '倍数', en: 'Times' },
  timesAbout: { cn: '倍数如月数、天数或年数，最多两位小数。', en: 'Times: months, days or years, with at most two decimals.' },
  timesWrong: {
    cn: `请填写 0.01 至 ${ITEM_TIMES_MAX}，最多两位小数`,
    en: `From 0.01 to ${ITEM_TIMES_MAX}, with at most two decimals`,
  },
  part: { cn: (nth: number) => `第 ${nth} 项`, en: (nth: number) => `Part ${nth}` },
  addPart: { cn: '再加一项', en: 'Add a part' },
  dropPart: { cn: '删除这一项', en: 'Remove this part' },
  sum: { cn: '合计', en: 'Together' },
  reason: { cn: '依据', en: 'Basis' },
  reasonAbout: { cn: '如合同条款或法律条文', en: 'Such as a clause of the contract or of a law' },
  save: { cn: '添加', en: 'Add' },
  added: { cn: '已添加，请重新计算批次', en: 'Added. Calculate the run again.' },
  takeBack: { cn: '撤销', en: 'Take back' },
  takenBack: { cn: '已撤销，请重新计算批次', en: 'Taken back. Calculate the run again.' },
  takeBackTitle: { cn: (label: string) => `撤销“${label}”`, en: (label: string) => `Take back “${label}”` },
  openRun: { cn: '建立离职结算批次', en: 'Open the final run' },
  toGroups: { cn: '放入发薪组', en: 'Put into a pay group' },
  toSlip: { cn: '查看工资单', en: 'Open the payslip' },
  noneWhy: {
    cn: '在员工页面登记离职后，会出现在这里。',
    en: 'Employees appear here once their leaving is recorded on their page.',
  },
  nobody: { cn: '没有需要结算的离职', en: 'No leavers to settle' },
})

export const steps = texts({
  wait: { cn: '等待最后工作日', en: 'Waits for the last day' },
  group: { cn: '放入发薪组', en: 'Put into a pay group' },
  open: { cn: '建立批次', en: 'Open a run' },
  calculate: { cn: '计算', en: 'Calculate' },
  check: { cn: '处理检查项', en: 'Resolve the checks' },
  submit: { cn: '提交审批', en: 'Submit for approval' },
  approve: { cn: '批准', en: 'Approve' },
  pay: { cn: '付款', en: 'Pay' },
  bank: { cn: '等待银行', en: 'Waits for the bank' },
  settled: { cn: '已结清', en: 'Settled' },
} satisfies Record<FinalStep, { cn: string; en: string }>)

/** What is usually typed when somebody leaves. */
export const kinds = {
  notice: { cn: '代通知金', en: 'Pay in lieu of notice' },
  severance: { cn: '经济补偿金', en: 'Severance' },
  gratuity: { cn: '离职酬金', en: 'Gratuity' },
  other: { cn: '其他', en: 'Other' },
} as const
export type LeavingKind = keyof typeof kinds
