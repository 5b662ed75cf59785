import type { ErrorRule } from '../../../../platform/contract/errors.ts'

export const verificationErrors = {
  verificationPending: {
    code: 1103,
    http: 200,
    cn: '认证审核中，暂不能修改',
    en: 'Verification is under review and cannot be changed now',
  },
  verificationFinal: {
    code: 1104,
    http: 200,
    cn: '认证结果为最终结果，不能再次提交',
    en: 'This verification result is final and cannot be resubmitted',
  },
} as const satisfies Record<string, ErrorRule>

type Added = typeof verificationErrors
declare module '../../../../platform/contract/errors.ts' {
  interface ErrorCatalogue extends Added {}
}
