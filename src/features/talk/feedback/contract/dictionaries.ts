import type { Dictionaries } from '../../../../platform/contract/dictionary.ts'
import type { Pair } from '../../../../platform/contract/texts.ts'
import type { FeedbackKind, FeedbackState } from './states.ts'

export const feedbackDictionaries = {
  feedbackKind: {
    title: { cn: '反馈类型', en: 'Kinds of feedback' },
    items: {
      problem: { cn: '出错或无法使用', en: 'Something does not work' },
      idea: { cn: '功能建议', en: 'A suggestion' },
      content: { cn: '内容有误', en: 'Wrong content' },
      other: { cn: '其他', en: 'Something else' },
    } satisfies Record<FeedbackKind, Pair>,
  },
  feedbackState: {
    title: { cn: '反馈状态', en: 'Feedback statuses' },
    items: {
      received: { cn: '已收到', en: 'Received' },
      looked: { cn: '处理中', en: 'Being looked at' },
      answered: { cn: '已答复', en: 'Answered' },
      closed: { cn: '已关闭', en: 'Closed' },
    } satisfies Record<FeedbackState, Pair>,
  },
} satisfies Dictionaries
