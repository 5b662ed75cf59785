import { defineNotices } from '../../../../platform/contract/notice.ts'
import { texts } from '../../../../platform/contract/texts.ts'

export const chatNotices = defineNotices({
  chatUnread: {
    for: [1, 2],
    group: 'service',
    title: { cn: '未读的在线沟通消息', en: 'Unread chat messages' },
    text: {
      cn: '您有 {count} 条未读消息，来自 {conversations} 个会话，其中 {mentions} 条提到您。',
      en: 'You have unread messages: {count}, in conversations: {conversations}. Messages that mention you: {mentions}.',
    },
    mail: true,
    mailOnly: true,
  },
})

/** The last line of such a mail. */
export const mailTexts = texts({
  stop: { cn: (url: string) => `不再接收此类邮件：${url}`, en: (url) => `Stop these mails: ${url}` },
})
