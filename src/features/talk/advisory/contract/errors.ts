import type { ErrorRule } from '../../../../platform/contract/errors.ts'

export const advisoryErrors = {
  advisoryOpenMost: {
    code: 1850,
    http: 200,
    cn: '您有 {most} 个咨询还没有关闭，请先在其中继续',
    en: 'You have {most|consultation|consultations} that are not closed. Continue in one of them.',
  },
  advisoryDayMost: {
    code: 1851,
    http: 200,
    cn: '24 小时内最多提出 {most} 个咨询',
    en: 'At most {most|consultation|consultations} in 24 hours',
  },
  advisoryMessagesMost: { code: 1852, http: 200, cn: '24 小时内最多发送 {most} 条消息', en: 'At most {most|message|messages} in 24 hours' },
  advisoryClosed: { code: 1853, http: 200, cn: '这个咨询已关闭，请先重新打开', en: 'This consultation is closed. Reopen it first.' },
  advisoryReopenLate: {
    code: 1854,
    http: 200,
    cn: '关闭超过 {days} 天，不能重新打开。请提出新的咨询。',
    en: 'It closed more than {days|day|days} ago and cannot be reopened. Please ask a new question.',
  },
  advisoryNotYours: {
    code: 1855,
    http: 200,
    cn: '这个咨询由{who}负责。请先接过来再答复。',
    en: '{who} is answering this consultation. Take it over first.',
  },
  advisoryUnanswered: { code: 1856, http: 200, cn: '答复之后才能评分', en: 'You can rate it once it was answered' },
  advisoryRated: { code: 1857, http: 200, cn: '您已评过分', en: 'You have rated this already' },
  advisoryChanged: {
    code: 1858,
    http: 200,
    cn: '提问人或同事刚刚更新了这个咨询，请看过最新内容再发送',
    en: 'The asker or a colleague has just updated this consultation. Read what is new, then send again.',
  },
} as const satisfies Record<string, ErrorRule>

type Added = typeof advisoryErrors
declare module '../../../../platform/contract/errors.ts' {
  interface ErrorCatalogue extends Added {}
}
