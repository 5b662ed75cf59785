import { plural, texts } from '../../../../../platform/contract/texts.ts'
import { DEMAND_MESSAGE_MAX } from '../../../../../rules/constants.ts'

export const t = texts({
  about: {
    cn: '发布企业会看到您的报价、公开资料、简历或企业信息，不会看到联系方式。其他报名者看不到您的报价。',
    en: 'The company sees your bid, your public profile and résumé, or your company’s page, not your contact details. Other applicants do not see your bid.',
  },
  reviseAbout: {
    cn: '修改后成为新版本，企业会看到与上一版的差别；以前的版本保留。',
    en: 'This becomes a new version. The company sees what differs from the last one, and older versions are kept.',
  },
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
  messageHolder: { cn: '打算怎样做，相关经验', en: 'How you would do it, and related experience' },
  needed: { cn: '请填写报价', en: 'Please enter a price' },
  dayNeeded: { cn: '请填写完成日', en: 'Please enter the finish day' },

  version: { cn: (n: number) => `第 ${n} 版`, en: (n: number) => `Version ${n}` },
  expired: { cn: '已过有效期', en: 'No longer valid' },
  open: { cn: '未填写', en: 'Not stated' },
  changed: { cn: (what: string) => `与上一版相比：${what}`, en: (what: string) => `Changed since the version before: ${what}` },
  unchanged: { cn: '与上一版相同', en: 'Same as the version before' },
  fromTo: { cn: (before: string, after: string) => `${before} → ${after}`, en: (before: string, after: string) => `${before} → ${after}` },
  earlier: { cn: (n: number) => `以前的 ${n} 个版本`, en: (n: number) => plural(n, 'earlier version') },
  sameAsDemand: { cn: '与需求金额相同', en: 'The amount of the request' },
  below: { cn: (amount: string) => `比需求金额低 ${amount}`, en: (amount: string) => `${amount} below the amount of the request` },
  above: { cn: (amount: string) => `比需求金额高 ${amount}`, en: (amount: string) => `${amount} above the amount of the request` },
})
