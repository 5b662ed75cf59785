import { defineNotices } from '../../../../platform/contract/notice.ts'

export const feedbackNotices = defineNotices({
  feedbackArrived: {
    for: [9],
    group: 'operation',
    title: { cn: '收到新的反馈', en: 'New feedback' },
    text: { cn: '{who} 提交了反馈 {number}（{kind}）。', en: '{who} sent {number} ({kind}).' },
    mail: false,
  },
  feedbackAnswered: {
    for: [1, 2],
    group: 'service',
    title: { cn: '您的反馈有了答复', en: 'Your feedback has been answered' },
    text: { cn: '{number} 已答复。', en: '{number} has an answer.' },
    mail: true,
  },
  feedbackClosed: {
    for: [1, 2],
    group: 'service',
    title: { cn: '您的反馈已处理完毕', en: 'Your feedback has been closed' },
    text: { cn: '{number} 已关闭。', en: '{number} is closed.' },
    mail: false,
  },
})
