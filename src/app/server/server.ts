import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import websocket from '@fastify/websocket'
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import { identify } from '../../features/base/account/server/identify.ts'
import { isProved } from '../../features/base/account/server/proof.ts'
import { checkMasterKeys } from '../../features/base/secret/server/rotation.ts'
import { CHAT_SOCKET } from '../../features/talk/chat/server/socket.ts'
import { errors } from '../../platform/contract/errors.ts'
import type { Clock } from '../../platform/server/clock.ts'
import type { Config } from '../../platform/server/config.ts'
import type { Database } from '../../platform/server/data/database.ts'
import { masterKeysOf } from '../../platform/server/data/master-keys.ts'
import { fileStoreOf } from '../../platform/server/files/store.ts'
import { Hooks } from '../../platform/server/hooks.ts'
import { Jobs } from '../../platform/server/jobs/jobs.ts'
import { loggerOf } from '../../platform/server/lines.ts'
import { Live } from '../../platform/server/live/live.ts'
import type { Services } from '../../platform/server/services.ts'
import { addressOf } from '../../platform/server/wire/addresses.ts'
import { answerError, answerSocket, type FailurePage } from '../../platform/server/wire/answers.ts'
import type { Routes } from '../../platform/server/wire/http.ts'
import { originOf } from '../../platform/server/wire/origin.ts'
import { countRequests, type PerMinute } from '../../platform/server/wire/pace.ts'
import { explainRefusal, refuse } from '../../platform/server/wire/refusal.ts'
import { SecurityLog } from '../../platform/server/wire/security.ts'
import { SharedCounts } from '../../platform/server/wire/shared-counts.ts'
import { FRAME_BYTES } from '../../rules/constants.ts'
import { CONNECTIONS, type ConnectionLimits, limitBodies, limitConnections } from './connections.ts'
import { serveDocs } from './docs.ts'
import { drainable } from './drain.ts'
import { features, registerFeatures } from './features.ts'
import { DatabaseLook } from './metrics/database-look.ts'
import { Metrics } from './metrics/metrics.ts'
import { noteRequests } from './requests.ts'
import { safeHeaders } from './safe-headers.ts'
import { failedDocument } from './share/failed.ts'
import { chosen } from './share/lang.ts'
import { shareRoutes } from './share/routes.ts'
import { inlineScriptHashes, serveWeb } from './web.ts'

interface ServerOptions {
  config: Config
  database: Database
  clock: Clock
  /** Checks every result against its schema: on in tests. */
  checkResults?: boolean
  /** Replaces every limit per minute, or those that it names: tests send more than people do. */
  perMinute?: PerMinute
  connections?: Partial<ConnectionLimits>
}

export interface Server {
  app: FastifyInstance
  services: Services
  jobs: Jobs
  security: SecurityLog
  /** If METRICS_PORT is set. */
  metrics: Metrics | undefined
  /** Ends jobs, sockets and requests under way; the caller closes the database. */
  close(): Promise<void>
}

const HEADERS_MS = 60_000

/** Answers of text. Assets are compressed at build. Bodies of requests stay as they come: a small one could unpack to any size. */
const COMPRESSION = {
  globalDecompression: false,
  // Brotli's window takes megabytes for each answer under way.
  encodings: ['gzip'] satisfies ['gzip'],
  threshold: 1_500,
  customTypes: /^(application\/(json|xml|rss\+xml)|text\/(html|plain|calendar|xml))/,
}

/** A request in the log: without its query, which may contain what somebody searched for, and without headers, which contain the token. */
const withoutQuery = (request: FastifyRequest) => ({ method: request.method, url: request.url.split('?')[0], ip: addressOf(request) })

/** Without routes: what is logged, which addresses are believed, and what holds before any route is found. */
function framework({ config, clock }: ServerOptions, connections: ConnectionLimits, headers: ReturnType<typeof safeHeaders>) {
  const { LOG_LEVEL: level, TRUST_PROXY: trusted } = config
  const app: FastifyInstance = Fastify({
    logger: loggerOf(config, { req: withoutQuery }, () => app.log),
    genReqId: () => randomUUID(),
    logController: new LogController({ requestIdLogLabel: 'requestId', disableRequestLogging: level !== 'debug' }),
    trustProxy: typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted,
    bodyLimit: 1024 * 1024,
    // Connections are closed by `drainable`, when what came over them is answered.
    forceCloseConnections: false,
    return503OnClosing: false,
    // Of uploads; other bodies have less.
    requestTimeout: connections.uploadMs,
    // Node looks for what is late in these steps, and takes the longer of both times for the body.
    http: {
      connectionsCheckingInterval: connections.uploadMs / 10,
      headersTimeout: Math.min(HEADERS_MS, connections.uploadMs),
      // Any other request that asks for an upgrade is answered as if it did not.
      shouldUpgradeCallback: ({ url, headers: { upgrade } }) =>
        upgrade?.toLowerCase() === 'websocket' && url?.split('?')[0] === CHAT_SOCKET,
    },
    // Both come before any route: a path that cannot be decoded, and what is no HTTP.
    frameworkErrors: (error, request, reply) => void answerError(clock, error, request, reply.headers(headers)),
    clientErrorHandler: (error, socket) => answerSocket(clock, error, socket, headers),
  })
  return app
}

