import type { ErrorName } from '../../platform/contract/errors.ts'
import { REQUEST_TIMEOUT_MS, WIRE_SIGNATURE } from '../../rules/constants.ts'
import type { CallKey, CallSpec, InputOf, ResultOf } from '../contract/call.ts'
import type { Envelope } from '../contract/envelope.ts'
import { type Lang, otherOf } from '../contract/texts.ts'
import { currentLang, wireLang } from './lang.ts'
import { askProof, proofFor } from './proof.ts'
import { currentSession, endSession } from './session.ts'
import { clientTexts } from './texts.ts'
import { toast } from './toast.ts'
import { doWork } from './work.ts'

export const API_BASE = '/api'

const overtaken: readonly string[] = ['staleState', 'wrongStage', 'changedMeanwhile'] satisfies ErrorName[]

/** What is said of a failure in one language. */
interface Said {
  message: string
  fields: Record<string, string>
  reason: string
}

interface FailureFacts extends Partial<Omit<Said, 'message'>> {
  error: string
  code?: number
  status?: number
  requestId?: string
  params?: Readonly<Record<string, string | number>>
  other?: Said
}

/** Why a call did not succeed. `message` is a sentence for people, in their language. */
export class ApiError extends Error implements Said {
  /** Name in `platform/contract/errors.ts`, or the failure of the request itself: network, timeout, aborted, request. */
  readonly error: string
  readonly code: number
  /** 0 if no answer came. */
  readonly status: number
  /** Input path → message; empty if no field is invalid. */
  readonly fields: Record<string, string>
  readonly requestId: string
  /** What the refusal says to the screen beside its sentence. */
  readonly params: Readonly<Record<string, string | number>>
  /** The server's own sentence, without the words of the client around it: for a screen that shows it at its place. */
  readonly reason: string
  readonly #lang = currentLang()
  readonly #other: Said | undefined
  #translated: ApiError | undefined
  constructor(message: string, facts: FailureFacts) {
    super(message)
    this.name = 'ApiError'
    this.error = facts.error
    this.code = facts.code ?? 0
    this.status = facts.status ?? 0
    this.fields = facts.fields ?? {}
    this.requestId = facts.requestId ?? ''
    this.params = facts.params ?? {}
    this.reason = facts.reason || message
    this.#other = facts.other
  }
  /** The same failure in the language that is on now. */
  in(lang: Lang): ApiError {
    if (lang === this.#lang || !this.#other) return this
    const { message, ...words } = this.#other
    this.#translated ??= new ApiError(message, { ...this, ...words })
    return this.#translated
  }
  /** No answer came: the action may or may not have happened. */
  get unanswered(): boolean {
    return this.error === 'network' || this.error === 'timeout' || this.isPassing
  }
  /** The server or its database is not there for a moment. */
  get isPassing(): boolean {
    return this.error === UNAVAILABLE || this.status === 502
  }
  /** No field of the input is invalid. */
  get isGeneral(): boolean {
    return Object.keys(this.fields).length === 0
  }
  /** What the caller edited or decided on is no longer what they have read. */
  get isChanged(): boolean {
    return this.error === CHANGED
  }
  /** Someone else was first: the screen is out of date. */
  get isOvertaken(): boolean {
    return overtaken.includes(this.error)
  }
}

/** What a failed read says in the language that is on. */
export const messageOf = (error: unknown, lang: Lang): string =>
  error instanceof ApiError ? error.in(lang).message : error instanceof Error ? error.message : ''

export interface CallOptions {
  /** The screen shows the failure itself. A 401 still ends the session. */
  quiet?: boolean
  /** The form shows field messages; only failures without fields become a notification. */
  fieldsShown?: boolean
  /** Idempotency-Key of this action; a retry of the same action reuses it (see `useAct`). */
  key?: string
  signal?: AbortSignal
  timeoutMs?: number
  /** The work that the server asked for (work.ts). */
  work?: string
}

type Args<I> = Record<never, never> extends I ? [input?: I, options?: CallOptions] : [input: I, options?: CallOptions]

/**
 * A feature's calls, typed by its contract, with no schemas at run time: `import type { demandCalls } from '../contract/calls.ts'; const
 * call = caller<typeof demandCalls>(); call('POST /ws/demand/pick', {…})`
 */
export function caller<C extends { [K in CallKey]?: CallSpec }>() {
  return <K extends keyof C & CallKey>(
    key: K,
    ...[input, options]: Args<InputOf<NonNullable<C[K]>>>
  ): Promise<ResultOf<NonNullable<C[K]>>> => sendCall<ResultOf<NonNullable<C[K]>>>(key, input, options)
}

/** Any method with a path below `/api`. The calls of the catalogue need only two of them. */
export type RequestKey = `${Uppercase<string>} /${string}`

/**
 * One call, and the one place that asks for a proof of the person: where the server wants one, the same call is repeated with it, under
 * the same Idempotency-Key. A form whose call was not proved keeps everything that was typed.
 */
export async function sendCall<T>(key: RequestKey, input?: unknown, options: CallOptions = {}): Promise<T> {
  const sending = { ...options, key: options.key ?? newKey() }
  try {
    return await untilBack(() => sendOnce<T>(key, input, sending), options)
  } catch (cause) {
    if (!(cause instanceof ApiError) || cause.error !== PROOF_NEEDED) throw cause
    if (await askProof()) return sendCall<T>(key, input, sending)
    throw new ApiError(clientTexts.pick(currentLang()).unproved, { error: PROOF_NEEDED })
  }
}

/**
 * A server that is replaced or a database that moves is back within a quarter of a minute: until then a call, a file or a
 * download is sent again, after pauses that double. A call keeps its key.
 */
const PAUSE_MS = { first: 500, last: 8_000 }

export async function untilBack<T>(send: () => Promise<T>, options: CallOptions): Promise<T> {
  for (let pause = PAUSE_MS.first; ; pause *= 2) {
    try {
      return await send()
    } catch (cause) {
      if (!(cause instanceof ApiError && cause.isPassing) || options.signal?.aborted) throw cause
      if (pause > PAUSE_MS.last) throw showError(cause, options)
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}

const CHANGED = 'changedMeanwhile' satisfies ErrorName
const PROOF_NEEDED = 'proofNeeded' satisfies ErrorName
const UNAVAILABLE = 'unavailable' satisfies ErrorName

/** One request, and the one place that applies the error catalogue (source §8). */
async function sendOnce<T>(key: RequestKey, input: unknown, options: CallOptions): Promise<T> {
  const token = currentSession().token
  let built: { url: string; init: RequestInit }
  try {
    built = build(key, input, options, token)
  } catch (cause) {
    throw showError(new ApiError(cause instanceof Error ? cause.message : String(cause), { error: 'request' }), options)
  }
  return inTime(options, async (signal) => {
    const response = await fetch(built.url, { ...built.init, signal })
    noteRole(response.headers.get('x-role'), token)
    const body = await bodyOf<T>(response)
    if (body?.success === true && isDone(response.status, body.code)) return body.result
    const wanted = workOf(body)
    if (wanted && !options.work) return await sendOnce<T>(key, input, { ...options, work: await doWork(wanted) })
    throw refused(response.status, body, token, options)
  })
}

/** Whatever is fetched: it ends with the time-out of requests, and a failure is shown in words. A refusal has been shown already. */
export async function inTime<T>(options: CallOptions, send: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const timer = new AbortController()
  const timeout = setTimeout(() => timer.abort(), options.timeoutMs ?? REQUEST_TIMEOUT_MS)
  try {
    return await send(options.signal ? AbortSignal.any([timer.signal, options.signal]) : timer.signal)
  } catch (cause) {
    if (cause instanceof ApiError) throw cause
    if (options.signal?.aborted || isLeaving()) throw new ApiError('', { error: 'aborted' })
    throw showError(unanswered(timer.signal.aborted ? 'timeout' : 'network'), options)
  } finally {
    clearTimeout(timeout)
  }
}

function unanswered(error: 'timeout' | 'network'): ApiError {
  const lang = currentLang()
  const message = clientTexts.pick(otherOf(lang))[error]
  return new ApiError(clientTexts.pick(lang)[error], { error, other: { message, fields: {}, reason: message } })
}

/** What an open form asks for while much is sent. */
function workOf(body: Answered<unknown> | null): { challenge: string; bits: number } | null {
  const detail = body && !body.success ? body.result : null
  const { challenge, bits } = detail?.params ?? {}
  return detail?.error === 'workWanted' && typeof challenge === 'string' && typeof bits === 'number' ? { challenge, bits } : null
}

let lastRole: { token: string; role: string } | null = null
const roleListeners = new Set<() => void>()

/** The role of the session is another than in the answer before: somebody has changed it. */
export function onRoleChange(listener: () => void): () => void {
  roleListeners.add(listener)
  return () => roleListeners.delete(listener)
}

function noteRole(role: string | null, token: string | null): void {
  if (!role || !token || token !== currentSession().token) return
  const before = lastRole
  lastRole = { token, role }
  if (before?.token === token && before.role !== role) for (const listener of roleListeners) listener()
}

const LEAVING_MS = 3_000
let leftAt = Number.NEGATIVE_INFINITY
const leave = () => {
  leftAt = performance.now()
}
globalThis.addEventListener?.('beforeunload', leave)
globalThis.addEventListener?.('pagehide', leave)

/** Leaving or reloading a page aborts its requests: that is no failure, and must not end the session. */
const isLeaving = (): boolean => performance.now() - leftAt < LEAVING_MS

/** The envelope; something in between, such as a proxy, may answer with an `error` of its own. */
export type Answered<T> = Envelope<T> & { error?: unknown }

/** What counts as done beside `success` (source §8): the code of the answer is 200 too. */
export const isDone = (status: number, code: number): boolean => status >= 200 && status < 300 && code === 200

/** A body that is not JSON counts as no answer; a connection that breaks during the body is a network failure. */
export async function bodyOf<T>(response: Response): Promise<Answered<T> | null> {
  const text = await response.text()
  try {
    return JSON.parse(text) as Answered<T>
  } catch {
    return null
  }
}

function build(key: RequestKey, input: unknown, options: CallOptions, token: string | null): { url: string; init: RequestInit } {
  const [method, path] = [key.slice(0, key.indexOf(' ')), API_BASE + key.slice(key.indexOf(' ') + 1)]
  const headers = { ...wireHeaders(token, options.key), ...(options.work && { 'X-Work': options.work }) }
  if (method === 'GET' || method === 'HEAD') return { url: path + queryOf(input), init: { method, headers } }
  return { url: path, init: { method, headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(input ?? {}) } }
}

/** The headers of every request (source §7, product §4). */
export function wireHeaders(token: string | null, key?: string): Record<string, string> {
  const proof = proofFor(token)
  return {
    ...(token && { 'X-Access-Token': token }),
    ...(proof && { 'X-Proof': proof }),
    'X-Page': PAGE,
    'X-Lang': wireLang(),
    'X-Sign': WIRE_SIGNATURE,
    'X-TIMESTAMP': String(Date.now()),
    'Idempotency-Key': key ?? newKey(),
  }
}

/** 128 random bits. `crypto.randomUUID` is missing when the page is served without TLS on a host other than localhost. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** This page, until it is left or loaded again: its socket and its calls name it, so that it gets no news of what it did itself. */
export const PAGE = newKey()

/** Empty values are omitted; a list repeats its name. */
export function queryOf(input: unknown): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries((input ?? {}) as Record<string, unknown>)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one === undefined || one === null || one === '') continue
      query.append(name, String(one))
    }
  }
  const text = query.toString()
  return text ? `?${text}` : ''
}

