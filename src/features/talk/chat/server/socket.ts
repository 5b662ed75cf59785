import type { FastifyRequest } from 'fastify'
import type { Services } from '../../../../platform/server/services.ts'
import { type Actor, storedPerson } from '../../../../platform/server/wire/actor.ts'
import { langOf, pageOf } from '../../../../platform/server/wire/caller.ts'
import type { Routes } from '../../../../platform/server/wire/http.ts'
import { FRAME_RATE, userTypes } from '../../../../rules/constants.ts'
import { actorOfSession } from '../../../base/account/server/reads.ts'
import { SILENCE_SECONDS } from '../contract/wire.ts'
import { Connection } from './connection.ts'
import { ChatHub } from './hub.ts'
import { Pace } from './pace.ts'
import type { Identify } from './talk.ts'
import { takeTicket } from './tickets.ts'

/** Where the one socket of a client is opened: no other path takes an upgrade. */
export const CHAT_SOCKET = '/api/ws/chat'

const SOCKETS_MOST = 8_000

interface SocketOptions {
  silenceSeconds?: number
  /** Messages of one person in five seconds: tests send more than people do. */
  messages?: number
  /** Sockets of this server: memory and requests must be left for everything else. */
  socketsMost?: number
}

/**
 * `/api/ws/chat?ticket=…` or `?token=…`, `&lang=…`, and `&page=…` of our own client: a browser's socket cannot send headers.
 * One socket for messages and for the news of open pages.
 * The sender is who the token or the ticket belongs to.
 */
export function chatSocket(
  { app, services }: Pick<Routes, 'app' | 'services'>,
  { silenceSeconds = SILENCE_SECONDS, messages, socketsMost = SOCKETS_MOST }: SocketOptions = {},
): void {
  const hub = new ChatHub(services, messages)
  app.get(CHAT_SOCKET, { websocket: true, config: { limited: 'visitor' } }, (socket, request) => {
    const query = request.query as { lang?: unknown; page?: unknown }
    const lang = langOf(request, query.lang ?? request.headers['x-lang'])
    if (app.websocketServer.clients.size > socketsMost) {
      // A client of ours comes back later, with jitter.
      socket.close(1013)
      return
    }
    let connection: Connection | undefined
    const silence = setTimeout(() => (connection ?? new Connection(socket, NOBODY, lang)).fail(9), silenceSeconds * 1000).unref()
    const broken = (error: unknown) => {
      request.log.error({ err: error }, 'chat socket')
      ;(connection ?? new Connection(socket, NOBODY, lang)).fail(500)
      return null
    }
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      clearTimeout(silence)
      if (connection) hub.leave(connection)
    })

    const opening = callerOf(services, request)
      .then(async (identify) => {
        const actor = await identify()
        if (socket.readyState !== socket.OPEN) return null
        const made = new Connection(socket, actor ?? NOBODY, lang, pageOf(query.page))
        const talk = actor && hub.join(made, identify)
        if (talk) connection = made
        else made.fail(actor ? 400 : 401)
        return talk
      })
      .catch(broken)

    // Frames are handled in order: those sent with the opening must not overtake the check of the token. Too many of them in a time, or
    // at once behind one that waits for a slow reader, end the connection before they are kept.
    const frames = new Pace(FRAME_RATE.frames, FRAME_RATE.seconds)
    let before: Promise<unknown> = opening
    let waiting = 0
    socket.on('message', (data) => {
      if (socket.readyState !== socket.OPEN) return
      silence.refresh()
      if (frames.wait() > 0 || waiting >= FRAME_RATE.frames) {
        ;(connection ?? new Connection(socket, NOBODY, lang)).fail(400)
        return
      }
      waiting++
      before = before
        .then(async () => {
          const talk = await opening
          if (talk && socket.readyState === socket.OPEN) await talk.hear(String(data))
        })
        .catch(broken)
        .finally(() => waiting--)
    })
  })
}

/** How the caller of a new socket is found out, now and later. Pages of other sites are nobody. */
async function callerOf(services: Services, request: FastifyRequest): Promise<Identify> {
  if (!isOwnPage(services, request)) return async () => null
  const query = request.query as { token?: unknown; ticket?: unknown }
  const now = () => services.clock.now()
  if (typeof query.ticket === 'string') {
    const sessionId = await takeTicket(services.db, services, query.ticket)
    return async () => (sessionId ? actorOfSession(services.db, sessionId, now()) : null)
  }
  const token = String(query.token ?? request.headers['x-access-token'] ?? '')
  return () => services.identify(token, now())
}

/** Browsers say which page opens a socket: only pages of this host or of PUBLIC_URL may. Programs say nothing. */
function isOwnPage({ config }: Services, { headers }: FastifyRequest): boolean {
  const { origin, host } = headers
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  const from = new URL(origin)
  return from.host === host || (config.PUBLIC_URL !== undefined && from.origin === new URL(config.PUBLIC_URL).origin)
}

const NOBODY: Actor = {
  accountId: storedPerson(''),
  kind: 'individual',
  userType: userTypes.individual,
  companyId: null,
  role: 'individual',
  complete: false,
  sessionId: null,
  holds: () => false,
}
