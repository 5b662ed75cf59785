import { type Currency, formatMoney } from '../../../../../platform/contract/amount.ts'
import { type Lang, plural, texts } from '../../../../../platform/contract/texts.ts'
import { dateFormat } from '../../../../../platform/web/formats.ts'
import type { Tone } from '../../../../../platform/web/ui/theme.ts'
import { formatDate } from '../../../../../platform/web/ui/time.ts'
import { INSIST_DAYS, MINUTES_STEP, PART_REASON_MIN, RECLAIM_OBJECTION_DAYS, WORK_MEMO_MIN } from '../../../../../rules/demand.ts'
import type { WorkUnit } from '../../contract/plan/earned.ts'
import type { Part } from '../../contract/plan/schema.ts'
import type { PartState } from '../../contract/plan/states.ts'
import { countOf, countText, type Work, type WorkLine, workEarned, workUnitsTexts, workUnitTexts } from '../../contract/plan/work.ts'

export const partTones: Record<PartState, Tone> = {
  planned: 'neutral',
  funded: 'primary',
  sent: 'warn',
  lowered: 'warn',
  returned: 'bad',
  released: 'ok',
  supplemented: 'warn',
  dropped: 'neutral',
}

/** "Qualified leads ≥ 500 leads": what is measured, and its target. */
export const measureText = ({ metric, direction, target, unit }: NonNullable<Part['measure']>): string =>
  [metric, direction === 'atLeast' ? '≥' : '≤', target, unit].filter(Boolean).join(' ')

/** A milestone has a name, a period its days. */
export const partName = ({ name, startsOn, dueOn }: Pick<Part, 'name' | 'startsOn' | 'dueOn'>, lang: Lang): string =>
  startsOn === null ? name : `${formatDate(startsOn, lang)} – ${formatDate(dueOn, lang)}`

/** The unit of work as a column is headed. */
export function workText(unit: WorkUnit, lang: Lang): string {
  const units = workUnitsTexts[unit][lang]
  return units.charAt(0).toUpperCase() + units.slice(1)
}

