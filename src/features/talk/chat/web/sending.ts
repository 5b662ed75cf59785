import { currentLang } from '../../../../platform/web/lang.ts'
import { liveState, sendFrame } from '../../../../platform/web/live.ts'
import { currentSession, onSessionEnd, onSessionStart } from '../../../../platform/web/session.ts'
import { toast } from '../../../../platform/web/toast.ts'
import { RECALL_MINUTES, REWRITE_MINUTES } from '../../../../rules/constants.ts'
import { changeChat, chatState, nothing } from './chat-store.ts'
import type { ChatEvent } from './queries.ts'
import { t } from './texts.ts'
import { keepWaiting, type Outgoing, openWaiting, type Recalled, type Recalling, type Waiting } from './waiting.ts'

/**
 * Messages and recalls that the server has not acknowledged. A message leaves the outbox by its acknowledgement alone, and a recall is
 * asked for until it has happened or is refused; both outlive the tab.
 */
type Written = Pick<Outgoing, 'content' | 'files' | 'replySeq' | 'mentions'>

/** What could not be sent for a day is not sent by itself any more. */
const OUTBOX_MS = 24 * 60 * 60_000
/** The server lets a person send ten messages in five seconds. */
const RETRY_MS = 5_000
/** What a browser can be expected to keep. */
const OUTBOX_MOST = { messages: 200, characters: 200_000 }

const isOld = (one: Outgoing): boolean => one.failed === null && Date.now() - one.at >= OUTBOX_MS
/** It stays, for its writer to decide about. */
const aged = (one: Outgoing): Outgoing => (isOld(one) ? { ...one, failed: t.pick(currentLang()).tooOld } : one)
const mayBeRewritten = (one: Recalled): boolean => Date.now() - one.at < REWRITE_MINUTES * 60_000

function keep(next: Partial<Waiting>): void {
  changeChat(next)
  const { outbox, recalling, recalled } = chatState.get()
  keepWaiting(currentSession().userInfo?.id ?? '', { outbox, recalling, recalled })
}

function setOutbox(outbox: readonly Outgoing[]): void {
  keep({ outbox })
  for (const [id, cid] of underway) if (!outbox.some((one) => one.cid === cid && one.failed === null)) underway.delete(id)
}

/** The message of a conversation that the server has not answered yet. The next one waits for its answer, so that none overtakes. */
const underway = new Map<string, string>()

const isSent = ({ id, cid, content, files, replySeq, mentions }: Outgoing): boolean =>
  sendFrame({ id, cid, content, fileIds: files.map((file) => file.id), replySeq, mentions })

/** False if so much waits already that it is not taken. */
export function sendMessage(id: string, written: Written): boolean {
  const { outbox } = chatState.get()
  const characters = outbox.reduce((sum, one) => sum + one.content.length, written.content.length)
  if (outbox.length >= OUTBOX_MOST.messages || characters > OUTBOX_MOST.characters) {
    toast.error(t.pick(currentLang()).outboxFull)
    return false
  }
  setOutbox([...outbox, { ...written, cid: crypto.randomUUID(), id, at: Date.now(), failed: null }])
  sendOutbox()
  return true
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

/** What it said stays for some minutes, so that it can be written again: files are kept by the server for a day. */
export function recall({ id, seq, content, files = [], replySeq }: ChatEvent): void {
  const at = Date.now()
  const { recalling, recalled } = chatState.get()
  keep({
    recalling: [...recalling, { id, seq, at }],
    recalled:
      content === '' && files.length === 0
        ? recalled
        : [...recalled.filter(mayBeRewritten), { id, seq, content, files, at, ...(replySeq !== undefined && { replySeq }) }],
  })
  sendFrame({ do: 'recall', id, seq })
}

/** Asks again for recalls without an answer. One that is too late by now is asked for once more: the server says so. */
function sendRecalls(): void {
  const { recalling } = chatState.get()
  if (recalling.length === 0) return
  for (const { id, seq } of recalling) sendFrame({ do: 'recall', id, seq })
  keep({ recalling: recalling.filter((one) => Date.now() - one.at < RECALL_MINUTES * 60_000) })
}

export const isRecalling = (id: string, seq: unknown): boolean => chatState.get().recalling.some((one) => one.id === id && one.seq === seq)

function endRecall(id: string, seq: unknown): void {
  const isOther = (one: Recalling) => one.id !== id || one.seq !== seq
  if (isRecalling(id, seq)) keep({ recalling: chatState.get().recalling.filter(isOther) })
}

export const rewritable = (id: string, seq: number): Recalled | null =>
  chatState.get().recalled.find((one) => one.id === id && one.seq === seq && mayBeRewritten(one)) ?? null

/** Everything again, after a connection. */
export function sendAll(): void {
  endRound()
  underway.clear()
  sendOutbox()
  sendRecalls()
}

/** What has arrived in a conversation: own messages leave the outbox, and recalls have happened. */
export function settle(id: string, added: readonly ChatEvent[]): void {
  const { outbox } = chatState.get()
  const stored = new Set(added.flatMap((event) => (event.mine && event.cid ? [event.cid] : [])))
  if (outbox.some((one) => stored.has(one.cid))) {
    setOutbox(outbox.filter((one) => !stored.has(one.cid)))
    sendOutbox()
  }
  for (const { kind, data } of added) if (kind === 'recall') endRecall(id, data?.['seq'])
}

interface Refused {
  cid?: string
  id: string
  /** Of a message that is not recalled. */
  seq?: number
  error: string
  text: string
}

export function refuse({ cid, id, seq, error, text }: Refused): void {
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

/** What another page of this account has left, in the order of writing. */
function take(left: Waiting): void {
  const { outbox, recalling, recalled } = chatState.get()
  const known = new Set(outbox.map((one) => one.cid))
  const added = left.outbox.filter((one) => !known.has(one.cid)).map(aged)
  keep({
    outbox: [...outbox, ...added].sort((a, b) => a.at - b.at),
    recalling: [...recalling, ...left.recalling],
    recalled: [...recalled, ...left.recalled].filter(mayBeRewritten),
  })
  sendOutbox()
  sendRecalls()
}

let owner = ''

function begin(): void {
  const account = currentSession().userInfo?.id ?? ''
  underway.clear()
  // Another tab may have signed in as somebody else.
  if (account !== owner) chatState.set(nothing())
  owner = account
  changeChat({ outbox: [], recalling: [], recalled: [] })
  take(openWaiting(take))
}

onSessionStart(begin)
onSessionEnd(() => {
  endRound()
  underway.clear()
  changeChat({ outbox: [], recalling: [], recalled: [] })
})
if (typeof window !== 'undefined') begin()
