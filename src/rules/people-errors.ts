/** The part of the catalogue (errors.ts) that is about people; secrets are 1520–1529. */
export const peopleErrors = {
  // Secrets
  secretLimit: {
    code: 1520,
    http: 429,
    cn: '一小时内最多查看 {max} 次敏感信息，请稍后再试',
    en: 'Confidential values can be viewed {max} times per hour. Please try again later.',
  },
  secretUnreadable: {
    code: 1521,
    http: 500,
    cn: '这项内容无法解密：数据被改动，或缺少密钥。请联系平台。',
    en: 'This value cannot be decrypted: it was altered, or its key is missing. Please contact the platform.',
  },
} as const
