import { texts } from '../../../../../platform/contract/texts.ts'

export const p = texts({
  print: { cn: '打印测算单', en: 'Print the estimate' },
  workbook: { cn: '下载 Excel', en: 'Download Excel' },
  head: { cn: '衡渡 · 雇主成本测算', en: 'Hengdu · Employer cost estimate' },
  printed: {
    cn: (at: string, from: string) => `${at}，来自 ${from}。仅供测算，不构成报价或法律意见。`,
    en: (at, from) => `${at}, from ${from}. An estimate, not an offer or legal advice.`,
  },
})
