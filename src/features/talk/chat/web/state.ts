import { onFrame, sendFrame, setPositions } from '../../../../platform/web/live.ts'
import { queryClient } from '../../../../platform/web/query.ts'
import { currentSession, onSessionEnd } from '../../../../platform/web/session.ts'
import type { ConversationRow } from '../contract/calls.ts'
import type { OwnFrame } from '../contract/wire.ts'
import { changeChat, chatState, nothing, type Thread } from './chat-store.ts'
import { type ChatEvent, type Conversations, call, refreshRead } from './queries.ts'
import { discard, refuse, sendAll, settle } from './sending.ts'

const PAGE = 50
const GATHER_MS = 200
/** Somebody who goes on typing says so again, and nobody is shown as typing for longer. */
const SAY_TYPING_MS = 3_000
const TYPING_MS = 5_000

export const myId = (): string => currentSession().userInfo?.id ?? ''

onSessionEnd(() => chatState.set(nothing()))

const saidTyping = new Map<string, number>()
export function sayTyping(id: string): void {
  const now = Date.now()
  if (now - (saidTyping.get(id) ?? 0) < SAY_TYPING_MS) return
  saidTyping.set(id, now)
  sendFrame({ do: 'typing', id })
}

export const markRead = (id: string, seq: number): boolean => sendFrame({ do: 'read', id, seq })

// ── Reading ──

const lastOf = (thread: Thread | undefined): number => thread?.events.at(-1)?.seq ?? 0

/** The newest events; what arrives between this answer and the next frame is asked for by its position. */
export async function loadThread(id: string): Promise<void> {
  const { events, more, readSeq } = await call('GET /ws/chat/history', { id, size: PAGE }, { quiet: true })
  const thread = { events, hasOlder: more, readSeq }
  changeChat({ threads: { ...chatState.get().threads, [id]: thread } })
  sendFrame({ do: 'sync', id, seq: lastOf(thread) })
}

export async function loadOlder(id: string): Promise<void> {
  const first = chatState.get().threads[id]?.events[0]?.seq
  if (first === undefined) return
  const { events, more } = await call('GET /ws/chat/history', { id, before: first, size: PAGE })
  const thread = chatState.get().threads[id]
  // Another load was faster.
  if (!thread || thread.events[0]?.seq !== first) return
  changeChat({ threads: { ...chatState.get().threads, [id]: { ...thread, events: [...events, ...thread.events], hasOlder: more } } })
}

/** Loads older events until one is there. */
export async function loadUntil(id: string, seq: number): Promise<void> {
  for (;;) {
    const thread = chatState.get().threads[id]
    const first = thread?.events[0]?.seq ?? 0
    if (!thread?.hasOlder || first <= seq) return
    await loadOlder(id)
    if (chatState.get().threads[id]?.events[0]?.seq === first) return
  }
}

/** The first event that the reader has not read; 0 if there is none. Of what is not loaded only the place is known. */
export function firstUnread(id: string): number {
  const { threads, pointers } = chatState.get()
  const thread = threads[id]
  if (!thread) return 0
  const read = Math.max(thread.readSeq, pointers[id]?.[myId()]?.read ?? 0)
  const [first] = thread.events
  if (thread.hasOlder && first && first.seq > read + 1) return read + 1
  return thread.events.find((event) => event.seq > read && isNews(event))?.seq ?? 0
}

/** What counts as unread: a message of somebody else that is still there. */
export const isNews = ({ kind, mine, recalled }: ChatEvent): boolean => kind === 'message' && !mine && !recalled

function addEvents(id: string, added: readonly ChatEvent[], isNext: boolean): void {
  settle(id, added)
  const thread = chatState.get().threads[id]
  if (!thread) return
  const events = [...thread.events]
  for (const event of added) {
    const last = events.at(-1)?.seq ?? 0
    if (event.seq <= last) continue
    if (!isNext && last > 0 && event.seq > last + 1) {
      sendFrame({ do: 'sync', id, seq: last })
      break
    }
    events.push(event)
    if (event.kind === 'recall') takeAway(events, event)
  }
  changeChat({ threads: { ...chatState.get().threads, [id]: { ...thread, events } } })
}

function takeAway(events: ChatEvent[], { data }: ChatEvent): void {
  const at = events.findIndex((one) => one.seq === data?.['seq'])
  const erased = events[at]
  if (erased) events[at] = { ...erased, content: '', files: [], recalled: data?.['by'] === 'admin' ? 'admin' : 'sender' }
}

let gathering: ReturnType<typeof setTimeout> | undefined
const arrived = new Map<string, number>()
let isStale = false