/** Interprets the answer by the catalogue and notifies the user. Shared with uploads, which do not use fetch. */
export function refused(status: number, body: Answered<unknown> | null, token: string | null, options: CallOptions): ApiError {
  const detail = body && !body.success ? body.result : null
  const facts = {
    error: detail?.error ?? String(status),
    code: body?.code ?? status,
    status,
    requestId: detail?.requestId,
    ...(detail?.params && { params: detail.params }),
  }
  const lang = currentLang()
  const saidIn = (inLang: Lang, { message = '', fields = {} }: Partial<Said>): Said => {
    // People read labels, and the names in the server's sentence are those of the API.
    const reason = (status === 422 && [...new Set(Object.values(fields))].join(' · ')) || message
    return {
      message: sentenceFor(status, facts.error, reason || (READS_ERROR.includes(status) ? textOf(body?.error) : ''), inLang),
      fields,
      reason,
    }
  }
  const { message, ...words } = saidIn(lang, { message: body?.message, fields: detail?.fields })
  const other = detail?.other && saidIn(otherOf(lang), detail.other)
  const error = new ApiError(message, { ...facts, ...words, other })
  if (status === 401) {
    if (options.quiet !== true || token) signOutOnce(token, message)
    return error
  }
  // `sendCall` asks the person, `untilBack` waits, and both send again.
  return detail?.error === PROOF_NEEDED || error.isPassing ? error : showError(error, options)
}

