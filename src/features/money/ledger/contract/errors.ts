import type { ErrorRule } from '../../../../platform/contract/errors.ts'

export const ledgerErrors = {
  insufficientBalance: { code: 1201, http: 200, cn: '余额不足，还差 {short}', en: 'Insufficient balance: you need {short} more' },
  insufficientBeans: { code: 1202, http: 200, cn: '豆不足，去充值', en: 'Insufficient beans. Top up to continue.' },
} as const satisfies Record<string, ErrorRule>

type Added = typeof ledgerErrors
declare module '../../../../platform/contract/errors.ts' {
  interface ErrorCatalogue extends Added {}
}
