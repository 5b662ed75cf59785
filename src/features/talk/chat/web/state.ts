import { kept } from '../../../../platform/web/kept.ts'
import { currentLang } from '../../../../platform/web/lang.ts'
import { liveState, onFrame, sendFrame, setPositions } from '../../../../platform/web/live.ts'
import { onSessionEnd } from '../../../../platform/web/session.ts'
import { createStore } from '../../../../platform/web/store.ts'
import { toast } from '../../../../platform/web/toast.ts'
import type { UploadedFile } from '../../../../platform/web/ui/upload.ts'
import { RECALL_MINUTES, REWRITE_MINUTES } from '../../../../rules/constants.ts'
import type { OwnFrame } from '../contract/wire.ts'
import { type ChatEvent, call, refreshRead } from './queries.ts'
import { t } from './texts.ts'

/**
 * What this tab has of conversations: their events without a gap up to the newest, and the messages that the server has not acknowledged.
 * A message leaves the outbox by its acknowledgement alone, and a recall is asked for until it has happened or is refused; both outlive a
 * reload.
 */
export interface Outgoing {
  cid: string
  id: string
  content: string
  files: readonly UploadedFile[]
  /** The message that this one answers. */
  replySeq?: number
  mentions?: readonly string[]
  at: number
  /** Why it was refused. */
  failed: string | null
}

type Written = Pick<Outgoing, 'content' | 'files' | 'replySeq' | 'mentions'>

/** A message that is being recalled in this tab. */
interface Recalling {
  id: string
  seq: number
  at: number
}

/** A message that was recalled in this tab, for writing it again. */
interface Recalled extends Recalling {
  content: string
}

interface Thread {
  events: readonly ChatEvent[]
  hasOlder: boolean
}

interface Pointer {
  read: number
  delivered: number
}

interface ChatState {
  /** The caller's account; empty before the first connection. */
  me: string
  threads: Readonly<Record<string, Thread>>
  outbox: readonly Outgoing[]
  recalling: readonly Recalling[]
  recalled: readonly Recalled[]
  /** How far members have come since their card was read, by conversation and account. */
  pointers: Readonly<Record<string, Readonly<Record<string, Pointer>>>>
  /** Accounts that are typing, by conversation. */
  typing: Readonly<Record<string, readonly string[]>>
}

const OUTBOX = 'chat.outbox'
const DRAFTS = 'chat.draft.'
/** Of this tab, by conversation. */
const DRAFTS_HERE = 'chat.drafts'
const RECALLING = 'chat.recalling'
const RECALLED = 'chat.recalled'
/** What could not be sent for a day is not sent by itself any more. */
const OUTBOX_MS = 24 * 60 * 60_000
const PAGE = 50
const GATHER_MS = 200
/** The server lets a person send ten messages in five seconds. */
const RETRY_MS = 5_000
/** Somebody who goes on typing says so again, and nobody is shown as typing for longer. */
const SAY_TYPING_MS = 3_000
const TYPING_MS = 5_000

const isOld = (one: Outgoing): boolean => one.failed === null && Date.now() - one.at >= OUTBOX_MS
/** It stays, for its writer to decide about. */
const aged = (one: Outgoing): Outgoing => (isOld(one) ? { ...one, failed: t.pick(currentLang()).tooOld } : one)
const mayBeRewritten = (one: Recalled): boolean => Date.now() - one.at < REWRITE_MINUTES * 60_000
const nothing = (): ChatState => ({ me: '', threads: {}, outbox: [], recalling: [], recalled: [], pointers: {}, typing: {} })

export const chatState = createStore<ChatState>({
  ...nothing(),
  outbox: (kept.session.read<Outgoing[]>(OUTBOX) ?? []).map(aged),
  recalling: kept.session.read<Recalling[]>(RECALLING) ?? [],
  recalled: (kept.session.read<Recalled[]>(RECALLED) ?? []).filter(mayBeRewritten),
})

const change = (next: Partial<ChatState>): void => chatState.set({ ...chatState.get(), ...next })

function setOutbox(outbox: readonly Outgoing[]): void {
  change({ outbox })
  kept.session.write(OUTBOX, outbox)
  for (const [id, cid] of underway) if (!outbox.some((one) => one.cid === cid && one.failed === null)) underway.delete(id)
}

function setRecalling(recalling: readonly Recalling[]): void {
  change({ recalling })
  kept.session.write(RECALLING, recalling)
}

