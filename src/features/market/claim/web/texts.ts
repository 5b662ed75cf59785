import { texts } from '../../../../platform/contract/texts.ts'

export const t = texts({
  claims: { cn: '服务范围', en: 'What we cover' },
  asOf: { cn: (day: string) => `截至 ${day}`, en: (day) => `as of ${day}` },
  /** What the page behind the link has today. */
  listed: { cn: (n: number) => `今天可查 ${n} 个`, en: (n) => `${n} listed today` },
  regions: { cn: '查看名录', en: 'See the directory' },
  licences: { cn: '查看牌照登记', en: 'See the register' },
  currencies: { cn: '查看收费', en: 'See pricing' },
  payment: { cn: '查看收费', en: 'See pricing' },
})
