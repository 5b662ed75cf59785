import type { Act } from '../../../../platform/server/services.ts'
import { noticeNotices } from '../contract/notices.ts'
import { notifyOperators } from './writes.ts'

const channels = { sms: { cn: '短信', en: 'SMS' }, email: { cn: '邮件', en: 'e-mail' } } as const

/** The alarm of the outbox. */
export const notifyOfBudget = (act: Act<unknown>, news: { channel: keyof typeof channels; percent: number; most: number }): Promise<void> =>
  notifyOperators(act, noticeNotices.messageBudget, {
    params: { channel: channels[news.channel], percent: news.percent, most: news.most },
    link: '/operatorHome/outbox',
  })
