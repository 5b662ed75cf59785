import { defineNotices } from '../../../../../platform/contract/notice.ts'
import { plural } from '../../../../../platform/contract/texts.ts'
import { INSIST_DAYS } from '../../../../../rules/demand.ts'

/** What the two sides of a request learn of its parts, and of changes of their plan. */
export const partNotices = defineNotices({
  partFunded: {
    for: [1, 2],
    group: 'demand',
    title: { cn: '一部分已托管', en: 'Part funded' },
    text: { cn: '{demand}“{part}”的 {amount} 已托管，可以开始。', en: '{demand}: {amount} is in escrow for “{part}”. You can begin it.' },
    mail: true,
  },
  partSent: {
    for: [1],
    group: 'demand',
    title: { cn: '一部分待确认', en: 'Part to approve' },
    text: {
      cn: '{who} 提交了 {demand} 的“{part}”。{days} 天内未回应将自动放款。',
      en: '{who} submitted “{part}” of {demand}. Without an answer within {days|day|days} it is released.',
    },
    mail: true,
  },
  partFundedByOrder: {
    for: [1],
    group: 'demand',
    title: { cn: '已自动托管下一周期', en: 'The next period was funded' },
    text: {
      cn: '{demand} 的周期“{part}”已按自动托管从企业钱包托管 {amount}。',
      en: '{demand}: {amount} went from the company wallet into escrow for “{part}”, by your standing order.',
    },
    mail: false,
  },
  partUnfunded: {
    for: [1, 2],
    group: 'demand',
    title: { cn: '下一周期尚未托管', en: 'The next period is not funded' },
    text: {
      cn: '{demand} 的周期“{part}”自 {date} 开始，资金尚未托管。未托管的周期不会开始。',
      en: '{demand}: the period “{part}” begins on {date} and is not in escrow yet. A period that is not funded does not begin.',
    },
    mail: true,
  },
  partReleased: {
    for: [1, 2],
    group: 'demand',
    title: { cn: '一部分已放款', en: 'Part released' },
    text: { cn: '{demand}“{part}”已放款，您收到 {amount}。', en: '{demand}: “{part}” was released. You receive {amount}.' },
    mail: true,
  },
  partLowered: {
    for: [1, 2],
    group: 'demand',
    title: { cn: '企业只认可一部分金额', en: 'The company accepts less' },
    text: {
      cn: `{demand}“{part}”：企业认可 {amount}，已放款，其余仍在托管。原因：{reason}。您可以接受，或在 ${INSIST_DAYS} 天内坚持原金额。`,
      en: `{demand}, “{part}”: the company accepts {amount}, which is released; the rest stays in escrow. Reason: {reason}. Accept it, or insist within ${plural(INSIST_DAYS, 'day')}.`,
    },
    mail: true,
  },
  partAccepted: {
    for: [1],
    group: 'demand',
    title: { cn: '较低金额已被接受', en: 'Lower amount accepted' },
    text: { cn: '{who} 接受了 {demand}“{part}”的较低金额。', en: '{who} accepted the lower amount for “{part}” of {demand}.' },
    mail: false,
  },
  partInsisted: {
    for: [1],
    group: 'demand',
    title: { cn: '服务商坚持原金额', en: 'Provider insists' },
    text: {
      cn: '{who} 不接受 {demand}“{part}”的较低金额：{reason}',
      en: '{demand}, “{part}”: the lower amount was not accepted by {who}. {reason}',
    },
    mail: true,
  },
  partReturned: {
    for: [1, 2],
    group: 'demand',
    title: { cn: '一部分被退回', en: 'Part returned' },
    text: { cn: '{demand}“{part}”被退回：{reason}', en: '“{part}” of {demand} was returned: {reason}' },
    mail: true,
  },
  partWithdrawn: {
    for: [1, 2],
    group: 'demand',
    title: { cn: '提交已撤回', en: 'Submission withdrawn' },
    text: { cn: '{who}撤回了{demand}“{part}”的提交。', en: '{who} withdrew what was submitted for “{part}” of {demand}.' },
    mail: false,
  },
  supplementSent: {
    for: [1],
    group: 'demand',
    title: { cn: '补充工作单待确认', en: 'Supplementary sheet to approve' },
    text: {
      cn: '{who} 为 {demand} 的“{part}”补充登记了 {work}。没有您的答复不会付款。',
      en: '{work} of forgotten work was added to “{part}” of {demand} by {who}. Nothing is paid without your answer.',
    },
    mail: true,
  },
  supplementLowered: {
    for: [1, 2],
    group: 'demand',
    title: { cn: '补充工作单部分认可', en: 'Supplementary sheet accepted in part' },
    text: {
      cn: '{demand}“{part}”的补充工作单：企业认可 {amount}，已放款。原因：{reason}',
      en: '{demand}, supplementary sheet of “{part}”: the company accepts {amount}, which is released. Reason: {reason}',
    },
    mail: true,
  },
  supplementDeclined: {
    for: [1, 2],
    group: 'demand',
    title: { cn: '补充工作单未被接受', en: 'Supplementary sheet declined' },
    text: {
      cn: '企业没有接受 {demand}“{part}”的补充工作单：{reason}',
      en: 'The company declined the supplementary sheet of “{part}” of {demand}: {reason}',
    },
    mail: true,
  },
  supplementUnanswered: {
    for: [1, 2, 9],
    group: 'demand',
    title: { cn: '补充工作单未答复', en: 'Supplementary sheet without an answer' },
    text: {
      cn: '{demand}“{part}”的补充工作单仍待企业答复，没有答复不会付款。',
      en: '{demand}: the supplementary sheet of “{part}” still waits for the company. Nothing is paid without its answer.',
    },
    mail: true,
  },
  noticeGiven: {
    for: [1, 2],
    group: 'demand',
    title: { cn: '合同将提前结束', en: 'The contract ends earlier' },
    text: {
      cn: '企业通知结束{demand}，最后一天为 {date}：{reason} 当期按日历天数付款，其后各期不再进行。',
      en: 'The company gave notice of {demand}. Its last day is {date}: {reason} That period is paid by calendar days; later ones are dropped.',
    },
    mail: true,
  },
  endedUnfunded: {
    for: [1],
    group: 'demand',
    title: { cn: '服务商结束合同', en: 'The provider ended the contract' },
    text: {
      cn: '{demand}的下一期未按时托管，{who}已结束合同：{reason}',
      en: 'The next period of {demand} was not funded in time, and {who} ended the contract: {reason}',
    },
    mail: true,
  },
  planProposed: {
    for: [1, 2],
    group: 'demand',
    title: { cn: '对方提议修改计划', en: 'A change of plan is proposed' },
    text: { cn: '{who}提议修改{demand}的计划：{note}', en: 'A change of the plan of {demand} is proposed by {who}: {note}' },
    mail: true,
  },
  planAccepted: {
    for: [1, 2],
    group: 'demand',
    title: { cn: '计划已修改', en: 'The plan has changed' },
    text: { cn: '{who}接受了{demand}的计划修改。', en: 'The change of the plan of {demand} was accepted by {who}.' },
    mail: true,
  },
  planDeclined: {
    for: [1, 2],
    group: 'demand',
    title: { cn: '对方不接受计划修改', en: 'The change of plan was declined' },
    text: { cn: '{who}不接受{demand}的计划修改：{why}', en: 'The change of the plan of {demand} was declined by {who}: {why}' },
    mail: true,
  },
  planWithdrawn: {
    for: [1, 2],
    group: 'demand',
    title: { cn: '计划修改已撤回', en: 'The change of plan was withdrawn' },
    text: { cn: '{who}撤回了{demand}的计划修改。', en: 'The change of the plan of {demand} was withdrawn by {who}.' },
    mail: false,
  },
  planChangeLapsed: {
    for: [1, 2],
    group: 'demand',
    title: { cn: '计划修改未获答复', en: 'The change of plan was not answered' },
    text: { cn: '{demand}的计划修改未获答复，已失效。', en: 'The change of the plan of {demand} was not answered and has lapsed.' },
    mail: false,
  },
  capChanged: {
    for: [1, 2],
    group: 'demand',
    title: { cn: '每周上限有变', en: 'Cap a week changed' },
    text: { cn: '{demand}的每周上限改为 {cap}。', en: 'The cap a week of {demand} is now {cap}.' },
    mail: true,
  },
  capAsked: {
    for: [1],
    group: 'demand',
    title: { cn: '服务商申请提高每周上限', en: 'A higher cap is requested' },
    text: {
      cn: '{who}申请将{demand}的每周上限提高到 {cap}：{reason}',
      en: 'A weekly cap of {cap} for {demand} is requested by {who}. {reason}',
    },
    mail: true,
  },
  partTimer: {
    for: [1, 2],
    group: 'demand',
    title: { cn: '到期已自动执行', en: 'Done automatically at the deadline' },
    text: { cn: '{demand}“{part}”：{what}。', en: '{demand}, “{part}”: {what}.' },
    mail: true,
  },
  partTimerWarning: {
    for: [1],
    group: 'demand',
    title: { cn: '即将自动放款', en: 'Released soon' },
    text: { cn: '{demand}“{part}”：{what}，时间为{due}。', en: '{demand}, “{part}”: {what} at {due}.' },
    mail: true,
  },
  partUnanswered: {
    for: [1, 2, 9],
    group: 'demand',
    title: { cn: '金额异议未解决', en: 'Contested amount without an answer' },
    text: {
      cn: '{demand}“{part}”的金额有异议，服务商尚未接受或坚持。其余资金仍在托管。',
      en: '{demand}: the amount of “{part}” is contested, and the provider has neither accepted nor insisted. The rest stays in escrow.',
    },
    mail: true,
  },
})
