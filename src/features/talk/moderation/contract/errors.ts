import type { ErrorRule } from '../../../../platform/contract/errors.ts'

export const moderationErrors = {
  moderationMuted: {
    code: 1880,
    http: 200,
    cn: '平台已将您禁言至 {until}（北京时间），期间不能发送消息',
    en: 'The platform has muted you until {until}, Beijing time. You cannot send messages before that.',
  },
  reportOwn: { code: 1881, http: 200, cn: '不能举报自己的消息', en: 'This is your own message' },
  reportGone: { code: 1882, http: 200, cn: '这条消息已撤回或移除，不能举报', en: 'This message is gone and cannot be reported' },
  reportedAlready: { code: 1883, http: 200, cn: '您已举报过这条消息', en: 'You have reported this message already' },
  reportsDayMost: { code: 1884, http: 200, cn: '24 小时内最多举报 {most} 次', en: 'At most {most|report|reports} in 24 hours' },
  appealLate: { code: 1885, http: 200, cn: '超过 {days} 天，不能再申诉', en: 'It can be appealed within {days|day|days}' },
  appealOtherDesk: {
    code: 1886,
    http: 200,
    cn: '原处理由您作出，申诉须由另一位运营人员决定',
    en: 'You made the decision. Another operator decides the appeal.',
  },
} as const satisfies Record<string, ErrorRule>

type Added = typeof moderationErrors
declare module '../../../../platform/contract/errors.ts' {
  interface ErrorCatalogue extends Added {}
}
