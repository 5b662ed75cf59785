import { namesOf } from '../../../../platform/contract/names.ts'
import type { Pair } from '../../../../platform/contract/texts.ts'
import { NET_JUMP_PERCENT } from '../../../../rules/constants.ts'
import type { Check } from './engine/slip.ts'
import type { Method } from './engine/snapshot.ts'

/** The states of a run, in order; `at` is its number (people §6). */
export const runStates = {
  draft: { at: 0, cn: '草稿', en: 'Draft' },
  review: { at: 1, cn: '待批准', en: 'In review' },
  approved: { at: 2, cn: '已批准', en: 'Approved' },
  paying: { at: 3, cn: '发放中', en: 'Paying' },
  paid: { at: 4, cn: '已发放', en: 'Paid' },
  published: { at: 5, cn: '已发布工资单', en: 'Payslips published' },
  locked: { at: 6, cn: '已锁定', en: 'Locked' },
  cancelled: { at: 9, cn: '已取消', en: 'Cancelled' },
} as const satisfies Record<string, Pair & { at: number }>
export type RunState = keyof typeof runStates
export const runStateNames = namesOf(runStates)

/** From its approval on, what a run says is closed: later knowledge is paid by later runs. */
export const closedStates = ['approved', 'paying', 'paid', 'published', 'locked'] as const satisfies readonly RunState[]

export const runKinds = {
  regular: { cn: '常规', en: 'Regular' },
  offCycle: { cn: '临时', en: 'Off-cycle' },
  final: { cn: '离职结算', en: 'Final' },
  correction: { cn: '更正', en: 'Correction' },
} as const satisfies Record<string, Pair>
export type RunKind = keyof typeof runKinds
export const runKindNames = namesOf(runKinds)

/** Why somebody is out of a run that another one pays. */
export const paidInWords = ({ number, kind }: { number: string; kind: RunKind }): Pair =>
  kind === 'final'
    ? { cn: `在离职结算批次 ${number} 中`, en: `In final run ${number}` }
    : { cn: `由批次 ${number} 发放`, en: `Paid in run ${number}` }

export const runMoves = {
  calculate: { label: { cn: '计算', en: 'Calculate' }, past: { cn: '计算了批次', en: 'Calculated the run' } },
  submit: { label: { cn: '提交审批', en: 'Submit for approval' }, past: { cn: '提交了审批', en: 'Submitted for approval' } },
  sendBack: { label: { cn: '退回', en: 'Return' }, past: { cn: '退回修改', en: 'Returned' } },
  approve: { label: { cn: '批准', en: 'Approve' }, past: { cn: '批准了批次', en: 'Approved the run' } },
  reopen: { label: { cn: '撤回批准', en: 'Reopen' }, past: { cn: '撤回了批准', en: 'Reopened the run' } },
  pay: { label: { cn: '付款', en: 'Pay' }, past: { cn: '提交了付款', en: 'Sent payments' } },
  withhold: { label: { cn: '暂扣', en: 'Withhold' }, past: { cn: '暂扣了付款', en: 'Withheld a payment' } },
  resume: { label: { cn: '取消暂扣', en: 'Stop withholding' }, past: { cn: '取消了暂扣', en: 'Stopped withholding' } },
  giveBack: { label: { cn: '退回钱包', en: 'Return to the wallet' }, past: { cn: '退回了钱包', en: 'Returned money to the wallet' } },
  payOutside: {
    label: { cn: '登记平台外支付', en: 'Record payment outside' },
    past: { cn: '登记了平台外支付', en: 'Recorded a payment outside' },
  },
  markPaid: { label: { cn: '标为已打款', en: 'Mark paid' }, past: { cn: '银行已打款', en: 'Paid by the bank' } },
  markFailed: { label: { cn: '标为失败', en: 'Mark failed' }, past: { cn: '银行打款失败', en: 'Returned by the bank' } },
  comeBack: { label: { cn: '登记退回', en: 'Record the return' }, past: { cn: '已打款项被银行退回', en: 'Pay came back from the bank' } },
  publish: { label: { cn: '发布工资单', en: 'Publish payslips' }, past: { cn: '发布了工资单', en: 'Published the payslips' } },
  lock: { label: { cn: '锁定', en: 'Lock' }, past: { cn: '锁定了批次', en: 'Locked the run' } },
  lockOverdue: { label: { cn: '自动锁定', en: 'Lock by itself' }, past: { cn: '到期自动锁定', en: 'Locked by itself' } },
  cancel: { label: { cn: '取消批次', en: 'Cancel the run' }, past: { cn: '取消了批次', en: 'Cancelled the run' } },
  leaveWithdrawn: {
    label: { cn: '离职撤回时取消', en: 'Cancel, as the leaving was withdrawn' },
    past: { cn: '离职已撤回，批次自动取消', en: 'Cancelled automatically: the employee does not leave' },
  },
} as const satisfies Record<string, { label: Pair; past: Pair }>
export type RunMove = keyof typeof runMoves
export const runMoveNames = namesOf(runMoves)

