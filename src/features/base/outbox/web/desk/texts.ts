import { texts } from '../../../../../platform/contract/texts.ts'

export const t = texts({
  at: { cn: '时间', en: 'Time' },
  state: { cn: '状态', en: 'Status' },
  nothing: { cn: '还没有记录', en: 'No records yet' },
  outboxTitle: { cn: '发件箱', en: 'Outbox' },
  outboxAbout: {
    cn: '发出的短信与邮件。正文和验证码只在开发环境显示。',
    en: 'SMS and e-mails sent. Their text and codes are shown in development only.',
  },
  outboxSearch: { cn: '搜索收件人或内容', en: 'Search recipient or text' },
  channel: { cn: '渠道', en: 'Channel' },
  allChannels: { cn: '全部渠道', en: 'All channels' },
  sms: { cn: '短信', en: 'SMS' },
  email: { cn: '邮件', en: 'E-mail' },
  recipient: { cn: '收件人', en: 'To' },
  message: { cn: '内容', en: 'Message' },
  code: { cn: '验证码', en: 'Code' },
  sent: { cn: '已发送', en: 'Sent' },
  kept: { cn: '待发送', en: 'Pending' },
  failed: { cn: '发送失败', en: 'Failed' },
})
