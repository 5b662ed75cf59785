import { texts } from '../../../../../platform/contract/texts.ts'

export const t = texts({
  title: { cn: '意见反馈', en: 'Feedback' },
  about: { cn: '用户对产品的反馈，最早的在前。', en: 'What members say about the product, the oldest first.' },
  search: { cn: '编号、内容或页面', en: 'Number, text or page' },
  kind: { cn: '类型', en: 'Kind' },
  anyKind: { cn: '全部类型', en: 'All kinds' },
  anyState: { cn: '全部状态', en: 'All statuses' },
  waiting: { cn: '待处理', en: 'Waiting' },
  words: { cn: '反馈内容', en: 'Feedback' },
  handle: { cn: '处理', en: 'Handle' },
  look: { cn: '开始处理', en: 'Start on it' },
  answer: { cn: '答复', en: 'Answer' },
  answerAbout: { cn: '提交者会看到，并收到通知。', en: 'The sender sees it and is notified.' },
  send: { cn: '发送答复', en: 'Send the answer' },
  close: { cn: '关闭', en: 'Close' },
  answered: { cn: (reference: string) => `已答复 ${reference}`, en: (reference) => `${reference} answered` },
  closed: { cn: (reference: string) => `已关闭 ${reference}`, en: (reference) => `${reference} closed` },
  none: { cn: '没有待处理的反馈', en: 'No feedback is waiting' },
  noneWhy: { cn: '新的反馈会自动出现在这里。', en: 'New feedback appears here automatically.' },
})
