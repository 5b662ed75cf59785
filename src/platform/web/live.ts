import { useEffect } from 'react'
import { API_BASE, PAGE, sendCall } from './client.ts'
import { langStore, wireLang } from './lang.ts'
import { takeNews } from './news.ts'
import { FRESH_MS, queryClient } from './query.ts'
import { currentSession, onSessionEnd, onSessionStart, refreshSession } from './session.ts'
import { createStore, type Store } from './store.ts'

/**
 * The one socket of the workbench: news for open pages, and the frames of the chat (docs/requirements/conversation.md §1). It reconnects
 * by itself. Ready says for how long nothing was heard, and its answer what has changed since: that is read again.
 */
export interface LiveFrame {
  code: number | string
  message: unknown
}

const PING_MS = 20_000
const ANSWER_MS = 15_000
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 30_000
/** News that arrive together cause one refresh. */
const GATHER_MS = 200
const SESSION_OVER: readonly unknown[] = [7, 401]

type LiveState = 'off' | 'connecting' | 'on'
export const liveState: Store<LiveState> = createStore<LiveState>('off')

const listeners = new Set<(frame: LiveFrame) => void>()
let positions: () => Record<string, number> = () => ({})
let wanted = 0
/** Whose the connection is. */
let openedFor: string | null = null
let socket: WebSocket | null = null
let tries = 0
/** Since when news may be missing: what was shown before is read again. */
let heardAt = 0
let silence: ReturnType<typeof setTimeout> | undefined
let again: ReturnType<typeof setTimeout> | undefined
let gathering: ReturnType<typeof setTimeout> | undefined
const topics = new Set<string>()

/** Every frame that is not about the connection itself. Returns how to stop. */
export function onFrame(listener: (frame: LiveFrame) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** For the chat: the last event that it has of each conversation, sent with every ready. */
export function setPositions(read: () => Record<string, number>): void {
  positions = read
}

/** False if there is no connection: the caller keeps the frame. */
export function sendFrame(message: unknown): boolean {
  if (socket?.readyState !== WebSocket.OPEN || liveState.get() !== 'on') return false
  socket.send(JSON.stringify({ code: '2', message }))
  return true
}

/** Connected while a frame of the workbench is on screen. */
export function useLive(): void {
  useEffect(() => {
    // Without a connection a page shows what is at most that old.
    if (wanted === 0) heardAt = Math.max(heardAt, Date.now() - FRESH_MS)
    wanted++
    connect()
    return () => {
      wanted--
      // The next page of the workbench mounts at once; a portal page does not.
      setTimeout(() => wanted === 0 && disconnect(), 0)
    }
  }, [])
}

function connect(): void {
  clearTimeout(again)
  if (socket || wanted === 0 || !currentSession().token) return
  liveState.set('connecting')
  const { token } = currentSession()
  openedFor = token
  sendCall<{ ticket: string }>('POST /ws/chat/ticket', {}, { quiet: true }).then(
    ({ ticket }) => openedFor === token && open(ticket),
    () => retry(),
  )
}

function open(ticket: string): void {
  if (socket || wanted === 0) return
  const address = `${location.origin.replace('http', 'ws')}${API_BASE}/ws/chat`
  const opened = new WebSocket(`${address}?ticket=${ticket}&lang=${wireLang()}&page=${PAGE}`)
  socket = opened
  opened.onopen = () => {
    sayReady(opened)
    listen(opened)
  }
  opened.onmessage = ({ data }) => {
    listen(opened)
    take(opened, JSON.parse(String(data)) as LiveFrame)
  }
  opened.onclose = () => {
    if (socket !== opened) return
    socket = null
    clearTimeout(silence)
    retry()
  }
}

const sayReady = (to: WebSocket) => {
  const age = Math.max(0, Math.round(Date.now() - heardAt))
  to.send(JSON.stringify({ code: 1, message: { v: 2, at: positions(), age } }))
}

/** A ping after 20 seconds of silence; without an answer the connection is given up. */
function listen(to: WebSocket): void {
  clearTimeout(silence)
  silence = setTimeout(() => {
    if (to.readyState === WebSocket.OPEN) to.send('{"code":0}')
    silence = setTimeout(() => drop(to), ANSWER_MS)
  }, PING_MS)
}

/** Not waiting for the other side to agree: the network may be gone. */
function drop(from: WebSocket): void {
  if (leave(from)) retry()
}

/** False if another socket has taken its place already. */
function leave(from: WebSocket): boolean {
  from.onclose = null
  from.close()
  if (socket !== from) return false
  clearTimeout(silence)
  socket = null
  return true
}

function take(from: WebSocket, frame: LiveFrame): void {
  const { code, message } = frame
  heardAt = Date.now()
  if (code === 0) return
  if (SESSION_OVER.includes(code)) {
    leave(from)
    refreshSession()
    // Where another tab has not ended the session yet, the next ticket is refused, and the client ends it as with every 401.
    retry()
    return
  }
  const said = (message ?? {}) as { backInMs?: number; topic?: string; news?: string[] | null }
  if (code === 1 && said.backInMs !== undefined) {
    from.onclose = null
    socket = null
    again = setTimeout(connect, said.backInMs)
    return
  }
  if (code === 1) ready(said.news ?? null)
  if (code === 3 && said.topic) gather(said.topic)
  for (const listener of [...listeners]) listener(frame)
}

function ready(news: readonly string[] | null): void {
  tries = 0
  liveState.set('on')
  if (news === null) void queryClient.invalidateQueries()
  else if (news.length > 0) takeNews(news)
}

function gather(topic: string): void {
  topics.add(topic)
  if (gathering !== undefined) return
  gathering = setTimeout(() => {
    gathering = undefined
    const some = [...topics]
    topics.clear()
    takeNews(some)
  }, GATHER_MS)
}

/** With full jitter, so that many clients do not come back at the same moment. */
function retry(): void {
  if (wanted === 0 || !currentSession().token) {
    liveState.set('off')
    return
  }
  liveState.set('connecting')
  const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** tries++)
  clearTimeout(again)
  again = setTimeout(connect, Math.max(FIRST_PAUSE_MS, Math.random() * longest))
}

function disconnect(): void {
  clearTimeout(again)
  clearTimeout(silence)
  const left = socket
  socket = null
  tries = 0
  liveState.set('off')
  if (left) {
    left.onclose = null
    left.close()
  }
}

onSessionEnd(disconnect)
onSessionStart(({ token }) => {
  // Another tab has signed in as somebody else.
  if (socket && token !== openedFor) disconnect()
  heardAt = Date.now()
  connect()
})
// The language of a socket is that of its opening.
langStore.subscribe(() => {
  if (!socket) return
  disconnect()
  connect()
})
if (typeof window !== 'undefined') window.addEventListener('online', connect)
