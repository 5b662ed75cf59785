import { defineNotices } from '../../../../platform/contract/notice.ts'

export const advisoryNotices = defineNotices({
  advisoryAsked: {
    for: [9],
    group: 'operation',
    title: { cn: '新的服务咨询', en: 'New consultation' },
    text: {
      cn: '{who} 提出咨询 {number}（{topic}），请在 {due}（北京时间）前答复。',
      en: '{who} asked {number} ({topic}). Answer by {due}, Beijing time.',
    },
    mail: true,
  },
  advisoryContinued: {
    for: [9],
    group: 'operation',
    title: { cn: '咨询有新消息', en: 'New message in a consultation' },
    text: { cn: '{who} 在 {number} 中继续提问。', en: '{who} wrote again in {number}.' },
    mail: true,
  },
  advisoryHandedOver: {
    for: [9],
    group: 'operation',
    title: { cn: '咨询转交给您', en: 'A consultation was handed over to you' },
    text: { cn: '{who} 把 {number} 转交给您。', en: '{who} handed {number} over to you.' },
    mail: true,
  },
  advisoryLate: {
    for: [9],
    group: 'operation',
    title: { cn: '咨询已到答复时限', en: 'A consultation is due' },
    text: { cn: '{number} 的答复时限已到，还没有答复。', en: '{number} is due now and has no answer yet.' },
    mail: true,
  },
  advisoryAnswered: {
    for: [1, 2],
    group: 'service',
    title: { cn: '您的咨询有了答复', en: 'Your consultation has been answered' },
    text: {
      cn: '{number} 已答复。{days} 天内没有新消息将自动关闭。',
      en: '{number} has an answer. It closes after {days|day|days} without a message.',
    },
    mail: true,
  },
  advisoryClosed: {
    for: [1, 2],
    group: 'service',
    title: { cn: '顾问关闭了您的咨询', en: 'A consultant closed your consultation' },
    text: {
      cn: '顾问关闭了 {number}。您可以评分；{days} 天内可以重新打开。',
      en: '{number} was closed by the consultant. You can rate it, and reopen it for {days|day|days}.',
    },
    mail: false,
  },
  advisoryLapsed: {
    for: [1, 2],
    group: 'service',
    title: { cn: '您的咨询已自动关闭', en: 'Your consultation was closed automatically' },
    text: {
      cn: '{number} 长时间没有消息，已自动关闭。{days} 天内可以重新打开。',
      en: '{number} closed after a long silence. It can be reopened for {days|day|days}.',
    },
    mail: false,
  },
})
