import { texts } from '../../../../../platform/contract/texts.ts'

export const t = texts({
  claimsTitle: { cn: '对外数据', en: 'Marketing claims' },
  claimsAbout: {
    cn: '门户上可以展示的四个数字。每一项都须有截至日期、依据、负责人和复核日期才能展示。',
    en: 'The four figures that the portal may show. Each needs the day for which it holds, evidence, an owner and a review date to be shown.',
  },
  figureCn: { cn: '数字（中文页）', en: 'Figure on Chinese pages' },
  figureEn: { cn: '数字（英文页）', en: 'Figure on English pages' },
  textCn: { cn: '说明（中文页）', en: 'Text on Chinese pages' },
  textEn: { cn: '说明（英文页）', en: 'Text on English pages' },
  scopeCn: { cn: '口径（中文页）', en: 'Scope on Chinese pages' },
  scopeEn: { cn: '口径（英文页）', en: 'Scope on English pages' },
  asOf: { cn: '截至日期', en: 'As of' },
  evidence: { cn: '依据', en: 'Evidence' },
  evidenceAbout: {
    cn: '注明名册、合同或统计的存放位置。访客看不到。',
    en: 'Where the register, contract or statistics can be found. Not shown to visitors.',
  },
  owner: { cn: '负责人', en: 'Owner' },
  reviewDate: { cn: '复核日期', en: 'Review date' },
  overdue: { cn: '已过复核日期', en: 'Due for review' },
  noEvidence: { cn: '缺依据', en: 'No evidence yet' },
  sort: { cn: '排序', en: 'Order' },
})
