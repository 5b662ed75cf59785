import type { ErrorRule } from '../../../../platform/contract/errors.ts'

export const secretErrors = {
  secretLimit: {
    code: 1520,
    http: 429,
    cn: '一小时内最多查看 {max} 次敏感信息，请稍后再试',
    en: 'Confidential values can be viewed {max|time|times} per hour. Please try again later.',
  },
  secretUnreadable: {
    code: 1521,
    http: 500,
    cn: '这项内容无法解密：数据被改动，或缺少密钥。请联系平台。',
    en: 'This value cannot be decrypted: it was altered, or its key is missing. Please contact the platform.',
  },
} as const satisfies Record<string, ErrorRule>

type Added = typeof secretErrors
declare module '../../../../platform/contract/errors.ts' {
  interface ErrorCatalogue extends Added {}
}
