import type { ErrorRule } from '../../../../platform/contract/errors.ts'

export const profileErrors = {
  idNumberTaken: {
    code: 1106,
    http: 200,
    cn: '该证件号码已在其他账号完成实名认证',
    en: 'This ID number is already verified on another account',
  },
} as const satisfies Record<string, ErrorRule>

type Added = typeof profileErrors
declare module '../../../../platform/contract/errors.ts' {
  interface ErrorCatalogue extends Added {}
}
