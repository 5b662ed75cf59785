import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'
import type { Lang } from '../../../../../platform/contract/texts.ts'
import type { SmsPurpose } from '../../contract/sms.ts'

/** An SMS as templates are filled: its purpose, its language and the values of the purpose. */
export interface Template {
  purpose: SmsPurpose
  lang: Lang
  values: Readonly<Record<string, string>>
}

export interface Outgoing {
  /** Of the row in the outbox. */
  id: string
  /** The same whenever the same handing over is tried again, another after a refusal. */
  token: string
  /** "+86 13800000000", or an e-mail address. */
  to: string
  subject: string
  body: string
  template?: Template | undefined
  /** Where one click switches such mails off (RFC 8058). */
  unsubscribe?: string | undefined
}

/** A message that was handed over, as its provider is asked about it later. */
interface Handed {
  id: string
  providerId: string | null
  to: string
  at: Temporal.Instant
}

export type Report = { state: 'delivered' } | { state: 'failed'; reason: string } | { state: 'unknown' }

/** One provider of one channel. */
export interface Sender {
  /** The scheme of its address. */
  readonly name: string
  /** For how long a handing over that got no answer may be repeated with its token, and reach the person once. */
  readonly repeatableMinutes: number
  /** Calling codes that it carries; all of them if undefined. */
  readonly areas?: readonly string[] | undefined
  /** Hands a message over. Returns the provider's own id of it, or null. Throws `NotAccepted` or `Unanswered`. */
  send(message: Outgoing): Promise<string | null>
  /** Undefined where a provider has no delivery reports. */
  report?(message: Handed): Promise<Report>
}

/** The provider certainly does not have the message. `again`: the same message may be accepted later. */
export class NotAccepted extends Error {
  readonly again: boolean
  constructor(reason: string, { again }: { again: boolean }) {
    super(reason)
    this.again = again
  }
}

/** The provider may have the message or not. */
export class Unanswered extends Error {}

const PATIENCE_MS = 8_000
/** Failures before a request can have left. */
const NOT_CONNECTED = new Set([
  ...['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT'],
  ...['CERT_HAS_EXPIRED', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'SELF_SIGNED_CERT_IN_CHAIN', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'],
  ...['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'ERR_TLS_CERT_ALTNAME_INVALID'],
])
const MOST_BYTES = 100_000

export interface Answer {
  status: number
  /** What the provider wrote, if it is an object in JSON; otherwise empty. */
  said: Readonly<Record<string, unknown>>
}

/** One request to a provider. An answer of its gateway that is not the provider's own leaves open whether the message arrived. */
export async function ask(url: string, init: RequestInit): Promise<Answer> {
  let status: number
  let text: string
  try {
    const answer = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS) })
    status = answer.status
    text = (await answer.text()).slice(0, MOST_BYTES)
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } }
    const code = cause?.code ?? name
    if (NOT_CONNECTED.has(code)) throw new NotAccepted(`no connection (${code})`, { again: true })
    throw new Unanswered(code)
  }
  const said = objectIn(text)
  if (status >= 500 && said === null) throw new Unanswered(`HTTP ${status}`)
  return { status, said: said ?? {} }
}

function objectIn(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}

/** "+86 13800000000" or "+8613800000000" as calling code and number. */
export function phoneParts(to: string): { areaCode: string; number: string } {
  const [, areaCode, number] = /^\+(\d+)\s+(.+)$/.exec(to) ?? []
  if (areaCode && number) return { areaCode, number: number.replace(/\D/g, '') }
  const parsed = parsePhoneNumberFromString(to)
  return { areaCode: parsed?.countryCallingCode ?? '', number: parsed?.nationalNumber ?? to.replace(/\D/g, '') }
}

export const e164 = (to: string): string => `+${to.replace(/\D/g, '')}`

/** A reason as it is stored and shown: the provider's code and words, without the number that it may repeat. */
export const reasonOf = (...parts: unknown[]): string =>
  parts
    .filter((part) => typeof part === 'string' || typeof part === 'number')
    .join(': ')
    .replace(/\+?\d{6,}/g, '…')
    .slice(0, 300)
