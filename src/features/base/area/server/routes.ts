import type { FastifyReply, FastifyRequest } from 'fastify'
import { openCall, RawAnswer, routesOf } from '../../../../platform/server/wire/http.ts'
import { areaCalls } from '../contract/calls.ts'
import { areaCodes, areaTreeBody, encodingFor } from './reads.ts'

export const areaRoutes = routesOf(areaCalls, {
  'GET /ws/portal/area/getareacode': async () => [...areaCodes()],
  // Bound with `openCall` rather than `read`: the answer depends on what the browser accepts and already has.
  'GET /ws/portal/area/loadTreeRoot': openCall(async (scene, _, request) => new RawAnswer((reply) => sendTree(request, reply, scene.now))),
})

function sendTree(request: FastifyRequest, reply: FastifyReply, now: Temporal.Instant): FastifyReply {
  const { etag, bodies } = areaTreeBody(now)
  const encoding = encodingFor(request.headers['accept-encoding'])
  // One tag per encoding: they are different bytes. Cached for a day; after that a 304 costs only headers.
  const tag = encoding === 'identity' ? etag : `${etag.slice(0, -1)}-${encoding}"`
  reply
    .header('vary', 'Accept-Encoding')
    .header('cache-control', 'public, max-age=86400, stale-while-revalidate=604800')
    .header('etag', tag)
  const known = request.headers['if-none-match']
  if (known?.split(',').some((one) => one.trim().replace(/^W\//, '') === tag)) return reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.type('application/json; charset=utf-8').send(bodies[encoding])
}
