import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { limits } from '../../../rules/constants.ts'
import type { Actor } from './actor.ts'
import { addressOf, networkOf } from './addresses.ts'
import { refuse } from './refusal.ts'

type LimitName = keyof typeof limits
export type PerMinute = number | Partial<Record<LimitName, number>>

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The limit of `rules/constants.ts` that counts requests to the route before anything else is done for them. */
    limited?: LimitName | undefined
    /** The handler itself reads the body, which may take minutes. */
    receives?: boolean
  }
  interface FastifyRequest {
    /** Whose requests are counted. */
    countedAs: string
  }
}

/** Each counts one request, and refuses it where there were too many. */
export interface RequestCounts {
  /** A request whose route names no limit, once its caller is known. */
  call(request: FastifyRequest, reply: FastifyReply, actor: Actor | null): Promise<void>
  /** A request for a page that does not exist, besides what its route counts. */
  missing(request: FastifyRequest, reply: FastifyReply): Promise<void>
}

/**
 * Requests by the minute. A route that names its limit is counted by address, by the matched route, so that no spelling of a path avoids
 * it. All other calls are counted once their caller is known: by account, or by address where nobody is signed in. `perMinute` replaces
 * every limit, or those that it names.
 */
export function countRequests(app: FastifyInstance, perMinute: PerMinute | undefined): RequestCounts {
  app.decorateRequest('countedAs', '')
  const names = Object.keys(limits) as LimitName[]
  const counters = new Map(
    names.map((name) => {
      const max = typeof perMinute === 'number' ? perMinute : (perMinute?.[name] ?? limits[name].perMinute)
      const settings = { max, timeWindow: '1 minute', keyGenerator: counted }
      return [name, app.createRateLimit(settings)]
    }),
  )
  const count = async (name: LimitName, request: FastifyRequest, reply: FastifyReply, as: string) => {
    request.countedAs = as
    const counter = await counters.get(name)!(request)
    if (counter.isAllowed || !counter.isExceeded) return
    reply.header('retry-after', counter.ttlInSeconds)
    throw refuse('tooMany')
  }
  const byAddress = (name: LimitName, request: FastifyRequest, reply: FastifyReply) =>
    count(name, request, reply, networkOf(addressOf(request)))
  app.addHook('onRequest', async (request, reply) => {
    const { limited } = request.routeOptions.config
    if (limited) await byAddress(limited, request, reply)
  })
  return {
    call: async (request, reply, actor) => {
      if (request.routeOptions.config.limited) return
      if (actor) await count('account', request, reply, actor.accountId)
      else await byAddress('visitor', request, reply)
    },
    missing: (request, reply) => byAddress('missing', request, reply),
  }
}

const counted = (request: FastifyRequest) => request.countedAs
