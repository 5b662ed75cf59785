import { plural, texts } from '../../../../../platform/contract/texts.ts'
import { DEMAND_MESSAGE_MAX, SEALED_PICK_DAYS, START_DAYS } from '../../../../../rules/demand.ts'
import type { ResumeKind } from '../../../../base/profile/contract/schema.ts'

export const resumeKindLabels: Record<ResumeKind, { cn: string; en: string }> = {
  education: { cn: '教育经历', en: 'Education' },
  experience: { cn: '工作经历', en: 'Work experience' },
  project: { cn: '项目经历', en: 'Projects' },
  certificate: { cn: '证书', en: 'Certificates' },
}

export const t = texts({
  toDemand: { cn: '返回需求', en: 'Back to the request' },

  sealedTitle: {
    cn: (day: string) => `报价密封到 ${day} 招募截止`,
    en: (day: string) => `Bids are sealed until recruitment ends on ${day}`,
  },
  sealedWhy: {
    cn: `截止前任何人都看不到报价和报名者；截止后有 ${SEALED_PICK_DAYS} 天选定服务商，届时仍未选定则需求关闭、托管资金全额退回。`,
    en: `Until then nobody sees the bids or who made them. You then have ${plural(SEALED_PICK_DAYS, 'day')} to pick a provider; after that the request closes and the escrow is fully refunded.`,
  },
  pickTitle: { cn: '选择服务商', en: 'Pick a provider' },
  applicants: { cn: (n: number) => `报名（${n}）`, en: (n: number) => `Applicants (${n})` },
  applicantsAbout: {
    cn: `只能选定一位。选定后对方有 ${START_DAYS} 天接受条款并开始，其间可以撤销选定。`,
    en: `You can pick only one. They have ${plural(START_DAYS, 'day')} to accept the terms and start; until then you can cancel the pick.`,
  },
  nobody: { cn: '还没有人报名', en: 'Nobody has applied yet' },
  nobodyWhy: {
    cn: (day: string) => `招募到 ${day} 截止。可以在下方邀请熟悉的服务商。`,
    en: (day: string) => `Recruitment runs until ${day}. You can invite someone below.`,
  },
  turnedDown: { cn: (n: number) => `不采用（${n}）`, en: (n: number) => `Turned down (${n})` },
  appliedAt: { cn: '报名于', en: 'Applied' },
  invitedAt: { cn: '邀请于', en: 'Invited' },
  updatedAt: { cn: '更新于', en: 'Updated' },
  byInvitation: { cn: '受邀报名', en: 'By invitation' },
  firm: { cn: '企业', en: 'Company' },
  noMessage: { cn: '没有留言', en: 'No message' },
  talk: { cn: '沟通', en: 'Conversation' },
  write: { cn: '发消息', en: 'Write' },
  writeTo: { cn: (name: string) => `给${name}发消息`, en: (name: string) => `Write to ${name}` },
  profile: { cn: '查看资料', en: 'View profile' },
  profileOf: { cn: (name: string) => `查看${name}的资料`, en: (name: string) => `View the profile of ${name}` },
  pick: { cn: '选定', en: 'Pick' },
  pickOf: { cn: (name: string) => `选定${name}`, en: (name: string) => `Pick ${name}` },
  pickAsk: { cn: (name: string) => `选定${name}？`, en: (name: string) => `Pick ${name}?` },
  pickBody: {
    cn: (name: string, amount: string) =>
      `${name}将收到通知，并在 ${START_DAYS} 天内接受条款、开始服务。这个需求的 ${amount} 已全额托管，完成确认后放款。`,
    en: (name: string, amount: string) =>
      `${name} is notified immediately and has ${plural(START_DAYS, 'day')} to accept the terms and start. The ${amount} of this request is in escrow and is released after you confirm completion.`,
  },
  pickPriced: {
    cn: (name: string, amount: string) =>
      `${name}将收到通知，并在 ${START_DAYS} 天内接受条款、开始服务。按报价 ${amount} 执行，完成确认后放款。`,
    en: (name: string, amount: string) =>
      `${name} is notified immediately and has ${plural(START_DAYS, 'day')} to accept the terms and start. The work then costs the ${amount} of this bid, released after you confirm completion.`,
  },
  inEscrow: { cn: '已托管', en: 'In escrow' },
  topUp: { cn: '选定时从企业钱包托管', en: 'From the company wallet, with the pick' },
  backAtStart: { cn: '开始服务时退回企业钱包', en: 'Back to the company wallet when the work starts' },
  pickedAdded: {
    cn: (name: string, amount: string) => `已选定${name}，另托管 ${amount}`,
    en: (name: string, amount: string) => `${name} has been picked, and ${amount} was added to the escrow`,
  },
  pickNotVerified: {
    cn: '对方尚未实名认证，完成后需认证才能提现。',
    en: 'This person is not verified yet and must verify before withdrawing.',
  },
  picked: { cn: (name: string) => `已选定${name}`, en: (name: string) => `${name} has been picked` },
  notOpen: { cn: '现在不能选择服务商', en: 'No provider can be picked now' },
  toList: { cn: '服务商列表', en: 'Provider list' },

  addTitle: { cn: '邀请服务商', en: 'Invite a provider' },
  addAbout: {
    cn: '填写对方注册时的手机号。对方会收到邀请，报名后才能选定。',
    en: 'Enter the phone number they registered with. They receive an invitation and can be picked once they apply.',
  },
  phone: { cn: '手机号', en: 'Phone number' },
  message: { cn: '留言', en: 'Message' },
  messageHint: {
    cn: `选填，最多 ${DEMAND_MESSAGE_MAX.toLocaleString('en')} 字`,
    en: `Optional, up to ${DEMAND_MESSAGE_MAX.toLocaleString('en')} characters`,
  },
  invite: { cn: '发出邀请', en: 'Send invitation' },
  inviteDone: { cn: '邀请已发出', en: 'Invitation sent' },
  phoneNeeded: { cn: '请填写手机号', en: 'Please enter the phone number' },

  cancelTitle: { cn: '撤销选定', en: 'Cancel provider pick' },
  cancelAbout: {
    cn: '撤销后需求回到“匹配中”，可以选定其他报名人。托管资金不变。',
    en: 'The request returns to “Matching” and you can pick someone else. The money stays in escrow.',
  },
  cancelPriced: {
    cn: (amount: string) => `撤销后需求回到“匹配中”，金额恢复为 ${amount}，为更高报价多托管的部分退回企业钱包。`,
    en: (amount: string) =>
      `The request returns to “Matching” at its amount of ${amount}. What was added for a higher price goes back to the company wallet.`,
  },
  cancelWho: { cn: '已选定的服务商', en: 'Picked provider' },
  cancelReason: { cn: '原因', en: 'Reason' },
  cancelReasonHint: { cn: '会发给服务商', en: 'The provider will see it' },
  cancelReasonNeeded: { cn: '请写明原因', en: 'Please give a reason' },
  cancelDo: { cn: '撤销选定', en: 'Cancel the pick' },
  cancelKeep: { cn: '保留选定', en: 'Keep the pick' },
  cancelClosed: { cn: '现在不能撤销选定', en: 'The pick cannot be cancelled now' },
  cancelDone: { cn: '已撤销选定，需求回到匹配中', en: 'Pick cancelled; the request is back in matching' },
  pickAnother: { cn: '选择其他服务商', en: 'Pick another provider' },

  listTitle: { cn: '服务商列表', en: 'Provider list' },
  listAbout: { cn: '每一位报名或受邀的服务商，以及最后的结果。', en: 'Everyone who applied or was invited, with the outcome.' },
  name: { cn: '服务商', en: 'Provider' },
  state: { cn: '结果', en: 'Outcome' },
  bid: { cn: '报价', en: 'Bid' },
  came: { cn: '来源', en: 'Source' },
  cameInvited: { cn: '企业邀请', en: 'Invitation' },
  cameApplied: { cn: '自行报名', en: 'Application' },
  messageOrReason: { cn: '留言与原因', en: 'Message and reason' },
  reason: { cn: '原因：', en: 'Reason: ' },
  first: { cn: '开始', en: 'Since' },
  updated: { cn: '更新', en: 'Updated' },
  listEmpty: { cn: '还没有服务商', en: 'No providers yet' },
  listEmptyWhy: { cn: '有人报名或受邀后，会列在这里。', en: 'People who apply or are invited are listed here.' },
  listForbidden: { cn: '服务商列表只对发布企业可见', en: 'Only the publishing company can see this list' },

  drawerTitle: { cn: '服务商资料', en: 'Provider profile' },
  years: { cn: (n: number) => `${n} 年经验`, en: (n: number) => `${plural(n, 'year')} of experience` },
  region: { cn: '所在地', en: 'Based in' },
  languages: { cn: '语言', en: 'Languages' },
  skills: { cn: '技能', en: 'Skills' },
  experience: { cn: '经验', en: 'Experience' },
  rates: { cn: '报价', en: 'Rates' },
  hourly: { cn: (amount: string) => `每小时 ${amount}`, en: (amount: string) => `${amount} per hour` },
  monthly: { cn: (amount: string) => `每月 ${amount}`, en: (amount: string) => `${amount} per month` },
  available: { cn: '可接单', en: 'Available' },
  unavailable: { cn: '暂不接单', en: 'Not available now' },
  intro: { cn: '简介', en: 'About' },
  untilNow: { cn: '至今', en: 'present' },
  noResume: { cn: '没有填写简历', en: 'No résumé provided' },
  close: { cn: '关闭', en: 'Close' },
})
