import { type Pair, plural, texts } from '../../../../platform/contract/texts.ts'
import { POSTPONE_DAYS } from '../../../../rules/demand.ts'
import { rivalBands } from '../contract/bid-rules.ts'
import type { Action, Side } from '../contract/lifecycle.ts'
import type { Application, DemandRow } from '../contract/schema.ts'
import { type Move, moveTexts } from '../contract/texts.ts'

/** The source's sixteen actions (§4), as button labels. */
export const actionLabels: Record<Action, Pair> = {
  edit: { cn: '编辑', en: 'Edit' },
  hosting: { cn: '托管资金', en: 'Fund escrow' },
  publish: { cn: '提交发布', en: 'Publish' },
  pick: { cn: '选择服务商', en: 'Pick provider' },
  add: { cn: '邀请服务商', en: 'Invite a provider' },
  cancelPick: { cn: '撤销选定', en: 'Cancel provider pick' },
  start: { cn: '开始服务', en: 'Start' },
  providerList: { cn: '服务商列表', en: 'Provider list' },
  imprest: { cn: '支付预付款', en: 'Pay an advance' },
  postpone: { cn: `延期 ${POSTPONE_DAYS} 天`, en: `Postpone by ${plural(POSTPONE_DAYS, 'day')}` },
  complete: { cn: '提交完成', en: 'Submit delivery' },
  submit: { cn: '验收并放款', en: 'Confirm and release' },
  changeComplete: { cn: '更新交付', en: 'Update delivery' },
  joinIn: { cn: '进入验收', en: 'Go to acceptance' },
  completeDetails: { cn: '完成详情', en: 'Completion details' },
  withdraw: { cn: '提现', en: 'Withdraw' },
}

/** The past form, for the history. */
export const pastOf = (move: Move | 'create'): Pair =>
  move === 'create' ? { cn: '创建需求', en: 'Request created' } : moveTexts[move].past

/** What has happened, said to the one who did it. */
const said: Partial<Record<Move, Pair>> = {
  publish: { cn: '已提交审核，结果会发消息', en: 'Submitted for review. You will get a message with the result.' },
  apply: { cn: '已报名', en: 'You have applied' },
  reviseBid: { cn: '报价已修改，企业会看到新版本', en: 'Bid revised. The company sees the new version.' },
  withdrawApplication: { cn: '已撤回报名', en: 'Your application was withdrawn' },
  start: { cn: '已开始服务', en: 'You have started' },
  decline: { cn: '您已谢绝', en: 'You have declined' },
  askPostpone: { cn: '已申请延期，等企业答复', en: 'Requested. Waiting for the company.' },
  grantPostpone: { cn: `已同意延期 ${POSTPONE_DAYS} 天`, en: `${plural(POSTPONE_DAYS, 'more day')} granted` },
  refusePostpone: { cn: '已不同意延期，服务商会收到理由', en: 'Extension declined. The provider sees your reason.' },
  complete: { cn: '已提交完成，等企业确认', en: 'Delivered. Waiting for the company to confirm.' },
  changeComplete: { cn: '已提交新版本', en: 'New version delivered' },
  confirm: { cn: '已验收', en: 'Confirmed' },
  returnWork: { cn: '已退回，服务商会收到消息', en: 'Returned. The provider is notified.' },
  close: { cn: '您已结案', en: 'You have closed out' },
  cancel: { cn: '需求已取消', en: 'The request was cancelled' },
}
export const saidOf = (move: Move): Pair => said[move] ?? moveTexts[move].past

export const sideLabels: Record<Side, Pair> = {
  publisher: { cn: '企业', en: 'Company' },
  provider: { cn: '服务商', en: 'Provider' },
  applicant: { cn: '报名人', en: 'Applicant' },
  outsider: { cn: '其他人', en: 'Others' },
  operator: { cn: '平台', en: 'Platform' },
  timer: { cn: '系统自动', en: 'Automatic' },
}

export const applicationLabels: Record<Application['state'], Pair> = {
  invited: { cn: '已邀请', en: 'Invited' },
  applied: { cn: '已报名', en: 'Applied' },
  withdrawn: { cn: '已撤回', en: 'Withdrawn' },
  picked: { cn: '已选定', en: 'Picked' },
  unpicked: { cn: '选定已撤销', en: 'Pick cancelled' },
  declined: { cn: '已谢绝', en: 'Declined' },
  overdue: { cn: '逾期未开始', en: 'Did not start in time' },
  turnedDown: { cn: '未采用', en: 'Turned down' },
  served: { cn: '合作中', en: 'Hired' },
  lost: { cn: '未入选', en: 'Not selected' },
}

export const outcomeLabels: Record<NonNullable<DemandRow['outcome']>, Pair> = {
  completed: { cn: '服务结束', en: 'Ended' },
  cancelled: { cn: '已取消', en: 'Cancelled' },
  recruitmentOver: { cn: '招募未成功', en: 'No provider picked' },
  reclaimed: { cn: '托管资金已收回', en: 'Escrow reclaimed' },
  settled: { cn: '按方案分配', en: 'Split' },
}

export const reviewLabels: Record<'waiting' | 'rejected', Pair> = {
  waiting: { cn: '审核中', en: 'Under review' },
  rejected: { cn: '待修改', en: 'Needs changes' },
}

/** A band of applicants, by its least number. */
function rivalsIn(from: number): Pair {
  if (from === 0) return { cn: '还没有人报名', en: 'No applicants yet' }
  const next = rivalBands.find((one) => one > from)
  return next
    ? { cn: `${from}–${next - 1} 人报名`, en: `${from}–${next - 1} applicants` }
    : { cn: `${from - 1} 人以上报名`, en: `More than ${from - 1} applicants` }
}

/** Short texts that several screens of demands share. */
export const demandTexts = texts({
  fullyFunded: { cn: '资金已全额托管', en: 'Fully funded in escrow' },
  net: { cn: (amount: string) => `扣服务费后 ${amount}`, en: (amount: string) => `${amount} after the fee` },
  next: { cn: '下一步', en: 'Next' },
  more: { cn: (title: string) => `“${title}”的其他操作`, en: (title: string) => `Other actions for "${title}"` },
  recruitUntil: { cn: (day: string) => `招募至 ${day}`, en: (day: string) => `Recruiting until ${day}` },
  completeBy: { cn: (day: string) => `预计 ${day} 完成`, en: (day: string) => `Due ${day}` },
  applicants: { cn: (n: number) => `${n} 人报名`, en: (n: number) => plural(n, 'applicant') },
  rivals: { cn: (from: number) => rivalsIn(from).cn, en: (from: number) => rivalsIn(from).en },
  partsWait: { cn: (n: number) => `${n} 项待处理`, en: (n: number) => `${plural(n, 'part')} to handle` },
  partsOver: {
    cn: (over: number, all: number) => `已结束 ${over} / ${all} 部分`,
    en: (over: number, all: number) => `Parts over: ${over} of ${all}`,
  },
  overdue: { cn: (n: number) => `逾期 ${n} 天`, en: (n: number) => `${plural(n, 'day')} overdue` },
  unnamed: { cn: '未命名', en: 'Unnamed' },
})
