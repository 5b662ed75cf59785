import type { ErrorRule } from '../../../../platform/contract/errors.ts'

export const feedbackErrors = {
  feedbackDayMost: {
    code: 1870,
    http: 200,
    cn: '24 小时内最多提交 {most} 条反馈',
    en: 'At most {most|message|messages} of feedback in 24 hours',
  },
} as const satisfies Record<string, ErrorRule>

type Added = typeof feedbackErrors
declare module '../../../../platform/contract/errors.ts' {
  interface ErrorCatalogue extends Added {}
}
