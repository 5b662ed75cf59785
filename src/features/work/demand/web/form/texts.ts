import { texts } from '../../../../../platform/contract/texts.ts'
import { DEMAND_DESCRIPTION_MIN, DEMAND_TITLE_MAX, DEMAND_TITLE_MIN } from '../../../../../rules/constants.ts'

export const t = texts({
  postTitle: { cn: '发布需求', en: 'Post a request' },
  postAbout: {
    cn: '写清楚需要什么、何时需要、怎样算完成。托管满额并通过平台审核后，服务商才能看到。',
    en: 'Say what you need, by when, and what counts as done. Providers see it once it is fully funded and has passed our review.',
  },
  editTitle: { cn: '编辑需求', en: 'Edit request' },
  toDemand: { cn: '返回需求', en: 'Back to the request' },
  toMine: { cn: '我的需求', en: 'My requests' },
  steps: { cn: '步骤', en: 'Steps' },
  stepFill: { cn: '填写', en: 'Details' },
  stepReview: { cn: '核对', en: 'Review' },
  toReview: { cn: '下一步：核对', en: 'Next: review' },
  backToForm: { cn: '返回修改', en: 'Back to the form' },
  create: { cn: '创建需求', en: 'Create request' },
  save: { cn: '保存修改', en: 'Save changes' },
  keyHint: { cn: 'Ctrl 或 ⌘ + Enter 进入下一步', en: 'Ctrl or ⌘ + Enter to continue' },
  keySend: { cn: 'Ctrl 或 ⌘ + Enter 提交', en: 'Ctrl or ⌘ + Enter to submit' },
  created: { cn: '需求已创建，下一步托管资金', en: 'Request created. Next, fund its escrow.' },
  saved: { cn: '修改已保存', en: 'Changes saved' },
  savedFund: {
    cn: (amount: string) => `修改已保存，${amount} 已转入托管`,
    en: (amount: string) => `Changes saved, ${amount} moved into escrow`,
  },
  savedRefund: {
    cn: (amount: string) => `修改已保存，${amount} 已退回企业钱包`,
    en: (amount: string) => `Changes saved, ${amount} returned to the company wallet`,
  },

  what: { cn: '要做什么', en: 'What you need' },
  where: { cn: '在哪里做', en: 'Where and in which language' },
  money: { cn: '怎么付', en: 'What you pay' },
  when: { cn: '什么时候', en: 'When' },
  who: { cn: '谁能看到', en: 'Who can see it' },
  choose: { cn: '请选择', en: 'Please choose' },
  titleHint: {
    cn: `${DEMAND_TITLE_MIN}–${DEMAND_TITLE_MAX} 个字，说明事项和地点`,
    en: `${DEMAND_TITLE_MIN}–${DEMAND_TITLE_MAX} characters: the job and the place`,
  },
  titleExample: { cn: '例：慕尼黑仓储机器人安装与培训', en: 'For example: installation and training for warehouse robots in Munich' },
  descriptionHint: {
    cn: `背景、范围、对服务商的要求，至少 ${DEMAND_DESCRIPTION_MIN} 个字`,
    en: `Background, scope and what you require of a provider; at least ${DEMAND_DESCRIPTION_MIN} characters`,
  },
  deliverablesHint: { cn: '逐项写出要交付的东西', en: 'List the deliverables item by item' },
  acceptanceHint: { cn: '怎样算完成，由谁检查', en: 'What counts as done, and who checks it' },
  counted: { cn: (n: number, max: number) => `${n} / ${max}`, en: (n: number, max: number) => `${n} of ${max}` },
  attachmentHint: {
    cn: '图纸、清单等放进一个压缩包，只有能看到需求的人可以下载',
    en: 'Drawings, lists and the like in one archive. Only those who can see the request can download it.',
  },
  amountHint: { cn: '托管的总额，平台服务费从中扣除', en: 'The total to be held in escrow. The platform fee is deducted from it.' },
  amountZero: {
    cn: '金额为 0 的需求可以保存，但不能托管和发布',
    en: 'A request with an amount of 0 can be saved, but not funded or published',
  },
  prepaymentHint: {
    cn: '服务开始后计划先支付的款项，不超过金额。没有则留空。',
    en: 'What you plan to release once work has started, up to the full amount. Leave empty if none.',
  },
  currencyFixed: { cn: '已有资金托管，币种不能更换', en: 'The currency cannot be changed once funds are in escrow' },
  longTerm: { cn: '在约定期限内持续服务', en: 'Ongoing work over an agreed term' },
  payAsYouGo: { cn: '按实际工作量计算', en: 'By the amount of work done' },
  kpi: { cn: '以约定的指标为准', en: 'By the agreed results' },
  public: {
    cn: '需求大厅里所有登录用户可见，符合条件的个人可以报名',
    en: 'All signed-in users can see it in the hall, and eligible individuals can apply',
  },
  invited: { cn: '只有您邀请的人能看到和报名', en: 'Only people you invite can see it and apply' },
  recruitEndHint: {
    cn: '北京时间当日结束时截止；届时仍未选定，款项全额退回',
    en: 'Closes at the end of that day, Beijing time. If no one is picked by then, the funds are fully refunded.',
  },

  reviewSays: { cn: '平台审核意见：', en: 'Review comments: ' },
  reviewGeneral: { cn: '需求审核未通过', en: 'This request was returned by the review' },
  reviewHow: {
    cn: '审核意见显示在对应的字段下。修改后请在需求页面重新提交发布。',
    en: 'Each comment appears under its field. After making changes, publish again from the request’s page.',
  },

  draftSaving: { cn: '正在保存草稿', en: 'Saving draft' },
  draftSaved: { cn: (at: string) => `草稿已保存，${at}`, en: (at: string) => `Draft saved at ${at}` },
  draftFailed: { cn: '草稿没有保存成功，将自动重试', en: 'The draft was not saved. We will try again.' },
  draftUnsaved: { cn: '有未保存的改动', en: 'Unsaved changes' },
  draftAuto: { cn: '开始填写后自动保存为草稿', en: 'Saved automatically as a draft once you start' },
  drafts: { cn: '未完成的草稿', en: 'Unfinished drafts' },
  draftUntitled: { cn: '未写标题', en: 'Untitled' },
  draftContinue: { cn: '继续填写', en: 'Continue' },
  draftContinueOf: { cn: (title: string) => `继续填写：${title}`, en: (title: string) => `Continue ${title}` },
  draftRemove: { cn: '删除草稿', en: 'Delete draft' },
  draftRemoveOf: { cn: (title: string) => `删除草稿：${title}`, en: (title: string) => `Delete draft ${title}` },
  draftRemoveSure: { cn: '删除后无法恢复。', en: 'This cannot be undone.' },
  draftGone: { cn: '这份草稿已不存在，可能已创建为需求或被删除。', en: 'This draft no longer exists. It may have been posted or deleted.' },
  draftFresh: { cn: '新建一份', en: 'Start a new one' },

  leaveTitle: { cn: '离开这个页面？', en: 'Leave this page?' },
  leaveEdit: { cn: '修改还没有保存，离开后会丢失。', en: 'Your changes are not saved and will be lost.' },
  leaveDraft: { cn: '草稿没有保存成功，离开后最近的改动会丢失。', en: 'The draft could not be saved. Your latest changes will be lost.' },
  leave: { cn: '放弃并离开', en: 'Leave anyway' },
  stay: { cn: '留下', en: 'Stay' },

  next: { cn: '创建之后', en: 'Next steps' },
  nextHost: { cn: '把全额从企业钱包转入托管', en: 'Move the full amount from the wallet into escrow' },
  nextPublish: { cn: '提交发布，平台审核', en: 'Publish for platform review' },
  nextMatch: { cn: '服务商报名，您选择一位', en: 'Providers apply; you pick one' },
  nextPay: { cn: '确认完成后放款', en: 'Confirm completion and release the funds' },
  unverified: {
    cn: '企业还没有通过认证：可以先创建和托管，发布前需要通过。',
    en: 'Your company is not verified yet. You can create and fund this now; publishing requires verification.',
  },
  verify: { cn: '去认证', en: 'Get verified' },

  slip: { cn: '款项', en: 'Payment' },
  slipFund: { cn: '需要托管', en: 'To be funded' },
  slipFee: { cn: '平台服务费', en: 'Platform fee' },
  slipNet: { cn: '全部放款时服务商实得', en: 'Provider receives when all is released' },
  bps: { cn: (text: string) => `${text}%`, en: (text: string) => `${text}%` },

  effects: { cn: '保存之后', en: 'After saving' },
  noChange: { cn: '还没有改动', en: 'Nothing has changed yet' },
  changes: { cn: '改动', en: 'Changes' },
  before: { cn: '原来', en: 'Before' },
  after: { cn: '改为', en: 'After' },
  backToReview: {
    cn: '内容有实质变化：需求回到“平台审核”，需要重新提交发布。在此之前，大厅里看不到它。',
    en: 'Material change: the request returns to platform review and must be published again. Until then it is not shown in the hall.',
  },
  applicantsNotified: {
    cn: (n: number) => `已报名的 ${n} 人会收到通知，报名保留。`,
    en: (n: number) =>
      n === 1
        ? 'The applicant is notified and the application is kept.'
        : `The ${n} applicants are notified and their applications are kept.`,
  },
  reviewTakenBack: { cn: '正在进行的审核会撤回，需要重新提交发布。', en: 'The review in progress is withdrawn; publish again afterwards.' },
  publishAgain: { cn: '保存后请重新提交发布。', en: 'Publish again after saving.' },
  staysOpen: { cn: '不涉及实质内容，需求继续招募。', en: 'Not a material change: recruitment continues.' },
  plainSave: { cn: '修改直接生效。', en: 'The changes take effect immediately.' },
  fullyFundedNow: {
    cn: '已托管的资金正好满额，需求进入“平台审核”。',
    en: 'The funds in escrow cover the full amount, so the request moves on to platform review.',
  },
  topUp: { cn: '从企业钱包补足托管', en: 'From the wallet into escrow' },
  giveBack: { cn: '退回企业钱包', en: 'Back to the wallet' },
  heldNow: { cn: '已托管', en: 'In escrow now' },
  heldAfter: { cn: '保存后托管', en: 'In escrow after saving' },
  walletHas: { cn: (amount: string) => `企业钱包可用 ${amount}`, en: (amount: string) => `${amount} is available in the wallet` },
  short: {
    cn: (amount: string) => `企业钱包还差 ${amount}，充值后再保存。`,
    en: (amount: string) => `The wallet is ${amount} short. Top up first.`,
  },
  toWallet: { cn: '去充值', en: 'Top up' },
  zeroRefused: { cn: '已托管的需求金额不能改为 0', en: 'The amount of a funded request cannot be 0' },

  cannotEdit: { cn: '这个需求现在不能编辑', en: 'This request cannot be edited now' },
  cannotEditWhy: { cn: '选定服务商之后，内容以双方确认的为准。', en: 'Once a provider is picked, the terms agreed by both parties apply.' },
  noRight: { cn: '您的角色不能创建和编辑需求', en: 'Your role cannot create or edit requests' },
  noRightWhy: { cn: '企业的所有者、管理员和需求经理可以。', en: 'Owners, administrators and demand managers of your company can.' },
  none: { cn: '无', en: 'None' },
})
