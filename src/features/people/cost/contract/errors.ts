import type { ErrorRule } from '../../../../platform/contract/errors.ts'

export const costErrors = {
  rateFourEyes: {
    code: 1551,
    http: 200,
    cn: '不能复核自己编辑过的费率，请由另一位运营人员复核',
    en: 'You cannot review a draft you edited. Ask another operator.',
  },
} as const satisfies Record<string, ErrorRule>

type Added = typeof costErrors
declare module '../../../../platform/contract/errors.ts' {
  interface ErrorCatalogue extends Added {}
}
