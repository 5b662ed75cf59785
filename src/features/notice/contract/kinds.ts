import type { Lang, Pair } from '../../../platform/contract/texts.ts'
import { fill } from '../../../platform/contract/texts.ts'

/** Values of a notice's words. A pair is picked in the reader's language. */
export type NoticeParams = Record<string, string | number | Pair>

interface Kind {
  /** User types that it is for. */
  for: ReadonlyArray<1 | 2 | 9>
  /** What the list filters by. */
  group: 'demand' | 'money' | 'verification' | 'operation'
  title: Pair
  text: Pair
  /** Whether it also goes by e-mail unless its reader says otherwise. */
  mail: boolean
}

/** One kind for every event that waits for someone. `{demand}` is the demand's number and title, `{who}` the other party's name. */
export const noticeKinds = {
  demandApproved: {
    for: [1],
    group: 'demand',
    title: { cn: '需求审核通过', en: 'Demand approved' },
    text: { cn: '{demand} 已通过审核，现已开放报名。', en: '{demand} passed review and is open for applications.' },
    mail: true,
  },
  demandRejected: {
    for: [1],
    group: 'demand',
    title: { cn: '需求审核未通过', en: 'Demand not approved' },
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
  applicationWithdrawn: {
    for: [1],
    group: 'demand',
    title: { cn: '报名已撤回', en: 'Application withdrawn' },
    text: { cn: '{who} 撤回了对 {demand} 的报名。', en: '{who} withdrew from {demand}.' },
    mail: false,
  },
  demandChanged: {
    for: [2],
    group: 'demand',
    title: { cn: '需求内容有改动', en: 'Demand changed' },
    text: {
      cn: '{demand} 的内容有改动，正在重新审核。您的报名仍然有效，也可以撤回。',
      en: '{demand} was changed and is under review again. Your application still stands; you may withdraw it.',
    },
    mail: false,
  },
  invited: {
    for: [2],
    group: 'demand',
    title: { cn: '收到需求邀请', en: 'Invitation to a demand' },
    text: { cn: '{who} 邀请您报名 {demand}。', en: '{who} invites you to apply to {demand}.' },
    mail: true,
  },
  picked: {
    for: [2],
    group: 'demand',
    title: { cn: '您已被选为服务商', en: 'You were picked' },
    text: {
      cn: '{who} 选择您承接 {demand}。请在 {days} 天内开始，逾期将重新匹配。',
      en: '{who} picked you for {demand}. Start within {days} days, or it returns to matching.',
    },
    mail: true,
  },
  unpicked: {
    for: [2],
    group: 'demand',
    title: { cn: '选定已取消', en: 'Selection cancelled' },
    text: { cn: '{demand} 的服务商选定已取消，需求回到匹配中。', en: 'The selection for {demand} was cancelled. It is back in matching.' },
    mail: true,
  },
  notPicked: {
    for: [2],
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
  imprestPaid: {
    for: [2],
    group: 'money',
    title: { cn: '预付款已到账', en: 'Advance paid' },
    text: {
      cn: '{demand} 的预付款 {amount} 已转入您的可用余额。',
      en: 'The advance of {amount} for {demand} is in your available balance.',
    },
    mail: true,
  },
  postponeAsked: {
    for: [1],
    group: 'demand',
    title: { cn: '申请延期', en: 'Postponement requested' },
    text: { cn: '{who} 申请将 {demand} 延期七天：{reason}', en: '{who} asks to extend {demand} by seven days: {reason}' },
    mail: true,
  },
  postponeGranted: {
    for: [2],
    group: 'demand',
    title: { cn: '延期已同意', en: 'Postponement granted' },
    text: { cn: '{demand} 的预计完成日期改为 {date}。', en: 'The expected completion of {demand} is now {date}.' },
    mail: true,
  },
  delivered: {
    for: [1],
    group: 'demand',
    title: { cn: '服务已完成，待您确认', en: 'Delivered, waiting for you' },
    text: {
      cn: '{who} 提交了 {demand} 的交付内容。请在 {days} 天内确认或退回，逾期视为确认。',
      en: '{who} delivered {demand}. Confirm or return it within {days} days; silence counts as confirmation.',
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
    for: [2],
    group: 'demand',
    title: { cn: '交付被退回', en: 'Delivery returned' },
    text: { cn: '{demand} 的交付被退回：{reason}', en: 'The delivery of {demand} was returned: {reason}' },
    mail: true,
  },
  confirmed: {
    for: [2],
    group: 'money',
    title: { cn: '企业已确认，款项已放出', en: 'Confirmed and paid out' },
    text: { cn: '{demand} 已确认完成，{amount} 已转入您的可用余额。', en: '{demand} is confirmed. {amount} is in your available balance.' },
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
    title: { cn: '对方已结束服务', en: 'The other side has closed' },
    text: { cn: '{demand}：对方已结束，请您也结束服务。', en: '{demand}: the other side has closed. Close your side too.' },
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
    title: { cn: '需求已取消', en: 'Demand cancelled' },
    text: {
      cn: '{demand} 已取消，托管资金已全部退回发布方。',
      en: '{demand} was cancelled. All money in escrow went back to the publisher.',
    },
    mail: true,
  },
  timerWarning: {
    for: [1, 2],
    group: 'demand',
    title: { cn: '即将到期', en: 'Due soon' },
    text: { cn: '{demand}：{what}，将于 {due} 自动执行。', en: '{demand}: {what}, by itself on {due}.' },
    mail: true,
  },
  timerFired: {
    for: [1, 2],
    group: 'demand',
    title: { cn: '到期已自动执行', en: 'Done at the deadline' },
    text: { cn: '{demand}：{what}。', en: '{demand}: {what}.' },
    mail: true,
  },
  topUpConfirmed: {
    for: [1],
    group: 'money',
    title: { cn: '充值已到账', en: 'Top-up confirmed' },
    text: { cn: '订单 {number} 的 {amount} 已到账。', en: '{amount} of order {number} has arrived.' },
    mail: true,
  },
  topUpRejected: {
    for: [1],
    group: 'money',
    title: { cn: '充值未通过', en: 'Top-up not confirmed' },
    text: { cn: '订单 {number} 的凭证未通过：{reason}', en: 'The voucher of order {number} was not accepted: {reason}' },
    mail: true,
  },
  withdrawalPaid: {
    for: [1, 2],
    group: 'money',
    title: { cn: '提现已打款', en: 'Withdrawal paid' },
    text: { cn: '提现 {number} 的 {amount} 已打款。', en: '{amount} of withdrawal {number} has been paid out.' },
    mail: true,
  },
  withdrawalFailed: {
    for: [1, 2],
    group: 'money',
    title: { cn: '提现被退回', en: 'Withdrawal returned' },
    text: { cn: '提现 {number} 的 {amount} 已退回余额：{reason}', en: '{amount} of withdrawal {number} is back in your balance: {reason}' },
    mail: true,
  },
  withdrawalWaitsForApproval: {
    for: [1],
    group: 'money',
    title: { cn: '提现待复核', en: 'Withdrawal waits for approval' },
    text: {
      cn: '{who} 提交了提现 {number}，金额 {amount}，请复核。',
      en: '{who} prepared withdrawal {number} of {amount}. Please approve it.',
    },
    mail: true,
  },
  withdrawalRejected: {
    for: [1],
    group: 'money',
    title: { cn: '提现未通过复核', en: 'Withdrawal not approved' },
    text: { cn: '提现 {number} 的 {amount} 未通过复核：{reason}', en: 'Withdrawal {number} of {amount} was not approved: {reason}' },
    mail: true,
  },
  companyVerified: {
    for: [1],
    group: 'verification',
    title: { cn: '企业认证已通过', en: 'Company verified' },
    text: { cn: '{company} 已通过认证，可以发布需求。', en: '{company} is verified and can publish demands.' },
    mail: true,
  },
  companyFailed: {
    for: [1],
    group: 'verification',
    title: { cn: '企业认证未通过', en: 'Company verification failed' },
    text: { cn: '{company} 的认证未通过：{reason}', en: 'The verification of {company} failed: {reason}' },
    mail: true,
  },
  companyDisabled: {
    for: [1],
    group: 'verification',
    title: { cn: '企业认证已停用', en: 'Company verification disabled' },
    text: { cn: '{company} 的认证已被停用：{reason}', en: 'The verification of {company} was disabled: {reason}' },
    mail: true,
  },
  personVerified: {
    for: [2],
    group: 'verification',
    title: { cn: '实名认证已通过', en: 'Identity verified' },
    text: { cn: '您的实名认证已通过，可以提现。', en: 'Your identity is verified. You can withdraw now.' },
    mail: true,
  },
  personFailed: {
    for: [2],
    group: 'verification',
    title: { cn: '实名认证未通过', en: 'Identity verification failed' },
    text: { cn: '您的实名认证未通过：{reason}', en: 'Your identity verification failed: {reason}' },
    mail: true,
  },
  demandWaits: {
    for: [9],
    group: 'operation',
    title: { cn: '需求待审核', en: 'Demand waits for review' },
    text: { cn: '{who} 提交了 {demand}。', en: '{who} submitted {demand}.' },
    mail: false,
  },
  verificationWaits: {
    for: [9],
    group: 'operation',
    title: { cn: '认证待审核', en: 'Verification waits for review' },
    text: { cn: '{who} 提交了认证资料。', en: '{who} submitted verification documents.' },
    mail: false,
  },
  beansIssued: {
    for: [1, 2],
    group: 'money',
    title: { cn: '豆已到账', en: 'Beans have arrived' },
    text: {
      cn: '购豆订单 {number} 已确认，{beans} 豆已记入账户。',
      en: 'Bean order {number} is confirmed: {beans} beans are in the account.',
    },
    mail: true,
  },
  beansRejected: {
    for: [1, 2],
    group: 'money',
    title: { cn: '购豆凭证未通过', en: 'Bean order turned down' },
    text: { cn: '购豆订单 {number} 未通过：{reason}', en: 'Bean order {number} was turned down: {reason}' },
    mail: true,
  },
  beansRefunded: {
    for: [1, 2],
    group: 'money',
    title: { cn: '购豆订单已退款', en: 'Bean order refunded' },
    text: {
      cn: '购豆订单 {number} 已退款 {amount}，{beans} 豆已收回：{reason}',
      en: 'Bean order {number} was refunded {amount} and its {beans} beans taken back: {reason}',
    },
    mail: true,
  },
  beanVoucherWaits: {
    for: [9],
    group: 'operation',
    title: { cn: '购豆凭证待确认', en: 'Bean order waits for confirmation' },
    text: { cn: '{who} 提交了购豆订单 {number}，金额 {amount}。', en: '{who} sent bean order {number} for {amount}.' },
    mail: false,
  },
  voucherWaits: {
    for: [9],
    group: 'operation',
    title: { cn: '充值凭证待确认', en: 'Voucher waits for confirmation' },
    text: { cn: '{who} 提交了订单 {number} 的凭证，金额 {amount}。', en: '{who} sent the voucher of order {number} for {amount}.' },
    mail: false,
  },
  withdrawalWaits: {
    for: [9],
    group: 'operation',
    title: { cn: '提现待打款', en: 'Withdrawal waits for payout' },
    text: { cn: '{who} 的提现 {number}，金额 {amount}。', en: 'Withdrawal {number} of {who}, {amount}.' },
    mail: false,
  },
  leadArrived: {
    for: [9],
    group: 'operation',
    title: { cn: '收到新的咨询', en: 'New message from the contact form' },
    text: { cn: '{who} 提交了咨询 {number}：{topic}。', en: '{who} sent {number}: {topic}.' },
    mail: false,
  },
  applicationArrived: {
    for: [9],
    group: 'operation',
    title: { cn: '伙伴申请待审核', en: 'Partner application waits' },
    text: { cn: '{who} 提交了伙伴申请 {number}。', en: '{who} sent the partner application {number}.' },
    mail: false,
  },
  contactRefunded: {
    for: [1, 2],
    group: 'money',
    title: { cn: '失效联系方式已退豆', en: 'Beans returned for a dead contact' },
    text: {
      cn: '{provider} 的联系方式经核实已失效，{beans} 豆已退回。',
      en: 'The contact of {provider} was found dead. {beans} beans have been returned.',
    },
    mail: true,
  },
  contactReportRejected: {
    for: [1, 2],
    group: 'money',
    title: { cn: '联系方式核实有效', en: 'The contact was found to answer' },
    text: { cn: '我们联系上了 {provider}：{reason}', en: 'We reached {provider}: {reason}' },
    mail: true,
  },
  contactMended: {
    for: [1, 2],
    group: 'operation',
    title: { cn: '服务商联系方式有更新', en: 'A provider’s contact has changed' },
    text: {
      cn: '{provider} 更新了联系方式。您已付过豆，可直接查看。',
      en: '{provider} has a new contact. You have paid for it and can read it now.',
    },
    mail: false,
  },
  contactReported: {
    for: [9],
    group: 'operation',
    title: { cn: '联系方式失效待核实', en: 'A dead contact was reported' },
    text: { cn: '{who} 举报 {provider} 的联系方式失效。', en: '{who} reported the contact of {provider} as dead.' },
    mail: false,
  },
  listingAsked: {
    for: [9],
    group: 'operation',
    title: { cn: '服务商申请收录', en: 'A provider asks to be listed' },
    text: { cn: '{who} 提交了收录申请 {number}。', en: '{who} sent the listing application {number}.' },
    mail: false,
  },
  eventConfirmed: {
    for: [1, 2],
    group: 'operation',
    title: { cn: '活动报名成功', en: 'Signed up for an event' },
    text: { cn: '您已报名「{event}」，时间 {when}。', en: 'You are signed up for “{event}”, {when}.' },
    mail: false,
  },
  eventWaitlisted: {
    for: [1, 2],
    group: 'operation',
    title: { cn: '已加入活动候补', en: 'On the waiting list of an event' },
    text: {
      cn: '「{event}」名额已满，您已加入候补；有人取消时自动递补。',
      en: '“{event}” is full and you are on the waiting list; it moves up by itself.',
    },
    mail: false,
  },
  eventPromoted: {
    for: [1, 2],
    group: 'operation',
    title: { cn: '候补成功', en: 'A seat at an event is yours' },
    text: { cn: '您已从候补转为正式报名「{event}」，时间 {when}。', en: 'A seat came free at “{event}”, {when}: it is yours.' },
    mail: false,
  },
  eventReminder: {
    for: [1, 2],
    group: 'operation',
    title: { cn: '活动将在 24 小时内开始', en: 'An event begins within 24 hours' },
    text: { cn: '「{event}」开始时间：{when}。', en: '“{event}” begins at {when}.' },
    mail: false,
  },
  eventCalledOff: {
    for: [1, 2],
    group: 'operation',
    title: { cn: '活动取消', en: 'An event was called off' },
    text: { cn: '「{event}」已取消：{reason}', en: '“{event}” was called off: {reason}' },
    mail: false,
  },
  eventChanged: {
    for: [1, 2],
    group: 'operation',
    title: { cn: '活动时间或地点有变', en: 'An event has moved' },
    text: { cn: '「{event}」的时间或地点有变，最新时间 {when}。', en: 'The time or place of “{event}” has changed. It is now {when}.' },
    mail: false,
  },
} as const satisfies Record<string, Kind>

export type NoticeKind = keyof typeof noticeKinds
export type NoticeGroup = Kind['group']
export const noticeKindNames = Object.keys(noticeKinds) as NoticeKind[]
export const noticeGroups: readonly NoticeGroup[] = ['demand', 'money', 'verification', 'operation']

/** A notice in one language. */
export function noticeWords(kind: NoticeKind, params: NoticeParams, lang: Lang): { title: string; content: string } {
  const values = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, typeof value === 'object' ? value[lang] : value]))
  const { title, text } = noticeKinds[kind]
  return { title: title[lang], content: fill(text[lang], values) }
}
