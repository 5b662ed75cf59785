import type { Server, Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../platform/server/clock.ts'
import { networkOf } from '../../platform/server/wire/addresses.ts'
import { answerError } from '../../platform/server/wire/answers.ts'
import { refuse } from '../../platform/server/wire/refusal.ts'

export interface ConnectionLimits {
  /** Open connections of this server, sockets of open pages included. */
  all: number
  /** Of one address; an office behind one has several for each open page. */
  ofAddress: number
  /** Counts this machine like any other: tests do. A proxy that runs beside the server is not one sender. */
  countsLoopback: boolean
  /** How long the body of a call may take to arrive. */
  bodyMs: number
  /** How long that of an upload may take: a file of 50 MB over a slow line still passes. */
  uploadMs: number
}

export const CONNECTIONS: ConnectionLimits = { all: 10_000, ofAddress: 500, countsLoopback: false, bodyMs: 20_000, uploadMs: 300_000 }

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/

/** Further connections are closed at once, before a byte is read. Behind proxies only the proxies connect: they are not counted. */
export function limitConnections(server: Server, { all, ofAddress, countsLoopback }: ConnectionLimits, behindProxies: boolean): void {
  server.maxConnections = all
  if (behindProxies) return
  const open = new Map<string, number>()
  // Before the HTTP server's own listener, which would start to read.
  server.prependListener('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    if (LOOPBACK.test(address) && !countsLoopback) return
    const network = networkOf(address.replace(/^::ffff:/, ''))
    const count = open.get(network) ?? 0
    if (count >= ofAddress) {
      socket.destroy()
      return
    }
    open.set(network, count + 1)
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    })
  })
}

/**
 * A body that has not arrived in time is answered, and its connection closed. Uploads have longer, the server's `requestTimeout`: a large
 * file over a slow line takes minutes.
 */
export function limitBodies(app: FastifyInstance, clock: Clock, { bodyMs }: ConnectionLimits): void {
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request
    const hasBody = raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length'] ?? 0) > 0
    if (!hasBody || request.routeOptions.config.receives) return
    const timer = setTimeout(() => {
      const cut = () => raw.socket.destroy()
      if (raw.complete) return
      if (reply.raw.writableFinished) return cut()
      reply.raw.once('finish', cut)
      if (!reply.sent) answerError(clock, refuse('tooSlow'), request, reply.header('connection', 'close'))
    }, bodyMs).unref()
    raw.once('close', () => clearTimeout(timer))
  })
}
