import { plural, texts } from '../../../../platform/contract/texts.ts'
import { loadChunk } from '../../../../platform/web/chunk.ts'
import { PAGE } from '../../../../platform/web/client.ts'
import { kept } from '../../../../platform/web/kept.ts'
import { currentLang } from '../../../../platform/web/lang.ts'
import { beforeLogout } from '../../../../platform/web/logout.ts'
import { isOwnKey, ownKey } from '../../../../platform/web/own-keys.ts'
import { currentSession, onSessionStart } from '../../../../platform/web/session.ts'
import { confirm } from '../../../../platform/web/ui/ConfirmDialog.tsx'
import type { UploadedFile } from '../../../../platform/web/ui/upload.ts'

/** Small, since every page loads it: what waits is sent from whichever page of the workbench is opened next. */
const t = texts({
  title: { cn: '还有消息没有发出', en: 'Some messages have not been sent' },
  body: {
    cn: (count: number) => `退出后，${count} 条未发出的消息会被删除。`,
    en: (count: number) => `Signing out deletes ${plural(count, 'unsent message')}.`,
  },
  verb: { cn: '删除并退出', en: 'Delete and sign out' },
})

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

/** A message that is being recalled. */
export interface Recalling {
  id: string
  seq: number
  at: number
}

/** A message that was recalled, for writing it again. */
export interface Recalled extends Recalling {
  content: string
  files?: readonly UploadedFile[]
  replySeq?: number
}

/** What the server has not acknowledged. */
export interface Waiting {
  outbox: readonly Outgoing[]
  recalling: readonly Recalling[]
  recalled: readonly Recalled[]
}

const NAME = 'chat.waiting.'
/** What an account left here and did not come back for is deleted after this time. */
const LEFT_MS = 14 * 24 * 60 * 60_000
const nothing: Waiting = { outbox: [], recalling: [], recalled: [] }
const lockOf = (page: string): string => `chat.page.${page}`

/** The shape may be that of an older version, or of somebody who tries things out. */
function readWaiting(key: string): Waiting {
  const { outbox, recalling, recalled } = kept.local.read<Partial<Waiting>>(key) ?? {}
  const all = <T extends { id: string; at: number }>(list: readonly T[] | undefined): T[] =>
    Array.isArray(list) ? list.filter((one) => typeof one?.id === 'string' && typeof one.at === 'number') : []
  return {
    outbox: all(outbox).filter((one) => typeof one.cid === 'string' && typeof one.content === 'string' && Array.isArray(one.files)),
    recalling: all(recalling),
    recalled: all(recalled),
  }
}

/** Each page keeps its own, so that no two write the same key. */
export function keepWaiting(account: string, waiting: Waiting): void {
  const key = ownKey(account, NAME + PAGE)
  if (waiting.outbox.length + waiting.recalling.length + waiting.recalled.length === 0) kept.local.remove(key)
  else kept.local.write(key, waiting)
}

/** The pages of an account that have left something, as names of keys. */
const ownNames = (account: string): string[] => {
  const start = ownKey(account, NAME)
  return kept.local.keys().flatMap((key) => (key.startsWith(start) ? [NAME + key.slice(start.length)] : []))
}

const unsent = (account: string): number =>
  ownNames(account).reduce((sum, name) => sum + readWaiting(ownKey(account, name)).outbox.length, 0)

const accountNow = (): string => currentSession().userInfo?.id ?? ''
const watched = new Set<string>()
let isHeld = false

/**
 * Hands over what other pages of the account have left, each once they are closed: a page holds a lock as long as it lives, so nothing is
 * sent by two. Without locks (a connection that is not secure) all is taken at once, and the server knows a message by its id.
 */
function takeOver(account: string, take: (left: Waiting) => void): void {
  for (const name of ownNames(account)) {
    const page = name.slice(NAME.length)
    const key = ownKey(account, name)
    if (page === PAGE || watched.has(key)) continue
    const hand = () => {
      watched.delete(key)
      if (accountNow() !== account) return
      const left = readWaiting(key)
      kept.local.remove(key)
      take(left)
    }
    watched.add(key)
    if (navigator.locks) void navigator.locks.request(lockOf(page), hand)
    else hand()
  }
}

/** What this page has of the messages that the signed-in account has not sent; `take` gets what others leave, now and later. */
export function openWaiting(take: (left: Waiting) => void): Waiting {
  const account = accountNow()
  if (account === '') return nothing
  if (!isHeld) {
    isHeld = true
    // Asks before signing out, which may be without a connection. If it does not come now, it is asked for when it is needed.
    import('../../../../platform/web/ui/ConfirmHost.tsx').catch(() => undefined)
    // For as long as the page lives.
    void navigator.locks?.request(lockOf(PAGE), () => new Promise(() => {}))
    window.addEventListener('storage', ({ key, newValue }) => {
      if (newValue !== null && key?.startsWith(ownKey(accountNow(), NAME))) takeOver(accountNow(), take)
    })
  }
  forgetLeft(account)
  takeOver(account, take)
  return readWaiting(ownKey(account, NAME + PAGE))
}

function forgetLeft(account: string): void {
  for (const key of kept.local.keys()) {
    if (!isOwnKey(key) || !key.includes(`:${NAME}`) || key.startsWith(ownKey(account, ''))) continue
    const { outbox } = readWaiting(key)
    if (outbox.every((one) => Date.now() - one.at > LEFT_MS)) kept.local.remove(key)
  }
}

/** The dialog is fetched when it is used first; without a connection the browser has one of its own. */
async function mayLogOut(): Promise<boolean> {
  const count = unsent(accountNow())
  if (count === 0) return true
  const s = t.pick(currentLang())
  const [title, body] = [s.title, s.body(count)]
  return loadChunk(() => import('../../../../platform/web/ui/ConfirmHost.tsx')).then(
    async () => !!(await confirm({ title, body, verb: s.verb, tone: 'bad' })),
    () => globalThis.confirm(`${title}\n${body}`),
  )
}

/** On a page without a conversation, what waits is sent too. */
function sendLeft(): void {
  const account = accountNow()
  if (account !== '' && unsent(account) > 0) void import('./state.ts')
}

if (typeof window !== 'undefined') {
  beforeLogout.ask = mayLogOut
  onSessionStart(sendLeft)
  setTimeout(sendLeft, 0)
}
