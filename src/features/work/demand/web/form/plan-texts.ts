import { type Lang, plural, texts } from '../../../../../platform/contract/texts.ts'
import {
  CONFIRM_DAYS,
  NOTICE_DAYS_MAX,
  PERIOD_CONFIRM_DAYS,
  PERIODS_MAX,
  TIERS_MAX,
  WEEK_CONFIRM_DAYS,
  WEEKS_HOSTED,
  WEEKS_MAX,
} from '../../../../../rules/demand.ts'
import type { PlanValues } from './values.ts'

export const t = texts({
  pay: { cn: '付款方式', en: 'How it is paid' },
  once: { cn: '一次付清', en: 'One payment' },
  onceAbout: { cn: '全额托管，验收后放款', en: 'All of it in escrow, released when you confirm' },
  parts: { cn: '按里程碑', en: 'By milestones' },
  partsAbout: { cn: '逐个托管、逐个验收放款', en: 'Each funded, approved and released by itself' },
  periods: { cn: '按周期', en: 'By periods' },
  periodsAbout: { cn: '每个周期同额，逐期托管和放款', en: 'The same amount for each, funded and released one by one' },
  weeks: { cn: '按周计量', en: 'By weeks' },
  weeksAbout: {
    cn: '服务商逐日登记工作，按单价付款，每周有上限',
    en: 'Work is logged by day and paid at a rate, up to a cap a week',
  },
  unitOfWork: { cn: '计量单位', en: 'Counted in' },
  piece: { cn: '一件叫什么', en: 'What a piece is' },
  pieceHolder: { cn: '例：一篇译文', en: 'For example: a translated page' },
  rate: { cn: '单价', en: 'Rate' },
  cap: { cn: '每周上限', en: 'Cap a week' },
  weekFirstDay: {
    cn: `到预计完成日为止，最多 ${WEEKS_MAX} 周`,
    en: `Until the expected completion, at most ${plural(WEEKS_MAX, 'week')}`,
  },
  cycle: { cn: '周期', en: 'Period' },
  periodAmount: { cn: '每个周期的金额', en: 'Amount per period' },
  firstDay: { cn: '第一天', en: 'First day' },
  firstDayAbout: {
    cn: `到预计完成日为止，最多 ${PERIODS_MAX} 个周期；首尾不足一个周期的，按日历天数折算`,
    en: `Until the expected completion, at most ${plural(PERIODS_MAX, 'period')}; the first and the last by calendar days`,
  },
  noticeDays: { cn: '通知期（天）', en: 'Notice (days)' },
  noticeDaysAbout: {
    cn: `企业可提前这么多天通知结束，最多 ${NOTICE_DAYS_MAX} 天`,
    en: `How long before its last day the company says that it ends, at most ${plural(NOTICE_DAYS_MAX, 'day')}`,
  },
  first: { cn: '第一个里程碑', en: 'The first milestone' },
  firstPeriod: { cn: '第一个周期', en: 'The first period' },
  firstWeeks: { cn: `前 ${WEEKS_HOSTED} 周的上限`, en: `The cap of the first ${plural(WEEKS_HOSTED, 'week')}` },
  milestone: { cn: (n: number) => `里程碑 ${n}`, en: (n: number) => `Milestone ${n}` },
  name: { cn: '名称', en: 'Name' },
  nameHolder: { cn: '例：首批 200 条有效线索', en: 'For example: first 200 qualified leads' },
  dueOn: { cn: '到期日', en: 'Due' },
  lastDue: { cn: '随预计完成日', en: 'With the expected completion' },
  amount: { cn: '金额', en: 'Amount' },
  add: { cn: '添加里程碑', en: 'Add a milestone' },
  remove: { cn: (n: number) => `删除里程碑 ${n}`, en: (n: number) => `Remove milestone ${n}` },
  up: { cn: (n: number) => `里程碑 ${n} 上移`, en: (n: number) => `Move milestone ${n} up` },
  measure: { cn: '按指标付款', en: 'Pay by a measured result' },
  measureAbout: {
    cn: '不填目标则整笔付款；填写后按达成比例付款。',
    en: 'Without a target it is paid as a whole; with one, by how far it is reached.',
  },
  metric: { cn: '指标', en: 'Metric' },
  metricHolder: { cn: '例：有效线索', en: 'For example: qualified leads' },
  unit: { cn: '单位', en: 'Unit' },
  baseline: { cn: '起点', en: 'Baseline' },
  target: { cn: '目标', en: 'Target' },
  direction: { cn: '方向', en: 'Direction' },
  atLeast: { cn: '越高越好（≥）', en: 'Higher is better (≥)' },
  atMost: { cn: '越低越好（≤）', en: 'Lower is better (≤)' },
  how: { cn: '如何测量', en: 'How it is measured' },
  howHolder: { cn: '数据来源、由谁提供、哪一天统计', en: 'Source of the figures, who provides them, on which day' },
  tiers: { cn: '档位', en: 'Tiers' },
  tiersAbout: {
    cn: '不分档：达到 100% 才付全额，否则不付。',
    en: 'Without tiers: all of it at 100 % of the target, otherwise nothing.',
  },
  from: { cn: '达到目标的 %', en: 'From % of target' },
  fromValue: { cn: '指标值', en: 'Value of the metric' },
  percent: { cn: '付金额的 %', en: 'Pays % of the amount' },
  addTier: { cn: '添加档位', en: 'Add a tier' },
  removeTier: { cn: (n: number) => `删除第 ${n} 档`, en: (n: number) => `Remove tier ${n}` },
  tiersMost: { cn: `最多 ${TIERS_MAX} 档`, en: `At most ${plural(TIERS_MAX, 'tier')}` },
  rest: { cn: '未达成的部分', en: 'What is not earned' },
  wallet: { cn: '退回钱包', en: 'Back to the wallet' },
  next: { cn: '转入下一个里程碑', en: 'To the next milestone' },
  hosting: { cn: '发布前托管', en: 'In escrow before publishing' },
  all: { cn: '全部', en: 'All of it' },
  when: { cn: '什么时候付多少', en: 'What you pay when' },
  whenUnknown: {
    cn: '填写第一天和预计完成日后，这里列出什么时候付多少。',
    en: 'What you pay when is listed here once the first day and the expected completion are filled in.',
  },
  now: { cn: '发布前', en: 'Before publishing' },
  before: { cn: (name: string) => `“${name}”开始前`, en: (name: string) => `Before “${name}” begins` },
  total: { cn: '合计', en: 'Total' },
  silence: {
    cn: `每个里程碑提交后 ${CONFIRM_DAYS} 天未回应，自动放款。`,
    en: `A submitted milestone without an answer within ${plural(CONFIRM_DAYS, 'day')} is released.`,
  },
  silenceOfPeriods: {
    cn: `周期结束时自动提交；提交后 ${PERIOD_CONFIRM_DAYS} 天未回应，自动放款。`,
    en: `A period is submitted when it ends; without an answer within ${plural(PERIOD_CONFIRM_DAYS, 'day')} it is released.`,
  },
  silenceOfWeeks: {
    cn: `一周从周一到周日（北京时间），周二自动提交；提交后 ${WEEK_CONFIRM_DAYS} 天未回应，自动放款。没有用完的托管资金留给下一周，最后退回钱包。`,
    en: `A week is Monday to Sunday, Beijing time, and is submitted on Tuesday; without an answer within ${plural(WEEK_CONFIRM_DAYS, 'day')} it is released. What is not used stays for the next week and returns to the wallet at the end.`,
  },
})

