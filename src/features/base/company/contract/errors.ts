import type { ErrorRule } from '../../../../platform/contract/errors.ts'

export const companyErrors = {
  creditCodeTaken: {
    code: 1105,
    http: 200,
    cn: '该统一社会信用代码已被其他企业使用',
    en: 'This credit code is already used by another company',
  },
} as const satisfies Record<string, ErrorRule>

type Added = typeof companyErrors
declare module '../../../../platform/contract/errors.ts' {
  interface ErrorCatalogue extends Added {}
}
