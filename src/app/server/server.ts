import { randomUUID } from 'node:crypto'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import websocket from '@fastify/websocket'
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import { identify } from '../../features/account/server/identify.ts'
import { checkMasterKeys } from '../../features/secret/server/rotation.ts'
import { answerError, answerSocket, success } from '../../platform/server/answers.ts'
import type { Clock } from '../../platform/server/clock.ts'
import type { Config } from '../../platform/server/config.ts'
import type { Database } from '../../platform/server/database.ts'
import { Hooks } from '../../platform/server/hooks.ts'
import type { Routes } from '../../platform/server/http.ts'
import { Jobs } from '../../platform/server/jobs.ts'
import { Live } from '../../platform/server/live.ts'
import { masterKeysOf } from '../../platform/server/master-keys.ts'
import { refuse } from '../../platform/server/refusal.ts'
import type { Services } from '../../platform/server/services.ts'
import { FRAME_BYTES, limits } from '../../rules/constants.ts'
import { serveDocs } from './docs.ts'
import { features, registerFeatures } from './features.ts'
import { shareRoutes } from './share.ts'
import { inlineScriptHashes, serveWeb } from './web.ts'

export interface ServerOptions {
  config: Config
  database: Database
  clock: Clock
  /** Checks every result against its schema: on in tests. */
  checkResults?: boolean
  /** Replaces every limit per minute: tests send more than people do. */
  perMinute?: number
}

export interface Server {
  app: FastifyInstance
  services: Services
  jobs: Jobs
  /** Ends jobs, sockets and requests under way; the caller closes the database. */
  close(): Promise<void>
}

const REQUEST_BODY_MS = 300_000

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The limit of `rules/constants.ts` that the route's call names. */
    limited?: string | undefined
  }
}

/** A request in the log: without its query, which may contain what somebody searched for, and without headers, which contain the token. */
const withoutQuery = ({ method, url, ip }: Pick<FastifyRequest, 'method' | 'url' | 'ip'>) => ({ method, url: url.split('?')[0], ip })

/** Assembles the whole server on an open database. The caller starts listening and the jobs. */
export async function buildServer(options: ServerOptions): Promise<Server> {
  const app = Fastify({
    logger: options.config.LOG_LEVEL === 'silent' ? false : { level: options.config.LOG_LEVEL, serializers: { req: withoutQuery } },
    genReqId: () => randomUUID(),
    logController: new LogController({ requestIdLogLabel: 'requestId', disableRequestLogging: options.config.LOG_LEVEL !== 'debug' }),
    trustProxy: options.config.TRUST_PROXY,
    bodyLimit: 1024 * 1024,
    forceCloseConnections: true,
    // A body that arrives too slowly is cut off; a file of 50 MB over a slow line still passes.
    requestTimeout: REQUEST_BODY_MS,
    // Both come before any route: a path that cannot be decoded, and what is no HTTP.
    frameworkErrors: (error, request, reply) => answerError(options.clock, error, request, reply),
    clientErrorHandler: (error, socket) => answerSocket(options.clock, error, socket),
  })
  const { pool, db, url } = options.database
  const services: Services = {
    config: options.config,
    pool,
    db,
    clock: options.clock,
    log: app.log,
    masterKeys: masterKeysOf(options.config),
    hooks: new Hooks(),
    live: new Live(),
    features,
    identify: (token, now) => identify(db, token, now),
  }
  await checkMasterKeys(services)
  const routes: Routes = { app, services, checkResults: options.checkResults ?? false }
  const jobs = new Jobs(services)

  const headers = safeHeaders(inlineScriptHashes())
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers)
    reply.header('x-request-id', request.id)
  })
  app.setErrorHandler((error, request, reply) => answerError(services.clock, error, request, reply))
  await app.register(rateLimit, { global: false })
  countRequests(app, options.perMinute)
  await app.register(multipart, { limits: { files: 2, fields: 10 } })
  await app.register(websocket, { options: { maxPayload: FRAME_BYTES } })
  app.get('/api/health', async () => {
    await pool.query('select 1')
    return success(options.clock, { status: 'ready' })
  })
  registerFeatures(routes, jobs, services.hooks)
  app.addHook('onReady', () => jobs.orderRecurring())
  app.addHook('onReady', () => services.live.start({ url, pool, log: app.log }))
  shareRoutes(routes)
  await serveDocs(app)
  await serveWeb(app)
  app.setNotFoundHandler((request, reply) => {
    const page = pageWithoutHash(request)
    return page ? reply.redirect(page) : answerError(services.clock, refuse('notFound'), request, reply)
  })

  return {
    app,
    services,
    jobs,
    close: async () => {
      await jobs.stop()
      await services.live.stop()
      await app.close()
    },
  }
}

/** Routes live in the hash: a page that was typed without it opens all the same, or says that it does not exist. */
function pageWithoutHash({ method, url, headers }: FastifyRequest): string | null {
  if (method !== 'GET' || url.startsWith('/api') || url.startsWith('/assets/')) return null
  return headers.accept?.includes('text/html') ? `/#${url}` : null
}

/** Counts by the matched route, so that no spelling of a path avoids it; all calls of one limit share one count per address. */
function countRequests(app: FastifyInstance, perMinute: number | undefined): void {
  const names = Object.keys(limits) as (keyof typeof limits)[]
  const counters = new Map(
    names.map((name) => [name as string, app.rateLimit({ max: perMinute ?? limits[name].perMinute, timeWindow: '1 minute' })]),
  )
  app.addHook('onRequest', async function (request, reply) {
    await counters.get(request.routeOptions.config.limited ?? '')?.call(this, request, reply)
  })
}

const safeHeaders = (scriptHashes: string[]) => ({
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'content-security-policy': `default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; script-src ${["'self'", ...scriptHashes].join(' ')}; connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'self'; form-action 'self'`,
})
