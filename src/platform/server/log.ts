import type { FastifyBaseLogger } from 'fastify'

export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error' | 'debug'>

const SECRET = /password|captcha|token|secret|code$/i
/** Fields by which a person is known or reached. The audit log is kept for years and never changed: it has only what distinguishes them. */
const PERSONAL = /^(.*name|.*phone|.*email|contact|target|recipient|lines|birth.*|legalPerson|person|address|swift|iban|nickname)$/i
/** The name of a setting or a kind is no person's. */
const IDENTIFIER = /^[a-z]+[A-Z][A-Za-z]*$/
/** The names of things, not of people. */
const THINGS = new Set(['fileName', 'bankName', 'shortName', 'fullName', 'username'])

/**
 * A copy of a request's input that may be kept: secrets and what the call declares confidential masked, what names or reaches a person
 * reduced to its first or last signs, long texts cut.
 */
export function withoutSecrets(value: unknown, confidential: readonly string[] = [], depth = 0): unknown {
  if (typeof value === 'string') return value.length > 300 ? `${value.slice(0, 300)}…` : value
  if (value === null || typeof value !== 'object') return value
  if (depth > 4) return '…'
  if (Array.isArray(value)) return value.slice(0, 50).map((item) => withoutSecrets(item, confidential, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      if (item && (SECRET.test(key) || confidential.includes(key))) return [key, '•••']
      if (PERSONAL.test(key) && !THINGS.has(key)) return [key, reduced(item)]
      return [key, withoutSecrets(item, confidential, depth + 1)]
    }),
  )
}

function reduced(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 50).map(reduced)
  if (typeof value === 'number') return '•••'
  if (typeof value !== 'string' || value === '' || IDENTIFIER.test(value)) return value
  const at = value.lastIndexOf('@')
  if (at > 0) return `•••${value.slice(at)}`
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return '•••'
  if (/^[+\d\s().-]{5,}$/.test(value)) return `•••${value.replace(/\D/g, '').slice(-2)}`
  return `${[...value][0]}••`
}

interface LoggedError {
  type: string
  message: string
  stack: string
  [fact: string]: unknown
}

/**
 * An error as it may be logged. A failed query carries its parameters, and PostgreSQL names the values of a violated constraint: both can
 * be anything that people typed, so only the query and the codes remain.
 */
export function errorForLog(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' }
  const { name, message, stack = '', cause, code, constraint, table, query, severity } = error as Error & Record<string, unknown>
  const fromDatabase = typeof query === 'string' || severity !== undefined
  return {
    type: name,
    // PostgreSQL quotes the value that it could not read.
    message: typeof query === 'string' ? `Failed query: ${query}` : fromDatabase ? message.replace(/"[^"]*"/g, '"…"') : message,
    stack: fromDatabase ? stack.slice(stack.indexOf('\n    at ')) : stack,
    ...(code !== undefined && { code }),
    ...(constraint !== undefined && { constraint, table }),
    ...(cause !== undefined && { cause: errorForLog(cause) }),
  }
}
