import { plural, texts } from '../../../../../platform/contract/texts.ts'

/** What the two sides change of a plan while the work goes on. */
export const t = texts({
  noticeAbout: {
    cn: (days: number) => `通知期 ${days} 天。最后一期按日历天数付款，其后各期取消，已托管的资金立即退回企业钱包。发出后不能撤回。`,
    en: (days: number) =>
      `The notice is ${plural(days, 'day')}. The last period is paid by calendar days, later ones are dropped, and what they hold returns to the company wallet at once. It cannot be taken back.`,
  },
  lastDay: { cn: '最后一天', en: 'Last day' },
  lastDayAbout: {
    cn: (from: string, until: string) => `最早 ${from}；合同本来到 ${until}`,
    en: (from: string, until: string) => `${from} at the earliest; the contract runs until ${until}`,
  },
  lastPeriod: {
    cn: (from: string, to: string) => `最后一期 ${from} – ${to}`,
    en: (from: string, to: string) => `Last period, ${from} – ${to}`,
  },
  noticeBack: {
    cn: (dropped: number) => (dropped === 0 ? '退回企业钱包' : `取消 ${dropped} 期，退回企业钱包`),
    en: (dropped: number) => (dropped === 0 ? 'Back to the wallet' : `${plural(dropped, 'period')} dropped, back to the wallet`),
  },
  noticeEnter: {
    cn: '选择最后一天后，这里显示应付和退回的金额',
    en: 'Choose the last day to see what is paid and what returns',
  },
  noticed: {
    cn: (day: string) => `企业已通知结束，合同到 ${day} 为止`,
    en: (day: string) => `Notice was given: the contract ends on ${day}`,
  },
  endAbout: {
    cn: '下一期应已开始而未托管，您可以结束合同，不影响您的记录。已放款的归您，托管中的余额退回企业。',
    en: 'The next period should have begun and is not funded. You can end the contract without a mark on your record: what was released is yours, and any balance in escrow returns to the company.',
  },
  planChange: { cn: '计划修改', en: 'Change of plan' },
  planOf: { cn: '里程碑', en: 'Milestones' },
  propose: { cn: '提出修改', en: 'Propose the change' },
  proposeAbout: {
    cn: (n: number) => `可修改尚未托管的 ${n} 个部分。对方在 7 天内接受后生效；在此之前计划不变。`,
    en: (n: number) =>
      `What is not funded yet can change: ${plural(n, 'part')}. It holds once the other side accepts, within 7 days; until then the plan stays.`,
  },
  newAmount: { cn: '每个周期的新金额', en: 'New amount per period' },
  newRate: { cn: '新单价', en: 'New rate' },
  note: { cn: '说明', en: 'Why' },
  proposed: {
    cn: (who: string, until: string) => `${who}提议修改计划，请在 ${until} 前答复`,
    en: (who: string, until: string) => `A change of plan, proposed by ${who}. Answer until ${until}.`,
  },
  proposedMine: {
    cn: (until: string) => `您提议的修改等待对方答复，到 ${until} 为止`,
    en: (until: string) => `Your change of plan waits for the other side until ${until}`,
  },
  planNow: { cn: '现在', en: 'Now' },
  planNew: { cn: '修改后', en: 'Changed' },
  planDropped: { cn: '取消', en: 'Dropped' },
  planSum: { cn: (amount: string) => `合计 ${amount}`, en: (amount: string) => `${amount} in all` },
  acceptPlanAbout: {
    cn: '接受后立即生效。新计划不再需要的托管资金退回企业钱包。',
    en: 'It holds at once. What is in escrow beyond the new plan returns to the company wallet.',
  },
  declinePlanAbout: { cn: '计划不变。对方会看到您的理由。', en: 'The plan stays as it is. The other side sees your reason.' },
  withdrawPlanAbout: { cn: '撤回后计划不变，可重新提议。', en: 'The plan stays as it is. You can propose another change.' },
  cap: { cn: '每周上限', en: 'Cap a week' },
  capNow: {
    cn: (units: string, now: string) => `按${units}填写，现在 ${now}`,
    en: (units: string, now: string) => `In whole ${units}; now ${now}`,
  },
  capAbout: {
    cn: '提高从本周起生效，已托管的各周补足差额；降低从下周起生效，多出的退回企业钱包。已提交的周不变。',
    en: 'A higher cap holds from this week on, and weeks in escrow are topped up. A lower one holds from next week on, and what is too much returns to the wallet. Weeks that were submitted stay as they are.',
  },
  capWeeks: {
    cn: (n: number) => `${n} 周的最高金额变化`,
    en: (n: number) => `Change of the most that ${plural(n, 'week')} can come to`,
  },
  intoEscrow: { cn: '现在转入托管', en: 'Into escrow now' },
  intoWallet: { cn: '退回企业钱包', en: 'Back to the wallet' },
  askCapAbout: {
    cn: '企业会收到您的申请和理由，由企业决定。在此之前仍按现在的上限登记。',
    en: 'The company receives what you ask for and why, and decides. Until then the present cap holds.',
  },
  capAsked: {
    cn: (cap: string) => `服务商申请将每周上限提高到 ${cap}`,
    en: (cap: string) => `The provider asks for a cap of ${cap} a week`,
  },
})
