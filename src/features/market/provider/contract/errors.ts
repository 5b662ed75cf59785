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
} as const satisfies Record<string, ErrorRule>

type Added = typeof providerErrors
declare module '../../../../platform/contract/errors.ts' {
  interface ErrorCatalogue extends Added {}
}
