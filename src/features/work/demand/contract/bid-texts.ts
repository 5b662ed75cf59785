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
  file: { cn: '文件', en: 'File' },
}
export const yesNoLabels = { yes: { cn: '是', en: 'Yes' }, no: { cn: '否', en: 'No' } } as const

/** An answer as it is read, with the name of a file; empty if there is none. `files` are those of its bid. */
export function answerText(
  one: Pick<BidAnswer, 'kind' | 'answer'> | undefined,
  files: readonly { id: string; name: string }[],
  lang: Lang,
): string {
  if (one === undefined || one.answer === '') return ''
  if (one.kind === 'file') return files.find(({ id }) => id === one.answer)?.name ?? ''
  return one.kind === 'yesNo' ? yesNoLabels[one.answer as 'yes' | 'no'][lang] : one.answer
}