/** What stops a run until it is resolved. */
const blockingChecks = {
  noSalary: { cn: '没有已批准的薪资', en: 'No approved salary' },
  unpaidWork: { cn: '有出勤的日子，计薪为零', en: 'Days worked, paid nothing' },
  noPayee: { cn: '没有收款账户', en: 'No bank account' },
  twoCurrencies: { cn: '一个期间内有两种薪资币种', en: 'Pay in two currencies in one period' },
  otherRun: { cn: '同一期间已在另一批次', en: 'In another run for the same period' },
  otherCurrency: { cn: '项目币种与薪资币种不同', en: 'An item in another currency than the pay' },
} as const satisfies Record<string, Pair>

/** What somebody has to look at and tick. */
const softChecks = {
  noWorkingDays: { cn: '本期没有工作日', en: 'No working day in the period' },
  absencesOverlap: { cn: '请假重叠', en: 'Absences overlap' },
  netBelowZero: { cn: '扣款超过应发，余额结转', en: 'Deductions exceed pay: carried' },
  zeroNet: { cn: '实发为零', en: 'Net of zero' },
  newPayee: { cn: '首次使用的收款账户', en: 'New bank details' },
  changedPayee: { cn: '收款账户有更换', en: 'Changed bank details' },
  otherHolder: { cn: '开户名与姓名不同', en: 'Account holder is not the employee' },
  sharedPayee: { cn: '两人同一账户', en: 'Two people with one account' },
  netJump: {
    cn: `实发变动达到 ${NET_JUMP_PERCENT}% 且无经批准的原因`,
    en: `Net changed by ${NET_JUMP_PERCENT}% or more without an approved cause`,
  },
  firstPay: { cn: '首次发薪', en: 'First pay' },
  lastPay: { cn: '最后一次发薪', en: 'Last pay' },
  leaveDeducted: {
    cn: '离职扣回超休天数（请确认当地法律允许）',
    en: 'Leave taken in advance is deducted: make sure that the law allows it',
  },
  visaEnded: { cn: '签证已到期', en: 'Visa has ended' },
  unverified: { cn: '节假日未核验', en: 'Calendar not verified' },
  leaveOpen: { cn: '请假尚未审批', en: 'Leave not decided' },
  unpaidPeriod: { cn: '在职但已关闭的期间没有发薪', en: 'Employed in a closed period that paid nothing' },
} as const satisfies Record<string, Pair>

type BlockingCheck = keyof typeof blockingChecks
export type RunCheck = BlockingCheck | keyof typeof softChecks
export const runChecks = { ...blockingChecks, ...softChecks }
export const runCheckNames = namesOf(runChecks)
export const isBlocking = (check: RunCheck): check is BlockingCheck => Object.hasOwn(blockingChecks, check)
/** Checks of the engine appear under their own names. */
export const engineChecks: readonly (Check & RunCheck)[] = ['noSalary', 'noWorkingDays', 'absencesOverlap', 'netBelowZero', 'zeroNet']

/** A payment of one person in one run. Where its money is: held (the first three), on its way, or gone. */
export const paymentStates = {
  held: { cn: '待付', en: 'To pay' },
  withheld: { cn: '暂扣', en: 'Withheld' },
  failed: { cn: '失败', en: 'Failed' },
  sent: { cn: '打款中', en: 'Sent' },
  paid: { cn: '已付', en: 'Paid' },
  returned: { cn: '已退回钱包', en: 'Returned to the wallet' },
  outside: { cn: '平台外待付', en: 'To pay outside' },
  paidOutside: { cn: '平台外已付', en: 'Paid outside' },
} as const satisfies Record<string, Pair>
export type PaymentState = keyof typeof paymentStates
export const paymentStateNames = namesOf(paymentStates)

export const itemKinds = {
  item: { cn: '收入项目', en: 'Earning' },
  reimbursement: { cn: '报销', en: 'Reimbursement' },
  deduction: { cn: '扣款', en: 'Deduction' },
  leaving: { cn: '离职款项', en: 'Leaving pay' },
} as const satisfies Record<string, Pair>
export type ItemKind = keyof typeof itemKinds
export const itemKindNames = namesOf(itemKinds)

/** How often an item applies. */
export const itemRhythms = {
  period: { cn: '每期', en: 'Every period' },
  once: { cn: '一次', en: 'Once' },
} as const satisfies Record<string, Pair>

/** How a part of a period is paid. */
export const prorations = {
  working: { cn: '按工作日（法定假日计为出勤）', en: 'By working days (public holidays count as worked)' },
  calendar: { cn: '按日历天', en: 'By calendar days' },
  thirtieths: { cn: '每月按 30 天', en: 'By thirtieths of a month' },
  china: { cn: '按工作日，缺勤按 21.75 天的日工资', en: 'By working days, absence at a daily wage of 1/21.75' },
} as const satisfies Record<Method, Pair>
