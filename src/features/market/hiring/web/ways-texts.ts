import { texts } from '../../../../platform/contract/texts.ts'

/** The drawing of the three ways to employ. */
export const w = texts({
  slipBar: { cn: '雇主成本 · 新加坡', en: 'Employer cost · Singapore' },
  slipLabel: { cn: '示意图：成本明细存为需求草稿', en: 'Illustration: a cost estimate saved as a draft request' },
  gross: { cn: '税前月薪', en: 'Monthly gross' },
  total: { cn: '雇主每月合计', en: 'Total employer cost per month' },
  draft: { cn: '需求草稿：新加坡销售经理', en: 'Draft request: sales manager, Singapore' },
  carried: { cn: '明细已带入', en: 'Estimate attached' },
  sample: { cn: '示意图，金额为示例；下方可按您的薪资测算。', en: 'An illustration with sample amounts; use your own salary below.' },
  label: { cn: '三种用工方式的关系图', en: 'Diagram of the three employment models' },
  you: { cn: '您的公司', en: 'Your company' },
  company: { cn: '您的当地公司', en: 'Your local company' },
  employee: { cn: '员工', en: 'Employee' },
  person: { cn: '独立承包人', en: 'Contractor' },
  employer: { cn: '名义雇主', en: 'Employer of record' },
  service: { cn: '服务合同', en: 'service contract' },
  contract: { cn: '劳动合同、发薪、报税', en: 'employment contract, pay, tax' },
  work: { cn: '承包合同、按成果付款', en: 'contract for services, paid by result' },
  directs: { cn: '日常工作由您安排', en: 'you direct the daily work' },
  payrollDoes: { cn: '薪酬服务商代算、代报', en: 'a payroll provider calculates and files' },
  eor: { cn: '名义雇主', en: 'Employer of record' },
  own: { cn: '自己的公司＋薪酬外包', en: 'Own company with payroll' },
  contractor: { cn: '独立承包', en: 'Contractor' },
  eorUse: { cn: '没有当地公司，人不多，要快。', en: 'No local company, a few people, at short notice.' },
  ownUse: { cn: '已有当地公司，人数成规模。', en: 'You already have a company and a team there.' },
  contractorUse: { cn: '任务明确，对方自定时间和做法。', en: 'A defined task, done in their own time and way.' },
})
