import type { FastifyBaseLogger } from 'fastify'

export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error' | 'debug'>

const SECRET = /password|captcha|token|secret|code$/i

/** A copy of a request's input that may be logged: secrets and what the call declares confidential masked, long texts cut. */
export function withoutSecrets(value: unknown, confidential: readonly string[] = [], depth = 0): unknown {
  if (typeof value === 'string') return value.length > 300 ? `${value.slice(0, 300)}…` : value
  if (value === null || typeof value !== 'object') return value
  if (depth > 4) return '…'
  if (Array.isArray(value)) return value.slice(0, 50).map((item) => withoutSecrets(item, confidential, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      const masked = item && (SECRET.test(key) || confidential.includes(key))
      return [key, masked ? '•••' : withoutSecrets(item, confidential, depth + 1)]
    }),
  )
}
