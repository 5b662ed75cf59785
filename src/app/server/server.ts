import { randomUUID } from 'node:crypto'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import websocket from '@fastify/websocket'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Clock } from '../../platform/server/clock.ts'
import type { Config } from '../../platform/server/config.ts'
import type { Database } from '../../platform/server/database.ts'
import { answerError, type Routes, success } from '../../platform/server/http.ts'
import { Jobs } from '../../platform/server/jobs.ts'
import { refuse } from '../../platform/server/refusal.ts'
import type { Services } from '../../platform/server/services.ts'
import { serveDocs } from './docs.ts'
import { identify, registerFeatures } from './features.ts'
import { shareRoutes } from './share.ts'
import { inlineScriptHashes, serveWeb } from './web.ts'

export interface ServerOptions {
  config: Config
  database: Database
  clock: Clock
  /** Held against its schema, every result: on in tests. */
  checkResults?: boolean
  /** Requests a minute that one address may make to calls open to anyone. */
  anonymousPerMinute?: number
}

export interface Server {
  app: FastifyInstance
  services: Services
  jobs: Jobs
  /** Ends jobs, sockets and requests under way; the database is the caller's. */
  close(): Promise<void>
}

/** Assembles the whole server on an open database. Listening and the jobs' beat are the caller's to start. */
export async function buildServer(options: ServerOptions): Promise<Server> {
  const app = Fastify({
    logger:
      options.config.LOG_LEVEL === 'silent'
        ? false
        : { level: options.config.LOG_LEVEL, redact: ['req.headers["x-access-token"]', 'req.headers.cookie'] },
    genReqId: () => randomUUID(),
    logController: new LogController({ requestIdLogLabel: 'requestId', disableRequestLogging: options.config.LOG_LEVEL !== 'debug' }),
    trustProxy: options.config.TRUST_PROXY,
    bodyLimit: 1024 * 1024,
    forceCloseConnections: true,
  })
  const { pool, db } = options.database
  const services: Services = {
    config: options.config,
    pool,
    db,
    clock: options.clock,
    log: app.log,
    identify: (token, now) => identify(db, token, now),
  }
  const routes: Routes = { app, services, checkResults: options.checkResults ?? false }
  const jobs = new Jobs(services)

  const headers = safeHeaders(inlineScriptHashes())
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers)
    reply.header('x-request-id', request.id)
  })
  app.setErrorHandler((error, request, reply) => answerError(services, error, request, reply))
  await app.register(rateLimit, {
    max: options.anonymousPerMinute ?? 300,
    timeWindow: '1 minute',
    allowList: (request) => !isOpenWrite(request.method, request.url),
  })
  await app.register(multipart, { limits: { files: 2, fields: 10 } })
  await app.register(websocket, { options: { maxPayload: 64 * 1024 } })
  app.get('/api/health', async () => {
    await pool.query('select 1')
    return success({ status: 'ready' })
  })
  registerFeatures(routes, jobs)
  shareRoutes(routes)
  await serveDocs(app)
  await serveWeb(app)
  app.setNotFoundHandler((request, reply) => answerError(services, refuse('notFound'), request, reply))

  return {
    app,
    services,
    jobs,
    close: async () => {
      await jobs.stop()
      await app.close()
    },
  }
}

/** What a stranger may send: the only calls that are counted by address. */
const isOpenWrite = (method: string, url: string) =>
  (method === 'POST' &&
    /^\/api\/ws\/(event\/(signUp|cancel)|lead\/submit|partner\/apply|provider\/apply|passport|operator\/login|account\/(register|code|check|password))/.test(
      url,
    )) ||
  // Looked up by a number that can be counted through, and by a contact that can be guessed.
  (method === 'GET' && /^\/api\/ws\/(event\/(ticket|ical)|lead\/status|partner\/application|provider\/application)\b/.test(url))

const safeHeaders = (scriptHashes: string[]) => ({
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'content-security-policy': `default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; script-src ${["'self'", ...scriptHashes].join(' ')}; connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'self'; form-action 'self'`,
})