/** Assembles the whole server on an open database. The caller starts listening and the jobs. */
export async function buildServer(options: ServerOptions): Promise<Server> {
  const connections = { ...CONNECTIONS, ...options.connections }
  const headers = safeHeaders(options.config, inlineScriptHashes())
  const app = framework(options, connections, headers)
  const { pool, db, directUrl } = options.database
  const services: Services = {
    config: options.config,
    pool,
    db,
    clock: options.clock,
    log: app.log,
    masterKeys: masterKeysOf(options.config),
    hooks: new Hooks(),
    live: new Live(),
    files: fileStoreOf(options.config),
    counts: new SharedCounts(db, app.log),
    features,
    identify: (token, now) => identify(db, token, now),
    proves: (sessionId, proof, now) => isProved(db, sessionId, proof, now),
  }
  const jobs = new Jobs(services)
  const security = new SecurityLog(db, services.masterKeys, app.log)

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers)
    reply.header('x-request-id', request.id)
    if (options.config.ROLE === 'jobs' && !request.url.startsWith('/api/health')) throw refuse('unavailable')
  })
  const metrics = metricsOf(options, app, jobs)
  noteRequests(app, options.config.HENGDU_ENV === 'production', metrics)
  limitConnections(app.server, connections, options.config.TRUST_PROXY !== false)
  limitBodies(app, services.clock, connections)
  app.setErrorHandler((error, request, reply) => {
    const page = isForReaders(request) ? failurePage(request) : undefined
    const refusal = answerError(services.clock, error, request, reply, page)
    request.refusedWith = errors[refusal.error].code
    security.note(refusal, request, services.clock.now())
  })
  await app.register(compress, COMPRESSION)
  const count = countRequests(app, services.counts, options.perMinute ?? options.config.REQUESTS_PER_MINUTE)
  const routes: Routes = { app, services, count, checkResults: options.checkResults ?? false }
  await app.register(multipart, { limits: { files: 2, fields: 10 } })
  await app.register(websocket, { options: { maxPayload: FRAME_BYTES } })
  const drain = drainable(app, services, options.database)
  registerFeatures(routes, jobs, services.hooks)
  await checkMasterKeys(services)
  app.addHook('onReady', () => jobs.orderRecurring())
  app.addHook('onReady', async () => security.start())
  app.addHook('onReady', () => services.live.start({ url: directUrl, pool, log: app.log }))
  const answerPlainPath = shareRoutes(routes)
  // It names every call of operators too: for those who build, not for the public.
  if (options.config.HENGDU_ENV !== 'production') await serveDocs(app)
  await serveWeb(app, originOf(options.config, { headers: {} }))
  app.setNotFoundHandler(async (request, reply) => {
    await count.call(request, reply, null)
    if (isForReaders(request)) return answerPlainPath(request, reply)
    request.refusedWith = errors.notFound.code
    answerError(services.clock, refuse('notFound'), request, reply)
    return reply
  })

  return {
    app,
    services,
    jobs,
    security,
    metrics,
    close: async () => {
      await Promise.all([drain.close(), jobs.stop()])
      await services.live.stop()
      await security.stop()
      await metrics?.close()
    },
  }
}

function metricsOf({ config, database, clock }: ServerOptions, app: FastifyInstance, jobs: Jobs): Metrics | undefined {
  if (config.METRICS_PORT === undefined) return undefined
  const look = new DatabaseLook(database.directUrl, clock, jobs)
  const metrics = new Metrics({ config, pool: database.pool, sockets: () => app.websocketServer.clients.size, look })
  app.addHook('onReady', () => metrics.listen())
  return metrics
}

const failurePage =
  (request: FastifyRequest): FailurePage =>
  (refusal, requestId) => {
    const lang = chosen(request)
    return failedDocument(explainRefusal(refusal, lang).message, requestId, lang)
  }

/** What somebody may have typed: routes live in the hash, but nobody has to know. A program that asks for JSON gets JSON. */
function isForReaders({ method, url, headers: { accept = '' } }: FastifyRequest): boolean {
  const wantsJson = accept.includes('application/json') && !accept.includes('text/html')
  return (method === 'GET' || method === 'HEAD') && !wantsJson && !/^\/(api|assets)(\/|\?|$)/.test(url)
}