/** Statuses whose answer may say why in `error` alone (source §8). */
const READS_ERROR = [401, 404, 500]
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The sentence of a refusal: the server's own, or the client's where the server has none. */
function sentenceFor(status: number, error: string, said: string, lang: Lang): string {
  const t = clientTexts.pick(lang)
  if (error === ('keyReused' satisfies ErrorName)) return t.keyReused
  if (error === PROOF_NEEDED || (error === CHANGED && said)) return said
  if (status === 401 || status === 404 || status === 500) return said || error
  if (status >= 200 && status < 300) return said || t.generic
  return said ? t.genericWith(said) : t.generic
}

/** Ten requests of one expired session end it once: only the first still carries the stored token. */
function signOutOnce(token: string | null, message: string): void {
  if (token !== currentSession().token) return
  if (token) endSession({ reason: 'expired', message })
  else for (const listener of unauthenticatedListeners) listener(message)
}

const unauthenticatedListeners = new Set<(message: string) => void>()
/** A 401 without a session: the app redirects to the login. */
export function onUnauthenticated(listener: (message: string) => void): () => void {
  unauthenticatedListeners.add(listener)
  return () => unauthenticatedListeners.delete(listener)
}

function showError(error: ApiError, options: CallOptions): ApiError {
  const shown = options.quiet || (options.fieldsShown && !error.isGeneral)
  if (!shown && error.message) toast.error(error.message)
  return error
}