/** What the plan of a kind of contract is called, what it does, what happens without an answer, and what is in escrow first. */
export const kindWords = {
  kpi: { label: 'parts', about: 'partsAbout', silence: 'silence', first: 'first' },
  longTerm: { label: 'periods', about: 'periodsAbout', silence: 'silenceOfPeriods', first: 'firstPeriod' },
  payAsYouGo: { label: 'weeks', about: 'weeksAbout', silence: 'silenceOfWeeks', first: 'firstWeeks' },
} as const

/** The fields of a plan as the summary of errors calls them. */
export function planLabels(plan: PlanValues | null, lang: Lang): Record<string, string> {
  const s = t.pick(lang)
  const names = ['name', 'dueOn', 'amount', 'metric', 'unit', 'baseline', 'target', 'how'] as const
  const labels: Record<string, string> = {
    'plan.periods.cycle': s.cycle,
    'plan.periods.amount': s.periodAmount,
    'plan.periods.firstDay': s.firstDay,
    'plan.weeks.piece': s.piece,
    'plan.weeks.rate': s.rate,
    'plan.weeks.cap': s.cap,
    'plan.weeks.firstDay': s.firstDay,
  }
  for (const [at, one] of (plan?.milestones ?? []).entries()) {
    const path = `plan.milestones.${at}`
    for (const name of names) labels[`${path}.${name}`] = `${s.milestone(at + 1)} · ${s[name]}`
    for (const [tier] of one.tiers.entries()) {
      labels[`${path}.tiers.${tier}.from`] = `${s.milestone(at + 1)} · ${s.tiers} ${tier + 1}`
      labels[`${path}.tiers.${tier}.percent`] = `${s.milestone(at + 1)} · ${s.tiers} ${tier + 1}`
    }
  }
  return labels
}