/** "Mon, 23 Nov": a day of a week. */
export const dayText = (day: string, lang: Lang): string =>
  dateFormat(lang === 'cn' ? 'zh-CN' : 'en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(day))

/** What a week is paid by: rate and cap. */
export function termsText({ unit, piece, rateMinor, cap }: Work, currency: Currency, lang: Lang): string {
  const each = `${formatMoney(rateMinor, currency, lang)} / ${piece || workUnitTexts[unit][lang]}`
  return t.pick(lang).terms(each, countText(unit, cap))
}

/** What was logged so far, and what it comes to. */
export const loggedText = (work: Work, lines: readonly WorkLine[], currency: Currency, lang: Lang): string =>
  `${countText(work.unit, countOf(lines))} · ${formatMoney(workEarned(work, countOf(lines)), currency, lang)}`

export const t = texts({
  standingOrder: {
    cn: (days: number) => `自动托管已开启：每一周期开始前 ${days} 天从企业钱包托管`,
    en: (days: number) => `Funded automatically: from the company wallet, ${plural(days, 'day')} before each period begins`,
  },
  title: { cn: '里程碑', en: 'Milestones' },
  periods: { cn: '周期', en: 'Periods' },
  weeks: { cn: '按周计量', en: 'Weeks' },
  terms: {
    cn: (each: string, cap: string) => `${each}，每周最多 ${cap}`,
    en: (each: string, cap: string) => `${each}, at most ${cap} a week`,
  },
  record: { cn: '记录', en: 'Record' },
  sheet: { cn: '周工作单', en: 'Sheet of the week' },
  ahead: { cn: '已托管，未开始', en: 'Funded, not begun' },
  upTo: { cn: (amount: string) => `最多 ${amount}`, en: (amount: string) => `up to ${amount}` },
  day: { cn: '日期', en: 'Day' },
  memo: { cn: '做了什么', en: 'What was done' },
  memoHolder: { cn: `至少 ${WORK_MEMO_MIN} 个字`, en: `At least ${WORK_MEMO_MIN} characters` },
  total: { cn: '合计', en: 'Total' },
  logged: { cn: '已登记', en: 'Logged' },
  logAbout: {
    cn: `逐日填写，可随时保存；提交后企业才能看到。工时填 7:30 或 7.5，以 ${MINUTES_STEP} 分钟为单位。`,
    en: `A line for each day, saved as often as you like; the company sees it once it is submitted. Type hours as 7:30 or 7.5, in steps of ${plural(MINUTES_STEP, 'minute')}.`,
  },
  ofCap: {
    cn: (count: string, cap: string) => `${count} / 每周上限 ${cap}`,
    en: (count: string, cap: string) => `${count} of ${cap} a week`,
  },
  countedBefore: { cn: (count: string) => `已计 ${count}`, en: (count: string) => `${count} counted` },
  copyLast: { cn: '复制上一周', en: 'Copy last week' },
  lowerSheetAbout: {
    cn: `逐行改少，并写明原因。您认可的部分立即放款，其余留在托管，等服务商接受或在 ${INSIST_DAYS} 天内坚持。`,
    en: `Lower single lines, each with its reason. What you accept is released at once; the rest stays in escrow until the provider accepts, or insists within ${plural(INSIST_DAYS, 'day')}.`,
  },
  nothingLogged: { cn: '没有登记工作，不放款', en: 'Nothing was logged: nothing is released' },
  sheetByTimer: { cn: '一周结束，自动提交。', en: 'Submitted automatically when the week was over.' },
  sentByTimer: { cn: '周期结束，自动提交。', en: 'Submitted automatically when the period ended.' },
  overview: {
    cn: (done: number, all: number) => `${all} 个中已结束 ${done} 个`,
    en: (done: number, all: number) => `${done} of ${all} are over`,
  },
  due: { cn: '到期', en: 'Due' },
  isDemand: { cn: '最后一部分：用需求的操作提交和确认', en: 'The last one: submitted and confirmed with the request itself' },
  held: { cn: '托管中', en: 'In escrow' },
  earned: { cn: '已放款', en: 'Released' },
  advanced: { cn: '已预付，由此部分抵扣', en: 'Paid in advance, earned by this one' },
  notEarned: { cn: '预付款中未达成的部分，仍归服务商', en: 'Advance not earned, which stays with the provider' },
  claimed: { cn: '申报', en: 'Claimed' },
  auto: { cn: (when: string) => `未回应将于 ${when} 自动放款`, en: (when: string) => `Released on ${when} without an answer` },
  insistBy: { cn: (when: string) => `服务商可在 ${when} 前坚持原金额`, en: (when: string) => `The provider may insist until ${when}` },
  more: { cn: '详情', en: 'Details' },
  tiersOf: { cn: '档位', en: 'Tiers' },
  tier: {
    cn: (from: string, percent: number) => `达到 ${from}% 付 ${percent}%`,
    en: (from: string, percent: number) => `${percent} % from ${from} % of the target`,
  },
  tierOfValue: {
    cn: (from: string, percent: number) => `达到 ${from} 付 ${percent}%`,
    en: (from: string, percent: number) => `${percent} % from ${from}`,
  },
  baseline: { cn: '起点', en: 'Baseline' },
  how: { cn: '如何测量', en: 'How it is measured' },
  rest: { cn: '未达成的部分', en: 'What is not earned' },
  wallet: { cn: '退回企业钱包', en: 'goes back to the company' },
  next: { cn: '转入下一个里程碑', en: 'goes to the next milestone' },
  sending: { cn: (n: number) => `第 ${n} 次提交`, en: (n: number) => `Submission ${n}` },
  measured: { cn: '测得的数值', en: 'Measured value' },
  accepted: { cn: (what: string) => `企业认可 ${what}：`, en: (what: string) => `The company accepts ${what}: ` },
  answered: { cn: '企业答复：', en: 'Answer of the company: ' },

  note: { cn: '完成了什么', en: 'What was done' },
  files: { cn: '文件', en: 'Files' },
  archives: { cn: '压缩包', en: 'Archives' },
  filesMost: { cn: (n: number) => `合计最多 ${n} 个文件`, en: (n: number) => `${plural(n, 'file')} in all` },
  sendAbout: {
    cn: (days: number) => `提交后不能更改，除非更新或被退回。企业 ${days} 天内未回应将自动放款。`,
    en: (days: number) =>
      `What you submit is locked until you update it or it is returned. Without an answer within ${plural(days, 'day')} it is released.`,
  },
  withdrawAbout: {
    cn: '企业尚未打开，可以撤回，修改后再次提交。',
    en: 'The company has not opened it yet. Take it back, change it and submit it again.',
  },
  fundAbout: {
    cn: '从企业钱包转入托管，服务商随后开始这一部分。',
    en: 'Moved from the wallet into escrow. The provider then begins this part.',
  },
  fundAmount: { cn: '转入托管', en: 'Into escrow' },
  fundVerb: { cn: (amount: string) => `托管 ${amount}`, en: (amount: string) => `Fund ${amount}` },
  funded: { cn: (amount: string) => `已托管 ${amount}`, en: (amount: string) => `${amount} moved into escrow` },
  releaseAbout: { cn: '按提交的结果放款。放款后不能撤回。', en: 'Released by what was submitted. This cannot be undone.' },
  releaseVerb: { cn: (amount: string) => `放款 ${amount}`, en: (amount: string) => `Release ${amount}` },
  released: { cn: (amount: string) => `已放款 ${amount}`, en: (amount: string) => `${amount} released` },
  nothing: { cn: '没有达到任何一档，不放款', en: 'No tier was reached: nothing is released' },
  lowerAbout: {
    cn: `您认可的部分立即放款，其余留在托管，等服务商接受或在 ${INSIST_DAYS} 天内坚持。`,
    en: `What you accept is released at once. The rest stays in escrow until the provider accepts, or insists within ${plural(INSIST_DAYS, 'day')}.`,
  },
  yourValue: { cn: '您认可的数值', en: 'The value that you accept' },
  yourAmount: { cn: '您认可的金额', en: 'The amount that you accept' },
  claimedValue: { cn: (value: string) => `服务商申报 ${value}`, en: (value: string) => `The provider claims ${value}` },
  yours: { cn: '按您认可的付', en: 'By what you accept' },
  reason: { cn: '原因', en: 'Reason' },
  lowered: {
    cn: (amount: string) => `已放款 ${amount}，其余待服务商答复`,
    en: (amount: string) => `${amount} released; the rest waits for the provider`,
  },
  acceptAbout: {
    cn: (amount: string) => `已放款的部分归您，其余 ${amount} 退回企业。接受后不能撤回。`,
    en: (amount: string) => `What was released is yours; the rest, ${amount}, goes back to the company. This cannot be undone.`,
  },
  insistAbout: {
    cn: '这一部分退回给您，补充依据后再次提交。',
    en: 'It comes back to you. Submit it again with better evidence.',
  },
  insistLastAbout: {
    cn: '服务继续。补充依据后，再次提交完成。',
    en: 'The work goes on. Deliver it again with better evidence.',
  },
  reclaimAbout: {
    cn: `服务商 ${RECLAIM_OBJECTION_DAYS} 天内提交即可保留；否则这一部分取消，托管资金自动退回企业钱包。`,
    en: `The provider keeps it by submitting within ${plural(RECLAIM_OBJECTION_DAYS, 'day')}. Otherwise it is dropped, and its escrow returns to the company wallet.`,
  },
  reclaimOn: {
    cn: (when: string) => `${when} 前未提交，托管资金退回企业`,
    en: (when: string) => `Without a submission by ${when} its escrow returns to the company`,
  },
  late: { cn: '已逾期', en: 'Overdue' },
  returnAbout: {
    cn: (left: number) => `服务商修改后再次提交。还可退回 ${left} 次。`,
    en: (left: number) => `The provider submits it again. You can return it ${left === 1 ? 'once' : `${left} times`} more.`,
  },
  returnHint: { cn: `至少 ${PART_REASON_MIN} 个字`, en: `At least ${PART_REASON_MIN} characters` },
  done: { cn: '已完成', en: 'Done' },
  back: { cn: '返回', en: 'Back' },
  close: { cn: '关闭', en: 'Close' },
  notPossible: { cn: '暂时不能操作', en: 'Not possible now' },
})
