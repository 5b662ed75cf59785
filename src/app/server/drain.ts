import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../platform/server/services.ts'
import { COMMIT, VERSION } from '../../platform/server/version.ts'
import { success } from '../../platform/server/wire/answers.ts'
import { refuse } from '../../platform/server/wire/refusal.ts'
import { Readiness } from './readiness.ts'

/** What is under way at the end has this long; a request of the web client has given up by then. */
export const ANSWER_MS = 6_000

/** Ends the part of a server that takes requests: what was accepted is answered. */
interface Drain {
  close(): Promise<void>
}

/**
 * The two addresses that report on the server, and its end: readiness answers 503 first, so that a load balancer goes elsewhere;
 * after a moment nothing new is taken, open pages learn when to come back, and what is under way is answered.
 */
export function drainable(app: FastifyInstance, { config, clock, live }: Services, databaseUrl: string): Drain {
  const readiness = new Readiness(databaseUrl)
  let isEnding = false
  let underWay = 0
  let changed: () => void = () => undefined
  app.server.on('request', (_request, response) => {
    underWay++
    response.once('close', () => {
      underWay--
      changed()
    })
  })
  // A connection that is kept would still be used when this server takes nothing any more.
  app.addHook('onSend', async (_request, reply) => {
    if (isEnding) reply.header('connection', 'close')
  })
  app.get('/api/health', async () => {
    if (isEnding) throw refuse('unavailable')
    const schema = await readiness.look()
    return success(clock, { status: 'ready', version: VERSION, commit: COMMIT, schema })
  })
  app.get('/api/health/live', async () => success(clock, { status: 'alive' }))

  const answered = async () => {
    while (underWay > 0)
      await new Promise<void>((resolve) => {
        changed = resolve
      })
  }
  return {
    close: async () => {
      isEnding = true
      await sleep(config.DRAIN_SECONDS * 1000)
      live.drain()
      const closed = app.close()
      const patience = new AbortController()
      await Promise.race([answered(), sleep(ANSWER_MS, undefined, { signal: patience.signal }).catch(() => undefined)])
      patience.abort()
      // Connections on which nothing was asked, and what took too long.
      app.server.closeAllConnections()
      await Promise.race([closed, sleep(CLOSED_MS, undefined, { ref: false })])
      for (const socket of app.websocketServer.clients) socket.terminate()
      await closed
      readiness.close()
    },
  }
}

/** A socket whose other side has gone does not answer its close. */
const CLOSED_MS = 3_000
