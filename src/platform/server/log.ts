import type { FastifyBaseLogger } from 'fastify'

export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error' | 'debug'>

const SECRET = /password|captcha|token|secret|code$/i
/** Fields by which a person is known or reached: reduced even where the value looks like a code. */
const PERSONAL = /^(.*name|.*phone|.*email|contact|target|recipient|lines|birth.*|legalPerson|person|address|swift|iban|nickname)$/i
/** The name of a setting or a kind is no person's. */
const IDENTIFIER = /^[a-z]+[A-Z][A-Za-z]*$/
/** The names of things, not of people. */
const THINGS = new Set(['fileName', 'bankName', 'shortName', 'fullName', 'username'])
/**
 * Free text that the audit log keeps, since it is what a decision says or what is public: titles, reasons of decisions, the platform's own
 * texts in two languages, references of transfers, addresses of pages. All other free text is a person's own and is reduced: it could not
 * be removed when the account is closed.
 */
const KEPT =
  /^(title|titles|reason.*|remark|.*(Cn|En)|cn|en|slug|headings?|key|kind|state|reference|bankReference|source.*|url|website|page|regions?)$/
/** What a program gives: ids, hashes, days and times, amounts, codes, names of kinds and files. */
const MACHINE =
  /^([0-9a-f-]{16,}|\d{4}-\d\d(-\d\d)?(T[\d:.]+(Z|[+-]\d\d:\d\d)?)?|\d\d:\d\d|[+-]?\d{1,9}(\.\d+)?|[A-Z]{2,3}(-[A-Z0-9]{1,3})?|[A-Z]{1,2}-\d{4}-\d+|[a-z][A-Za-z]*|[A-Za-z_]+(\/[A-Za-z_]+)+)$/

/**
 * A copy of a request's input that may be kept for as long as the books: secrets and what the call declares confidential masked, what
 * names or reaches a person and all free text but `KEPT` reduced to its first or last signs, long texts cut.
 */
export const withoutSecrets = (input: unknown, confidential: readonly string[] = []): unknown => kept('', input, confidential, 0)

function kept(key: string, value: unknown, confidential: readonly string[], depth: number): unknown {
  if (value && (SECRET.test(key) || confidential.includes(key))) return '•••'
  if (PERSONAL.test(key) && !THINGS.has(key)) return reduced(value)
  if (typeof value === 'string') {
    if (!MACHINE.test(value) && !KEPT.test(key) && !THINGS.has(key)) return reduced(value)
    return value.length > 300 ? `${value.slice(0, 300)}…` : value
  }
  if (value === null || typeof value !== 'object') return value
  if (depth > 4) return '…'
  if (Array.isArray(value)) return value.slice(0, 50).map((item) => kept(key, item, confidential, depth + 1))
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, kept(name, item, confidential, depth + 1)]))
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