const draftsHere = () => kept.session.read<Record<string, string>>(DRAFTS_HERE) ?? {}
/** What this tab was writing; without that, what was last written in this browser. */
export const draftOf = (id: string): string => draftsHere()[id] ?? kept.local.get(DRAFTS + id) ?? ''

/** Two tabs may write in one conversation: what is sent from one leaves the draft of the other. */
export function keepDraft(id: string, text: string): void {
  const key = DRAFTS + id
  if (text !== '') kept.local.set(key, text)
  else if (kept.local.get(key) === draftOf(id)) kept.local.remove(key)
  kept.session.write(DRAFTS_HERE, { ...draftsHere(), [id]: text })
}

onSessionEnd(() => {
  endRound()
  underway.clear()
  chatState.set(nothing())
  kept.session.remove(OUTBOX, RECALLING, RECALLED, DRAFTS_HERE)
})

// ── Sending ──

/** The message of a conversation that the server has not answered yet. The next one waits for its answer, so that none overtakes. */
const underway = new Map<string, string>()

const isSent = ({ id, cid, content, files, replySeq, mentions }: Outgoing): boolean =>
  sendFrame({ id, cid, content, fileIds: files.map((file) => file.id), replySeq, mentions })

export function sendMessage(id: string, written: Written): void {
  const message: Outgoing = { ...written, cid: crypto.randomUUID(), id, at: Date.now(), failed: null }
  setOutbox([...chatState.get().outbox, message])
  sendOutbox()
}

/** The first of each conversation, in the order of writing; nothing while the server has asked to wait. */
function sendOutbox(): void {
  if (chatState.get().outbox.some(isOld)) setOutbox(chatState.get().outbox.map(aged))
  if (nextRound !== undefined) return
  for (const message of chatState.get().outbox)
    if (message.failed === null && !underway.has(message.id) && isSent(message)) underway.set(message.id, message.cid)
}

export function resend(cid: string): void {
  const { outbox } = chatState.get()
  setOutbox(outbox.map((one) => (one.cid === cid ? { ...one, at: Date.now(), failed: null } : one)))
  sendOutbox()
}

export function discard(cid: string): void {
  setOutbox(chatState.get().outbox.filter((one) => one.cid !== cid))
  sendOutbox()
}

/** Its text stays in this tab for some minutes, so that it can be written again. */
export function recall({ id, seq, content }: ChatEvent): void {
  const at = Date.now()
  setRecalling([...chatState.get().recalling, { id, seq, at }])
  sendFrame({ do: 'recall', id, seq })
  if (content === '') return
  const recalled = [...chatState.get().recalled.filter(mayBeRewritten), { id, seq, content, at }]
  change({ recalled })
  kept.session.write(RECALLED, recalled)
}

/** Asks again for recalls without an answer. One that is too late by now is asked for once more: the server says so. */
function sendRecalls(): void {
  const { recalling } = chatState.get()
  for (const { id, seq } of recalling) sendFrame({ do: 'recall', id, seq })
  setRecalling(recalling.filter((one) => Date.now() - one.at < RECALL_MINUTES * 60_000))
}

export const isRecalling = (id: string, seq: unknown): boolean => chatState.get().recalling.some((one) => one.id === id && one.seq === seq)

function endRecall(id: string, seq: unknown): void {
  if (isRecalling(id, seq)) setRecalling(chatState.get().recalling.filter((one) => one.id !== id || one.seq !== seq))
}

export const rewritable = (id: string, seq: number): string | null =>
  chatState.get().recalled.find((one) => one.id === id && one.seq === seq && mayBeRewritten(one))?.content ?? null

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
  const { events, more } = await call('GET /ws/chat/history', { id, size: PAGE }, { quiet: true })
  change({ threads: { ...chatState.get().threads, [id]: { events, hasOlder: more } } })
  sendFrame({ do: 'sync', id, seq: lastOf({ events, hasOlder: more }) })
}

