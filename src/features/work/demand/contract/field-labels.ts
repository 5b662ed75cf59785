import type { Pair } from '../../../../platform/contract/texts.ts'
import type { DemandForm } from './schema.ts'

/** The fields of a demand as screens and notices call them. */
export const fieldLabels: Readonly<Record<string, Pair> & Record<keyof DemandForm, Pair>> = {
  category: { cn: '类别', en: 'Category' },
  title: { cn: '标题', en: 'Title' },
  description: { cn: '需求说明', en: 'Description' },
  deliverables: { cn: '交付内容', en: 'Deliverables' },
  acceptanceCriteria: { cn: '验收标准', en: 'Acceptance criteria' },
  areaCode: { cn: '国家或地区', en: 'Country or region' },
  currency: { cn: '结算币种', en: 'Settlement currency' },
  amount: { cn: '金额', en: 'Amount' },
  prepayment: { cn: '预付款', en: 'Prepayment' },
  plan: { cn: '里程碑', en: 'Milestones' },
  contractKind: { cn: '合同形式', en: 'Contract type' },
  recruitStart: { cn: '招募开始', en: 'Recruitment starts' },
  recruitEnd: { cn: '招募截止', en: 'Recruitment ends' },
  expectedCompletion: { cn: '预计完成', en: 'Expected completion' },
  workLanguage: { cn: '工作语言', en: 'Working language' },
  visibility: { cn: '可见范围', en: 'Visibility' },
  bidding: { cn: '报价何时可看', en: 'When bids are read' },
  bidQuestions: { cn: '报名问题', en: 'Questions to applicants' },
  attachmentId: { cn: '附件', en: 'Attachment' },
}
