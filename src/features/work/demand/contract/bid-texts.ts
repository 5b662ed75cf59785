import type { Pair } from '../../../../platform/contract/texts.ts'
import type { TurnDownCategory } from './bid-rules.ts'

/** Why a bid was turned down, as the applicant reads it. */
export const turnDownLabels: Record<TurnDownCategory, Pair> = {
  price: { cn: '价格', en: 'Price' },
  dates: { cn: '时间', en: 'Dates' },
  experience: { cn: '相关经验', en: 'Experience' },
  language: { cn: '语言', en: 'Language' },
  filled: { cn: '已有合适人选', en: 'Somebody suitable has been found' },
  other: { cn: '其他', en: 'Other' },
}
