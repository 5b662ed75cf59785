import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { errors } from '../../../platform/contract/errors.ts'
import type { Envelope, RefusalDetail } from '../../contract/envelope.ts'
import { type Lang, otherOf } from '../../contract/texts.ts'
import type { Clock } from '../clock.ts'
import { isFull, isLocked, isUnavailable } from '../data/database.ts'
import { langOf } from './caller.ts'
import { explainRefusal, Refusal, refuse } from './refusal.ts'

/** The envelope of every JSON answer (product §4). */
export function success<T>(clock: Clock, result: T, message = 'ok'): Envelope<T> {
  return { success: true, code: 200, message, result, timestamp: clock.now().epochMilliseconds }
}

/** After a refusal for the moment, which the next try will probably not meet. */
const RETRY_SECONDS = 2

/** A whole page that says why there is none, for people who followed a link. */
export type FailurePage = (refusal: Refusal, requestId: string) => string

/**
 * The one place that turns a failure into an answer: refusals by the catalogue, anything else as a 500 whose cause is only logged. Returns
 * the refusal.
 */
export function answerError(clock: Clock, error: unknown, request: FastifyRequest, reply: FastifyReply, page?: FailurePage): Refusal {
  const known = asRefusal(error)
  if (!known || (known !== error && errors[known.error].http === 503)) request.log.error({ err: error }, 'request failed')
  const refusal = known ?? refuse('serverError', { requestId: request.id })
  const { http } = errors[refusal.error]
  if (http === 503) reply.header('retry-after', RETRY_SECONDS)
  reply.status(http)
  if (page) reply.type('text/html; charset=utf-8').send(page(refusal, request.id))
  else reply.send(refusalBody(clock, refusal, langOf(request), request.id))
  return refusal
}

function refusalBody(clock: Clock, refusal: Refusal, lang: Lang, requestId: string): Envelope<never> {
  const { message, fields, params } = explainRefusal(refusal, lang)
  const { params: _, ...other } = explainRefusal(refusal, otherOf(lang))
  const detail: RefusalDetail = { error: refusal.error, requestId, ...(fields && { fields }), ...(params && { params }), other }
  return { success: false, code: errors[refusal.error].code, message, result: detail, timestamp: clock.now().epochMilliseconds }
}

function beforeRequest(code: string | undefined): Refusal {
  if (code === 'HPE_HEADER_OVERFLOW') return refuse('headersTooLarge')
  return refuse(code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'tooSlow' : 'badRequest')
}

/** What Node refuses before there is a request: headers that are too large, or no HTTP. The socket is closed after the answer. */
export function answerSocket(
  clock: Clock,
  error: Error & { code?: string },
  socket: Socket,
  headers: Readonly<Record<string, string>>,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const refusal = beforeRequest(error.code)
  const status = errors[refusal.error].http
  const body = JSON.stringify(refusalBody(clock, refusal, 'cn', randomUUID()))
  const said = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${said.join('')}Content-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  )
}

/** Of the server's own disk, or of what its user may store there. */
export const isOutOfDisk = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes((error as { code?: string }).code ?? '')

function asRefusal(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error
  if (isUnavailable(error)) return refuse('unavailable')
  if (isLocked(error)) return refuse('busy')
  if (isFull(error) || isOutOfDisk(error)) return refuse('storageFull')
  const status = (error as { statusCode?: number }).statusCode
  if (status === 413) return refuse('bodyTooLarge')
  if (status === 429) return refuse('tooMany')
  if (status === 404) return refuse('notFound')
  if (status !== undefined && status >= 400 && status < 500) return refuse('badRequest')
  return null
}
