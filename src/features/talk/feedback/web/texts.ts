import { plural, texts } from '../../../../platform/contract/texts.ts'
import type { FeedbackState } from '../contract/states.ts'

export const feedbackTone: Record<FeedbackState, 'warn' | 'info' | 'ok' | 'neutral'> = {
  received: 'warn',
  looked: 'info',
  answered: 'ok',
  closed: 'neutral',
}

export const t = texts({
  title: { cn: '意见反馈', en: 'Feedback' },
  about: {
    cn: '告诉我们哪里不好用、缺什么。每条都有人看，答复会显示在这里。',
    en: 'Tell us what does not work or what is missing. We read every message, and answers appear here.',
  },
  write: { cn: '写反馈', en: 'Send feedback' },
  kind: { cn: '类型', en: 'Kind' },
  text: { cn: '内容', en: 'What happened, or what you would like' },
  screenshots: { cn: '截图', en: 'Screenshots' },
  screenshotsAbout: { cn: (most: number) => `最多 ${most} 张，可以直接粘贴。`, en: (most) => `At most ${most}. You can paste them.` },
  consent: { cn: '附上页面和版本，方便我们查找', en: 'Include the page and the version, so that we can find it' },
  page: { cn: '页面', en: 'Page' },
  version: { cn: '版本', en: 'Version' },
  send: { cn: '提交反馈', en: 'Send feedback' },
  sent: {
    cn: (reference: string) => `已收到您的反馈，编号 ${reference}`,
    en: (reference) => `We have received your feedback: ${reference}`,
  },
  mine: { cn: '我的反馈', en: 'My feedback' },
  number: { cn: '编号', en: 'Number' },
  state: { cn: '状态', en: 'Status' },
  time: { cn: '时间', en: 'Time' },
  answersCount: { cn: (n: number) => `${n} 条答复`, en: (n) => plural(n, 'answer') },
  none: { cn: '还没有反馈', en: 'No feedback yet' },
  noneWhy: { cn: '您提交的反馈和我们的答复会显示在这里。', en: 'What you send and our answers will appear here.' },
  back: { cn: '全部反馈', en: 'All feedback' },
  yourWords: { cn: '您的反馈', en: 'Your feedback' },
  answers: { cn: '答复', en: 'Answers' },
  noAnswer: { cn: '还没有答复。有了答复会通知您。', en: 'No answer yet. You will be notified.' },
  screenshot: { cn: (n: number) => `截图 ${n}`, en: (n) => `Screenshot ${n}` },
})
