import type { IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { type Database, STATEMENT_MS } from '../../platform/server/data/database.ts'
import type { Services } from '../../platform/server/services.ts'
import { COMMIT, VERSION } from '../../platform/server/version.ts'
import { success } from '../../platform/server/wire/answers.ts'
import { refuse } from '../../platform/server/wire/refusal.ts'
import { Readiness } from './readiness.ts'

/** What is under way at the end has this long, from its last byte on: as long as its longest statement may run. */
const ANSWER_MS = STATEMENT_MS + 1_000
/** A file that is still being sent then has this long to arrive: sending all of it again takes longer. */
const UPLOAD_MS = 30_000
const LOOK_MS = 50
/** The longest that `close` takes after DRAIN_SECONDS, in milliseconds. */
export const DRAINED_MS = UPLOAD_MS + ANSWER_MS

/** Ends the part of a server that takes requests: what was accepted is answered. */
interface Drain {
  close(): Promise<void>
}

/**
 * The two addresses that report on the server, and its end: readiness answers 503 first, so that a load balancer goes elsewhere;
 * after a moment nothing new is taken, open pages learn when to come back, and what is under way is answered.
 */
export function drainable(app: FastifyInstance, { config, clock, live }: Services, database: Database): Drain {
  const readiness = new Readiness(database)
  let isEnding = false
  const underWay = new Set<IncomingMessage>()
  app.server.on('request', (request, response) => {
    underWay.add(request)
    response.once('close', () => underWay.delete(request))
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
    const begun = performance.now()
    for (let received = begun; underWay.size > 0 && performance.now() - received < ANSWER_MS; await sleep(LOOK_MS))
      if (performance.now() - begun < UPLOAD_MS && [...underWay].some(({ complete }) => !complete)) received = performance.now()
  }
  return {
    close: async () => {
      isEnding = true
      await sleep(config.DRAIN_SECONDS * 1000)
      live.drain()
      const closed = app.close()
      await answered()
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
