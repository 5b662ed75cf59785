import type { Lang, Pair } from '../../../../platform/contract/texts.ts'
import type { BidAnswer } from './bid-questions.ts'
import type { BidQuestionKind, TurnDownCategory } from './bid-rules.ts'

/** Why a bid was turned down, as the applicant reads it. */
export const turnDownLabels: Record<TurnDownCategory, Pair> = {
  price: { cn: '价格', en: 'Price' },
  dates: { cn: '时间', en: 'Dates' },
  experience: { cn: '相关经验', en: 'Experience' },
  language: { cn: '语言', en: 'Language' },
  filled: { cn: '已有合适人选', en: 'Somebody suitable has been found' },
  other: { cn: '其他', en: 'Other' },
}

export const questionKindLabels: Record<BidQuestionKind, Pair> = {
  text: { cn: '文字', en: 'Text' },
  number: { cn: '数字', en: 'Number' },
  yesNo: { cn: '是或否', en: 'Yes or no' },
  choice: { cn: '选项', en: 'Choice' },
}
export const yesNoLabels = { yes: { cn: '是', en: 'Yes' }, no: { cn: '否', en: 'No' } } as const

/** An answer as it is read; empty if there is none. */
export const answerText = (one: Pick<BidAnswer, 'kind' | 'answer'> | undefined, lang: Lang): string =>
  one?.kind === 'yesNo' && one.answer !== '' ? yesNoLabels[one.answer as 'yes' | 'no'][lang] : (one?.answer ?? '')
