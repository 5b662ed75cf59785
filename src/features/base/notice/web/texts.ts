import { type Pair, plural, texts } from '../../../../platform/contract/texts.ts'
import type { NoticeRow } from '../contract/calls.ts'

export const typeLabels: Record<NoticeRow['type'], Pair> = {
  demand: { cn: '需求', en: 'Requests' },
  money: { cn: '资金', en: 'Money' },
  verification: { cn: '认证', en: 'Verification' },
  people: { cn: '团队与员工', en: 'Team and people' },
  event: { cn: '活动', en: 'Events' },
  directory: { cn: '名录', en: 'Directory' },
  service: { cn: '咨询与反馈', en: 'Consultations and feedback' },
  security: { cn: '账号安全', en: 'Account security' },
  operation: { cn: '其他事项', en: 'Other' },
}

export const t = texts({
  title: { cn: '消息', en: 'Messages' },
  about: {
    cn: '需求进展、资金变动、认证结果和咨询答复都会通知到这里。',
    en: 'Updates on your requests, funds, verification and consultations.',
  },
  search: { cn: '搜索消息', en: 'Search messages' },
  type: { cn: '类型', en: 'Type' },
  anyType: { cn: '全部类型', en: 'All types' },
  unreadOnly: { cn: '只看未读', en: 'Unread only' },
  markAll: { cn: '全部标为已读', en: 'Mark all as read' },
  mark: { cn: '操作', en: 'Actions' },
  markOne: { cn: '标为已读', en: 'Mark as read' },
  markThis: { cn: (title: string) => `标为已读：${title}`, en: (title) => `Mark as read: ${title}` },
  preferences: { cn: '通知设置', en: 'Notification settings' },
  allRead: { cn: '没有未读消息', en: 'No unread messages' },
  showAll: { cn: '查看全部消息', en: 'Show all messages' },
  unread: { cn: '未读', en: 'Unread' },
  unreadCount: { cn: (n: number) => `${n} 条未读`, en: (n: number) => `${n} unread` },
  message: { cn: '消息', en: 'Message' },
  time: { cn: '时间', en: 'Time' },
  empty: { cn: '还没有消息', en: 'No messages yet' },
  emptyWhy: {
    cn: '需求有进展、资金到账或认证有结果时，会在这里告诉您。',
    en: 'You will be notified here when a request progresses, money arrives or a verification is decided.',
  },
  read: {
    cn: (n: number) => `${n} 条消息已标为已读`,
    en: (n: number) => `${plural(n, 'message')} marked as read`,
  },
})
