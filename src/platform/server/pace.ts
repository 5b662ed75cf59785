import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { limits } from '../../rules/constants.ts'
import type { Actor } from './actor.ts'
import { addressOf, networkOf } from './addresses.ts'
import { refuse } from './refusal.ts'

export type LimitName = keyof typeof limits

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

/** Counts one request, and refuses it where there were too many. */
export type CountCall = (request: FastifyRequest, reply: FastifyReply, actor: Actor | null) => Promise<void>

/**
 * Requests by the minute. A route that names its limit is counted by address, by the matched route, so that no spelling of a path avoids
 * it. All other calls are counted once their caller is known: by account, or by address where nobody is signed in. The result counts a
 * call of the second kind. `perMinute` replaces every limit.
 */
export function countRequests(app: FastifyInstance, perMinute: number | undefined): CountCall {
  app.decorateRequest('countedAs', '')
  const names = Object.keys(limits) as LimitName[]
  const counters = new Map(
    names.map((name) => {
      const settings = { max: perMinute ?? limits[name].perMinute, timeWindow: '1 minute', keyGenerator: counted }
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
  app.addHook('onRequest', async (request, reply) => {
    const { limited } = request.routeOptions.config
    if (limited) await count(limited, request, reply, networkOf(addressOf(request)))
  })
  return async (request, reply, actor) => {
    if (request.routeOptions.config.limited) return
    if (actor) await count('account', request, reply, actor.accountId)
    else await count('visitor', request, reply, networkOf(addressOf(request)))
  }
}

const counted = (request: FastifyRequest) => request.countedAs
