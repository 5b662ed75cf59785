import { defineNotices } from '../../../../platform/contract/notice.ts'

export const leadNotices = defineNotices({
  leadArrived: {
    for: [9],
    group: 'operation',
    title: { cn: '收到新的咨询', en: 'New message from the contact form' },
    text: { cn: '{who} 提交了咨询 {number}：{topic}。', en: '{who} submitted {number}: {topic}.' },
    mail: false,
  },
})
