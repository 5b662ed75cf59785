import { createStore } from '../../../../platform/web/store.ts'
import type { ChatEvent } from './queries.ts'
import type { Outgoing, Recalled, Recalling } from './waiting.ts'

export interface Thread {
  events: readonly ChatEvent[]
  hasOlder: boolean
  /** How far the reader had come when it was loaded. */
  readSeq: number
}

interface Pointer {
  read: number
  delivered: number
}

/** What this page has of conversations: their events without a gap up to the newest, and what the server has not acknowledged. */
interface ChatState {
  threads: Readonly<Record<string, Thread>>
  outbox: readonly Outgoing[]
  recalling: readonly Recalling[]
  recalled: readonly Recalled[]
  /** How far members have come since their card was read, by conversation and account. */
  pointers: Readonly<Record<string, Readonly<Record<string, Pointer>>>>
  /** Accounts that are typing, by conversation. */
  typing: Readonly<Record<string, readonly string[]>>
}

export const nothing = (): ChatState => ({ threads: {}, outbox: [], recalling: [], recalled: [], pointers: {}, typing: {} })

export const chatState = createStore<ChatState>(nothing())

export const changeChat = (next: Partial<ChatState>): void => chatState.set({ ...chatState.get(), ...next })
