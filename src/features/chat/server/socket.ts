import type { WebSocket } from '@fastify/websocket'
import type { FastifyRequest } from 'fastify'
import type { Lang } from '../../../platform/contract/texts.ts'
import { langOf } from '../../../platform/server/caller.ts'
import type { Routes } from '../../../platform/server/http.ts'
import { type ChatError, chatErrors, frame, MESSAGE, PING, SILENCE_SECONDS } from '../contract/protocol.ts'

/**
 * `/api/ws/chat?token=…`: a browser's socket cannot send headers. Ping is echoed and ready answered; the chat itself is not built yet,
 * until then messages are refused as invalid parameters. The sender is taken from the token.
 */
export function chatSocket({ app, services }: Routes, { silenceSeconds = SILENCE_SECONDS } = {}): void {
  app.get('/api/ws/chat', { websocket: true }, (socket, request) => {
    const token = tokenIn(request)
    const lang = langOf(request)
    const identify = () => services.identify(token, services.clock.now())
    const closeWhenSilent = () => setTimeout(() => fail(socket, 9, lang), silenceSeconds * 1000).unref()
    let silence = closeWhenSilent()
    socket.on('close', () => clearTimeout(silence))
    const broken = (error: unknown) => {
      request.log.error({ err: error }, 'chat socket')
      fail(socket, 500, lang)
      return false
    }
    // Frames are handled in order: those sent with the opening must not overtake the check of the token.
    let before = authorize(socket, lang, identify).catch(broken)
    socket.on('message', (data) => {
      clearTimeout(silence)
      silence = closeWhenSilent()
      before = before.then(async (admitted) => admitted && (await answer(socket, lang, String(data), identify))).catch(broken)
    })
  })
}

const tokenIn = (request: FastifyRequest): string =>
  String((request.query as { token?: string }).token ?? request.headers['x-access-token'] ?? '')

type Identify = () => Promise<unknown>

async function authorize(socket: WebSocket, lang: Lang, identify: Identify): Promise<boolean> {
  if (await identify()) return true
  fail(socket, 401, lang)
  return false
}

/** False ends the connection. */
async function answer(socket: WebSocket, lang: Lang, text: string, identify: Identify): Promise<boolean> {
  const parsed = frame.safeParse(parse(text))
  if (!parsed.success) {
    say(socket, 400, chatErrors[400][lang])
    return true
  }
  // The session may have ended since the socket opened.
  if (!(await identify())) {
    fail(socket, 7, lang)
    return false
  }
  if (parsed.data.code === MESSAGE) say(socket, 400, chatErrors[400][lang])
  else if (parsed.data.code === PING) say(socket, PING, parsed.data.message ?? '')
  else say(socket, parsed.data.code, { unread: [] })
  return true
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const say = (socket: WebSocket, code: number, message: unknown) => socket.send(JSON.stringify({ code, message }))

function fail(socket: WebSocket, code: ChatError, lang: Lang): void {
  say(socket, code, chatErrors[code][lang])
  socket.close(code === 9 ? 1000 : 1008)
}
