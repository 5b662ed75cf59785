import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { limits } from '../../../rules/constants.ts'
import type { Actor } from './actor.ts'
import { addressOf, networkOf } from './addresses.ts'
import { refuse } from './refusal.ts'
import type { SharedCounts } from './shared-counts.ts'

type LimitName = keyof typeof limits
export type PerMinute = number | Partial<Record<LimitName, number>>

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The limit of `rules/constants.ts` that counts requests to the route before anything else is done for them. */
    limited?: LimitName | undefined
    /** The handler itself reads the body, which may take minutes. */
    receives?: boolean
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
 * Requests by the minute, over all servers. A route that names its limit is counted by address, by the matched route, so that no spelling
 * of a path avoids it. All other calls are counted once their caller is known: by account, or by address where nobody is signed in.
 * `perMinute` replaces every limit, or those that it names.
 */
export function countRequests(app: FastifyInstance, counts: SharedCounts, perMinute: PerMinute | undefined): RequestCounts {
  const mostOf = (name: LimitName) => (typeof perMinute === 'number' ? perMinute : (perMinute?.[name] ?? limits[name].perMinute))
  const count = async (name: LimitName, reply: FastifyReply, subject: string) => {
    const waitMs = await counts.take({ name, most: mostOf(name), seconds: 60 }, subject)
    if (waitMs === 0) return
    reply.header('retry-after', Math.ceil(waitMs / 1000))
    throw refuse('tooMany')
  }
  const byAddress = (name: LimitName, request: FastifyRequest, reply: FastifyReply) => count(name, reply, networkOf(addressOf(request)))
  app.addHook('onRequest', async (request, reply) => {
    const { limited } = request.routeOptions.config
    if (limited) await byAddress(limited, request, reply)
  })
  return {
    call: async (request, reply, actor) => {
      if (request.routeOptions.config.limited) return
      if (actor) await count('account', reply, actor.accountId)
      else await byAddress('visitor', request, reply)
    },
    missing: (request, reply) => byAddress('missing', request, reply),
  }
}
