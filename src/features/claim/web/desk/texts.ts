import { texts } from '../../../../platform/contract/texts.ts'

export const t = texts({
  claimsTitle: { cn: '宣传数字', en: 'Claims' },
  claimsAbout: {
    cn: '门户上可以说的四个数字。要展示，就得有依据、负责人和复核日期。',
    en: 'The four figures that the portal may state. To be shown, each needs its evidence, its owner and a day to look at it again.',
  },
  figureCn: { cn: '数字（中文页）', en: 'Figure on Chinese pages' },
  figureEn: { cn: '数字（英文页）', en: 'Figure on English pages' },
  textCn: { cn: '说明（中文页）', en: 'Words on Chinese pages' },
  textEn: { cn: '说明（英文页）', en: 'Words on English pages' },
  evidence: { cn: '依据', en: 'Evidence' },
  evidenceAbout: { cn: '名册、合同或统计在哪里。访客看不到。', en: 'Where the register, contract or count lies. Visitors never see it.' },
  owner: { cn: '负责人', en: 'Owner' },
  reviewDate: { cn: '复核日期', en: 'Look again on' },
  overdue: { cn: '已过复核日期', en: 'Due for review' },
  noEvidence: { cn: '缺依据', en: 'No evidence yet' },
  sort: { cn: '次序', en: 'Order' },
})
