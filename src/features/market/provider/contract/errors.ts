import type { ErrorRule } from '../../../../platform/contract/errors.ts'

export const providerErrors = {
  contactDead: {
    code: 1601,
    http: 200,
    cn: '该联系方式已确认失效，更新前不再提供',
    en: 'This contact no longer works and is unavailable until it is corrected',
  },
  reportNotPossible: {
    code: 1602,
    http: 200,
    cn: '只能在查看后 {days} 天内举报一次',
    en: 'A contact can be reported only once, within {days|day|days} of unlocking it',
  },
  entryOwn: { code: 1608, http: 200, cn: '这是您自己的条目', en: 'This is your own entry' },
  entryRefuses: { code: 1609, http: 200, cn: '该服务商不接收邀请', en: 'This provider takes no invitations' },
  entryUnreachable: {
    code: 1610,
    http: 200,
    cn: '名录中没有可以发送消息的邮箱或手机号',
    en: 'The directory has no e-mail address or mobile number that a message can be sent to',
  },
  entryClaimed: { code: 1611, http: 200, cn: '该条目已被认领', en: 'This entry has been claimed' },
  claimWaits: { code: 1612, http: 200, cn: '您的认领正在核对', en: 'Your claim is being checked' },
} as const satisfies Record<string, ErrorRule>

type Added = typeof providerErrors
declare module '../../../../platform/contract/errors.ts' {
  interface ErrorCatalogue extends Added {}
}
