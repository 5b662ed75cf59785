import { plural, texts } from '../../../../platform/contract/texts.ts'
import type { ReportState } from '../contract/states.ts'

export const reportTone: Record<ReportState, 'warn' | 'info' | 'ok' | 'neutral' | 'bad'> = {
  open: 'warn',
  dismissed: 'neutral',
  measured: 'bad',
  appealed: 'warn',
  upheld: 'bad',
  overturned: 'ok',
}

export const t = texts({
  // The dialog
  reportTitle: { cn: '举报这条消息', en: 'Report this message' },
  reportAbout: {
    cn: (lines: number, days: number) => `运营人员会看到这条消息及前后各 ${lines} 条，保留 ${days} 天。对方不会知道是谁举报的。`,
    en: (lines, days) =>
      `Operators see this message and ${plural(lines, 'line')} before and after it, kept for ${plural(days, 'day')}. The author does not learn who reported it.`,
  },
  ground: { cn: '原因', en: 'Reason' },
  words: { cn: '补充说明', en: 'Anything to add' },
  send: { cn: '提交举报', en: 'Send the report' },
  close: { cn: '关闭', en: 'Close' },
  cancel: { cn: '取消', en: 'Cancel' },
  sent: {
    cn: (reference: string) => `已收到举报 ${reference}，处理后会通知您`,
    en: (reference) => `We have received ${reference} and will tell you the outcome`,
  },

  // The page of both sides
  title: { cn: '举报与处理', en: 'Reports and measures' },
  about: { cn: '您提交的举报，以及平台对您采取的措施。', en: 'Your reports, and measures of the platform against you.' },
  none: { cn: '没有举报或措施', en: 'No reports and no measures' },
  noneWhy: {
    cn: '在会话中可以举报一条消息，结果会显示在这里。',
    en: 'A message can be reported in its conversation; the outcome appears here.',
  },
  number: { cn: '编号', en: 'Number' },
  state: { cn: '状态', en: 'Status' },
  side: { cn: '您的身份', en: 'Your side' },
  reporter: { cn: '举报人', en: 'You reported' },
  author: { cn: '消息作者', en: 'Your message' },
  time: { cn: '时间', en: 'Time' },
  back: { cn: '全部举报与措施', en: 'All reports and measures' },
  message: { cn: '消息内容', en: 'The message' },
  notKept: { cn: '内容已不再保留', en: 'No longer kept' },
  measure: { cn: '措施', en: 'Measure' },
  noMeasure: { cn: '无', en: 'None' },
  until: { cn: '禁言至', en: 'Muted until' },
  reason: { cn: '理由', en: 'Reason of the decision' },
  decided: { cn: '决定时间', en: 'Decided' },
  appeal: { cn: '申诉', en: 'Appeal' },
  appealAbout: {
    cn: (until: string) => `${until} 前可以申诉一次，由另一位运营人员决定。`,
    en: (until) => `You can appeal once until ${until}. Another operator decides.`,
  },
  appealWords: { cn: '为什么这个措施不对', en: 'Why the measure is wrong' },
  appealSend: { cn: '提交申诉', en: 'Send the appeal' },
  appealSent: { cn: '已收到您的申诉', en: 'We have received your appeal' },
  appealed: { cn: '您的申诉', en: 'Your appeal' },
  appealReason: { cn: '申诉的决定理由', en: 'Reason of the decision on appeal' },
  linkTitle: { cn: '措施与申诉', en: 'Measure and appeal' },
  linkAbout: { cn: '从邮件中的链接打开，不需要登录。', en: 'Opened by the link of the mail, without signing in.' },
})