/** After some moments for all that has arrived: the list is read again if it must be, and the senders learn that it was delivered. */
function later(id: string, event?: ChatEvent): void {
  if (event && !event.mine) arrived.set(id, event.seq)
  if (!event || !isPatched(id, event)) isStale = true
  if (gathering !== undefined) return
  gathering = setTimeout(() => {
    gathering = undefined
    for (const [to, seq] of arrived) sendFrame({ do: 'delivered', id: to, seq })
    arrived.clear()
    if (isStale) void refreshRead('GET /ws/chat/conversations')
    isStale = false
  }, GATHER_MS)
}

/**
 * Changes the row of a conversation in the lists that have it: the list of somebody with hundreds of conversations is long. False if one on
 * screen does not have it.
 */
function patchRow(id: string, next: (row: ConversationRow) => ConversationRow): boolean {
  let isInAll = true
  for (const query of queryClient.getQueryCache().findAll({ queryKey: ['chat', 'GET /ws/chat/conversations'] })) {
    const list = query.state.data as Conversations | undefined
    if (list?.records.some((row) => row.id === id)) {
      const records = list.records.map((row) => (row.id === id ? next(row) : row))
      records.sort((a, b) => Number(b.pinned) - Number(a.pinned) || Date.parse(b.time) - Date.parse(a.time))
      queryClient.setQueryData(query.queryKey, { ...list, records })
    } else if (query.isActive()) isInAll = false
    else query.invalidate()
  }
  return isInAll
}

/** A message is the last of its conversation; whatever else happens may change a name or a right. */
const isPatched = (id: string, event: ChatEvent): boolean =>
  (event.kind === 'message' || event.kind === 'recall') &&
  patchRow(id, (row) =>
    event.seq < row.lastSeq ? row : { ...row, lastSeq: event.seq, last: event, time: new Date(event.timestamp).toISOString() },
  )

function movePointer({ id, from, do: what, seq }: { id: string; from: string; do: 'read' | 'delivered'; seq: number }): void {
  const { pointers } = chatState.get()
  // The own pointer may have moved on another device: the list forgets a mark.
  if (from === myId() && what === 'read') patchRow(id, (row) => ({ ...row, readSeq: Math.max(row.readSeq, seq), markedUnread: false }))
  const before = pointers[id]?.[from] ?? { read: 0, delivered: 0 }
  const after = { read: what === 'read' ? Math.max(seq, before.read) : before.read, delivered: Math.max(seq, before.delivered) }
  changeChat({ pointers: { ...pointers, [id]: { ...pointers[id], [from]: after } } })
}

const typingEnds = new Map<string, ReturnType<typeof setTimeout>>()

function setTyping(id: string, from: string, isTyping: boolean): void {
  const key = `${id}:${from}`
  clearTimeout(typingEnds.get(key))
  typingEnds.delete(key)
  if (isTyping)
    typingEnds.set(
      key,
      setTimeout(() => setTyping(id, from, false), TYPING_MS),
    )
  const { typing } = chatState.get()
  const others = (typing[id] ?? []).filter((one) => one !== from)
  if (isTyping || others.length < (typing[id]?.length ?? 0))
    changeChat({ typing: { ...typing, [id]: isTyping ? [...others, from] : others } })
}

function take({ code, message }: OwnFrame): void {
  if (code === 1 && 'unread' in message) {
    // What waits belongs to the account of this page; another tab may have signed in as somebody else.
    if (message.me === myId()) sendAll()
    for (const id of message.gone) forget(id)
  }
  if (code !== '2') return
  if (!('do' in message)) {
    addEvents(message.id, [message], false)
    setTyping(message.id, message.from, false)
    later(message.id, message)
    if (message.kind !== 'message') void refreshRead('GET /ws/chat/card')
  } else if (message.do === 'page') {
    const thread = chatState.get().threads[message.id]
    if (message.after <= lastOf(thread)) addEvents(message.id, message.events, true)
    // It begins where somebody joined again, who was away when they left.
    else if (thread) sendFrame({ do: 'sync', id: message.id, seq: lastOf(thread) })
    later(message.id, message.events.at(-1))
  } else if (message.do === 'known') discard(message.cid)
  else if (message.do === 'read' || message.do === 'delivered') movePointer(message)
  else if (message.do === 'refused') refuse(message)
  else if (message.do === 'typing') setTyping(message.id, message.from, true)
}

function forget(id: string): void {
  const { [id]: _, ...threads } = chatState.get().threads
  changeChat({ threads })
}

setPositions(() => Object.fromEntries(Object.entries(chatState.get().threads).map(([id, thread]) => [id, lastOf(thread)])))
// What the socket sends after a ready of version 2 has the shape of the contract.
onFrame((frame) => take(frame as OwnFrame))
