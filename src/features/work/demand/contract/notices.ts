import { defineNotices } from '../../../../platform/contract/notice.ts'
import { plural } from '../../../../platform/contract/texts.ts'
import { POSTPONE_DAYS } from '../../../../rules/demand.ts'
import { bidNotices } from './bid-notices.ts'
import { partNotices } from './plan/notices.ts'
import { splitNotices } from './split/notices.ts'

export const demandNotices = defineNotices({
  ...bidNotices,
  ...partNotices,
  ...splitNotices,
  demandWaits: {
    for: [9],
    group: 'operation',
    title: { cn: '需求待审核', en: 'Request awaiting review' },
    text: { cn: '{who} 提交了 {demand}。', en: '{who} submitted {demand}.' },
    mail: false,
  },
  demandApproved: {
    for: [1],
    group: 'demand',
    title: { cn: '需求审核通过', en: 'Request approved' },
    text: { cn: '{demand} 已通过审核，现已开放报名。', en: '{demand} passed review and is open for applications.' },
    mail: true,
  },
  demandRejected: {
    for: [1],
    group: 'demand',
    title: { cn: '需求审核未通过', en: 'Request returned for changes' },
    text: {
      cn: '{demand} 未通过审核：{reason} 修改后可再次提交。',
      en: '{demand} did not pass review: {reason} Edit it and submit again.',
    },
    mail: true,
  },
  applied: {
    for: [1],
    group: 'demand',
    title: { cn: '收到新的报名', en: 'New application' },
    text: { cn: '{who} 报名了 {demand}。', en: '{who} applied to {demand}.' },
    mail: false,
  },
  templateDraft: {
    for: [1],
    group: 'demand',
    title: { cn: '模板已建草稿', en: 'Draft made of a template' },
    text: {
      cn: '按计划用模板建了草稿“{title}”。请检查后发布；在此之前不会托管资金，也不会公开。',
      en: 'The schedule has made the draft "{title}" of its template. Check it, then post it: until then nothing is funded or published.',
    },
    mail: true,
  },
  templateNoRoom: {
    for: [1],
    group: 'demand',
    title: { cn: '模板没有建草稿', en: 'No draft made of a template' },
    text: {
      cn: '企业的草稿已满，没有建草稿“{title}”。请删除不用的草稿，再从模板建立。',
      en: 'Your company has as many drafts as it can, so "{title}" was not made. Delete drafts that you do not need, then use the template.',
    },
    mail: true,
  },
  bidsOpened: {
    for: [1],
    group: 'demand',
    title: { cn: '密封报价已开启', en: 'Sealed bids opened' },
    text: {
      cn: '{demand} 的招募已截止，{count} 份报价现在可以查看。请在 {until} 前选定服务商，否则需求关闭，托管资金全额退回。',
      en: 'Recruitment for {demand} has ended and you can read {count|bid|bids}. Pick a provider by {until}; otherwise the request closes and the escrow is fully refunded.',
    },
    mail: true,
  },
  bidOpened: {
    for: [1, 2],
    group: 'demand',
    title: { cn: '您的报价已开启', en: 'Your bid was opened' },
    text: {
      cn: '{demand} 的招募已截止，企业现在可以看到您的报价，并在 {until} 前选定服务商。',
      en: 'Recruitment for {demand} has ended. The company can read your bid now, and picks a provider by {until}.',
    },
    mail: false,
  },
  applicationWithdrawn: {
    for: [1],
    group: 'demand',
    title: { cn: '报名已撤回', en: 'Application withdrawn' },
    text: { cn: '{who} 撤回了对 {demand} 的报名。', en: '{who} withdrew from {demand}.' },
    mail: false,
  },
  demandChanged: {
    for: [1, 2],
    group: 'demand',
    title: { cn: '需求内容有改动', en: 'Request changed' },
    text: {
      cn: '{demand} 的内容有改动，正在重新审核：{changes}。请更新或确认您的报价，之后才能被选定；也可以撤回报名。',
      en: '{demand} was changed and is under review again: {changes}. Revise or confirm your bid so that it can be picked, or withdraw it.',
    },
    mail: false,
  },
  invited: {
    for: [1, 2],
    group: 'demand',
    title: { cn: '收到需求邀请', en: 'Invitation to a request' },
    text: { cn: '{who} 邀请您报名 {demand}。', en: '{who} invites you to apply to {demand}.' },
    mail: true,
  },
  picked: {
    for: [1, 2],
    group: 'demand',
    title: { cn: '您已被选为服务商', en: 'You have been picked' },
    text: {
      cn: '{who} 选择您承接 {demand}。请在 {days} 天内开始，逾期将重新匹配。',
      en: '{who} picked you for {demand}. Start within {days|day|days}, or it returns to matching.',
    },
    mail: true,
  },
  unpicked: {
    for: [1, 2],
    group: 'demand',
    title: { cn: '选定已撤销', en: 'Selection cancelled' },
    text: {
      cn: '{demand} 的服务商选定已撤销，需求回到匹配中。您的报名仍然有效，可以撤回。',
      en: 'The selection for {demand} was cancelled. It is back in matching. Your application is still valid; you may withdraw it.',
    },
    mail: true,
  },
  notPicked: {
    for: [1, 2],
    group: 'demand',
    title: { cn: '本次未被选中', en: 'Another provider was picked' },
    text: { cn: '{demand} 已选定其他服务商。', en: 'Another provider was picked for {demand}.' },
    mail: false,
  },
  declined: {
    for: [1],
    group: 'demand',
    title: { cn: '服务商已谢绝', en: 'Provider declined' },
    text: { cn: '{who} 谢绝了 {demand}，请另选服务商。', en: '{who} declined {demand}. Pick another provider.' },
    mail: true,
  },
  started: {
    for: [1],
    group: 'demand',
    title: { cn: '服务已开始', en: 'Service started' },
    text: { cn: '{who} 已接受条款并开始 {demand}。', en: '{who} accepted the terms and started {demand}.' },
    mail: true,
  },
  postponeAsked: {
    for: [1],
    group: 'demand',
    title: { cn: '申请延期', en: 'Postponement requested' },
    text: {
      cn: `{who} 申请将 {demand} 延期 ${POSTPONE_DAYS} 天：{reason}`,
      en: `{who} requests to extend {demand} by ${plural(POSTPONE_DAYS, 'day')}: {reason}`,
    },
    mail: true,
  },
  postponeGranted: {
    for: [1, 2],
    group: 'demand',
    title: { cn: '延期已同意', en: 'Postponement granted' },
    text: { cn: '{demand} 的预计完成日期改为 {date}。', en: 'The expected completion of {demand} is now {date}.' },
    mail: true,
  },
  postponeRefused: {
    for: [1, 2],
    group: 'demand',
    title: { cn: '延期未获同意', en: 'Postponement declined' },
    text: {
      cn: '企业没有同意 {demand} 延期：{reason} 预计完成日期仍为 {date}。',
      en: 'The company did not extend {demand}: {reason} It is still due on {date}.',
    },
    mail: true,
  },
  delivered: {
    for: [1],
    group: 'demand',
    title: { cn: '服务已完成，待您确认', en: 'Delivered, awaiting your confirmation' },
    text: {
      cn: '{who} 提交了 {demand} 的交付内容。请在 {days} 天内确认或退回，逾期视为确认。',
      en: '{who} delivered {demand}. Confirm or return it within {days|day|days}, or it is confirmed automatically.',
    },
    mail: true,
  },
  redelivered: {
    for: [1],
    group: 'demand',
    title: { cn: '交付内容已更新', en: 'Delivery updated' },
    text: {
      cn: '{who} 更新了 {demand} 的交付内容，旧版本仍可查看。',
      en: '{who} updated the delivery of {demand}. The earlier version is kept.',
    },
    mail: false,
  },
  returned: {
    for: [1, 2],
    group: 'demand',
    title: { cn: '交付被退回', en: 'Delivery returned' },
    text: { cn: '{demand} 的交付被退回：{reason}', en: 'The delivery of {demand} was returned: {reason}' },
    mail: true,
  },
  advancePaid: {
    for: [1, 2],
    group: 'money',
    title: { cn: '预付款已到账', en: 'Advance paid' },
    text: {
      cn: '{demand} 的预付款 {amount} 已转入您的余额。',
      en: 'The advance of {amount} for {demand} is in your balance.',
    },
    mail: true,
  },
  confirmed: {
    for: [1, 2],
    group: 'money',
    title: { cn: '企业已确认，款项已到账', en: 'Confirmed and released' },
    text: { cn: '{demand} 已确认完成，{amount} 已转入您的余额。', en: '{demand} is confirmed. {amount} is in your balance.' },
    mail: true,
  },
  accepted: {
    for: [1, 2],
    group: 'demand',
    title: { cn: '已验收', en: 'Accepted' },
    text: { cn: '{demand} 已验收。', en: '{demand} has been accepted.' },
    mail: false,
  },
  closeWaits: {
    for: [1, 2],
    group: 'demand',
    title: { cn: '对方已结案', en: 'The other party has closed out' },
    text: { cn: '{demand}：对方已结案，请您也结案。', en: '{demand}: the other party has closed out. Please close out too.' },
    mail: false,
  },
  closed: {
    for: [1, 2],
    group: 'demand',
    title: { cn: '服务结束', en: 'Service ended' },
    text: { cn: '{demand} 已结束。', en: '{demand} has ended.' },
    mail: false,
  },
  cancelled: {
    for: [1, 2],
    group: 'demand',
    title: { cn: '需求已取消', en: 'Request cancelled' },
    text: {
      cn: '{demand} 已取消，托管资金已全部退回发布方。',
      en: '{demand} was cancelled. All funds in escrow were returned to the publisher.',
    },
    mail: true,
  },
  timerWarning: {
    for: [1, 2],
    group: 'demand',
    title: { cn: '即将到期', en: 'Due soon' },
    text: { cn: '{demand}：{what}，将于{due} 自动执行。', en: '{demand}: {what} automatically at {due}.' },
    mail: true,
  },
  overdue: {
    for: [1, 2],
    group: 'demand',
    title: { cn: '到期未交付', en: 'Due and not delivered' },
    text: {
      cn: '{demand} 应于 {date} 完成，尚未交付。企业可自 {from} 起要求收回托管资金。',
      en: '{demand} was to be completed by {date} and is not delivered. The company may ask for its escrow back from {from} on.',
    },
    mail: true,
  },
  reclaimAsked: {
    for: [1, 2],
    group: 'demand',
    title: { cn: '企业要求收回托管资金', en: 'The company reclaims the escrow' },
    text: {
      cn: '{demand}：企业要求收回{what}的托管资金。{due} 前提交即可保留；否则自动退回企业。原因：{reason}',
      en: '{demand}: the company asks for the escrow of {what} back. Deliver before {due} to keep it; otherwise it returns to the company. Reason: {reason}',
    },
    mail: true,
  },
  timerStopped: {
    for: [9],
    group: 'operation',
    title: { cn: '到期未执行：当事方被暂停', en: 'Not done at the deadline: a party is stopped' },
    text: {
      cn: '{demand}：{what}已到期。{why}。资金仍在托管中，每天重试一次；恢复该方后即可执行。',
      en: '{demand}: {what} is due. {why}. The money stays in escrow, and it is tried again each day once the party is restored.',
    },
    mail: false,
  },
  otherSideStopped: {
    for: [1, 2],
    group: 'demand',
    title: { cn: '平台已暂停对方', en: 'The platform has stopped the other side' },
    text: {
      cn: '{demand}：平台已暂停对方的账号或企业。托管资金仍在原处，放款和到期自动放款均暂停，恢复后继续。',
      en: '{demand}: the platform has stopped the other side. The money stays in escrow; releases wait, also those at a deadline, until it is restored.',
    },
    mail: true,
  },
  otherSideBack: {
    for: [1, 2],
    group: 'demand',
    title: { cn: '对方已恢复', en: 'The other side is back' },
    text: { cn: '{demand}：对方已恢复，可以继续。', en: '{demand}: the other side is restored and everything goes on.' },
    mail: true,
  },
  deliveryAwaitsSecond: {
    for: [1],
    group: 'demand',
    title: { cn: '收回资金已暂缓', en: 'Your reclaim waits' },
    text: {
      cn: '{demand}：服务商已备好交付，正等待其第二人同意，最多 {days} 天。在此期间托管资金不退回。',
      en: '{demand}: the provider has a delivery ready that waits for its second person, for {days|day|days} at most. The escrow is not returned meanwhile.',
    },
    mail: true,
  },
  timerFired: {
    for: [1, 2],
    group: 'demand',
    title: { cn: '到期已自动执行', en: 'Done automatically at the deadline' },
    text: { cn: '{demand}：{what}。', en: '{demand}: {what}.' },
    mail: true,
  },
})
