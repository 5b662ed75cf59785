import { type Pair, plural, texts } from '../../../../../platform/contract/texts.ts'
import { CONFIRM_DAYS, RECLAIM_OBJECTION_DAYS } from '../../../../../rules/demand.ts'

export const t = texts({
  close: { cn: '关闭', en: 'Close' },
  back: { cn: '返回', en: 'Back' },
  notPossible: { cn: '暂时不能操作', en: 'Not possible now' },
  reason: { cn: '原因', en: 'Reason' },

  orderBegin: { cn: '开启自动托管', en: 'Set standing order' },
  orderEnd: { cn: '关闭自动托管', en: 'End standing order' },
  orderAbout: {
    cn: (days: number) => `之后每一周期在开始前 ${days} 天从企业钱包托管。余额不足时不托管，并像平时一样提醒您。可随时关闭。`,
    en: (days: number) =>
      `From now on each period is funded from the company wallet ${plural(days, 'day')} before it begins. If the wallet does not cover it, nothing moves and you are reminded as before. You can stop this at any time.`,
  },
  orderEndAbout: {
    cn: '之后的周期由您逐期托管。已托管的不变。',
    en: 'You fund each of the following periods yourself. What is in escrow stays there.',
  },
  orderOn: { cn: '已开启自动托管', en: 'Periods are funded automatically from now on' },
  orderOff: { cn: '已关闭自动托管', en: 'Automatic funding has stopped' },

  publishAbout: {
    cn: '提交后由平台审核，通过即在需求大厅公开并开始招募。审核期间不能提交第二次。',
    en: 'The platform reviews it first. Once approved it is open in the demand hall and recruitment begins.',
  },
  publishInvited: {
    cn: '提交后由平台审核，通过后仅受邀者可以看到和报名。',
    en: 'The platform reviews it first. Once approved, only those you invite can see it and apply.',
  },

  cancelAbout: {
    cn: '取消后不能恢复，所有报名随之失效。',
    en: 'A cancelled request cannot be reopened, and all applications become void.',
  },
  cancelRefund: { cn: '退回企业钱包', en: 'Returns to the company wallet' },
  cancelled: {
    cn: (amount: string) => `需求已取消，${amount} 已退回企业钱包`,
    en: (amount: string) => `Request cancelled, ${amount} returned to the company wallet`,
  },
  cancelNothing: { cn: '没有托管资金，不涉及退款。', en: 'Nothing is in escrow, so nothing is refunded.' },
  keepDemand: { cn: '不取消', en: 'Keep the request' },

  returnAbout: {
    cn: '需求回到“服务中”，服务商按原因修改后再次提交。这一版交付会保留。',
    en: 'The request goes back to “In service” and the provider delivers again. This version is kept.',
  },
  reclaimAbout: {
    cn: `服务商 ${RECLAIM_OBJECTION_DAYS} 天内提交完成即可保留；否则托管资金自动退回企业钱包，服务结束。`,
    en: `The provider keeps it by delivering within ${plural(RECLAIM_OBJECTION_DAYS, 'day')}. Otherwise the escrow returns to the company wallet and the service ends.`,
  },
  returnWhat: { cn: '需要修改什么', en: 'What needs to change' },
  declineAbout: {
    cn: '谢绝后，需求回到“匹配中”，企业可以选择其他人。',
    en: 'The request returns to “Matching” and the company can pick someone else.',
  },
  askAbout: {
    cn: (from: string, to: string) => `预计完成日将从 ${from} 顺延到 ${to}，需企业同意，只能延期一次。`,
    en: (from: string, to: string) => `If the company agrees, completion moves from ${from} to ${to}. This can be done once.`,
  },
  grantAbout: {
    cn: (from: string, to: string) => `预计完成日从 ${from} 顺延到 ${to}。只能延期一次。`,
    en: (from: string, to: string) => `Completion moves from ${from} to ${to}. This can be done once.`,
  },
  refuseAbout: {
    cn: '预计完成日不变。服务商会看到您的理由，可以再申请一次。',
    en: 'The expected completion stays as it is. The provider sees your reason and may ask once more.',
  },
  providerSays: { cn: '服务商的理由：', en: 'The provider’s reason: ' },
  takeBackAbout: {
    cn: '撤回后企业不能再选择您。招募期内可以再次报名。',
    en: 'The company can no longer pick you. You may apply again while recruitment lasts.',
  },
  turnDownAbout: { cn: '企业会收到您谢绝邀请的消息。', en: 'The company is notified that you declined the invitation.' },

  startAbout: {
    cn: '接受以下条款后服务开始。款项已由平台全额托管。',
    en: 'The work starts when you accept these terms. The full amount is already in escrow.',
  },
  startAgree: {
    cn: '我已阅读需求说明、交付内容与验收标准，接受以上条款',
    en: 'I have read the description, deliverables and acceptance criteria, and accept these terms',
  },
  startDates: { cn: '预计完成', en: 'Expected completion' },
  startCriteria: { cn: '验收标准', en: 'Acceptance criteria' },
  startDeliverables: { cn: '交付内容', en: 'Deliverables' },

  debit: { cn: '托管支出', en: 'From escrow' },
  fee: { cn: '平台服务费', en: 'Platform fee' },
  channel: { cn: (share: string) => `其中渠道分成 ${share}`, en: (share: string) => `including channel share ${share}` },
  net: { cn: '服务商到账', en: 'Provider receives' },
  youGet: { cn: '您到账', en: 'You receive' },
  gross: { cn: '需求金额', en: 'Amount' },
  unearned: { cn: '未达成，退回钱包', en: 'Not earned, back to the wallet' },
  measured: { cn: '测得的数值', en: 'Measured value' },
  heldAfter: { cn: '之后的托管余额', en: 'Left in escrow afterwards' },

  imprestParts: {
    cn: '预付款由最早的里程碑起抵扣；没有里程碑可抵扣的部分仍归服务商。',
    en: 'The earliest milestones earn it first. What no milestone is left to earn stays with the provider.',
  },
  imprestAbout: {
    cn: '预付款从托管资金中支付给服务商，一个需求只能支付一次，支付后不能收回。',
    en: 'The advance goes from escrow to the provider. Only one advance is possible per request, and it cannot be reversed.',
  },
  imprestAmount: { cn: '预付金额', en: 'Advance amount' },
  imprestMax: { cn: (max: string) => `最多 ${max}`, en: (max: string) => `Up to ${max}` },
  imprestEnter: { cn: '填写金额后，这里显示每一笔扣款', en: 'Enter an amount to see every deduction' },
  imprestPay: { cn: (amount: string) => `支付 ${amount}`, en: (amount: string) => `Pay ${amount}` },
  imprestPaid: { cn: (amount: string) => `已支付预付款 ${amount}`, en: (amount: string) => `Advance of ${amount} paid` },
  imprestAbove: { cn: '预付款不能超过托管余额', en: 'The advance cannot exceed what is in escrow' },

  confirmAbout: {
    cn: '确认后余款立即放款给服务商，不能撤回。',
    en: 'The rest is released to the provider immediately and cannot be reversed.',
  },
  confirmChecked: { cn: '我已核对交付，同意放款', en: 'I have checked the delivery and agree to the release' },
  confirmRelease: { cn: (amount: string) => `确认并放款 ${amount}`, en: (amount: string) => `Confirm and release ${amount}` },
  confirmReleased: { cn: (amount: string) => `已验收，放款 ${amount}`, en: (amount: string) => `Confirmed, ${amount} released` },
  confirmNothing: {
    cn: '托管资金已全部作为预付款支付，确认后不再放款。',
    en: 'All funds in escrow were paid as an advance, so confirming releases nothing more.',
  },
  previewChanged: { cn: '费用已变化，请按最新金额再次确认。', en: 'The figures have changed. Please review them again.' },

  deliverAbout: {
    cn: `企业收到后有 ${CONFIRM_DAYS} 天核对。${CONFIRM_DAYS} 天未回应视为确认，余款自动放款。`,
    en: `The company has ${plural(CONFIRM_DAYS, 'day')} to check it. Without a response, it is confirmed automatically and the rest is released.`,
  },
  changeAbout: {
    cn: `提交后成为新版本，旧版本保留；企业的 ${CONFIRM_DAYS} 天重新计算。`,
    en: `This becomes a new version and the old one is kept. The company’s ${CONFIRM_DAYS} days restart.`,
  },
  deliverNote: { cn: '交付说明', en: 'Delivery note' },
  deliverHolder: { cn: '完成了什么、如何验收', en: 'What was done, and how to check it' },
  deliverDocuments: { cn: '文件', en: 'Documents' },
  deliverArchives: { cn: '压缩包', en: 'Archives' },
  deliverLimit: { cn: (n: number) => `文件与压缩包合计最多 ${n} 个`, en: (n: number) => `Documents and archives together, at most ${n}` },
  deliverSend: { cn: '提交完成', en: 'Deliver' },
  deliverNew: { cn: '提交新版本', en: 'Deliver new version' },

  closeAbout: {
    cn: '款项已放款，结案不再涉及付款。对方也结案后服务结束，到期未结案则自动结束。',
    en: 'The money has been released; closing out moves nothing more. The request ends when the other party closes out too, or automatically.',
  },
  closeLast: {
    cn: '对方已结案。您结案后服务立即结束，托管剩余退回企业钱包。',
    en: 'The other party has closed out. The request ends when you do, and any escrow balance is returned to the company wallet.',
  },
})

/** The name of an invited person's withdrawal. */
export const turnDown: Pair = { cn: '谢绝邀请', en: 'Decline invitation' }
