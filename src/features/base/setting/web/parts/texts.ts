import { texts } from '../../../../../platform/contract/texts.ts'

export const t = texts({
  payNone: {
    cn: '平台暂未公布收款账户，请先联系我们。',
    en: 'No account has been published yet. Please contact us before you transfer.',
  },
  contact: { cn: '联系我们', en: 'Contact us' },
  copy: { cn: '复制收款信息', en: 'Copy these details' },
  copyLine: { cn: (label: string) => `复制${label}`, en: (label: string) => `Copy: ${label}` },
})
