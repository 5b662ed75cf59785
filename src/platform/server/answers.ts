import type { FastifyReply, FastifyRequest } from 'fastify'
import { errors } from '../../rules/errors.ts'
import type { Envelope, RefusalDetail } from '../contract/envelope.ts'
import { langOf } from './caller.ts'
import type { Clock } from './clock.ts'
import { isUnavailable } from './database.ts'
import { explain, Refusal, refuse } from './refusal.ts'

/** The envelope of every JSON answer (product §4). */
export function success<T>(clock: Clock, result: T, message = 'ok'): Envelope<T> {
  return { success: true, code: 200, message, result, timestamp: clock.now().epochMilliseconds }
}

/** The one place that turns a failure into an answer: refusals by the catalogue, anything else as a 500 whose cause is only logged. */
export function answerError(clock: Clock, error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const known = asRefusal(error)
  if (!known || known.error === 'unavailable') request.log.error({ err: error }, 'request failed')
  const refusal = known ?? refuse('serverError', { requestId: request.id })
  const { message, fields, params } = explain(refusal, langOf(request))
  const detail: RefusalDetail = { error: refusal.error, requestId: request.id, ...(fields && { fields }), ...(params && { params }) }
  const body: Envelope<never> = {
    success: false,
    code: errors[refusal.error].code,
    message,
    result: detail,
    timestamp: clock.now().epochMilliseconds,
  }
  reply.status(errors[refusal.error].http).send(body)
}

function asRefusal(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error
  if (isUnavailable(error)) return refuse('unavailable')
  const status = (error as { statusCode?: number }).statusCode
  if (status === 413) return refuse('bodyTooLarge')
  if (status === 429) return refuse('tooMany')
  if (status === 404) return refuse('notFound')
  if (status !== undefined && status >= 400 && status < 500) return refuse('badRequest')
  return null
}
