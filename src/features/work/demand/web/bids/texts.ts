import { plural, texts } from '../../../../../platform/contract/texts.ts'
import { BID_FILES_MAX, DEMAND_MESSAGE_MAX } from '../../../../../rules/demand.ts'

const percentText = (share: number): string => `${share > 0 ? '+' : '−'}${Math.abs(share * 100).toFixed(1)}%`

export const t = texts({
  about: {
    cn: '发布企业会看到您的报价、公开资料、简历或企业信息，不会看到联系方式。其他报名者看不到您的报价。',
    en: 'The company sees your bid, your public profile and résumé, or your company’s page, not your contact details. Other applicants do not see your bid.',
  },
  aboutSealed: {
    cn: (day: string) =>
      `报价密封到 ${day} 招募截止：在此之前企业和其他报名者都看不到您的报价和身份，您可以随时修改或撤回；截止后企业会看到报价、公开资料和各个版本，不会看到联系方式。`,
    en: (day: string) =>
      `Bids are sealed until recruitment ends on ${day}: until then neither the company nor other applicants see your bid or who you are, and you can revise or withdraw it. The company then sees your bid with its versions and your public profile, not your contact details.`,
  },
  reviseAbout: {
    cn: '修改后成为新版本，企业会看到与上一版的差别；以前的版本保留。',
    en: 'This becomes a new version. The company sees what differs from the last one, and older versions are kept.',
  },
  companyAsks: { cn: '企业的报名问题', en: 'Questions of the company' },
  isRequired: { cn: '必答', en: 'required' },
  isOptional: { cn: '选答', en: 'optional' },
  noAnswer: { cn: '未回答', en: 'Not answered' },
  price: { cn: '报价', en: 'Price' },
  priceHint: {
    cn: (amount: string) => `整个需求的总价，需求金额为 ${amount}`,
    en: (amount: string) => `For the whole request. Its amount is ${amount}.`,
  },
  pricePlan: {
    cn: (amount: string) => `所有部分的总价，按计划的比例分配；需求金额为 ${amount}`,
    en: (amount: string) => `For all parts, divided in the proportions of the plan. The amount of the request is ${amount}.`,
  },
  priceFixed: {
    cn: (amount: string) => `该需求按单价付款，总额上限为 ${amount}`,
    en: (amount: string) => `This request is paid by a rate, up to ${amount}.`,
  },
  receive: {
    cn: (net: string, fee: string) => `扣除平台服务费 ${fee} 后，您到账 ${net}`,
    en: (net: string, fee: string) => `You receive ${net} after the platform fee of ${fee}`,
  },
  startsOn: { cn: '可以开始', en: 'First day' },
  finishesOn: { cn: '完成日', en: 'Finish day' },
  finishHint: { cn: '选定并开始后，作为预计完成日', en: 'Becomes the expected completion once you start' },
  validUntil: { cn: '报价有效期至', en: 'Bid valid until' },
  validHint: { cn: '选填，过期后需更新才能被选定', en: 'Optional. After that day it has to be renewed before it can be picked.' },
  message: { cn: '方案与留言', en: 'Plan and message' },
  messageHint: {
    cn: `选填，最多 ${DEMAND_MESSAGE_MAX.toLocaleString('en')} 字`,
    en: `Optional, up to ${DEMAND_MESSAGE_MAX.toLocaleString('en')} characters`,
  },
  files: { cn: '文件', en: 'Files' },
  filesHint: {
    cn: `选填，最多 ${BID_FILES_MAX} 个；只有发布企业能看到`,
    en: `Optional, up to ${BID_FILES_MAX}. Only the company sees them.`,
  },
  discardDraft: { cn: '放弃草稿', en: 'Discard draft' },
  messageHolder: { cn: '打算怎样做，相关经验', en: 'How you would do it, and related experience' },
  needed: { cn: '请填写报价', en: 'Please enter a price' },
  dayNeeded: { cn: '请填写完成日', en: 'Please enter the finish day' },

  stale: { cn: '待更新', en: 'To be renewed' },
  staleMine: {
    cn: '需求在您报价后有改动，或报价已过有效期。更新或确认报价后，企业才能选定您。',
    en: 'The request has changed since your bid, or your bid has expired. Revise or confirm it so that the company can pick you.',
  },

  counter: { cn: '企业还价', en: 'Counter-offer of the company' },
  counterOf: { cn: (name: string) => `对${name}的报价还价`, en: (name: string) => `Counter-offer to ${name}` },
  makeCounter: { cn: '还价', en: 'Counter-offer' },
  sendCounter: { cn: '发出还价', en: 'Send counter-offer' },
  counterAbout: {
    cn: (days: number) => `对方有 ${days} 天时间接受、拒绝，或用新的报价答复。原报价在此期间仍可选定；其他报名者看不到还价。`,
    en: (days: number) =>
      `They have ${plural(days, 'day')} to accept, decline or answer with a new bid. Meanwhile you can still pick their bid as it is. Other applicants do not see your offer.`,
  },
  theirPrice: { cn: (price: string) => `对方报价 ${price}`, en: (price: string) => `Their price is ${price}` },
  counterWords: { cn: '说明', en: 'Your words' },
  counterWordsHint: { cn: '选填，对方会看到', en: 'Optional; they see it' },
  countered: {
    cn: (name: string, days: number) => `还价已发给${name}，等待答复（${days} 天）`,
    en: (name: string, days: number) => `Sent to ${name}, who has ${plural(days, 'day')} to answer.`,
  },
  counterOpen: { cn: '等待答复', en: 'Waiting for an answer' },
  answerBy: { cn: (time: string) => `答复截止 ${time}`, en: (time: string) => `answer by ${time}` },
  accepted: { cn: '已接受', en: 'Accepted' },
  declined: { cn: '未接受', en: 'Declined' },
  withdrawn: { cn: '已撤回', en: 'Withdrawn' },
  unanswered: { cn: '没有答复', en: 'Not answered' },
  counterReason: { cn: '对方的说明：', en: 'Their words: ' },
  withdrawCounter: { cn: '撤回还价', en: 'Withdraw counter-offer' },
  withdrawCounterOf: { cn: (name: string) => `撤回对${name}的还价`, en: (name: string) => `Withdraw the counter-offer to ${name}` },
  counterWithdrawn: { cn: '还价已撤回', en: 'Counter-offer withdrawn' },
  agreed: { cn: '双方同意的条款', en: 'Agreed by both' },
  acceptAbout: {
    cn: '接受后，这些条款成为您报价的新版本，企业即可选定您。',
    en: 'These terms become the next version of your bid, and the company can pick you.',
  },
  declineAbout: {
    cn: '您的报价保持不变，企业仍可选定您。也可以不答复，或用新的报价答复。',
    en: 'Your bid stays as it is, and the company can still pick you. You can also answer with a new bid.',
  },
  declineWords: { cn: '说明（选填）', en: 'Your words (optional)' },

  turnDown: { cn: '不采用', en: 'Turn down' },
  turnDownOf: { cn: (name: string) => `不采用${name}的报价`, en: (name: string) => `Turn down the bid of ${name}` },
  turnDownAbout: {
    cn: (minutes: number) => `${minutes} 分钟后通知对方，其间可以撤回而对方不会知道。对方会看到原因和说明。`,
    en: (minutes: number) =>
      `They are notified in ${plural(minutes, 'minute')}; until then you can take it back and they never learn of it. They see the reason and your words.`,
  },
  turnDownWhy: { cn: '原因', en: 'Reason' },
  turnDownWords: { cn: '说明', en: 'Your words' },
  turnDownWordsHint: { cn: '选填；选“其他”时必填', en: 'Optional; required for “Other”' },
  turnedDown: {
    cn: (name: string, minutes: number) => `已标为不采用，${minutes} 分钟后通知${name}`,
    en: (name: string, minutes: number) => `Turned down. ${name} is notified in ${plural(minutes, 'minute')}.`,
  },
  notifiedAt: { cn: (time: string) => `${time} 通知对方`, en: (time: string) => `They are notified at ${time}` },
  undo: { cn: '撤回', en: 'Undo' },
  undoOf: { cn: (name: string) => `撤回对${name}的不采用`, en: (name: string) => `Undo turning down ${name}` },
  reconsider: { cn: '重新考虑', en: 'Reconsider' },
  reconsiderOf: { cn: (name: string) => `重新考虑${name}`, en: (name: string) => `Reconsider ${name}` },
  reconsidered: { cn: (name: string) => `${name}的报价可以再次选定`, en: (name: string) => `The bid of ${name} can be picked again` },

  shortlist: { cn: '加入候选', en: 'Shortlist' },
  unshortlist: { cn: '移出候选', en: 'Off the shortlist' },
  unshortlistOf: { cn: (name: string) => `将${name}移出候选`, en: (name: string) => `Take ${name} off the shortlist` },
  shortlistOf: { cn: (name: string) => `将${name}加入候选`, en: (name: string) => `Put ${name} on the shortlist` },
  onShortlist: { cn: '候选', en: 'On the shortlist' },

  order: { cn: '排序', en: 'Order' },
  newest: { cn: '最近更新', en: 'Latest first' },
  byPrice: { cn: '报价从低到高', en: 'Price, lowest first' },
  byFinish: { cn: '完成日从早到晚', en: 'Finish day, earliest first' },
  compare: { cn: (n: number) => `比较（${n}）`, en: (n: number) => `Compare (${n})` },
  compareThis: { cn: '比较', en: 'Compare' },
  compareOf: { cn: (name: string) => `比较${name}的报价`, en: (name: string) => `Compare the bid of ${name}` },
  compareMost: { cn: (n: number) => `最多比较 ${n} 份报价`, en: (n: number) => `At most ${plural(n, 'bid')} can be compared` },
  compareTitle: { cn: (n: number) => `${n} 份报价的比较`, en: (n: number) => `${plural(n, 'bid')} side by side` },
  compareAbout: {
    cn: '每行中最有利的值加粗。次序与列表一致，没有付费排位。',
    en: 'The most favourable value of a row is in bold. The order is that of the list; no place can be bought.',
  },
  compareNote: {
    cn: (day: string) => `截至 ${day}。完成数只计在平台上验收的需求；按时指不晚于预计完成日提交。`,
    en: (day: string) =>
      `As of ${day}. Finished counts requests that were accepted here; on time means delivered by the expected completion.`,
  },
  toBids: { cn: '返回报价列表', en: 'Back to the bids' },
  print: { cn: '打印', en: 'Print' },
  provider: { cn: '服务商', en: 'Provider' },
  pick: { cn: '选定', en: 'Pick' },
  pickOf: { cn: (name: string) => `选定${name}`, en: (name: string) => `Pick ${name}` },
  same: { cn: '相同', en: 'the same' },
  percent: { cn: (share: number) => `（${percentText(share)}）`, en: (share: number) => ` (${percentText(share)})` },
  fromBudget: { cn: (amount: string) => `与需求金额 ${amount} 相比`, en: (amount: string) => `From the request’s ${amount}` },
  fromMedian: { cn: (amount: string) => `与中位报价 ${amount} 相比`, en: (amount: string) => `From the median of ${amount}` },
  finishedHere: { cn: '平台完成数', en: 'Finished here' },
  finishedWithUs: { cn: '与本企业合作完成', en: 'Finished with us' },
  onTime: { cn: '按时完成', en: 'On time' },
  outOf: { cn: (n: number, all: number) => `${n} / ${all}`, en: (n: number, all: number) => `${n} of ${all}` },
  languages: { cn: '语言', en: 'Languages' },
  comma: { cn: '、', en: ', ' },
  sharedHours: { cn: '与企业的工作时间重叠', en: 'Overlap of working hours with us' },
  hours: { cn: (n: number) => `${n} 小时`, en: (n: number) => plural(n, 'hour') },
  region: { cn: '所在地', en: 'Based in' },

  version: { cn: (n: number) => `第 ${n} 版`, en: (n: number) => `Version ${n}` },
  expired: { cn: '已过有效期', en: 'No longer valid' },
  open: { cn: '未填写', en: 'Not stated' },
  answersTo: { cn: (places: string) => `第 ${places} 题的回答`, en: (places: string) => `answers to question ${places}` },
  changed: { cn: (what: string) => `与上一版相比：${what}`, en: (what: string) => `Changed since the version before: ${what}` },
  unchanged: { cn: '与上一版相同', en: 'Same as the version before' },
  fromTo: { cn: (before: string, after: string) => `${before} → ${after}`, en: (before: string, after: string) => `${before} → ${after}` },
  earlier: { cn: (n: number) => `以前的 ${n} 个版本`, en: (n: number) => plural(n, 'earlier version') },
  sameAsDemand: { cn: '与需求金额相同', en: 'The amount of the request' },
  below: { cn: (amount: string) => `比需求金额低 ${amount}`, en: (amount: string) => `${amount} below the amount of the request` },
  above: { cn: (amount: string) => `比需求金额高 ${amount}`, en: (amount: string) => `${amount} above the amount of the request` },
})
