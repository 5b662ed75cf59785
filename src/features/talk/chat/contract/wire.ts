import type { EventData, EventKind } from './conversation.ts'

/** Kinds of frames (source §4): `{code, message}`. NEWS is sent to our own client alone. */
export const PING = 0
export const READY = 1
export const MESSAGE = 2
export const NEWS = 3

/** The chat's error codes with both texts (source §8). */
export const chatErrors = {
  7: { cn: '登录状态刷新失败', en: 'flush token error' },
  9: { cn: '连接超时', en: 'timeout' },
  400: { cn: '参数错误', en: 'parameter error' },
  401: { cn: '登录凭证错误', en: 'token error' },
  500: { cn: '服务器错误', en: 'server error' },
} as const
export type ChatError = keyof typeof chatErrors

/** A silent socket is closed with code 9 after this time. The client pings well within it. */
export const SILENCE_SECONDS = 60
/** Events in one page. */
export const PAGE_EVENTS = 50

/** A message or another event as every client reads it. The names of the first eight fields are the source's. */
export interface WireEvent {
  /** The conversation; for a client of the known family the other person, if it is a friend. */
  id: string
  type: '0' | '1'
  fromname: string
  username: string
  avatar: string
  content: string
  timestamp: number
  mine: boolean
  cid?: string
  seq: number
  kind: EventKind
  /** The account of the sender. */
  from: string
  replySeq?: number
  mentions?: string[]
  files?: WireFile[]
  recalled?: 'sender' | 'admin'
  /** The sender writes for the platform. */
  desk?: true
  data?: EventData[keyof EventData]
}

export interface WireFile {
  id: string
  url: string
  name: string
  size: number
  /** How long a voice message plays. */
  seconds?: number
}

export interface Unread {
  total: number
  /** Of these, messages that mention the reader. */
  mentions: number
  /** Conversations with something unread. */
  of: Record<string, { unread: number; mentions: number }>
}

/** What our own client receives in frames of code 1, "2" and 3. */
export type OwnFrame =
  /**
   * `gone`: conversations that the client has named and that it is not a member of any more. `news`: the features that have changed within
   * the age that it has named; null if all may have.
   */
  | {
      code: 1
      message: {
        v: 2
        me: string
        unread: Unread
        behind: { id: string; from: number; to: number }[]
        gone: string[]
        news: string[] | null
        serverTime: number
      }
    }
  /** The server is about to restart: connect again after so many milliseconds. */
  | { code: 1; message: { v: 2; backInMs: number } }
  | { code: '2'; message: WireEvent }
  /**
   * What comes next after an event that the client has. A client that has fewer asks again; numbers that are left out are not for it: it
   * was no member, or the month is over.
   */
  | { code: '2'; message: { do: 'page'; id: string; after: number; events: WireEvent[]; more: boolean } }
  /** The acknowledgement of a message that was stored before. */
  | { code: '2'; message: { do: 'known'; id: string; cid: string; seq: number; timestamp: number } }
  | { code: '2'; message: { do: 'read' | 'delivered'; id: string; from: string; seq: number } }
  | { code: '2'; message: { do: 'typing'; id: string; from: string } }
  | { code: '2'; message: { do: 'unread' } & Unread }
  /** A message that is not stored (`cid`), one that is not recalled (`seq`), or something else that was asked for. */
  | { code: '2'; message: { do: 'refused'; cid?: string; id: string; seq?: number; error: string; text: string } }
  | { code: 3; message: { topic: string } }
