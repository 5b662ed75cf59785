import { type Pair, texts } from '../../../../../platform/contract/texts.ts'

export const t = texts({
  unchangedCopy: { cn: '未改动的副本', en: 'unchanged copy' },
  unchangedCopyAbout: {
    cn: '除日期外，内容与该企业以前已发布的需求相同。',
    en: 'Except for its days, it says what an earlier request of the company said that was published.',
  },
  demandTitle: { cn: '需求审核', en: 'Requests to review' },
  demandAbout: { cn: '通过后立即发布到需求大厅。', en: 'Approved requests are published in the demand hall immediately.' },
  demandSearch: { cn: '搜索标题、说明或编号', en: 'Search title, text or number' },
  scope: { cn: '范围', en: 'Scope' },
  scopeWaiting: { cn: '待审核', en: 'Awaiting review' },
  scopeAll: { cn: '全部需求', en: 'All requests' },
  stage: { cn: '阶段', en: 'Stage' },
  allStages: { cn: '全部阶段', en: 'All stages' },
  approveDemand: { cn: '通过并发布', en: 'Approve and publish' },
  approveDemandTitle: { cn: (number: string) => `发布 ${number}`, en: (number: string) => `Publish ${number}` },
  approveDemandBody: {
    cn: (title: string, company: string) => `“${title}”将以${company}的名义向服务商公开。此操作不能撤回。`,
    en: (title: string, company: string) => `“${title}” by ${company} will be open to providers. This cannot be undone.`,
  },
  inEscrow: { cn: '已托管金额', en: 'In escrow' },
  demandApproved: { cn: (number: string) => `${number} 已发布`, en: (number: string) => `${number} is published` },
  demandRejected: { cn: (number: string) => `${number} 已退回修改`, en: (number: string) => `${number} was returned for changes` },
  lastReasons: { cn: '上次退回的原因', en: 'Reasons for the last return' },
  changedSince: { cn: '上次审核之后修改了', en: 'Edited since the last decision' },
  content: { cn: '需求内容', en: 'Content of the request' },
  deliveries: { cn: '交付', en: 'Deliveries' },
  foundInAll: {
    cn: (n: number) => (n === 0 ? '全部需求中也没有找到' : `在全部需求中找到 ${n} 条`),
    en: (n: number) => (n === 0 ? 'None among all requests either' : `${n} found among all requests`),
  },
  showFound: { cn: '在全部需求中查看', en: 'Show among all requests' },
  notWaiting: { cn: '待审核的需求中没有匹配', en: 'No request awaiting review matches' },
  published: { cn: '将要发布的内容', en: 'Content to be published' },
  attachment: { cn: '附件', en: 'Attachment' },
  none: { cn: '无', en: 'None' },
  fee: { cn: '平台服务费', en: 'Platform fee' },
  publisher: { cn: '发布企业', en: 'Publisher' },
  company: { cn: '企业', en: 'Company' },
  fullName: { cn: '企业全称', en: 'Full name' },
  creditCode: { cn: '统一社会信用代码或注册号', en: 'Credit code or registration number' },
  legalPerson: { cn: '法定代表人', en: 'Legal representative' },
  disabledBecause: { cn: '停用原因', en: 'Reason for disabling' },
  openCompany: { cn: '查看企业认证', en: 'View company verification' },
  money: { cn: '托管资金', en: 'Escrow' },
  provider: { cn: '服务商', en: 'Provider' },
  amount: { cn: '金额', en: 'Amount' },
  createdAt: { cn: '创建时间', en: 'Created' },
})

/** Reasons for an operator to reject a field of a demand. `other` needs a text. */
export const demandReasons = {
  unclear: { cn: '描述不够具体', en: 'Not specific enough' },
  incomplete: { cn: '内容不完整', en: 'Incomplete' },
  contact: { cn: '含有联系方式或站外引流', en: 'Contains contact details or leads users off the platform' },
  rules: { cn: '不符合任务发布规则', en: 'Violates the task publishing rules' },
  amount: { cn: '金额与内容不相称', en: 'The amount does not match the work' },
  dates: { cn: '时间安排不合理', en: 'The dates are not feasible' },
  mismatch: { cn: '与附件或其他内容不一致', en: 'Contradicts the attachment or another field' },
  other: { cn: '其他原因', en: 'Other reason' },
} as const satisfies Record<string, Pair>
export type DemandReason = keyof typeof demandReasons