export async function loadOlder(id: string): Promise<void> {
  const first = chatState.get().threads[id]?.events[0]?.seq
  if (first === undefined) return
  const { events, more } = await call('GET /ws/chat/history', { id, before: first, size: PAGE })
  const thread = chatState.get().threads[id]
  // Another load was faster.
  if (!thread || thread.events[0]?.seq !== first) return
  change({ threads: { ...chatState.get().threads, [id]: { events: [...events, ...thread.events], hasOlder: more } } })
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

function addEvents(id: string, added: readonly ChatEvent[], isNext: boolean): void {
  const { threads, outbox } = chatState.get()
  const stored = new Set(added.flatMap((event) => (event.mine && event.cid ? [event.cid] : [])))
  if (outbox.some((one) => stored.has(one.cid))) {
    setOutbox(outbox.filter((one) => !stored.has(one.cid)))
    sendOutbox()
  }
  for (const { kind, data } of added) if (kind === 'recall') endRecall(id, data?.['seq'])
  const thread = threads[id]
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
  change({ threads: { ...chatState.get().threads, [id]: { ...thread, events } } })
}

function takeAway(events: ChatEvent[], { data }: ChatEvent): void {
  const at = events.findIndex((one) => one.seq === data?.['seq'])
  const erased = events[at]
  if (erased) events[at] = { ...erased, content: '', files: [], recalled: data?.['by'] === 'admin' ? 'admin' : 'sender' }
}

let gathering: ReturnType<typeof setTimeout> | undefined
const arrived = new Map<string, number>()

/** After some moments for all that has arrived: the list is read again, and the senders learn that it was delivered. */
function later(id: string, event?: ChatEvent): void {
  if (event && !event.mine) arrived.set(id, event.seq)
  if (gathering !== undefined) return
  gathering = setTimeout(() => {
    gathering = undefined
    for (const [to, seq] of arrived) sendFrame({ do: 'delivered', id: to, seq })
    arrived.clear()
    void refreshRead('GET /ws/chat/conversations')
  }, GATHER_MS)
}

function movePointer({ id, from, do: what, seq }: { id: string; from: string; do: 'read' | 'delivered'; seq: number }): void {
  const { pointers, me } = chatState.get()
  // The own pointer may have moved on another device: the list forgets a mark.
  if (from === me && what === 'read') later(id)
  const before = pointers[id]?.[from] ?? { read: 0, delivered: 0 }
  const after = { read: what === 'read' ? Math.max(seq, before.read) : before.read, delivered: Math.max(seq, before.delivered) }
  change({ pointers: { ...pointers, [id]: { ...pointers[id], [from]: after } } })
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
  if (isTyping || others.length < (typing[id]?.length ?? 0)) change({ typing: { ...typing, [id]: isTyping ? [...others, from] : others } })
}

function take({ code, message }: OwnFrame): void {
  if (code === 1 && 'unread' in message) {
    change({ me: message.me })
    endRound()
    underway.clear()
    sendOutbox()
    sendRecalls()
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

interface Refused {
  cid?: string
  id: string
  /** Of a message that is not recalled. */
  seq?: number
  error: string
  text: string
}

function refuse({ cid, id, seq, error, text }: Refused): void {
  // What a page asks for by itself is not worth a message.
  if (cid === undefined && seq === undefined) return
  if (error === 'chatTooFast' || error === 'unavailable') {
    if (underway.get(id) === cid) underway.delete(id)
    retryLater(cid === undefined)
    return
  }
  if (seq !== undefined) {
    endRecall(id, seq)
    toast.error(text)
    return
  }
  setOutbox(chatState.get().outbox.map((one) => (one.cid === cid ? { ...one, failed: text } : one)))
  sendOutbox()
}

/** Whether a recall was refused for now. What was, is sent again in the next round; until then no message is. */
let recallRefused = false
let nextRound: ReturnType<typeof setTimeout> | undefined

function retryLater(isRecall: boolean): void {
  if (isRecall) recallRefused = true
  nextRound ??= setTimeout(() => {
    const recalls = recallRefused
    endRound()
    if (liveState.get() !== 'on') return
    sendOutbox()
    if (recalls) sendRecalls()
  }, RETRY_MS)
}

/** With a new connection all is sent anyway. */
function endRound(): void {
  clearTimeout(nextRound)
  nextRound = undefined
  recallRefused = false
}

function forget(id: string): void {
  const { [id]: _, ...threads } = chatState.get().threads
  change({ threads })
}

setPositions(() => Object.fromEntries(Object.entries(chatState.get().threads).map(([id, thread]) => [id, lastOf(thread)])))
// What the socket sends after a ready of version 2 has the shape of the contract.
onFrame((frame) => take(frame as OwnFrame))
