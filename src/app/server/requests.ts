import type { FastifyInstance, FastifyRequest } from 'fastify'
import { traceIn } from '../../platform/server/trace.ts'
import type { Metrics } from './metrics/metrics.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The key of the call, of a route that is one. */
    call?: string
  }
  interface FastifyRequest {
    /** The code of the refusal that it was answered with. */
    refusedWith?: number
    /** The trace that it belongs to, of a call. */
    trace?: string | undefined
  }
}

/** A call by its key, another route by its pattern: what was asked for may contain what somebody searched for. */
const nameOf = ({ routeOptions: { config, url }, method }: FastifyRequest): string => config.call ?? (url ? `${method} ${url}` : 'unknown')

const isProbe = (name: string): boolean => name.endsWith(' /api/health') || name.endsWith(' /api/health/live')

/** In production a line for each answer, without bodies, addresses and queries; probes that succeed have none. Metrics count all. */
export function noteRequests(app: FastifyInstance, withLines: boolean, metrics: Metrics | undefined): void {
  if (!withLines && !metrics) return
  app.addHook('onResponse', (request, reply, done) => {
    const call = nameOf(request)
    const { statusCode: status, elapsedTime } = reply
    const code = request.refusedWith ?? (status < 400 ? 200 : status)
    metrics?.note(call, code, elapsedTime / 1000)
    if (withLines && !(isProbe(call) && status === 200)) {
      const trace = request.trace ?? traceIn(request.headers)
      const ids = { ...(request.accountId && { account: request.accountId }), ...(trace && { trace }) }
      request.log.info({ call, status, code, ms: Math.round(elapsedTime), ...ids }, 'answered')
    }
    done()
  })
}
