import type { ErrorRule } from '../../../../platform/contract/errors.ts'

export const approvalErrors = {
  fourEyes: { code: 1206, http: 200, cn: '不能复核自己提交的内容', en: 'You cannot approve what you prepared' },
  approvalWaits: {
    code: 1211,
    http: 200,
    cn: '已有一项请求等待第二人复核，请等待处理或先撤回',
    en: 'This already awaits a second person. Wait for the decision, or withdraw it first.',
  },
  approvalOutdated: {
    code: 1212,
    http: 200,
    cn: '这项请求由旧版本提交，无法继续执行。请退回，并由提交人重新提交。',
    en: 'This was requested in an older version and cannot be carried out. Decline it, and have it requested again.',
  },
} as const satisfies Record<string, ErrorRule>

type Added = typeof approvalErrors
declare module '../../../../platform/contract/errors.ts' {
  interface ErrorCatalogue extends Added {}
}
